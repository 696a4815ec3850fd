"""Conditional moves: written by a player, made when the question comes."""
