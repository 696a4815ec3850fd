"""A view in, PNG bytes out. Painters reach the engine through its contract only."""

from render.registry import paint, painter
from render.scene import BOARD, Painter, Scene, UnknownPart

__all__ = ["BOARD", "Painter", "Scene", "UnknownPart", "paint", "painter"]
