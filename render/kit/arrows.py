"""The arrow from where a piece was to where it is now."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.highlights import Recency, background_of, rim_of
from render.kit.palette import Colour
from render.kit.pen import Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite

HEAD_REACH = 21
"""Distance from the middle of an arrow's head to its edges."""
_LINE_END_GAP = 8
"""Distance from the end of an arrow's line to the middle of its head."""


_HEAD_OUTLINE = ((0, 0.75), (2.45, 1), (-2.45, 1))
"""The tip and the two back corners of an arrow's head.

Each is given by its angle from the arrow's direction, in radians, and by its distance from the
middle of the head, as a share of the head's size.
"""


class _ArrowSizes(NamedTuple):
    """Sizes of an arrow: a bright line with a dark core, and the heads of both.

    ``line`` and ``core`` are half their widths. A head's size is the distance from its middle to
    its tip, times 4 / 3.
    """

    line: int
    core: int
    tail_radius: float
    line_head: int
    core_head: int


_ARROW = _ArrowSizes(line=8, core=3, tail_radius=8.5, line_head=29, core_head=20)
_FAINT_ARROW = _ArrowSizes(line=6, core=2, tail_radius=6.5, line_head=24, core_head=15)


def _arrow_sizes(recency: Recency) -> _ArrowSizes:
    return _FAINT_ARROW if recency.is_faint else _ARROW


def draw_arrow(
    canvas: Canvas, points: Sequence[Point], *, recency: Recency = Recency.LATEST_TURN
) -> None:
    """Draw an arrow along a path of horizontal and vertical segments, over whatever is there."""
    path = [(round(x), round(y)) for x, y in points]
    sizes = _arrow_sizes(recency)
    (x0, y0), (x1, y1) = path[-2:]
    direction = ((x1 > x0) - (x1 < x0), (y1 > y0) - (y1 < y0))
    canvas.put(_arrow_tail(recency), path[0], on=None)
    # The line ends before the tip, so that it does not show in front of the head.
    end = (x1 - _LINE_END_GAP * direction[0], y1 - _LINE_END_GAP * direction[1])
    line = [*path[:-1], end]
    _draw_segments(canvas, line, sizes.line, background_of(recency))
    canvas.put(_arrow_head(direction, recency), (x1, y1), on=None)
    _draw_segments(canvas, line, sizes.core, rim_of(recency))
    xs, ys = [x for x, _ in path], [y for _, y in path]
    kind = recency.fact_kind("arrow")
    canvas.record(kind, "", (min(xs), min(ys), max(xs), max(ys)))
    head = Rect.around(x1, y1, 2 * HEAD_REACH, 2 * HEAD_REACH)
    canvas.record(f"{kind}head", "", head.box, is_solid=True)


def _draw_segments(
    canvas: Canvas, path: Sequence[tuple[int, int]], half: int, colour: Colour
) -> None:
    for (x0, y0), (x1, y1) in pairwise(path):
        assert x0 == x1 or y0 == y1, "arrows have horizontal and vertical segments only"
        left, top = min(x0, x1) - half, min(y0, y1) - half
        canvas.fill(
            Rect(left, top, abs(x1 - x0) + 2 * half + 1, abs(y1 - y0) + 2 * half + 1), colour
        )


@lru_cache(maxsize=2)
def _arrow_tail(recency: Recency) -> Sprite:
    radius = _arrow_sizes(recency).tail_radius
    pen = Pen.square(math.ceil(radius))
    pen.disc(0, 0, radius, background_of(recency))
    return pen.sprite()


@lru_cache(maxsize=8)
def _arrow_head(direction: tuple[int, int], recency: Recency) -> Sprite:
    sizes = _arrow_sizes(recency)
    pen = Pen.square(sizes.line_head + 3)
    pen.poly(_head_corners(direction, sizes.line_head), background_of(recency))
    pen.poly(_head_corners(direction, sizes.core_head), rim_of(recency))
    return pen.sprite()


def _head_corners(direction: tuple[int, int], size: float) -> list[Point]:
    """Return the corners of an arrow's head around its middle: the tip, and the two at its back."""
    angle = math.atan2(direction[1], direction[0])
    return [
        (math.cos(angle + turn) * size * distance, math.sin(angle + turn) * size * distance)
        for turn, distance in _HEAD_OUTLINE
    ]
