"""Both score tracks as bars, where there is room for them."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.palette import mix
from render.kit.pen import BoxStyle
from render.kit.text import TextStyle
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

TRACK, TICKS = 100, (0, 25, 50, 75, 100)
"""Points at the end of a bar (beyond them only the number grows), and its scale."""


def draw(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int) -> None:
    """Draw both tracks as bars, red above green, with ticks between and numbers below."""
    points = ((RED, model.view.red[seat]), (GREEN, model.view.green[seat]))
    for i, tick in enumerate(TICKS):
        at = x + _BAR / 2 + (w - _BAR) * tick / TRACK
        canvas.fill(at - 1, y - 5, 3, 10, "ink2")
        if i % 2 == 0 or w > _CROWDED:
            canvas.text(
                at,
                y + _TICK_NUMBER,
                str(tick),
                TextStyle(canvas.floor, "ink2"),
                align="m",
                on="tile",
            )
    for (colour, count), dy in zip(points, (-_BAR_OFFSET, _BAR_OFFSET), strict=True):
        _draw_bar(canvas, x, y + dy, w, count, colour)


_BAR, _BAR_OFFSET, _TICK_NUMBER = 22, 17, 42
"""Height of a bar, and distances of both bars and the numbers from the middle of the tracks."""
_CROWDED = 200
"""Up to this width only every other tick has its number."""


def _draw_bar(canvas: Canvas, x: float, y: float, w: float, points: int, colour: str) -> None:
    """Draw a track as a bar from 0 to 100."""
    pale = mix(colour, "panel", 0.66)
    top, round_ends = y - _BAR / 2, _BAR / 2
    canvas.box(x, top, w, _BAR, BoxStyle(round_ends, pale), on="tile")
    if points:
        filled = _BAR + (w - _BAR) * min(points, TRACK) / TRACK
        canvas.box(x, top, filled, _BAR, BoxStyle(round_ends, colour), on=pale)
