"""The road in a crop: three spaces a row, low rows where it is empty, lanes where needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from render.kit import crop, layout

HIGH_ROW, LOW_ROW = layout.CROP_TILE[1], 64
LANE = 60
_GAP = 16
PER_ROW = len(layout.CROP_THREE)


@dataclass(frozen=True, slots=True)
class Space:
    """Position and height of a space of the road."""

    x: int
    y: int
    h: int


@dataclass(frozen=True, slots=True)
class CropRoadPlan:
    """The spaces by number, the middle of each row's lane, and the bottom of the road."""

    spaces: dict[int, Space]
    lanes: dict[int, float]
    bottom: int


def row_of(space: int) -> int:
    """Return the row of a space, counted from 0."""
    return (space - 1) // PER_ROW


def plan(last: int, busy: Callable[[int], bool], on_lane: Iterable[int]) -> CropRoadPlan:
    """Lay out the road up to the space ``last``.

    A row is tall if one of its spaces is ``busy``, and has a lane if something is ``on_lane``
    there.
    """
    needed = {row_of(space) for space in on_lane}
    found, lanes = dict[int, Space](), dict[int, float]()
    y = crop.TOP
    for row in range(-(-last // PER_ROW)):
        spaces = range(row * PER_ROW + 1, min(last, (row + 1) * PER_ROW) + 1)
        tall = HIGH_ROW if any(map(busy, spaces)) else LOW_ROW
        for x, space in zip(layout.CROP_THREE, spaces, strict=False):
            found[space] = Space(x, y, tall)
        y += tall
        if row in needed:
            lanes[row] = y + LANE / 2 + 6
            y += LANE
        y += _GAP
    return CropRoadPlan(found, lanes, y)


def between(start: int, end: int) -> Iterable[int]:
    """Return the spaces between two, in ascending order."""
    return range(min(start, end), max(start, end) + 1)
