"""The road in a crop: three spaces a row, low rows where it is empty, lanes where needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from render.caylus_common.road_grid import ARROW_GAP, ORIGIN_GAP
from render.kit import crop, highlights, layout
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.pen import BoxStyle
from render.kit.rect import Rect

HIGH_ROW_HEIGHT, LOW_ROW_HEIGHT = layout.CROP_TILE.h, 64
LANE_HEIGHT = 60
_ROW_GAP = 16
PER_ROW = len(layout.CROP_THREE)


@dataclass(frozen=True, slots=True)
class CropRoadPlan:
    """The spaces' boxes by number, the middle of each row's lane, and the bottom of the road."""

    spaces: dict[int, Rect]
    lanes: dict[int, float]
    bottom: int


def row_of(space: int) -> int:
    """Return the row of a space, counted from 0."""
    return (space - 1) // PER_ROW


def plan_road(last: int, busy: Callable[[int], bool], on_lane: Iterable[int]) -> CropRoadPlan:
    """Return where the spaces and lanes of the road are, up to the space ``last``.

    A row is tall if one of its spaces is ``busy``, and has a lane if something is ``on_lane``
    there.
    """
    needed = {row_of(space) for space in on_lane}
    found, lanes = dict[int, Rect](), dict[int, float]()
    y = crop.TOP
    for row in range(-(-last // PER_ROW)):
        spaces = range(row * PER_ROW + 1, min(last, (row + 1) * PER_ROW) + 1)
        tall = HIGH_ROW_HEIGHT if any(map(busy, spaces)) else LOW_ROW_HEIGHT
        for x, space in zip(layout.CROP_THREE, spaces, strict=False):
            found[space] = Rect(x, y, layout.CROP_TILE.w, tall)
        y += tall
        if row in needed:
            lanes[row] = y + LANE_HEIGHT / 2 + 6
            y += LANE_HEIGHT
        y += _ROW_GAP
    return CropRoadPlan(found, lanes, y)


def spaces_between(start: int, end: int) -> Iterable[int]:
    """Return the spaces between two, in ascending order."""
    return range(min(start, end), max(start, end) + 1)


def draw_lane(canvas: Canvas, y: float, left: float, right: float, stop: float | None) -> None:
    """Draw the road under a row of a crop, travelled up to ``stop``, if at all."""
    canvas.box(left - 3, y - 19, right - left + 6, 38, BoxStyle(19, "ink3"))
    canvas.box(left, y - 16, right - left, 32, BoxStyle(16, "roadfar"), on="ink3")
    if stop is not None:
        canvas.box(left, y - 16, stop - left, 32, BoxStyle(16, "road"), on="roadfar")


class CropMove(NamedTuple):
    """A move on the rows of a crop, from a row and an ``x`` to another.

    The arrowhead stops ``gap`` before the end.
    """

    start: tuple[int, float]
    end: tuple[int, float]
    gap: float = ARROW_GAP
    recency: Recency = Recency.LATEST_TURN


def draw_move(
    canvas: Canvas, y: float, row: int, move: CropMove, edges: tuple[float, float]
) -> None:
    """Draw the part of a move that lies on one row of a crop.

    All rows of a crop run to the right, so a move leaves one row at an edge and enters the next
    one at the other.
    """
    (first, here), (last, there) = move.start, move.end
    if min(first, last) <= row <= max(first, last):
        left, right = (edges[0] + 24, edges[1] - 24)[:: 1 if last >= first else -1]
        here, there = (here if row == first else left), (there if row == last else right)
        way = 1 if there > here else -1
        if row == first:
            canvas.put(highlights.origin_sprite(move.recency), here, y, None)
            here += ORIGIN_GAP * way
        if row == last:
            there -= move.gap * way
        if (there - here) * way > 24:
            highlights.draw_arrow(canvas, [(here, y), (there, y)], recency=move.recency)
