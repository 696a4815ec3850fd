"""The chart of a review: win probabilities over the moves, the costliest moves marked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from render.kit import chart_lines, layout, line_chart, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.line_chart import Plot
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.scene import Outlook
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, DETAIL

MOVE_CODE = "move "
"""With what the code of a move's hot spot begins; its number follows."""
_GRID_PERCENTAGES = (0, 25, 50, 75, 100)
_AXIS_WIDTH = 4
_GRID_WIDTH = 2
"""Width of a grid line and of a tick."""
_PERCENTAGE_GAP = 14
"""Distance of the percentage of a grid line from the plot."""
_TICK_LENGTH = 10
_SELECTED_WIDTH = 6
"""Width of the line of the selected move."""
_TICK_WIDTH = 44
"""Width of a round's number below the plot."""
_MARKER_SIZE = 30
_TAG_WIDTH = 30
"""Width of the number beside a marker."""
_TAG_HEIGHT = 28
_TAG_PITCH = _TAG_HEIGHT + 2
"""Minimum distance of the middles of two tags."""
_TAG_STEP = 4
"""Distance between the heights at which a tag is tried."""
_STEPS_ABOVE = 40
"""Number of heights that are tried above a marker."""
_STEPS_BELOW = 80
"""Number of heights that are tried below a marker."""
_TAG_GAP = 2
"""Minimum gap between two tags side by side."""
_TAG_RADIUS = 9
_DOT_SIZE = 22
"""Size of a player's dot on the selected move's line."""
_CHANCE_WIDTH = 66
"""Width of a chance beside the line of the selected move."""
_CHANCE_GAP = 8
"""Gap between that line and the chance."""
_MIN_NAMES_WIDTH = 164
"""Width for the names beside the plot, and for "100%" with its laurels."""


def draw_part(model: BoardModel[Any]) -> Canvas:
    """Draw the chart of the scene's outlook, or a sentence if there is none."""
    outlook = model.scene.outlook
    drawable = len(outlook.chances) > 1
    canvas = line_chart.new_page(model, "chances", drawable=drawable)
    if not drawable:
        line_chart.draw_notice(canvas, model.words.say("picture-chances-none"))
        return canvas
    room = line_chart.room_for_names(canvas, model, _MIN_NAMES_WIDTH)
    plot = line_chart.make_plot(room, 0.0, 1.0, len(outlook.chances) - 1)
    _draw_scale(canvas, plot, outlook)
    _record_moves(canvas, plot)
    last = outlook.chances[-1]
    chart_lines.draw_lines(canvas, plot, outlook.chances, model.scene.colours)
    line_chart.draw_caption(canvas, plot, model.caption("picture-chart-round"))
    _draw_mistakes(canvas, plot, outlook, model)
    line_chart.draw_ends(canvas, plot, last, [_percent(chance) for chance in last], model, room)
    line_chart.draw_names(canvas, last, model)
    return canvas


def _percent(chance: float) -> str:
    return f"{round(100 * chance)}%"


def _draw_scale(canvas: Canvas, plot: Plot, outlook: Outlook) -> None:
    """Draw grid lines with percentages, the rounds below, and the selected move."""
    for percent in _GRID_PERCENTAGES:
        x, y = plot.at(0, percent / 100)
        line_width, colour = (_AXIS_WIDTH, "road") if percent == 0 else (_GRID_WIDTH, "line")
        canvas.fill(Rect(x, y - _GRID_WIDTH / 2, plot.w, line_width), colour)
        style = TextStyle(BODY, "ink2")
        canvas.text((x - _PERCENTAGE_GAP, y), f"{percent}", style, align="right", on="tile")
    for step, label in _find_ticks(plot, outlook.rounds):
        x, y = plot.at(step, 0)
        canvas.fill(Rect(x - _GRID_WIDTH / 2, y, _GRID_WIDTH, _TICK_LENGTH), "road")
        line_chart.draw_tick(canvas, plot, step, label)
    if outlook.at is not None:
        x, top = plot.at(outlook.at, 1)
        left = x - _SELECTED_WIDTH / 2
        bottom = plot.at(0, 0)[1]
        canvas.fill(Rect(left, top, _SELECTED_WIDTH, bottom - top), "vp")
        end = (left, top, left + _SELECTED_WIDTH, top + _SELECTED_WIDTH)
        canvas.record("at", str(outlook.at), end)


def _record_moves(canvas: Canvas, plot: Plot) -> None:
    """Record a column of the plot for the position before the first move and after each."""
    half = plot.w / max(1, plot.steps) / 2
    for step in range(plot.steps + 1):
        x, top = plot.at(step, 1)
        bottom = plot.at(step, 0)[1]
        canvas.record("spot", f"{MOVE_CODE}{step}", (x - half, top, x + half, bottom))


def _find_ticks(plot: Plot, rounds: Sequence[tuple[int, int]]) -> Iterator[tuple[float, str]]:
    """Yield the beginnings of rounds, as far as their numbers fit."""
    free = plot.x
    for number, move in rounds:
        x = plot.at(move, 0)[0]
        if number and x >= free:
            free = x + _TICK_WIDTH
            yield move, str(number)


