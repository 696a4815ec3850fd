"""The score chart: everybody's points round by round, the turning points marked."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.progress import Leap, Progress
from render.kit import changes, crop, layout, names, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.palette import text_on
from render.kit.pen import Pen, Point
from render.kit.scores import unknown
from render.kit.table import Table

_TOP, _BOTTOM = 46, 560
"""Of the plot, below the top of its panel."""
_HEIGHT = 624
_LEFT = 78
"""What the scale takes of its width."""
_NAMES_AT = 80
_LEAST_NAMES, _MOST_NAMES = 126, 194
"""Where the names begin beside it, and what room they have at least and at most."""
_MOST_TICKS = 12
_END_ROOM = 54
_LABEL_STEP = 92
"""How far apart the names at the ends of the lines are."""
_NAME = 24
_THICK = 6
_MARKER = 34
_DASHES: Mapping[str, tuple[float, ...]] = {
    "blue": (),
    "red": (26, 12),
    "green": (13, 10),
    "orange": (30, 12, 4, 12),
    "black": (5, 9),
}
"""On and off by colour, so that the lines differ without their colour."""


class _Plot(NamedTuple):
    """Where round and points stand on the page."""

    x: float
    y: float
    w: float
    low: int
    high: int
    steps: int

    def at(self, step: float, points: float) -> Point:
        """The point of a step along the axis, from 0."""
        across = self.w * step / max(1, self.steps)
        share = (points - self.low) / (self.high - self.low)
        return self.x + across, self.y + (_BOTTOM - _TOP) * (1 - share)


def part(table: Table[Any]) -> Canvas:
    """The chart, or in one line why there is none yet."""
    progress = table.scene.progress
    page = crop.PANELS + (_HEIGHT if progress.drawable else 120) + crop.FOOT
    canvas = crop.page(table, table.words.say("picture-part-chart"), page)
    x, y, w = crop.LEFT, crop.PANELS, crop.WIDTH
    canvas.box(x, y, w, page - y - crop.FOOT, layout.PANEL_RADIUS, "tile", "line", 3, shadow=5)
    if not progress.drawable:
        said = table.words.say(f"picture-points-{'none' if progress.stands else unknown(table)}")
        canvas.text(x + 30, y + 60, said, 30, "ink2", on="tile", room=w - 60, least=22)
        return canvas
    columns = _columns(progress)
    room = _room_for_names(canvas, table)
    plot = _plot(columns, x, y, w - _NAMES_AT - room - 16)
    _draw_scale(canvas, plot, progress, table)
    for seat in _back_to_front(columns):
        line = [plot.at(step, scores[seat]) for step, scores in enumerate(columns)]
        _draw_line(canvas, line, table.colour(seat))
    _draw_leaps(canvas, plot, progress, table)
    _draw_ends(canvas, plot, columns[-1], table, room)
    return canvas


def _room_for_names(canvas: Canvas, table: Table[Any]) -> float:
    """As much as the longest name needs, within limits."""
    named = [table.name(seat) for seat in range(len(table.scores))]
    longest = max(canvas.text_width(name, _NAME, "black") for name in named)
    return min(_MOST_NAMES, max(_LEAST_NAMES, math.ceil(longest)))


def _columns(progress: Progress) -> list[tuple[int, ...]]:
    """The points at every step of the axis."""
    found = [stand.scores for stand in progress.stands]
    return [*found, progress.final] if progress.final is not None else found


def _plot(columns: Sequence[Sequence[int]], x: float, y: float, w: float) -> _Plot:
    every = [points for scores in columns for points in scores]
    unit = _unit(max(every) - min(0, *every))
    low = math.floor(min(0, *every) / unit) * unit
    high = max(low + unit, math.ceil(max(every) / unit) * unit)
    return _Plot(x + _LEFT, y + _TOP, w - _LEFT, low, high, len(columns) - 1)


def _unit(span: int) -> int:
    """The distance of the lines of the scale: 1, 2 or 5 of a power of ten, about five of them."""
    size: float = 10.0 ** math.floor(math.log10(max(5, span) / 5))
    return int(next(size * step for step in (1, 2, 5, 10) if size * step * 6 >= span))


def _back_to_front(columns: Sequence[Sequence[int]]) -> list[int]:
    """The one with most points is drawn last."""
    return sorted(range(len(columns[-1])), key=lambda seat: columns[-1][seat])


def _draw_scale(canvas: Canvas, plot: _Plot, progress: Progress, table: Table[Any]) -> None:
    """Lines and numbers of the points, the rounds below."""
    unit = _unit(plot.high - plot.low)
    for points in range(plot.low, plot.high + 1, unit):
        x, y = plot.at(0, points)
        canvas.fill(x, y - 1, plot.w, 4 if points == 0 else 2, "road" if points == 0 else "line")
        said = changes.minus(points)
        canvas.text(x - 14, y, said, 28, "ink2", align="r", on="tile")
    every = -(-len(progress.stands) // _MOST_TICKS)
    for step, said in _ticks(progress, every, table, plot.w / plot.steps):
        x, y = plot.at(step, plot.low)
        canvas.text(x, y + 32, said, 28, "ink2", align="m", on="tile")


def _ticks(
    progress: Progress, every: int, table: Table[Any], pitch: float
) -> Iterator[tuple[int, str]]:
    """Every so many-th round as far as there is room, and the end behind the last one."""
    last = len(progress.stands) - 1
    for step, stand in enumerate(progress.stands):
        crowded = progress.final is not None and (last + 1 - step) * pitch < _END_ROOM
        if stand.round and stand.round % every == 0 and not crowded:
            yield step, str(stand.round)
    if progress.final is not None:
        yield last + 1, table.words.say("picture-chart-end")


def _draw_line(canvas: Canvas, points: Sequence[Point], colour: str) -> None:
    """A player's line on a light edge that sets it off from those it crosses."""
    left, top = math.floor(points[0][0]) - 8, math.floor(min(y for _, y in points)) - 8
    right, bottom = math.ceil(points[-1][0]) + 8, math.ceil(max(y for _, y in points)) + 8
    pen = Pen(left, top, right, bottom)
    pen.line(points, "tile", _THICK + 4)
    for stretch in _dashed(points, _DASHES[colour]):
        if colour == "orange":
            pen.line(stretch, "ink", _THICK + 2)
            pen.line(stretch, colour, _THICK - 1)
        else:
            pen.line(stretch, colour, _THICK)
    canvas.put(pen.sprite(), 0, 0, None)
    canvas.note("line", colour, (left, top, right, bottom))


