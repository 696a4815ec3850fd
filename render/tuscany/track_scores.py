"""The scores on both tracks, on plates, with the plate behind those of a leader."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import count_changes, layout, score_plate
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.sprite import Box
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
_SCORE_MARGINS = 10
"""Width of a plate that its number cannot use."""
_OUTLINE = BoxStyle(_RADIUS, line="ink", line_width=layout.OUTLINE_WIDTH)
_OUTLINE_ON_COLOUR = BoxStyle(_RADIUS, line="white", line_width=layout.EDGE_WIDTH)
"""The outline of plates on a colour, such as that of a leader's plate."""
_SCORE_CHANGE_BELOW = 11
"""Middle of the chip of a changed score, from the lower edge of the plates."""
LAUREL_WIDTH = 56
"""Width that a leader's laurel takes beside the scores."""
_LAUREL_SIZE = 48
_LAUREL_SHIFT = 1
"""How far the laurel is right of the middle of its width."""
_LEADER_REACH = 4
"""How far a leader's plate extends beyond the scores."""
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


class _Plates(NamedTuple):
    """The plates of both scores, with their text sizes."""

    red: Rect
    red_size: float
    green: Rect
    green_size: float

    @property
    def box(self) -> Box:
        """The box around both."""
        right = max(self.red.right, self.green.right)
        return self.red.x, self.red.y, right, max(self.red.bottom, self.green.bottom)


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
    red_width, green_width = _plate_widths(size)
    height = size * _RED_HEIGHT
    red = Rect(x, y - height / 2, red_width, height)
    green = Rect(x + red_width + _PLATE_GAP, y - size / 2, green_width, size)
    _draw_plates(canvas, _Plates(red, size, green, size * _GREEN_SIZE), model, seat, on)
    for change, plate in zip(score_changes(model, seat), (red, green), strict=True):
        if change is not None:
            chip_middle = red.bottom + _SCORE_CHANGE_BELOW
            count_changes.draw_chip(
                canvas, plate.cx, chip_middle, change.text, recency=change.recency
            )


def _plate_widths(size: float) -> tuple[int, int]:
    """Return the widths of the plates of the red and the green score."""
    return round(size * _RED_WIDTH), round(size * _GREEN_WIDTH)


def scores_width(size: float) -> int:
    """Return the width of both plates side by side."""
    return sum(_plate_widths(size)) + _PLATE_GAP


def draw_piled(canvas: Canvas, x: float, y: float, model: TuscanyBoard, seat: int) -> None:
    """Draw the red score above the green one, where they do not fit side by side."""
    red = Rect(x, y + _PILED_RED_TOP, PILED_WIDTH, _PILED_RED_HEIGHT)
    green = Rect(x, y + _PILED_GREEN_TOP, PILED_WIDTH, _PILED_GREEN_HEIGHT)
    plates = _Plates(red, _PILED_RED_SIZE, green, _PILED_GREEN_SIZE)
    _draw_plates(canvas, plates, model, seat, model.colour_of(seat))


def _draw_plates(
    canvas: Canvas, plates: _Plates, model: TuscanyBoard, seat: int, on: Colour
) -> None:
    """Draw both scores on their plates, on top of a leader's plate and laurel."""
    if seat in model.leaders:
        _draw_leader(canvas, plates.box, on)
        on = score_plate.LEADER
    red_score, green_score = model.view.red[seat], model.view.green[seat]
    outline = _OUTLINE if on == "tile" else _OUTLINE_ON_COLOUR
    for plate, size, colour, points in (
        (plates.red, plates.red_size, RED, red_score),
        (plates.green, plates.green_size, GREEN, green_score),
    ):
        canvas.box(plate, outline._replace(fill=colour), on=on)
        digits = TextStyle(size, "white", "black", min_size=FLOOR)
        middle = plate.cx, plate.cy
        room = plate.w - _SCORE_MARGINS
        canvas.text(middle, str(points), digits, align="middle", on=colour, max_width=room)
    canvas.record("score", f"{red_score}/{green_score}", plates.box)


def _draw_leader(canvas: Canvas, box: Box, on: Colour) -> None:
    """Draw a leader's laurel left of both scores, and the plate behind all of it.

    ``box`` is around both scores.
    """
    left, top, right, bottom = box
    whole = Rect(left - LAUREL_WIDTH, top, right - left + LAUREL_WIDTH, bottom - top)
    plate = Rect(whole.x, top - _LEADER_REACH, whole.w + _LEADER_REACH, whole.h + 2 * _LEADER_REACH)
    score_plate.draw_leader_plate(canvas, plate, on)
    laurel = icon_sprite("laurels", _LAUREL_SIZE, "white")
    canvas.put(laurel, (left - LAUREL_WIDTH / 2 + _LAUREL_SHIFT, whole.cy), score_plate.LEADER)


def score_changes(model: TuscanyBoard, seat: int) -> tuple[CountChange | None, CountChange | None]:
    """Return the changes of the red and the green score."""
    return (
        model.count_change(lambda seen: seen.red[seat], seat),
        model.count_change(lambda seen: seen.green[seat], seat),
    )
