"""Line charts with one line per player: page, plot, axis, and names at the ends or below."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from render.kit import crop, layout, names, text, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.palette import Colour
from render.kit.pen import Pen, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, DETAIL, NOTE, SUBHEADING

TOP = 46
"""Top of the plot, from the top of its panel."""
_BOTTOM = 560
"""Bottom of the plot, from the top of its panel."""
HEIGHT = 648
_SCALE_WIDTH = 78
"""Width of the scale on the left of the plot."""
_NAME_GAP_IN_ROW = 8
_NAMES_RIGHT_MARGIN = 16
_NAMES_INSET = 4
"""How far a name may extend above the plot, and must stay above its lower edge."""
_NAMES_LEFT = 80
"""Left edge of values and names, from the right edge of the plot."""
_MIN_NAMES_WIDTH = 126
"""Minimum width of the names beside the plot."""
_MAX_NAMES_WIDTH = 194
"""Maximum width of the names beside the plot."""
_LABEL_STEP = 92
"""Minimum distance between the end labels of two lines, with names."""
_BARE_STEP = 56
"""Minimum distance between the end labels of two lines, without names."""
_NAME_SIZE = 24
_MIN_WORD_SIZE = 22
"""Minimum size of a name of a single word."""
_NAME_ROW_HEIGHT = 62
"""Height of a row of names below the plot."""
_NAME_ROW_MARGIN = 24
"""Distance of the names below the plot from the sides of the panel."""
_NAME_LEFT_IN_ROW = 46
"""Left edge of a name in its row, after the token."""
_TICKS_MIDDLE = 32
"""Middle of the axis marks, below the plot."""
_CAPTION_MIDDLE = 64
"""Middle of the caption, below the plot."""
_NOTICE_HEIGHT = 120
"""Height of the panel with a notice in place of the chart."""
_NOTICE_INSET = 30
"""Distance of the notice from the sides of its panel."""
_TOKEN_SIZE = 42
_TOKEN_AFTER_PLOT = 50
"""Middle of the token at the end of a line, from the right edge of the plot."""
_LEADER_START = 10
"""Start of the thin line to that token, from the right edge of the plot."""
_LEADER_END = 26
_LEADER_WIDTH = 3
_VALUE_ABOVE_NAME = 11
"""How far a value is above the middle of its token, for the name below it."""
_LAUREL_SIZE = 34
_LAUREL_AFTER_VALUE = 26
"""Middle of a winner's laurel, from the end of the value."""
_NAME_BELOW = 22
"""Middle of a name in one line, below that of its token."""
_TWO_LINE_NAME_BELOW = 34
_SMALL_TOKEN_SIZE = 34
"""Size of a token in a row of names."""
_NAMES_RISE = 10
"""How far a row of names is above the middle of its height."""


class Plot(NamedTuple):
    """Position of the plot, range of its axes, and its height."""

    x: float
    y: float
    w: float
    low: float
    high: float
    steps: int
    h: float = _BOTTOM - TOP

    def at(self, step: float, value: float) -> Point:
        """Return the point of a step (counted from 0) and a value."""
        across = self.w * step / max(1, self.steps)
        share = (value - self.low) / (self.high - self.low)
        return self.x + across, self.y + self.h * (1 - share)


def new_page(model: BoardModel[Any], part: str, *, drawable: bool) -> Canvas:
    """Return the page with the panel of a chart, or a low panel if there is nothing to draw."""
    body = HEIGHT + _name_row_count(model) * _NAME_ROW_HEIGHT if drawable else _NOTICE_HEIGHT
    height = crop.PANELS_TOP + body + crop.BOTTOM_MARGIN
    canvas = crop.new_page(model, model.words.say(f"picture-part-{part}"), height)
    x, y, w = crop.LEFT, crop.PANELS_TOP, crop.WIDTH
    canvas.box(
        Rect(x, y, w, height - y - crop.BOTTOM_MARGIN), layout.TILE_PANEL, shadow=layout.SHADOW
    )
    return canvas


