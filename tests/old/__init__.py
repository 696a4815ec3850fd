"""Databases written by older releases, on which today's code continues the games."""
