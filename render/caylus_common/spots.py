"""Where the numbers and shields of the story stand on tiles."""

from __future__ import annotations

from render.kit import layout, tile_face
from render.kit.rect import Rect
from render.kit.story import Spot, way_from_below
from render.kit.tile_face import TileFace

_NUMBER_X = 6
"""Middle of a number, from the left edge of its tile."""
_NUMBER_DOWN = 24
"""Distance of a number's middle below the middle of the icon and the house."""
_SHIELD_X = 50
"""Middle of a shield, from the left edge of a tile: over the icon, beside the house."""
_SHIELD_DOWN = 13
"""Distance of a shield's middle below the middle of the icon and the house."""
_LINE_X = 24
"""Where a line to a tile ends, from the left edge of the tile."""


def spot_of_tile(rect: Rect, face: TileFace) -> Spot:
    """Return the spot of a tile: the number on its left edge, the shield over its icon."""
    middle = rect.y + tile_face.middle_of(face, rect.size.h)
    number = rect.x + _NUMBER_X, middle + _NUMBER_DOWN
    shield = rect.x + _SHIELD_X + (rect.w - layout.TILE.w) / 2, middle + _SHIELD_DOWN
    return Spot(number, shield, way_from_below(rect.x + _LINE_X, rect.bottom))


def spot_of_space(rect: Rect) -> Spot:
    """Return the spot of a space without a tile."""
    way = way_from_below(rect.x + _LINE_X, rect.bottom)
    return Spot((rect.x + _NUMBER_X, rect.cy), (rect.cx, rect.cy), way)
