"""The pictures of The Castles of Tuscany: the board and its crops."""

from render.tuscany.painter import PAINTER

__all__ = ["PAINTER"]
