"""The pictures of The Castles of Tuscany: the board and its crops."""

from render.tuscany.painter import PAINTER

__all__ = ["PAINTER", "WARM_MILLISECONDS"]

WARM_MILLISECONDS = 32
"""Limit for rendering a board with warm caches on a quiet core; ``bot/bench/picture.py`` checks."""
