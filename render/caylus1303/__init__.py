"""The pictures of Caylus 1303: the board and its crops."""

from render.caylus1303.painter import PAINTER

__all__ = ["PAINTER"]
