"""Where the numbers and shields of the story stand on tiles."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import tile_face
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.story import Spot, way_from_below
from render.kit.tile_face import TileFace

_NUMBER_X = 6
"""Middle of a number, from the left edge of its tile."""
_NUMBER_DOWN = 24
"""Distance of a number's middle below the middle of the icon and the house."""
_OVER_ICON = 34, 78
"""Middle of a shield over the icon, from the upper left corner of the tile."""
_LAST_PLACE = 42
"""Middle of a shield from the right edge of a tile without workers."""
_LINE_X = 24
"""Where a line to a tile ends, from the left edge of the tile."""


def spot_of_tile(
    rect: Rect, face: TileFace, workers: Sequence[str | None], *, is_target: bool
) -> Spot:
    """Return the spot of a tile: the number on its left edge, the shield where no worker is.

    If workers are on all places, or the free one is a ``is_target``, the shield is over the icon.
    """
    middle = rect.y + tile_face.middle_of(face, rect.size.h)
    number = rect.x + _NUMBER_X, middle + _NUMBER_DOWN
    x, y = _free_place(rect, face, workers, is_target=is_target) or _OVER_ICON
    way = way_from_below(rect.x + _LINE_X, rect.bottom)
    return Spot(number, (rect.x + x, rect.y + y), way)


def _free_place(
    rect: Rect, face: TileFace, workers: Sequence[str | None], *, is_target: bool
) -> Point | None:
    """Return the last free place of a tile, or the middle of its right side if it has none."""
    places = tile_face.worker_places(face, rect.size)
    if not places:
        return rect.w - _LAST_PLACE, tile_face.middle_of(face, rect.size.h)
    taken = (*workers, *(None,) * len(places))
    free = [place for place, worker in zip(places, taken, strict=False) if worker is None]
    return free[-1] if free and not is_target else None


def spot_of_space(rect: Rect) -> Spot:
    """Return the spot of a space without a tile."""
    way = way_from_below(rect.x + _LINE_X, rect.bottom)
    return Spot((rect.x + _NUMBER_X, rect.cy), (rect.cx, rect.cy), way)
