"""Where the numbers and shields of the story stand on tiles and spaces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from render.kit import tile_face
from render.kit.pen import Point
from render.kit.rect import Rect
from render.kit.story import StoryAnchor, way_from_below
from render.kit.tile_face import TileFace

_NUMBER_X = 6
"""Middle of a number, from the left edge of its tile."""
_NUMBER_DOWN = 24
"""Distance of a number's middle below the middle of the icon and the house."""
_SHIELD_OVER_ICON = 34, 78
"""Middle of a shield over the icon, from the upper left corner of the tile."""
_SHIELD_INSET = 42
"""Middle of a shield from the right edge of a tile without places."""
_LINE_X = 24
"""Where a line to a tile ends, from the left edge of the tile."""


def anchor_of_tile(
    rect: Rect, face: TileFace, workers: Sequence[str | None], *, is_target: bool
) -> StoryAnchor:
    """Return the anchor of a tile: the number on its left edge, the shield where no worker is.

    If workers are on all places, or the free place ``is_target``, the shield is over the icon.
    """
    middle = rect.y + tile_face.middle_of(face, rect.size.h)
    number = rect.x + _NUMBER_X, middle + _NUMBER_DOWN
    x, y = _free_point(rect, face, workers, is_target=is_target) or _SHIELD_OVER_ICON
    way = way_from_below(rect.x + _LINE_X, rect.bottom)
    return StoryAnchor(number, (rect.x + x, rect.y + y), way)


def _free_point(
    rect: Rect, face: TileFace, workers: Sequence[str | None], *, is_target: bool
) -> Point | None:
    """Return where a shield covers nothing: the last free place, or ``None``.

    A tile without places is free in the middle of its right side. ``workers`` may be fewer than the
    places; the others are free.
    """
    places = tile_face.worker_places(face, rect.size)
    if not places:
        return rect.w - _SHIELD_INSET, tile_face.middle_of(face, rect.size.h)
    pairs = zip_longest(places, workers[: len(places)])
    free = [place for place, worker in pairs if worker is None]
    return free[-1] if free and not is_target else None


def anchor_of_space(rect: Rect) -> StoryAnchor:
    """Return the anchor of a space without a tile."""
    way = way_from_below(rect.x + _LINE_X, rect.bottom)
    return StoryAnchor((rect.x + _NUMBER_X, rect.cy), (rect.cx, rect.cy), way)
