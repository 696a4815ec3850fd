"""The round track: a disc for each round, in the last place of the action cards."""

from __future__ import annotations

import math
from functools import lru_cache

from engine.emperor.data import ROUNDS
from render.emperor.board_model import EmperorBoard
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, DETAIL, FLOOR

_TITLE_MIDDLE = 27
"""Middle of the title, from the top."""
_DISCS_MIDDLE = 70
"""Middle of the discs, from the top."""
_INSET = 21
"""Middle of the first disc, from the left edge."""
_RADIUS = 18


def draw(canvas: Canvas, x: float, y: float, w: int, model: EmperorBoard) -> None:
    """Draw the round track: the current round in ink, past ones in grey."""
    title = model.say("round")
    title_style = TextStyle(CAPTION, "ink2", "serif", min_size=FLOOR)
    canvas.text((x + w / 2, y + _TITLE_MIDDLE), title, title_style, align="middle", max_width=w)
    step = (w - 2 * _INSET) / (ROUNDS - 1)
    for i in range(ROUNDS):
        now = i + 1 == model.view.round
        past = i + 1 < model.view.round
        fill = "ink" if now else "ink3" if past else "panel"
        ink = "white" if now or past else "ink2"
        middle = x + _INSET + i * step
        canvas.put(_disc_sprite(fill), (middle, y + _DISCS_MIDDLE))
        style = TextStyle(DETAIL, ink, "black")
        canvas.text((middle, y + _DISCS_MIDDLE + 1), str(i + 1), style, align="middle", on=fill)


@lru_cache(maxsize=4)
def _disc_sprite(fill: str) -> Sprite:
    pen = Pen.square(math.ceil(_RADIUS) + 1)
    pen.disc(0, 0, _RADIUS, fill, "ink2", layout.OUTLINE_WIDTH)
    return pen.sprite()
