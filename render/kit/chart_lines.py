"""The lines of a line chart: dashes by player, and in turn where several lines coincide."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from render.kit.canvas import Canvas
from render.kit.line_chart import Plot
from render.kit.pen import Pen, Point

_LIGHT_EDGE_WIDTH = 2
"""Width of the light edge of a line."""
_LINE_MARGIN = 8
"""Margin around the points of a line for its width."""
_LINE_WIDTH = 6
_SHARED_DASH = 18
"""Length of a player's dashes where several lines coincide."""
_DASHES: Mapping[str, tuple[float, ...]] = {
    "blue": (),
    "red": (26, 12),
    "green": (13, 10),
    "orange": (30, 12, 4, 12),
    "black": (5, 9),
}
"""Dash pattern by colour (on, off, ...), so that lines can be told apart without colour."""


class Stretch(NamedTuple):
    """A part of a player's path: alone, or the same as the paths of other ``seats``."""

    points: list[Point]
    seats: tuple[int, ...]


def split_into_stretches(
    plot: Plot, columns: Sequence[Sequence[float]], seat: int
) -> list[Stretch]:
    """Return a player's path, cut where other lines begin or cease to coincide with it."""
    stretches = list[Stretch]()
    for step, (then, now) in enumerate(pairwise(columns)):
        pair = then[seat], now[seat]
        same = tuple(i for i, other in enumerate(zip(then, now, strict=True)) if other == pair)
        end = plot.at(step + 1, now[seat])
        if stretches and stretches[-1].seats == same:
            stretches[-1].points.append(end)
        else:
            stretches.append(Stretch([plot.at(step, then[seat]), end], same))
    return stretches


def draw_lines(
    canvas: Canvas, plot: Plot, columns: Sequence[Sequence[float]], colours: Sequence[str]
) -> None:
    """Draw all players' lines, the leader's last; coinciding stretches in alternating dashes."""
    order = _drawing_order(columns[-1])
    for seat in order:
        _draw_line(canvas, split_into_stretches(plot, columns, seat), seat, order, colours[seat])


def _draw_line(
    canvas: Canvas, parts: Sequence[Stretch], seat: int, order: Sequence[int], colour: str
) -> None:
    """Draw a player's line with a light edge that sets it off from the lines it crosses.

    The edge of a shared stretch belongs to the player in it who is drawn first.
    """
    points = [point for part in parts for point in part.points]
    left = math.floor(points[0][0]) - _LINE_MARGIN
    top = math.floor(min(y for _, y in points)) - _LINE_MARGIN
    right = math.ceil(points[-1][0]) + _LINE_MARGIN
    bottom = math.ceil(max(y for _, y in points)) + _LINE_MARGIN
    pen = Pen(left, top, right, bottom)
    for part in parts:
        if seat == min(part.seats, key=order.index):
            pen.line(part.points, "tile", _LINE_WIDTH + 2 * _LIGHT_EDGE_WIDTH)
    for part in parts:
        for dash in _dashes_of(part, seat, colour):
            if colour == "orange":
                pen.line(dash, "ink", _LINE_WIDTH + 2)
                pen.line(dash, colour, _LINE_WIDTH - 1)
            else:
                pen.line(dash, colour, _LINE_WIDTH)
    canvas.put(pen.sprite(), (0, 0), on=None)
    canvas.record("line", colour, (left, top, right, bottom))


def _dashes_of(part: Stretch, seat: int, colour: str) -> Iterator[list[Point]]:
    """Return a player's dashes: the colour's own pattern, or in turn with the others."""
    count = len(part.seats)
    if count == 1:
        return _cut_into_dashes(part.points, _DASHES[colour])
    pattern = (_SHARED_DASH, (count - 1) * _SHARED_DASH)
    return _cut_into_dashes(part.points, pattern, part.seats.index(seat) * _SHARED_DASH)


def _cut_into_dashes(
    points: Sequence[Point], pattern: Sequence[float], delay: float = 0
) -> Iterator[list[Point]]:
    """Yield the visible segments of a path, after a delay; without a pattern the whole path."""
    if not pattern:
        yield list(points)
        return
    turn, left = (1, delay) if delay else (0, pattern[0])
    stretch = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.dist((x0, y0), (x1, y1))
        done = 0.0
        while length - done > left:
            done += left
            here = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if turn % 2 == 0:
                yield [*stretch, here]
            turn += 1
            left = pattern[turn % len(pattern)]
            stretch = [here]
        left -= length - done
        stretch.append((x1, y1))
    if turn % 2 == 0:
        yield stretch


def _drawing_order(values: Sequence[float]) -> list[int]:
    """Return the drawing order; the leader is painted last."""
    return sorted(range(len(values)), key=values.__getitem__)
