"""The picture of The Castles of Tuscany: the table and its crops."""

from render.tuscany.painter import TuscanyPainter

PAINTER = TuscanyPainter()

__all__ = ["PAINTER", "TuscanyPainter"]
