"""Deciding ahead: plans for coming decisions, and what is done alone."""
