"""Votes: questions to the table, with answers and an end."""
