"""The left end of a player panel: turn order and token on the player's colour."""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit import layout, tokens
from render.kit.canvas import Canvas
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import ORDER

WIDTH = 84
"""Width of the stripe in the player's colour."""
_ORDER_MIDDLE = 42
"""Middle of the place in turn order."""
TOKEN_FROM_BOTTOM = 46
"""Middle of the token, from the bottom."""
_TOKEN_SIZE = 56
_TOKEN_RIM_RADIUS = 30
_TOKEN_RIM_WIDTH = 2.5


def draw(canvas: Canvas, panel: Rect, colour: str, order: str, scale: float = 1) -> None:
    """Draw the left end of a player panel: order number and token on the player's colour."""
    x, y, _, h = panel
    w = WIDTH * scale
    ink = ink_on(colour)
    left_corners = (True, False, False, True)
    canvas.box(Rect(x, y, w, h), BoxStyle(layout.PANEL_RADIUS, colour, corners=left_corners))
    canvas.fill(Rect(x + w - 1, y + 1, 2, h - 2), "ink")
    middle = y + _ORDER_MIDDLE * scale
    style = TextStyle(ORDER * scale, ink, "black")
    canvas.text((x + w / 2, middle), order, style, align="middle", on=colour)
    token_y = y + h - TOKEN_FROM_BOTTOM * scale
    canvas.put(outlined_token_sprite(colour, scale), (x + w / 2, token_y), colour)


@lru_cache(maxsize=32)
def outlined_token_sprite(colour: str, scale: float = 1) -> Sprite:
    """Return a flat token with a rim, for use on the player's own colour."""
    pen = Pen.square(math.ceil((_TOKEN_RIM_RADIUS + 3) * scale))
    tokens.draw_token(pen, colour, 0, 0, _TOKEN_SIZE * scale, is_lifted=False)
    pen.circle(0, 0, _TOKEN_RIM_RADIUS * scale, ink_on(colour), _TOKEN_RIM_WIDTH)
    return pen.sprite()
