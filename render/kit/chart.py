"""The score chart: every player's points round by round, with the turning points marked."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.score_history import ScoreHistory, TurningPoint
from engine.core.words.numbers import signed, with_minus_sign
from render.kit import chart_lines, crop, layout, line_chart, tokens
from render.kit.board_model import BoardModel
from render.kit.canvas import Canvas
from render.kit.line_chart import Plot
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.scores import why_unknown
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION

_MAX_TICKS = 12
_END_TICK_WIDTH = 54
"""Width kept free for the label of the end of the game."""
_POINTS_GAP = 14
"""Distance of the points of a grid line from the plot."""
_MARKER_SIZE = 34
_GAIN_HEIGHT = 36
"""Height of the label of a turning point."""
_GAIN_PADDING = 11
"""Distance of the gain from the left and right edges of its label."""
_GAIN_DISTANCE = 40
"""Distance of the middle of a label from its marker, if nothing is in the way."""
_GAIN_RADIUS = 12
_MAX_GAIN_STEPS = 30
"""Number of heights above its marker at which a label is tried."""
_GRID_LINES = 5
"""Usual number of grid lines."""
_GRID_LINE_WIDTH = 2
_ZERO_LINE_WIDTH = 4
_GAIN_STEP = 6
"""Distance between the heights at which a label is tried."""
_MIN_GAIN_MIDDLE = 38
"""Minimum distance of the middle of a label from the top of the panel."""
_GAIN_REACH = 6
"""How far a turning point's label may extend beyond the plot, towards the names."""
_MIN_SPAN = 2
"""Minimum range of the scale in points."""


def draw_part(model: BoardModel[Any]) -> Canvas:
    """Draw the chart, or a sentence that explains its absence."""
    progress = model.scene.progress
    canvas = line_chart.new_page(model, "chart", drawable=progress.drawable)
    if not progress.drawable:
        line_chart.draw_notice(canvas, explain_absence(model))
        return canvas
    draw(canvas, model, (crop.LEFT, crop.PANELS_TOP))
    return canvas


def explain_absence(model: BoardModel[Any]) -> str:
    """Return the sentence that explains why there is no chart."""
    why = "none" if model.scene.progress.rounds else why_unknown(model)
    return model.words.say(f"picture-points-{why}")


def draw(
    canvas: Canvas,
    model: BoardModel[Any],
    corner: Point,
    height: float = line_chart.HEIGHT,
    *,
    lists_names: bool = True,
) -> None:
    """Draw the chart in a panel with this top left corner and height.

    Names that do not fit beside the plot are listed below it if it ``lists_names``, or left out.
    """
    progress = model.scene.progress
    columns = _points_by_step(progress)
    room = line_chart.room_for_names(canvas, model)
    plot = _plot_of(columns, room, corner, height)
    _draw_scale(canvas, plot, progress, model)
    chart_lines.draw_lines(canvas, plot, columns, model.scene.colours)
    ends = [*map(with_minus_sign, columns[-1])]
    line_chart.draw_ends(canvas, plot, columns[-1], ends, model, room)
    if lists_names:
        line_chart.draw_names(canvas, columns[-1], model)
    _draw_turning_points(canvas, plot, progress, model)


def _points_by_step(progress: ScoreHistory) -> list[tuple[int, ...]]:
    """Return the points at every step of the axis."""
    columns = [row.scores for row in progress.rounds]
    return [*columns, progress.final] if progress.final is not None else columns


def _plot_of(columns: Sequence[Sequence[int]], room: float, corner: Point, height: float) -> Plot:
    every = [points for scores in columns for points in scores]
    low = min(0, *every)
    high = max(low + _MIN_SPAN, *every)
    return line_chart.make_plot(room, low, high, len(columns) - 1, corner, height)


