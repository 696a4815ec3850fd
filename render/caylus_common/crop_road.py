"""The road in a crop: three spaces a row, with a lane below it where a marker stands or moves.

Rows without a tile are low.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import NamedTuple

from render.caylus_common.road_grid import ARROW_GAP, ORIGIN_GAP
from render.kit import arrows, crop, highlights, layout
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.pen import BoxStyle
from render.kit.rect import Rect

_HIGH_ROW_HEIGHT = layout.CROP_TILE.h
"""Height of a row with something on it."""
_LOW_ROW_HEIGHT = 64
"""Height of an empty row."""
_LANE_HEIGHT = 60
LANE_REACH = 10
"""How far a lane extends beyond the outer edges of its spaces."""
_LANE_BELOW = 6
"""Distance of the middle of a lane below that of its space."""
PER_ROW = len(layout.CROP_THREE)
"""Number of spaces in a row."""
_ROAD_WIDTH = 32
_ROAD_EDGE_WIDTH = 3
_MIN_ARROW_LENGTH = 24
_TURN_INSET = 24
"""Distance from the edge at which an arrow that continues on another row ends."""


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
    rects, lanes = dict[int, Rect](), dict[int, float]()
    y = crop.TOP
    for row in range(math.ceil(last / PER_ROW)):
        spaces = range(row * PER_ROW + 1, min(last, (row + 1) * PER_ROW) + 1)
        row_height = _HIGH_ROW_HEIGHT if any(map(busy, spaces)) else _LOW_ROW_HEIGHT
        for x, space in zip(layout.CROP_THREE, spaces, strict=False):
            rects[space] = Rect(x, y, layout.CROP_TILE.w, row_height)
        y += row_height
        if row in needed:
            lanes[row] = y + _LANE_HEIGHT / 2 + _LANE_BELOW
            y += _LANE_HEIGHT
        y += crop.TILE_GAP
    return CropRoadPlan(rects, lanes, y)


def spaces_from_to(start: int, end: int) -> Iterable[int]:
    """Return the spaces from one to another, both included, in ascending order."""
    return range(min(start, end), max(start, end) + 1)


def draw_lane(canvas: Canvas, y: float, left: float, right: float, stop: float | None) -> None:
    """Draw the road under a row of a crop; the part left of ``stop`` has been travelled, if any."""
    road = Rect(left, y - _ROAD_WIDTH / 2, right - left, _ROAD_WIDTH)
    radius = _ROAD_WIDTH / 2
    canvas.box(road.grown(_ROAD_EDGE_WIDTH), BoxStyle(radius + _ROAD_EDGE_WIDTH, "ink3"))
    canvas.box(road, BoxStyle(radius, "roadfar"), on="ink3")
    if stop is not None:
        canvas.box(road._replace(w=stop - left), BoxStyle(radius, "road"), on="roadfar")


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
    first_row, start_x = move.start
    last_row, end_x = move.end
    if min(first_row, last_row) <= row <= max(first_row, last_row):
        left, right = edges[0] + _TURN_INSET, edges[1] - _TURN_INSET
        enters_at, leaves_at = (left, right) if last_row >= first_row else (right, left)
        start_x = start_x if row == first_row else enters_at
        end_x = end_x if row == last_row else leaves_at
        direction = 1 if end_x > start_x else -1
        if row == first_row:
            canvas.put(highlights.origin_sprite(move.recency), (start_x, y), on=None)
            start_x += ORIGIN_GAP * direction
        if row == last_row:
            end_x -= move.gap * direction
        if (end_x - start_x) * direction > _MIN_ARROW_LENGTH:
            arrows.draw_arrow(canvas, [(start_x, y), (end_x, y)], recency=move.recency)
