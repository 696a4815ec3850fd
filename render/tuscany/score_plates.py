"""The scores on both tracks, their changes, and the plate behind those of a leader."""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit import count_changes, layout, score_plate
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Box, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

_RED_WIDTH = 1.86
"""Width of the red plate, divided by the text size of the red score."""
_RED_HEIGHT = 1.24
"""Height of the red plate, divided by the height of the green one."""
_GREEN_WIDTH = 1.6
"""Width of the green plate, divided by the text size of the red score."""
_GREEN_SIZE = 0.8
"""Text size of the green score, as a share of the red score's."""
_PLATE_GAP = 8
"""Gap between both plates."""
_RADIUS = 12
_OUTLINE = ("ink", layout.OUTLINE_WIDTH)
"""Colour and width of the outline of the plates."""
_LEADER_OUTLINE = ("white", layout.EDGE_WIDTH)
"""The outline of the plates that lie on a leader's."""
_SCORE_CHANGE_BELOW = 11
"""Middle of the chip of a changed score, from the lower edge of the plates."""


def draw_scores(
    canvas: Canvas,
    at: Point,
    model: TuscanyBoard,
    seat: int,
    size: float,
    on: Colour = "tile",
) -> None:
    """Draw both scores from a point to the right.

    The red one comes first and is larger, because it decides the game. Changes hang from their
    lower edges.
    """
    x, y = at
    red_width, green_width = plate_widths(size)
    height = size * _RED_HEIGHT
    red = Rect(x, y - height / 2, red_width, height)
    green = Rect(x + red_width + _PLATE_GAP, y - size / 2, green_width, size)
    box = (red.x, red.y, green.right, red.bottom)
    if seat in model.leaders:
        draw_leader(canvas, box, on)
        on = score_plate.LEADER
    line, line_width = _OUTLINE if on == "tile" else _LEADER_OUTLINE
    _draw_score(
        canvas, red, model.view.red[seat], size, BoxStyle(_RADIUS, RED, line, line_width), on
    )
    green_style = BoxStyle(_RADIUS, GREEN, line, line_width)
    _draw_score(canvas, green, model.view.green[seat], size * _GREEN_SIZE, green_style, on)
    canvas.record("score", f"{model.view.red[seat]}/{model.view.green[seat]}", box)
    for change, plate in zip(score_changes(model, seat), (red, green), strict=True):
        if change is not None:
            chip_middle = red.bottom + _SCORE_CHANGE_BELOW
            count_changes.draw_chip(
                canvas, plate.cx, chip_middle, change.text, recency=change.recency
            )


def plate_widths(size: float) -> tuple[int, int]:
    """Return the widths of the plates of the red and the green score."""
    return round(size * _RED_WIDTH), round(size * _GREEN_WIDTH)


def scores_width(size: float) -> int:
    """Return the width of both plates side by side."""
    return sum(plate_widths(size)) + _PLATE_GAP


LAUREL_WIDTH = 56
"""Width that a leader's laurel takes beside the scores."""
_LAUREL_SIZE = 48
_LEADER_REACH = 4
"""How far a leader's plate extends beyond the scores."""


def draw_leader(canvas: Canvas, box: Box, on: Colour) -> None:
    """Draw a leader's laurel left of both scores, and the plate behind all of it.

    Call it before drawing the scores, whose edges are ``box``.
    """
    left, top, right, bottom = box
    whole = Rect(left - LAUREL_WIDTH, top, right - left + LAUREL_WIDTH, bottom - top)
    plate = Rect(whole.x, top - _LEADER_REACH, whole.w + _LEADER_REACH, whole.h + 2 * _LEADER_REACH)
    score_plate.draw_leader_plate(canvas, plate, on)
    laurel = icon_sprite("laurels", _LAUREL_SIZE, "white")
    canvas.put(laurel, (left - LAUREL_WIDTH / 2 + 1, whole.cy), score_plate.LEADER)


PILED_WIDTH = 82
"""Width of the plates when one is above the other."""
_PILED_RED_TOP = -46
"""Top of the upper plate, from the middle of both."""
_PILED_RED_HEIGHT = 50
_PILED_RED_SIZE = 42
"""Text size of the upper score."""
_PILED_GREEN_TOP = 7
"""Top of the lower plate, from the middle of both."""
_PILED_GREEN_HEIGHT = 40
_PILED_GREEN_SIZE = 34
"""Text size of the lower score."""


def draw_piled(canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the red score above the green one, where they do not fit side by side."""
    on: Colour = model.colour_of(seat)
    red = Rect(x, y + _PILED_RED_TOP, PILED_WIDTH, _PILED_RED_HEIGHT)
    green = Rect(x, y + _PILED_GREEN_TOP, PILED_WIDTH, _PILED_GREEN_HEIGHT)
    box = (x, red.y, red.right, green.bottom)
    if seat in model.leaders:
        draw_leader(canvas, box, on)
        on = score_plate.LEADER
    for plate, colour, size, points in (
        (red, RED, _PILED_RED_SIZE, model.view.red[seat]),
        (green, GREEN, _PILED_GREEN_SIZE, model.view.green[seat]),
    ):
        _draw_score(canvas, plate, points, size, BoxStyle(_RADIUS, colour, *_LEADER_OUTLINE), on)
    canvas.record("score", f"{model.view.red[seat]}/{model.view.green[seat]}", box)


_SCORE_MARGINS = 10
"""Width of a plate that its number cannot use."""


def _draw_score(
    canvas: Canvas, plate: Rect, points: int, size: float, style: BoxStyle, on: Colour
) -> None:
    """Draw a score on its plate."""
    canvas.box(plate, style, on=on)
    assert style.fill is not None
    digits = TextStyle(size, "white", "black", min_size=FLOOR)
    room = plate.w - _SCORE_MARGINS
    text = str(points)
    canvas.text((plate.cx, plate.cy), text, digits, align="middle", on=style.fill, max_width=room)


def score_changes(model: TuscanyBoard, seat: int) -> tuple[CountChange | None, CountChange | None]:
    """Return the changes of the red and the green score."""
    return (
        model.count_change(lambda seen: seen.red[seat], seat),
        model.count_change(lambda seen: seen.green[seat], seat),
    )


_DOT_RADIUS = 6.5


@lru_cache(maxsize=4)
def _dot_sprite(colour: Colour) -> Sprite:
    pen = Pen.square(math.ceil(_DOT_RADIUS))
    pen.disc(0, 0, _DOT_RADIUS, colour)
    return pen.sprite()


_DOT_WIDTH = 17
"""Width that a dot takes before the change."""
_DOT_MIDDLE = 6
_CHIP_MIDDLE = 36
"""Middle of a chip, from its right edge."""
_CHIP_PITCH = 82
"""Distance between two chips."""


def draw_score_changes(
    canvas: Canvas, right: float, y: float, model: TuscanyBoard, seat: int
) -> None:
    """Draw the changes right-aligned, red before green, with a dot in the track's colour."""
    for change, track in zip(reversed(score_changes(model, seat)), (GREEN, RED), strict=True):
        if change is not None:
            left = count_changes.draw_chip(
                canvas,
                right - _CHIP_MIDDLE,
                y,
                change.text,
                recency=change.recency,
                lead=_DOT_WIDTH,
            )
            canvas.put(_dot_sprite(track), (left + _DOT_MIDDLE, y), change.ground)
            right -= _CHIP_PITCH
