"""The bridge of the two Caylus games: who has passed, in order, and what a worker costs now."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import effects, layout, marks, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.sprite import Sprite


def draw_frame(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    title: str,
    seats: int,
    first: Sprite | None = None,
) -> None:
    """The panel with its title and a place for each seat: part of the base.

    ``first`` stands on the first place instead of its number: what the first one there gains.
    """
    canvas.box(x, y, w, h, layout.PANEL_RADIUS, "panel", "line", 3, shadow=5)
    canvas.put(icon("stone-bridge", 40, "ink2"), x + 42, y + 30, "panel")
    canvas.text(x + 76, y + 31, title, 28, style="serif", on="panel", room=300, least=22)
    for i in range(seats):
        cx, cy = place(x, y, h, i)
        number = str(i + 1) if i or first is None else ""
        marks.place(canvas, cx, cy, 26, number=number, on="panel")
        if not number and first is not None:
            canvas.put(first, cx, cy, "panel")


def place(x: float, y: float, h: float, rank: int) -> tuple[float, float]:
    """The middle of a place, counted from 0."""
    return x + 52 + rank * 70, y + h - 44


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    passed: Sequence[str],
    caption: str = "",
    cost: effects.Row = (),
    fresh: int = 0,
    faded: int = 0,
) -> None:
    """The tokens of those who passed, and the cost with a caption.

    The last ``fresh`` of them have passed just now, the last ``faded`` since the turn before.
    """
    for i, colour in enumerate(passed):
        cx, cy = place(x, y, h, i)
        on, newer = "panel", len(passed) - i
        if newer <= max(fresh, faded):
            canvas.put(marks.arrival(36, newer > fresh), cx, cy, "panel")
            on = marks.ground(newer > fresh)
        canvas.put(tokens.token(colour, 56), cx, cy, on)
    if cost:
        canvas.fill(x + 394, y + 18, 3, h - 36, "line")
        middle, room = x + 396 + (w - 396) / 2, w - 396 - 20
        canvas.text(middle, y + 36, caption, 25, "ink2", align="m", on="panel", room=room, least=20)
        effects.draw(canvas, cost, middle, y + h - 46, 60, on="panel", room=room)