def _dashed(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """A path in stretches that are on, by lengths on and off in turn; whole without a pattern."""
    if not pattern:
        yield list(points)
        return
    turn, left = 0, pattern[0]
    stretch = [points[0]]
    for (x0, y0), (x1, y1) in pairwise(points):
        length, done = math.dist((x0, y0), (x1, y1)), 0.0
        while length - done > left:
            done += left
            here = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if turn % 2 == 0:
                yield [*stretch, here]
            turn += 1
            left, stretch = pattern[turn % len(pattern)], [here]
        left -= length - done
        stretch.append((x1, y1))
    if turn % 2 == 0:
        yield stretch


def _draw_leaps(canvas: Canvas, plot: _Plot, progress: Progress, table: Table[Any]) -> None:
    """Where somebody's points changed most: the player's marker, by how much above it."""
    steps = {stand.round: step for step, stand in enumerate(progress.stands)}
    leaps = _summed(progress.leaps)
    spots = [
        plot.at(steps[leap.round], progress.stands[steps[leap.round]].scores[leap.seat])
        for leap in leaps
    ]
    for leap, (x, y) in zip(leaps, spots, strict=True):
        canvas.put(tokens.label(table.colour(leap.seat), _MARKER), x, y, None)
    taken = [(x, y, float(_MARKER)) for x, y in spots]
    for leap, (x, y) in zip(leaps, spots, strict=True):
        taken.append(_draw_gain(canvas, x, y, leap, taken, table))


def _draw_gain(
    canvas: Canvas,
    x: float,
    y: float,
    leap: Leap,
    taken: Sequence[tuple[float, float, float]],
    table: Table[Any],
) -> tuple[float, float, float]:
    """A turning point's points on the player's colour, at the next free place above or below."""
    said, colour = changes.signed(leap.gain), table.colour(leap.seat)
    w = canvas.text_width(said, 26, "black") + 22

    def free(cy: float) -> bool:
        near = (abs(cy - ty) < 37 and abs(x - tx) < (w + tw) / 2 for tx, ty, tw in taken)
        return cy >= crop.PANELS + 24 and not any(near)

    heights = [*(y - 40 - 6 * i for i in range(30)), *(y + 40 + 6 * i for i in range(60))]
    cy = next(filter(free, heights))
    canvas.box(x - w / 2, cy - 18, w, 36, 12, colour, "ink", 3, on=None)
    canvas.text(x, cy, said, 26, text_on(colour), "black", align="m", on=colour)
    canvas.note("leap", said, (x - w / 2, cy - 18, x + w / 2, cy + 18))
    return x, cy, w


def _summed(leaps: Sequence[Leap]) -> list[Leap]:
    """One turning point a player and round."""
    found: dict[tuple[int, int], int] = {}
    for round_, seat, gain in leaps:
        found[round_, seat] = found.get((round_, seat), 0) + gain
    return [Leap(round_, seat, gain) for (round_, seat), gain in found.items()]


def _draw_ends(
    canvas: Canvas, plot: _Plot, scores: Sequence[int], table: Table[Any], room: float
) -> None:
    """Token, points and name at the end of every line, apart from each other."""
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], table.ranks[seat]))
    wanted = [plot.at(plot.steps, scores[seat])[1] for seat in order]
    x = plot.x + plot.w
    for seat, y, end in zip(order, _spread(wanted, plot), wanted, strict=True):
        _draw_lead(canvas, (x + 10, end), (x + 26, y))
        canvas.put(tokens.label(table.colour(seat), 42), x + 50, y, "tile")
        said = changes.minus(scores[seat])
        span = canvas.text(x + _NAMES_AT, y - 11, said, 40, style="black", on="tile")
        if table.won(seat):
            canvas.put(icon("laurels", 34, "vp"), x + _NAMES_AT + span + 26, y - 11, "tile")
        _draw_name(canvas, x + _NAMES_AT, y, table.name(seat), room)


