"""Where the numbers and shields of the story stand on tiles."""

from __future__ import annotations

from render.kit import layout, tile_face
from render.kit.rect import Rect
from render.kit.story import Spot, from_below
from render.kit.tile_face import TileFace

_INSET, _FOOT = 6, 24
"""Distances from the left edge of a tile of a number's middle, and of the end of a line."""
_ICON = 50
"""Distance from there of a shield's middle: over the icon, beside the house that earned points."""


def spot_of_tile(x: float, y: float, face: TileFace, size: tuple[int, int]) -> Spot:
    """Return the spot of a tile: the number on its left edge, the shield over its icon."""
    (w, h), middle = size, y + tile_face.middle(face, size[1])
    shield = x + _ICON + (w - layout.TILE.w) / 2
    return Spot((x + _INSET, middle + 24), (shield, middle + 13), from_below(x + _FOOT, y + h))


def spot_of_space(rect: Rect) -> Spot:
    """Return the spot of a space without a tile."""
    x, y, w, h = rect
    return Spot((x + _INSET, y + h / 2), (x + w / 2, y + h / 2), from_below(x + _FOOT, y + h))
