"""The picture of In the Shadow of the Emperor: the board and its crops."""

from render.emperor.painter import PAINTER

__all__ = ["PAINTER"]