def draw_notice(canvas: Canvas, label: str) -> None:
    """Draw one line of text in place of the chart."""
    x, y = crop.LEFT + _NOTICE_INSET, crop.PANELS_TOP + _NOTICE_HEIGHT / 2
    style = TextStyle(SUBHEADING, "ink2", min_size=DETAIL)
    room = crop.WIDTH - 2 * _NOTICE_INSET
    canvas.text((x, y), label, style, on="tile", max_width=room)


def room_for_names(
    canvas: Canvas, model: BoardModel[Any], min_width: float = _MIN_NAMES_WIDTH
) -> float:
    """Return the width of the longest name, within limits; the minimum if names go below."""
    if _names_per_row(model):
        return min_width
    longest = max(canvas.text_width(name, _NAME_SIZE, "black") for name in _all_names(model))
    return min(_MAX_NAMES_WIDTH, max(min_width, math.ceil(longest)))


def _all_names(model: BoardModel[Any]) -> list[str]:
    return [model.name_of(seat) for seat in range(len(model.scores))]


def _names_per_row(model: BoardModel[Any]) -> int:
    """Return the number of names in a row below the plot; 0 if all names fit beside it."""
    for count, room in ((0, _MAX_NAMES_WIDTH), (2, _room_in_row(2))):
        if all(_fits(name, room, model.language) for name in _all_names(model)):
            return count
    return 1


def _name_row_count(model: BoardModel[Any]) -> int:
    count = _names_per_row(model)
    return math.ceil(len(model.scores) / count) if count else 0


def _room_in_row(count: int) -> float:
    return (crop.WIDTH - 2 * _NAME_ROW_MARGIN) / count - _NAME_LEFT_IN_ROW - _NAME_GAP_IN_ROW


def _fits(name: str, room: float, language: str) -> bool:
    """Return whether a name fits: a single word in one line, other names in two."""
    if names.find_break_points(name):
        return names.two_line_width(name, _NAME_SIZE, language) <= room
    return text.width_of(name, _MIN_WORD_SIZE, "black", language) <= room


def make_plot(
    room: float,
    low: float,
    high: float,
    steps: int,
    corner: Point = (crop.LEFT, crop.PANELS_TOP),
    height: float = HEIGHT,
) -> Plot:
    """Return the plot that remains beside names of the given width.

    ``corner`` is the top left corner of the chart's panel, ``height`` that of the panel.
    """
    x, y = corner[0] + _SCALE_WIDTH, corner[1] + TOP
    w = crop.WIDTH - _NAMES_LEFT - room - _NAMES_RIGHT_MARGIN - _SCALE_WIDTH
    return Plot(x, y, w, low, high, steps, height - HEIGHT + _BOTTOM - TOP)


def draw_tick(canvas: Canvas, plot: Plot, step: float, label: str) -> None:
    """Draw a mark of the axis below the plot."""
    x, y = plot.at(step, plot.low)
    canvas.text((x, y + _TICKS_MIDDLE), label, TextStyle(BODY, "ink2"), align="middle", on="tile")


def draw_caption(canvas: Canvas, plot: Plot, label: str) -> None:
    """Draw the caption of the axis, in the middle below its marks."""
    x, y = plot.x + plot.w / 2, plot.y + plot.h + _CAPTION_MIDDLE
    canvas.text((x, y), label, TextStyle(NOTE, "ink2"), align="middle", on="tile")


