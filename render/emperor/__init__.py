"""The picture of In the Shadow of the Emperor: the board and its crops."""

from render.emperor.painter import PAINTER

__all__ = ["PAINTER", "WARM_MILLISECONDS"]

WARM_MILLISECONDS = 32
"""Limit for rendering a board with warm caches on a quiet core; ``bot/bench/picture.py`` checks."""
