"""The score in a player panel, with its change, and the plate that marks a leader."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import count_changes, layout
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import SCORE, SMALL_FIGURE

HIDDEN = "?"
"""The score of a player whose points the viewer may not know."""
LEADER: Colour = "vp"
"""The colour of a leader's plate."""
_SCORE_RIGHT_MARGIN = 22
"""Distance of a score from the right edge of its panel."""
_HIDDEN_WIDTH = 66
"""Width of a laurel around a "?", with the gap before it."""
_HIDDEN_LAUREL_SIZE = 60
_SCORE_WIDTH = 140
"""Width of laurel and up to two digits, with the gap before them."""
_LONG_SCORE_WIDTH = 162
"""Width of laurel and three digits or more, with the gap before them."""
_SCORE_HEIGHT = 52
"""Height of the recorded score."""
_LAUREL_SIZE = 44
_LAUREL_MIDDLE = 38
"""Middle of the laurel, from the left edge of the score."""
_LAUREL_REACH = 28
"""Half the width of the laurel, with a margin."""
_PLATE_HEIGHT = 58
_LOW_PLATE_HEIGHT = 44
"""Height of a plate above a change."""
_PLATE_RADIUS = 12
_PLATE_REACH = 8
"""How far the plate extends beyond the right end of the score."""
_RAISED_BESIDE = 4
"""Distance by which a score is raised on a chip with the change beside it."""
_CHIP_BESIDE_RIGHT_MARGIN = 15
"""Distance of that chip from the right edge of the panel."""
_RAISED_ABOVE = 10
"""Distance by which a score is raised above a change."""
_CHIP_UNDER_RIGHT_MARGIN = 10
"""Distance of the chip of a score above a change from the right edge of the panel."""
_CHIP_UNDER_TOP = 34
"""Top of that chip above the middle of the head."""
_CHIP_UNDER_HEIGHT = 63
_PLATE_INSET = 4
"""Distance of the plate from the rim of a chip that also holds the change."""


class Score(NamedTuple):
    """Points, whether their player leads, and their change."""

    points: str
    leads: bool
    change: CountChange | None


def width_of(points: str, scale: float) -> float:
    """Return the width of a score with its laurel, and the gap before them."""
    if points == HIDDEN:
        return _HIDDEN_WIDTH * scale
    return (_SCORE_WIDTH if len(points) < 3 else _LONG_SCORE_WIDTH) * scale


def room_beside(canvas: Canvas, score: Score, scale: float) -> float:
    """Return the width of a change beside a score, with the gap between them."""
    width = count_changes.width_beside(canvas, score.change, count_changes.BESIDE * scale)
    return width + _PLATE_REACH * scale if width and score.leads else width


def draw(canvas: Canvas, end: Point, score: Score, after: float, scale: float) -> None:
    """Draw laurel and score at the right of a panel's head, those of a leader on a plate.

    ``end`` is the right end of the middle line of the head, and ``after`` the room for a change
    beside the score. Without that room the change goes below it.
    """
    edge, middle = end
    if score.points == HIDDEN:
        _draw_hidden(canvas, (edge - _SCORE_RIGHT_MARGIN, middle), scale)
        return
    right = edge - _SCORE_RIGHT_MARGIN - after
    laurel_x = right - width_of(score.points, scale) + _LAUREL_MIDDLE * scale
    left = laurel_x - _LAUREL_REACH * scale
    height = _PLATE_HEIGHT * scale
    on: Colour = "tile"
    if score.change and after:
        on = score.change.ground
        middle -= _RAISED_BESIDE
        chip = Rect(left, middle - height / 2, edge - _CHIP_BESIDE_RIGHT_MARGIN - left, height)
        count_changes.draw_chip_beside(canvas, chip, score.change, count_changes.BESIDE * scale)
        left += _PLATE_INSET
        height -= 2 * _PLATE_INSET
    elif score.change:
        on = score.change.ground
        top = middle - _CHIP_UNDER_TOP * scale
        width = edge - _CHIP_UNDER_RIGHT_MARGIN - left
        chip = Rect(left, top, width, _CHIP_UNDER_HEIGHT * scale)
        count_changes.draw_chip_under(canvas, chip, score.change)
        middle -= _RAISED_ABOVE
        height = _LOW_PLATE_HEIGHT * scale
    if score.leads:
        width = right + _PLATE_REACH * scale - left
        draw_leader_plate(canvas, Rect(left, middle - height / 2, width, height), on)
        on = LEADER
    ink, laurel_ink = ("white", "white") if score.leads else ("ink", LEADER)
    laurel = icon_sprite("laurels", _LAUREL_SIZE * scale, laurel_ink)
    canvas.put(laurel, (laurel_x, middle), on)
    style = TextStyle(SCORE * scale, ink, "black")
    canvas.text((right, middle), score.points, style, align="right", on=on)
    top, bottom = middle - _SCORE_HEIGHT / 2, middle + _SCORE_HEIGHT / 2
    canvas.record("score", score.points, (laurel_x - _LAUREL_SIZE / 2 * scale, top, right, bottom))


def _draw_hidden(canvas: Canvas, end: Point, scale: float) -> None:
    """Draw a laurel around a question mark, its right edge at ``end``."""
    right, middle = end
    size = _HIDDEN_LAUREL_SIZE * scale
    box = Rect.around(right - size / 2, middle, size, size)
    canvas.put(icon_sprite("laurels", size, LEADER), (box.cx, middle), "tile")
    style = TextStyle(SMALL_FIGURE * scale, "ink", "black")
    canvas.text((box.cx, middle), HIDDEN, style, align="middle", on="tile")
    canvas.record("score", HIDDEN, box.box)


def draw_leader_plate(canvas: Canvas, rect: Rect, on: Colour | None) -> None:
    """Draw the plate behind a leader's laurel and score."""
    canvas.box(rect, BoxStyle(_PLATE_RADIUS, LEADER, "ink", layout.OUTLINE_WIDTH), on=on)
    canvas.record("leader", "", rect.box)
