"""A finished game, position by position."""
