"""Both score tracks as bars, where there is room for them."""

from __future__ import annotations

from render.kit.canvas import Canvas
from render.kit.palette import OPEN, mix
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import GREEN, RED

_TRACK_END = 100
"""Points at the end of a bar; beyond them only the number grows."""
_TICKS = (0, 25, 50, 75, 100)
"""Points with a tick."""
_TICK_HEIGHT = 10
_BAR_HEIGHT = 22
_BAR_OFFSET = 17
"""Distance of the middle of a bar from the middle of the pair."""
_TICK_NUMBER_MIDDLE = 42
"""Distance of the numbers of the ticks below the middle of the pair."""
_MAX_WIDTH_WITH_HALF_THE_NUMBERS = 200
"""Up to this width only every other tick has its number."""
_TICK_WIDTH = 3


def draw(canvas: Canvas, x: float, y: float, w: float, model: TuscanyBoard, seat: int) -> None:
    """Draw both tracks as bars, red above green, with ticks between and numbers below."""
    style = TextStyle(canvas.floor, "ink2")
    for i, tick in enumerate(_TICKS):
        cx = x + _BAR_HEIGHT / 2 + (w - _BAR_HEIGHT) * tick / _TRACK_END
        canvas.fill(
            Rect(cx - _TICK_WIDTH // 2, y - _TICK_HEIGHT / 2, _TICK_WIDTH, _TICK_HEIGHT), "ink2"
        )
        if i % 2 == 0 or w > _MAX_WIDTH_WITH_HALF_THE_NUMBERS:
            canvas.text((cx, y + _TICK_NUMBER_MIDDLE), str(tick), style, align="middle", on="tile")
    _draw_bar(canvas, x, y - _BAR_OFFSET, w, model.view.red[seat], RED)
    _draw_bar(canvas, x, y + _BAR_OFFSET, w, model.view.green[seat], GREEN)


def _draw_bar(canvas: Canvas, x: float, y: float, w: float, points: int, colour: str) -> None:
    """Draw a track as a bar from 0 to :data:`_TRACK_END`."""
    pale = mix(colour, *OPEN)
    top = y - _BAR_HEIGHT / 2
    radius = _BAR_HEIGHT / 2
    canvas.box(Rect(x, top, w, _BAR_HEIGHT), BoxStyle(radius, pale), on="tile")
    if points:
        filled = _BAR_HEIGHT + (w - _BAR_HEIGHT) * min(points, _TRACK_END) / _TRACK_END
        canvas.box(Rect(x, top, filled, _BAR_HEIGHT), BoxStyle(radius, colour), on=pale)
