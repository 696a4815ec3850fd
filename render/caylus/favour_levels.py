"""A player's levels in the lines of royal favours, or the number of simplified favours taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.caylus.data import LEVELS, LINES
from render.caylus import favours, favours_simplified
from render.caylus.board_model import CaylusBoard
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import COUNT

_GLYPH_SIZE = 42
"""Size of a line's glyph."""
_LEVEL_LEFT = 50
"""Left edge of the level beside a glyph."""
_PIP_PITCH = 20
"""Distance between the pips of a level."""
_PIP_RADIUS = 8
_HALF_HEIGHT = 9
"""Half the height of the area that is recorded for a level."""


def draw(
    canvas: Canvas, lefts: Sequence[float], middle: float, model: CaylusBoard, seat: int
) -> None:
    """Draw the glyph and level of each line from its left edge; a single count if simplified."""
    if model.view.simplified:
        _draw_simplified(canvas, lefts[0], middle, model, seat)
        return
    for line, left in enumerate(lefts):
        level = model.view.favour[seat][line]
        pips = left + _LEVEL_LEFT
        canvas.put(
            favours.head_sprite(LINES[line], _GLYPH_SIZE), (left + _GLYPH_SIZE / 2, middle), "panel"
        )
        canvas.put(_pips_sprite(level), (pips, middle), "panel")
        area = (pips, middle - _HALF_HEIGHT, pips + len(LEVELS) * _PIP_PITCH, middle + _HALF_HEIGHT)
        canvas.record("level", str(level), area)


def _draw_simplified(
    canvas: Canvas, left: float, middle: float, model: CaylusBoard, seat: int
) -> None:
    """Draw the number of favours that a player has taken."""
    taken = favours_simplified.favours_taken(model, seat)
    style = TextStyle(COUNT, "ink" if taken else "line")
    canvas.put(icon_sprite("fleur-de-lys", _GLYPH_SIZE), (left + _GLYPH_SIZE / 2, middle), "panel")
    canvas.text((left + _LEVEL_LEFT + 2, middle), str(taken), style, on="panel")


@lru_cache(maxsize=8)
def _pips_sprite(level: int) -> Sprite:
    """Return a level as filled pips out of five, anchored left of the first."""
    pen = Pen(0, -10, len(LEVELS) * _PIP_PITCH + 1, 10)
    for i in range(len(LEVELS)):
        fill, line = ("ink", "ink") if i < level else ("tile", "ink3")
        pen.disc(_PIP_PITCH / 2 + i * _PIP_PITCH, 0, _PIP_RADIUS, fill, line, 2)
    return pen.sprite()
