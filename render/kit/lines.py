"""Line charts with one line per player: plot, dashes, and names at the ends or below."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from render.kit import crop, layout, names, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.names import NameStyle
from render.kit.palette import Colour
from render.kit.pen import Pen, Point
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, DETAIL, SUBHEADING

TOP, BOTTOM = 46, 560
"""Top and bottom of the plot, from the top of its panel."""
HEIGHT = 624
_LEFT = 78
"""Width of the scale."""
_NAMES_AT = 80
_MIN_NAMES, _MAX_NAMES = 126, 194
"""Minimum and maximum width of the names beside the plot."""
_LABEL_STEP, _BARE_STEP = 92, 56
"""Minimum distance between the end labels of two lines, with names and without."""
_NAME, _WORD = 24, 22
"""Size of names, and minimum size of a name of a single word."""
_ROW, _INDENT = 62, 24
"""Height of a row of names below the plot, and its margins."""
_NAME_IN_ROW = 46
"""Left edge of a name in its row, after the token."""
_THICK = 6
_TIED_OFFSET = 7
"""Vertical offset between tied players' lines."""
_DASHES: Mapping[str, tuple[float, ...]] = {
    "blue": (),
    "red": (26, 12),
    "green": (13, 10),
    "orange": (30, 12, 4, 12),
    "black": (5, 9),
}
"""Dash pattern by colour (on, off, ...), so that lines can be told apart without colour."""


class Plot(NamedTuple):
    """Position of the plot and range of its axes."""

    x: float
    y: float
    w: float
    low: float
    high: float
    steps: int

    def at(self, step: float, value: float) -> Point:
        """Return the point of a step (counted from 0) and a value."""
        across = self.w * step / max(1, self.steps)
        share = (value - self.low) / (self.high - self.low)
        return self.x + across, self.y + (BOTTOM - TOP) * (1 - share)


def page(model: BoardModel[Any], part: str, *, drawable: bool) -> Canvas:
    """Return the page with the panel of a chart, or a low panel if there is nothing to draw."""
    body = HEIGHT + _rows(model) * _ROW if drawable else 120
    height = crop.PANELS + body + crop.BOTTOM_MARGIN
    canvas = crop.page(model, model.words.say(f"picture-part-{part}"), height)
    x, y, w = crop.LEFT, crop.PANELS, crop.WIDTH
    canvas.box(
        x,
        y,
        w,
        height - y - crop.BOTTOM_MARGIN,
        layout.TILE_PANEL,
        shadow=5,
    )
    return canvas


def draw_reason(canvas: Canvas, label: str) -> None:
    """Draw one line of text in place of the chart."""
    x, y = crop.LEFT + 30, crop.PANELS + 60
    canvas.text(
        x,
        y,
        label,
        TextStyle(SUBHEADING, "ink2", min_size=DETAIL),
        on="tile",
        max_width=crop.WIDTH - 60,
    )


def room_for_names(canvas: Canvas, model: BoardModel[Any], least: float = _MIN_NAMES) -> float:
    """Return the width of the longest name, within limits; the minimum if names go below."""
    if _names_per_row(model):
        return least
    longest = max(canvas.text_width(name, _NAME, "black") for name in _named(model))
    return min(_MAX_NAMES, max(least, math.ceil(longest)))


def _named(model: BoardModel[Any]) -> list[str]:
    return [model.name(seat) for seat in range(len(model.scores))]


def _names_per_row(model: BoardModel[Any]) -> int:
    """Return the number of names in a row below the plot; 0 if all names fit beside it."""
    for count, room in ((0, _MAX_NAMES), (2, _room_in_row(2))):
        if all(_fits(name, room, model.language) for name in _named(model)):
            return count
    return 1


