"""A view in, PNG bytes out. Painters reach the engine through its contract only."""

from render.kit.scene import BOARD, CHART, Painter, Scene, UnknownPart, parts_for
from render.registry import paint, paint_card, painted_games, painter

__all__ = [
    "BOARD",
    "CHART",
    "Painter",
    "Scene",
    "UnknownPart",
    "paint",
    "paint_card",
    "painted_games",
    "painter",
    "parts_for",
]
