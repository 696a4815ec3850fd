"""The picture of The Castles of Tuscany: the table and its crops."""

from render.tuscany.painter import PAINTER

__all__ = ["PAINTER"]
