"""The pictures of Caylus 1303: the board and its crops."""

from render.caylus1303.painter import PAINTER

__all__ = ["PAINTER", "WARM_MILLISECONDS"]

WARM_MILLISECONDS = 25
"""Limit for rendering a board with warm caches on a quiet core; ``bot/bench/picture.py`` checks."""