def _draw_name(canvas: Canvas, x: float, y: float, name: str, room: float) -> None:
    """Below the points, in one line or two."""
    middle = y + (22 if canvas.text_width(name, _NAME, "black") <= room else 34)
    names.person(canvas, x, middle, name, _NAME, room, colour="ink2", paired=_NAME)


def _spread(wanted: Sequence[float], plot: _Plot) -> list[float]:
    """The heights nearest to those wanted, in the same order and a step apart, on the panel."""
    step = min(_LABEL_STEP, (_BOTTOM - _TOP + 40) / max(1, len(wanted)))
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + step) if found else max(y, plot.y - 4))
    limit = plot.y + (_BOTTOM - _TOP) + 10
    for i in range(len(found) - 1, -1, -1):
        found[i] = min(found[i], limit)
        limit = found[i] - step
    return found


def _draw_lead(canvas: Canvas, start: Point, end: Point) -> None:
    """The thin line from the end of a line to its name."""
    top, bottom = math.floor(min(start[1], end[1])) - 3, math.ceil(max(start[1], end[1])) + 3
    pen = Pen(math.floor(start[0]) - 2, top, math.ceil(end[0]) + 2, bottom)
    pen.line([start, end], "line", 3)
    canvas.put(pen.sprite(), 0, 0, "tile")
