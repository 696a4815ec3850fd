"""The score in a player panel, with its change, and the plate that marks a leader."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import count_changes
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import SCORE

HIDDEN = "?"
"""The score of a player whose points the viewer may not know."""
LEADER: Colour = "vp"
"""The colour of a leader's plate."""
_END = 22
"""Distance of a score from the right edge of its panel."""
_LAUREL, _LAUREL_AT, _REACH = 44, 38, 28
"""Size of the laurel, its middle from the left edge of the score, and its half with a margin."""
_TALL, _SHORT = 58, 44
"""Height of the plate, and of one above a change."""
_INSET = 4
"""Distance of the plate from the rim of a chip that also holds the change."""


class Score(NamedTuple):
    """Points, whether their player leads, and their change."""

    points: str
    leads: bool
    change: CountChange | None


def width_of(points: str, scale: float) -> float:
    """Return the width of a score with its laurel, and the gap before them."""
    return (108 if points == HIDDEN else 140 if len(points) < 3 else 162) * scale


def draw(canvas: Canvas, end: Point, score: Score, after: float, scale: float) -> None:
    """Draw laurel and score at the right of a panel's head, those of a leader on a plate.

    ``end`` is the right end of the middle line of the head, and ``after`` the room for a change
    beside the score. Without that room the change goes below it.
    """
    edge, middle = end
    right = edge - _END - after
    laurel = right - width_of(score.points, scale) + _LAUREL_AT * scale
    left, tall = laurel - _REACH * scale, _TALL * scale
    on: Colour = "tile"
    if score.change and after:
        on, middle = score.change.ground, middle - 4
        box = Rect(left, middle - tall / 2, edge - 15 - left, tall)
        count_changes.draw_chip_beside(canvas, box, score.change, count_changes.BESIDE * scale)
        left, tall = left + _INSET, tall - 2 * _INSET
    elif score.change:
        on, box = score.change.ground, Rect(left, middle - 34 * scale, edge - 10 - left, 63 * scale)
        middle, tall = middle - 10, _SHORT * scale
        count_changes.draw_chip_under(canvas, box, score.change)
    ink: Colour = "ink"
    laurel_ink: Colour = LEADER
    if score.leads:
        plate = Rect(left, middle - tall / 2, right + 8 * scale - left, tall)
        draw_leader_plate(canvas, plate, on)
        on, ink, laurel_ink = LEADER, "white", "white"
    canvas.put(icon_sprite("laurels", _LAUREL * scale, laurel_ink), laurel, middle, on)
    style = TextStyle(SCORE * scale, ink, "black")
    canvas.text(right, middle, score.points, style, align="r", on=on)
    canvas.record("score", score.points, (laurel - 22 * scale, middle - 26, right, middle + 26))


def draw_leader_plate(canvas: Canvas, rect: Rect, on: Colour | None) -> None:
    """Draw the plate behind a leader's laurel and score."""
    canvas.box(*rect, BoxStyle(12, LEADER, "ink", thick=2.5), on=on)
    canvas.record("leader", "", rect.box)
