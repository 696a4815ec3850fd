"""Chips with the change of a count, behind the count or on their own."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import highlights
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.palette import Colour
from render.kit.pen import BoxStyle
from render.kit.text import TextStyle


class CountChange(NamedTuple):
    """The change of a number, and its recency."""

    by: int
    recency: Recency = Recency.LAST_MOVE

    @property
    def text(self) -> str:
        """The change with its sign."""
        return signed(self.by)

    @property
    def ground(self) -> str:
        """The colour behind the number."""
        return highlights.background(self.recency)


def count_change(
    now: int | str, before: int | str | None, since: int | str | None
) -> CountChange | None:
    """Return the change by the last move, or else since the mover's last turn.

    ``None`` for an earlier value means that the position is not known.
    """
    by = difference(now, before) if before is not None else 0
    if by:
        return CountChange(by)
    by = difference(now, since) if since is not None else 0
    return CountChange(by, recency=Recency.LAST_TURN) if by else None


def difference(now: int | str, before: int | str) -> int:
    """Return the difference of two numbers; 0 if either is hidden."""
    try:
        return int(now) - int(before)
    except ValueError:
        return 0


SIZE = 22
"""Text size in a chip."""


def draw_chip_under(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    label: str,
    on: Colour = "tile",
    *,
    recency: Recency = Recency.LAST_MOVE,
) -> None:
    """Draw the chip behind a count, with the change at its foot.

    Call it before drawing the count, which then lies on ``highlights.background(recency)``.
    """
    canvas.box(
        x,
        y,
        w,
        h,
        BoxStyle(12, highlights.background(recency), highlights.rim(recency), thick=2),
        on=on,
    )
    style, ink = ("sans", "ink2") if recency.faint else ("black", "ink")
    foot = y + h - 11
    canvas.text(
        x + w / 2,
        foot,
        label,
        TextStyle(SIZE, ink, style),
        align="m",
        on=highlights.background(recency),
    )
    canvas.record(recency.fact_kind("change"), label, (x, y, x + w, y + h))


def draw_chip_beside(
    canvas: Canvas, box: tuple[float, float, float, float], found: CountChange
) -> None:
    """Draw the chip behind a count, with the change at its right end; for low rows."""
    x, y, w, h = box
    canvas.box(
        x, y, w, h, BoxStyle(10, found.ground, highlights.rim(found.recency), thick=2), on="tile"
    )
    style, ink = ("sans", "ink2") if found.recency.faint else ("black", "ink")
    middle, on = y + h / 2, found.ground
    canvas.text(x + w - 7, middle, found.text, TextStyle(SIZE, ink, style), align="r", on=on)
    kind = found.recency.fact_kind("change")
    canvas.record(kind, found.text, (x, y, x + w, y + h))


CHIP = 26
"""Height of a chip of its own."""


def draw_chip(
    canvas: Canvas,
    cx: float,
    cy: float,
    label: str,
    *,
    recency: Recency = Recency.LAST_MOVE,
    lead: float = 0,
) -> float:
    """Draw a change in a chip of its own around a point.

    Returns the left edge of its contents; ``lead`` keeps room before the text.
    """
    w = 20 + lead + canvas.text_width(label, SIZE, "black")
    x, y = cx - w / 2, cy - CHIP / 2
    canvas.box(
        x,
        y,
        w,
        CHIP,
        BoxStyle(10, highlights.background(recency), highlights.rim(recency), thick=2),
        on=None,
    )
    canvas.text(
        x + 10 + lead, cy, label, TextStyle(SIZE, font="black"), on=highlights.background(recency)
    )
    canvas.record(recency.fact_kind("change"), label, (x, y, x + w, y + CHIP))
    return x + 10


def with_minus_sign(points: int) -> str:
    """Format a number with a true minus sign."""
    return str(points).replace("-", "−")


def signed(change: int) -> str:
    """Format a change: +2, −1."""
    return f"{change:+d}".replace("-", "−")
