"""Where the numbers and shields of the story stand on tiles."""

from __future__ import annotations

from render.kit import layout, tile_face
from render.kit.rect import Rect
from render.kit.story import Spot, way_from_below
from render.kit.tile_face import TileFace

_NUMBER_LEFT, _LINE_LEFT = 6, 24
"""Distances from the left edge of a tile of a number's middle, and of the end of a line."""
_SHIELD_LEFT = 50
"""Distance from there of a shield's middle: over the icon, beside the house that earned points."""

_NUMBER_BELOW, _SHIELD_BELOW = 24, 13
"""Distances of number and shield from the middle line of icon and house."""


def spot_of_tile(rect: Rect, face: TileFace) -> Spot:
    """Return the spot of a tile: the number on its left edge, the shield over its icon."""
    middle = rect.y + tile_face.middle_of(face, rect.size.h)
    number = rect.x + _NUMBER_LEFT, middle + _NUMBER_BELOW
    shield = rect.x + _SHIELD_LEFT + (rect.w - layout.TILE.w) / 2, middle + _SHIELD_BELOW
    return Spot(number, shield, way_from_below(rect.x + _LINE_LEFT, rect.bottom))


def spot_of_space(rect: Rect) -> Spot:
    """Return the spot of a space without a tile."""
    way = way_from_below(rect.x + _LINE_LEFT, rect.bottom)
    return Spot((rect.x + _NUMBER_LEFT, rect.cy), (rect.cx, rect.cy), way)
