"""Posting what the tables have to announce."""
