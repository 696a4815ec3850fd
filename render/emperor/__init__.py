"""The picture of In the Shadow of the Emperor: the board and its crops."""

from render.emperor.painter import EmperorPainter

PAINTER = EmperorPainter()

__all__ = ["PAINTER", "EmperorPainter"]