class _Occupied(NamedTuple):
    """The middle of a marker or tag, and its width."""

    x: float
    y: float
    w: float


def _draw_mistakes(canvas: Canvas, plot: Plot, outlook: Outlook, model: BoardModel[Any]) -> None:
    """Draw the markers of the costliest moves, numbered as in the text beside the picture."""
    markers = [plot.at(move, outlook.chances[move][seat]) for move, seat in outlook.mistakes]
    for (x, y), (_, seat) in zip(markers, outlook.mistakes, strict=True):
        canvas.put(tokens.flat_token_sprite(model.colour_of(seat), _MARKER_SIZE), (x, y), on=None)
    occupied = [_Occupied(x, y, _TAG_WIDTH) for x, y in markers]
    if outlook.at is not None and outlook.at < len(outlook.chances) - 1:
        occupied += _draw_selected_move(canvas, plot, outlook.at, outlook, model, occupied)
    for number, ((x, y), (_, seat)) in enumerate(zip(markers, outlook.mistakes, strict=True), 1):
        cy = _free_height(plot, x, y, _TAG_WIDTH, occupied)
        occupied.append(_Occupied(x, cy, _TAG_WIDTH))
        tag = Rect.around(x, cy, _TAG_WIDTH, _TAG_HEIGHT)
        _draw_tag(canvas, tag, str(number), model.colour_of(seat))
        canvas.record("swing", str(number), tag.box)


def _draw_selected_move(
    canvas: Canvas,
    plot: Plot,
    move: int,
    outlook: Outlook,
    model: BoardModel[Any],
    occupied: Sequence[_Occupied],
) -> list[_Occupied]:
    """Draw a dot with every player's chance on the selected move's line.

    Returns the positions of the percentages.
    """
    chances = outlook.chances[move]
    plot_right = plot.x + plot.w
    line_x = plot.at(move, 0)[0]
    side = 1 if line_x + _CHANCE_WIDTH <= plot_right else -1
    x = line_x + side * (_CHANCE_WIDTH / 2 + _CHANCE_GAP)
    order = sorted(range(len(chances)), key=lambda seat: -chances[seat])
    dots = [plot.at(move, chances[seat]) for seat in order]
    heights = _heights_in_order(plot, x, [y for _, y in dots], occupied)
    for seat, dot, cy in zip(order, dots, heights, strict=True):
        colour = model.colour_of(seat)
        canvas.put(tokens.flat_token_sprite(colour, _DOT_SIZE), dot, on=None)
        canvas.record("chance", colour, Rect.around(*dot, _DOT_SIZE, _DOT_SIZE).box)
        tag = Rect.around(x, cy, _CHANCE_WIDTH, _TAG_HEIGHT)
        label = _percent(chances[seat])
        _draw_tag(canvas, tag, label, colour)
        canvas.record("looked at", label, tag.box)
    return [_Occupied(x, cy, _CHANCE_WIDTH) for cy in heights]


def _heights_in_order(
    plot: Plot, x: float, wanted: Sequence[float], occupied: Sequence[_Occupied]
) -> list[float]:
    """Return the heights of tags, each below the one before it and as near as it can be."""
    middles = list[float]()
    bottom = plot.at(0, 0)[1]
    for i, y in enumerate(wanted):
        top = middles[-1] + _TAG_PITCH if middles else plot.y
        steps = (bottom - _TAG_PITCH * (len(wanted) - 1 - i) - top) / _TAG_STEP
        heights = [top + _TAG_STEP * step for step in range(max(0, int(steps)) + 1)]
        free = [cy for cy in heights if _is_free(x, cy, _CHANCE_WIDTH, occupied)]
        middles.append(min(free or heights, key=lambda cy: abs(cy - y)))
    return middles


def _free_height(plot: Plot, x: float, y: float, w: float, occupied: Sequence[_Occupied]) -> float:
    """Return the nearest height above or below a point at which a tag covers no other one."""
    above = (y - _TAG_HEIGHT - _TAG_STEP * i for i in range(_STEPS_ABOVE))
    below = (y + _TAG_HEIGHT + _TAG_STEP * i for i in range(_STEPS_BELOW))
    free = (cy for cy in (*above, *below) if plot.y <= cy and _is_free(x, cy, w, occupied))
    return next(free, y - _TAG_HEIGHT)


def _is_free(x: float, cy: float, w: float, occupied: Sequence[_Occupied]) -> bool:
    """Return whether a tag of that width around a point covers nothing."""
    return not any(
        abs(cy - other.y) < _TAG_PITCH and abs(x - other.x) < (w + other.w) / 2 + _TAG_GAP
        for other in occupied
    )


def _draw_tag(canvas: Canvas, tag: Rect, label: str, colour: str) -> None:
    """Draw a number or a chance on a player's colour."""
    canvas.box(tag, BoxStyle(_TAG_RADIUS, colour, "ink", layout.OUTLINE_WIDTH), on=None)
    style = TextStyle(DETAIL, ink_on(colour), "black")
    canvas.text((tag.cx, tag.cy), label, style, align="middle", on=colour)
