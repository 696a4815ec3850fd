"""The bridge of the two Caylus games: the passing order, and the price of a worker."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import effects, highlights, layout, tokens
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.icons import icon
from render.kit.pen import BoxStyle
from render.kit.sprite import Sprite
from render.kit.text import TextStyle

_NARROW = 300
"""A narrower bridge has smaller spaces and shows the price without its caption."""


def draw_frame(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    title: str,
    seats: int,
    *,
    first: Sprite | None = None,
) -> None:
    """Draw the panel with its title and a space for each seat: part of the cached base.

    ``first`` is painted on the first space instead of its number: the reward for passing first.
    """
    canvas.box(x, y, w, h, BoxStyle(layout.PANEL_RADIUS, "panel", "line", thick=3), shadow=5)
    if w < _NARROW:
        room, middle = w - 20, x + w / 2
        canvas.text(
            middle,
            y + 31,
            title,
            TextStyle(28, font="serif", min_size=20),
            align="m",
            on="panel",
            max_width=room,
        )
    else:
        canvas.put(icon("stone-bridge", 40, "ink2"), x + 42, y + 30, "panel")
        canvas.text(
            x + 76,
            y + 31,
            title,
            TextStyle(28, font="serif", min_size=22),
            on="panel",
            max_width=300,
        )
    for i in range(seats):
        cx, cy = place(x, y, w, h, i)
        number = str(i + 1) if i or first is None else ""
        highlights.worker_space(canvas, cx, cy, token(w) / 2 - 2, number=number, on="panel")
        if not number and first is not None:
            canvas.put(first, cx, cy, "panel")


def token(w: float) -> int:
    """Return the size of the tokens on a bridge of that width."""
    return 34 if w < _NARROW else 56


def place(x: float, y: float, w: float, h: float, rank: int) -> tuple[float, float]:
    """Return the middle of a space, counted from 0."""
    if w < _NARROW:
        return x + w / 2 + (rank - 2) * 38, y + 82
    return x + 52 + rank * 70, y + h - 44


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    passed: Sequence[str],
    caption: str = "",
    *,
    cost: effects.GlyphRow = (),
    buys: effects.Glyph = ("worker", 1),
    new_last_move: int = 0,
    new_last_turn: int = 0,
) -> None:
    """Draw the tokens of players who have passed, and the price with a caption or its purchase.

    ``new_last_move`` and ``new_last_turn`` are the numbers of tokens at the end that came with the
    last move, and since the mover's last turn.
    """
    size = token(w)
    for i, colour in enumerate(passed):
        cx, cy = place(x, y, w, h, i)
        on, newer = "panel", len(passed) - i
        if newer <= max(new_last_move, new_last_turn):
            reach = 20 if w < _NARROW else 36
            canvas.put(
                highlights.arrival(reach, Recency.of(newer <= new_last_move)), cx, cy, "panel"
            )
            on = highlights.background(Recency.of(newer <= new_last_move))
        canvas.put(tokens.token(colour, size), cx, cy, on)
    if cost and w < _NARROW:
        canvas.fill(x + 16, y + 110, w - 32, 3, "line")
        row = (*cost, "->", buys)
        effects.draw(canvas, row, x + w / 2, y + h - 38, 44, on="panel", max_width=w - 24)
    elif cost:
        canvas.fill(x + 394, y + 18, 3, h - 36, "line")
        middle, room = x + 396 + (w - 396) / 2, w - 396 - 20
        canvas.text(
            middle,
            y + 36,
            caption,
            TextStyle(25, "ink2", min_size=20),
            align="m",
            on="panel",
            max_width=room,
        )
        effects.draw(canvas, cost, middle, y + h - 46, 60, on="panel", max_width=room)
