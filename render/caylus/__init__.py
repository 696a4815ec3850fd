"""The pictures of Caylus: the board and its crops."""

from render.caylus.painter import PAINTER

__all__ = ["PAINTER"]