def _grid_distance(span: int) -> int:
    """Return the distance of the grid lines: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(max(_GRID_LINES, span) / _GRID_LINES))
    distances = (power * step for step in (1, 2, 5, 10))
    return int(next(distance for distance in distances if distance * (_GRID_LINES + 1) >= span))


def _draw_scale(canvas: Canvas, plot: Plot, progress: ScoreHistory, model: BoardModel[Any]) -> None:
    """Draw the grid lines with their points, and the rounds below."""
    low, high = round(plot.low), round(plot.high)
    unit = _grid_distance(high - low)
    for points in range(math.ceil(low / unit) * unit, high + 1, unit):
        x, y = plot.at(0, points)
        height, colour = (_ZERO_LINE_WIDTH, "road") if points == 0 else (_GRID_LINE_WIDTH, "line")
        canvas.fill(Rect(x, y - _GRID_LINE_WIDTH / 2, plot.w, height), colour)
        label = with_minus_sign(points)
        canvas.text((x - _POINTS_GAP, y), label, TextStyle(BODY, "ink2"), align="right", on="tile")
    every = math.ceil(len(progress.rounds) / _MAX_TICKS)
    for step, label in _find_ticks(progress, every, model, plot.w / plot.steps):
        line_chart.draw_tick(canvas, plot, step, label)
    line_chart.draw_caption(canvas, plot, model.caption("picture-chart-round"))


def _find_ticks(
    progress: ScoreHistory, every: int, model: BoardModel[Any], pitch: float
) -> Iterator[tuple[int, str]]:
    """Yield every n-th round as far as they fit, and a label for the end of the game."""
    last = len(progress.rounds) - 1
    for step, row in enumerate(progress.rounds):
        crowded = progress.final is not None and (last + 1 - step) * pitch < _END_TICK_WIDTH
        if row.round and row.round % every == 0 and not crowded:
            yield step, str(row.round)
    if progress.final is not None:
        yield last + 1, model.words.say("picture-chart-end")


def _draw_turning_points(
    canvas: Canvas, plot: Plot, progress: ScoreHistory, model: BoardModel[Any]
) -> None:
    """Mark the largest changes of points, with the amount above the marker."""
    steps = {scores.round: step for step, scores in enumerate(progress.rounds)}
    turning_points = progress.turning_points
    markers = [
        plot.at(steps[point.round], progress.rounds[steps[point.round]].scores[point.seat])
        for point in turning_points
    ]
    for point, (x, y) in zip(turning_points, markers, strict=True):
        canvas.put(
            tokens.flat_token_sprite(model.colour_of(point.seat), _MARKER_SIZE), (x, y), on=None
        )
    occupied = [(x, y, float(_MARKER_SIZE)) for x, y in markers]
    for point, (x, y) in zip(turning_points, markers, strict=True):
        occupied.append(_draw_gain(canvas, plot, (x, y), point, occupied, model))


def _draw_gain(
    canvas: Canvas,
    plot: Plot,
    marker: Point,
    point: TurningPoint,
    occupied: Sequence[tuple[float, float, float]],
    model: BoardModel[Any],
) -> tuple[float, float, float]:
    """Draw the label of a turning point at the nearest free position above or below it.

    ``occupied`` has the middle and the width of each marker and label; returns that of this one.
    """
    text = signed(point.gain)
    colour = model.colour_of(point.seat)
    width = canvas.text_width(text, CAPTION, "black") + 2 * _GAIN_PADDING
    cx = min(marker[0], plot.x + plot.w + _GAIN_REACH - width / 2)
    y = marker[1]

    def is_free(cy: float) -> bool:
        near = (
            abs(cy - other_y) < _GAIN_HEIGHT + 1 and abs(cx - other_x) < (width + other_width) / 2
            for other_x, other_y, other_width in occupied
        )
        return cy >= plot.y - line_chart.TOP + _MIN_GAIN_MIDDLE and not any(near)

    above = (y - _GAIN_DISTANCE - _GAIN_STEP * i for i in range(_MAX_GAIN_STEPS))
    below = (y + _GAIN_DISTANCE + _GAIN_STEP * i for i in range(2 * _MAX_GAIN_STEPS))
    label = Rect.around(cx, next(filter(is_free, (*above, *below))), width, _GAIN_HEIGHT)
    canvas.box(label, BoxStyle(_GAIN_RADIUS, colour, "ink", layout.EDGE_WIDTH), on=None)
    style = TextStyle(CAPTION, ink_on(colour), "black")
    canvas.text((cx, label.cy), text, style, align="middle", on=colour)
    canvas.record("leap", text, label.box)
    return cx, label.cy, width
