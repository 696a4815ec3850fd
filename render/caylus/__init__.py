"""The pictures of Caylus: the board and its crops."""

from render.caylus.painter import PAINTER

__all__ = ["PAINTER", "WARM_MILLISECONDS"]

WARM_MILLISECONDS = 25
"""Limit for rendering a board with warm caches on a quiet core; ``bot/bench/picture.py`` checks."""