def draw_ends(
    canvas: Canvas,
    plot: Plot,
    values: Sequence[float],
    labels: Sequence[str],
    model: BoardModel[Any],
    room: float,
) -> None:
    """Draw token, value and name at the end of every line, without overlaps."""
    order = _seats_by_value(values, model)
    wanted = [plot.at(plot.steps, values[seat])[1] for seat in order]
    x = plot.x + plot.w
    below = bool(_names_per_row(model))
    step, lift = (_BARE_STEP, 0) if below else (_LABEL_STEP, _VALUE_ABOVE_NAME)
    for seat, y, end in zip(order, _spread_heights(wanted, plot, step), wanted, strict=True):
        _draw_leader_line(canvas, (x + _LEADER_START, end), (x + _LEADER_END, y))
        token = tokens.flat_token_sprite(model.colour_of(seat), _TOKEN_SIZE)
        canvas.put(token, (x + _TOKEN_AFTER_PLOT, y), "tile")
        left = x + _NAMES_LEFT
        style = TextStyle(CODE, font="black")
        width = canvas.text((left, y - lift), labels[seat], style, on="tile")
        if model.has_won(seat):
            laurel = icon_sprite("laurels", _LAUREL_SIZE, "vp")
            laurel_x = left + width
            canvas.put(laurel, (laurel_x + _LAUREL_AFTER_VALUE, y - lift), "tile")
        if not below:
            _draw_name_below_value(canvas, x + _NAMES_LEFT, y, model.name_of(seat), room)


def _seats_by_value(values: Sequence[float], model: BoardModel[Any]) -> list[int]:
    """Return the seats from the highest value to the lowest."""
    return sorted(range(len(values)), key=lambda seat: (-values[seat], model.ranks[seat]))


def _draw_name_below_value(canvas: Canvas, x: float, y: float, name: str, room: float) -> None:
    """Draw a name below its value, in one line or two."""
    is_too_wide = canvas.text_width(name, _NAME_SIZE, "black") > room
    in_two_lines = is_too_wide and names.find_break_points(name)
    middle = y + (_TWO_LINE_NAME_BELOW if in_two_lines else _NAME_BELOW)
    _draw_name_at(canvas, x, middle, name, room, "ink2")


def draw_names(canvas: Canvas, values: Sequence[float], model: BoardModel[Any]) -> None:
    """Draw the names below the plot, with their tokens, if any is too long for its side."""
    count = _names_per_row(model)
    for i, seat in enumerate(_seats_by_value(values, model) if count else ()):
        x = crop.LEFT + _NAME_ROW_MARGIN + i % count * (crop.WIDTH - 2 * _NAME_ROW_MARGIN) / count
        y = crop.PANELS_TOP + HEIGHT + _NAME_ROW_HEIGHT * (i // count + 0.5) - _NAMES_RISE
        token = tokens.flat_token_sprite(model.colour_of(seat), _SMALL_TOKEN_SIZE)
        canvas.put(token, (x + _SMALL_TOKEN_SIZE / 2, y), "tile")
        left = x + _NAME_LEFT_IN_ROW
        room = _room_in_row(count)
        _draw_name_at(canvas, left, y, model.name_of(seat), room, "ink")


def _draw_name_at(
    canvas: Canvas, x: float, y: float, name: str, room: float, colour: Colour
) -> None:
    name_style = NameStyle(
        _NAME_SIZE, colour=colour, two_line_size=_NAME_SIZE, single_word_size=_MIN_WORD_SIZE
    )
    names.draw_player_name(canvas, x, y, name, name_style, room)


def _spread_heights(wanted: Sequence[float], plot: Plot, step: float) -> list[float]:
    """Move the wanted heights as little as needed to keep them a step apart, in order."""
    heights: list[float] = []
    for y in wanted:
        heights.append(max(y, heights[-1] + step) if heights else max(y, plot.y - _NAMES_INSET))
    limit = plot.y + plot.h - _NAMES_INSET
    for i in range(len(heights) - 1, -1, -1):
        heights[i] = min(heights[i], limit)
        limit = heights[i] - step
    return heights


def _draw_leader_line(canvas: Canvas, start: Point, end: Point) -> None:
    """Draw the thin line from the end of a line to its label."""
    top = math.floor(min(start[1], end[1])) - _LEADER_WIDTH
    bottom = math.ceil(max(start[1], end[1])) + _LEADER_WIDTH
    left, right = math.floor(start[0]) - _LEADER_WIDTH, math.ceil(end[0]) + _LEADER_WIDTH
    pen = Pen(left, top, right, bottom)
    pen.line([start, end], "line", _LEADER_WIDTH)
    canvas.put(pen.sprite(), (0, 0), "tile")