def _rows(model: BoardModel[Any]) -> int:
    count = _names_per_row(model)
    return -(-len(model.scores) // count) if count else 0


def _room_in_row(count: int) -> float:
    return (crop.WIDTH - 2 * _INDENT) / count - _NAME_IN_ROW - 8


def _fits(name: str, room: float, language: str) -> bool:
    """Return whether a name fits: a single word in one line, other names in two."""
    if names.break_points(name):
        return names.two_line_width(name, _NAME, language) <= room
    return text.width(name, _WORD, "black", language) <= room


def plot(room: float, low: float, high: float, steps: int) -> Plot:
    """Return the plot that remains beside names of the given width."""
    w = crop.WIDTH - _NAMES_AT - room - 16
    return Plot(crop.LEFT + _LEFT, crop.PANELS + TOP, w - _LEFT, low, high, steps)


def paths(plot: Plot, columns: Sequence[Sequence[float]]) -> list[list[Point]]:
    """Return each player's path; tied players' lines run side by side, around their value."""
    found = [list[Point]() for _ in columns[0]]
    for step, values in enumerate(columns):
        for value in set(values):
            seats = [seat for seat, other in enumerate(values) if other == value]
            x, y = plot.at(step, value)
            top = y - (len(seats) - 1) * _TIED_OFFSET / 2
            for i, seat in enumerate(seats):
                found[seat].append((x, top + i * _TIED_OFFSET))
    return found


def draw_line(canvas: Canvas, points: Sequence[Point], colour: str) -> None:
    """Draw a player's line with a light edge that sets it off from the lines it crosses."""
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
    canvas.record("line", colour, (left, top, right, bottom))


def _dashed(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    """Yield the visible segments of a path; without a pattern the whole path."""
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


def draw_ends(
    canvas: Canvas,
    plot: Plot,
    values: Sequence[float],
    label: Sequence[str],
    model: BoardModel[Any],
    room: float,
) -> None:
    """Draw token, value and name at the end of every line, without overlaps."""
    order = sorted(range(len(values)), key=lambda seat: (-values[seat], model.ranks[seat]))
    wanted = [plot.at(plot.steps, values[seat])[1] for seat in order]
    x, below = plot.x + plot.w, bool(_names_per_row(model))
    step, lift = (_BARE_STEP, 0) if below else (_LABEL_STEP, 11)
    for seat, y, end in zip(order, _spread(wanted, plot, step), wanted, strict=True):
        _draw_lead(canvas, (x + 10, end), (x + 26, y))
        canvas.put(tokens.label(model.colour(seat), 42), x + 50, y, "tile")
        span = canvas.text(
            x + _NAMES_AT, y - lift, label[seat], TextStyle(CODE, font="black"), on="tile"
        )
        if model.won(seat):
            canvas.put(icon("laurels", 34, "vp"), x + _NAMES_AT + span + 26, y - lift, "tile")
        if not below:
            _draw_name(canvas, x + _NAMES_AT, y, model.name(seat), room)
    if below:
        _draw_rows(canvas, order, model)


def _draw_name(canvas: Canvas, x: float, y: float, name: str, room: float) -> None:
    """Draw a name below its value, in one line or two."""
    pair = names.break_points(name) and canvas.text_width(name, _NAME, "black") > room
    middle = y + (34 if pair else 22)
    _draw_person(canvas, x, middle, name, room, "ink2")


def _draw_rows(canvas: Canvas, order: Sequence[int], model: BoardModel[Any]) -> None:
    """Draw names that are too long for the side of the plot below it, with their tokens."""
    count = _names_per_row(model)
    for i, seat in enumerate(order):
        x = crop.LEFT + _INDENT + i % count * (crop.WIDTH - 2 * _INDENT) / count
        y = crop.PANELS + HEIGHT + _ROW * (i // count + 0.5) - 10
        canvas.put(tokens.label(model.colour(seat), 34), x + 17, y, "tile")
        _draw_person(canvas, x + _NAME_IN_ROW, y, model.name(seat), _room_in_row(count), "ink")


def _draw_person(
    canvas: Canvas, x: float, y: float, name: str, room: float, colour: Colour
) -> None:
    name_style = NameStyle(_NAME, colour=colour, two_line_size=_NAME, single_word_size=_WORD)
    names.draw_player_name(canvas, x, y, name, name_style, room)


def back_to_front(values: Sequence[float]) -> list[int]:
    """Return the drawing order; the leader is painted last."""
    return sorted(range(len(values)), key=values.__getitem__)


def _spread(wanted: Sequence[float], plot: Plot, step: float) -> list[float]:
    """Move the wanted heights as little as needed to keep them a step apart, in order."""
    found: list[float] = []
    for y in wanted:
        found.append(max(y, found[-1] + step) if found else max(y, plot.y - 4))
    limit = plot.y + (BOTTOM - TOP) - 4
    for i in range(len(found) - 1, -1, -1):
        found[i] = min(found[i], limit)
        limit = found[i] - step
    return found


def _draw_lead(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw the thin line from the end of a line to its label."""
    top, bottom = math.floor(min(start[1], end[1])) - 3, math.ceil(max(start[1], end[1])) + 3
    pen = Pen(math.floor(start[0]) - 2, top, math.ceil(end[0]) + 2, bottom)
    pen.line([start, end], "line", 3)
    canvas.put(pen.sprite(), 0, 0, "tile")
