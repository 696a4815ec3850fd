"""The picture of Caylus 1303: the board and its crops."""

from render.caylus1303.painter import Caylus1303Painter

PAINTER = Caylus1303Painter()

__all__ = ["PAINTER", "Caylus1303Painter"]
