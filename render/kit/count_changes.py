"""Chips with the change of a count, behind the count or on their own."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.words.numbers import signed
from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.palette import Colour
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, DETAIL


class CountChange(NamedTuple):
    """The change of a number, and its recency."""

    by: int
    recency: Recency = Recency.LATEST_TURN

    @property
    def text(self) -> str:
        """The change with its sign."""
        return signed(self.by)

    @property
    def ground(self) -> str:
        """The colour behind the number."""
        return highlights.background_of(self.recency)


def count_change(
    now: int | str, before: int | str | None, since: int | str | None
) -> CountChange | None:
    """Return the change by the latest turn, or else since the mover's last turn.

    ``None`` for an earlier value means that the position is not known.
    """
    by = difference(now, before) if before is not None else 0
    if by:
        return CountChange(by)
    by = difference(now, since) if since is not None else 0
    return CountChange(by, recency=Recency.EARLIER) if by else None


def difference(now: int | str, before: int | str) -> int:
    """Return the difference of two numbers; 0 if either is hidden."""
    try:
        return int(now) - int(before)
    except ValueError:
        return 0


SIZE = DETAIL
"""Text size in a chip."""
BESIDE = BODY
"""Text size of a change to the right of a count."""
TALL = 72
"""Height of a chip behind a count of 42 with its change beside it."""


_COUNT_CHIP_RADIUS = 12
"""Radius of the corners of the chip behind a count."""
_CHANGE_FROM_BOTTOM = 11
"""Middle of a change below its count, from the lower edge of the chip."""
_CHANGE_RIGHT_MARGIN = 7
_GAP_BEFORE_CHANGE = 4


def draw_chip_under(canvas: Canvas, rect: Rect, change: CountChange, on: Colour = "tile") -> None:
    """Draw the chip behind a count, with the change at its lower edge.

    Call it before drawing the count, which then lies on ``change.ground``.
    """
    _draw_ground(canvas, rect, change, _COUNT_CHIP_RADIUS, on)
    y = rect.bottom - _CHANGE_FROM_BOTTOM
    style = _text_style(change)
    canvas.text((rect.x + rect.w / 2, y), change.text, style, align="middle", on=change.ground)


def draw_chip_beside(
    canvas: Canvas, rect: Rect, change: CountChange, size: float = BESIDE, on: Colour = "tile"
) -> None:
    """Draw the chip behind a count, with the change of that size at its right end.

    Call it before drawing the count, which then lies on ``change.ground``.
    """
    _draw_ground(canvas, rect, change, _COUNT_CHIP_RADIUS, on)
    right = rect.right - _CHANGE_RIGHT_MARGIN
    middle = rect.y + rect.h / 2
    style = _text_style(change, size)
    canvas.text((right, middle), change.text, style, align="right", on=change.ground)


def width_beside(canvas: Canvas, change: CountChange | None, size: float) -> float:
    """Return the width of a change to the right of a count, with the gap before it."""
    if change is None:
        return 0
    return _GAP_BEFORE_CHANGE + canvas.text_width(change.text, size, _text_style(change).font)


def _draw_ground(
    canvas: Canvas, rect: Rect, change: CountChange, radius: float, on: Colour
) -> None:
    style = BoxStyle(radius, change.ground, highlights.rim_of(change.recency), line_width=2)
    canvas.box(rect, style, on=on)
    canvas.record(change.recency.fact_kind("change"), change.text, rect.box)


def _text_style(change: CountChange, size: float = SIZE) -> TextStyle:
    font, ink = ("sans", "ink2") if change.recency.is_faint else ("black", "ink")
    return TextStyle(size, ink, font)


_CHIP = 26
"""Height of a chip of its own."""
_CHIP_RADIUS = 10
_CHIP_PADDING = 10
"""Distance of the text from the left and right edges of a chip."""


def chip_width(canvas: Canvas, label: str) -> float:
    """Return the width of a chip of its own."""
    return 2 * _CHIP_PADDING + canvas.text_width(label, SIZE, "black")


def draw_chip(
    canvas: Canvas,
    cx: float,
    cy: float,
    label: str,
    *,
    recency: Recency = Recency.LATEST_TURN,
    lead: float = 0,
) -> float:
    """Draw a change in a chip of its own around a point.

    Returns the left edge of its contents; ``lead`` keeps room before the text.
    """
    w = lead + chip_width(canvas, label)
    chip = Rect.around(cx, cy, w, _CHIP)
    fill = highlights.background_of(recency)
    rim = highlights.rim_of(recency)
    canvas.box(chip, BoxStyle(_CHIP_RADIUS, fill, rim, line_width=2), on=None)
    left = chip.x + _CHIP_PADDING
    canvas.text((left + lead, cy), label, TextStyle(SIZE, font="black"), on=fill)
    canvas.record(recency.fact_kind("change"), label, chip.box)
    return left
