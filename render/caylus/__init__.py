"""The picture of Caylus: the board and its crops."""

from render.caylus.painter import CaylusPainter

PAINTER = CaylusPainter()

__all__ = ["PAINTER", "CaylusPainter"]
