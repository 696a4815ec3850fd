"""Measure the strength of computer players: ``python -m tests.ladder``."""
