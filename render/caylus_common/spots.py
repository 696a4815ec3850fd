"""Where the numbers and shields of the story stand on tiles."""

from __future__ import annotations

from render.kit import layout, tile_face
from render.kit.rect import Rect
from render.kit.story import Spot, way_from_below
from render.kit.tile_face import TileFace

_INSET, _FOOT = 6, 24
"""Distances from the left edge of a tile of a number's middle, and of the end of a line."""
_ICON = 50
"""Distance from there of a shield's middle: over the icon, beside the house that earned points."""

_BELOW_ICON, _BELOW_HOUSE = 24, 13
"""Distances of number and shield from the middle line of icon and house."""


def spot_of_tile(rect: Rect, face: TileFace) -> Spot:
    """Return the spot of a tile: the number on its left edge, the shield over its icon."""
    middle = rect.y + tile_face.middle_of(face, rect.size.h)
    number = rect.x + _INSET, middle + _BELOW_ICON
    shield = rect.x + _ICON + (rect.w - layout.TILE.w) / 2, middle + _BELOW_HOUSE
    return Spot(number, shield, way_from_below(rect.x + _FOOT, rect.bottom))


def spot_of_space(rect: Rect) -> Spot:
    """Return the spot of a space without a tile."""
    way = way_from_below(rect.x + _FOOT, rect.bottom)
    return Spot((rect.x + _INSET, rect.cy), (rect.cx, rect.cy), way)
