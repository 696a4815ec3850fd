"""What a player holds: nobles in hand and bought action cards.

Constants that end in ``_SHARE`` are shares of the size of a piece.
"""

from __future__ import annotations

import math
from functools import lru_cache

from render.emperor.pieces import CORNER_SHARE
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite

_EDGE_WIDTH = 2.5
"""Width of the edge of a piece, in pixels."""
_NOBLE_SHARE = 0.88
"""Side of a noble."""
_CROWN_SHARE = 0.56
_CARD_WIDTH_SHARE = 0.68
_CARD_HEIGHT_SHARE = 0.96
_CARD_CORNER_SHARE = 0.12
_CARD_SYMBOL_SHARE = 0.52


@lru_cache(maxsize=16)
def hand_noble_sprite(size: float) -> Sprite:
    """Return a noble in hand: a square without age, side or sign, anchored at its middle."""
    pen = Pen.square(math.ceil(size / 2))
    box = BoxStyle(size * CORNER_SHARE, "ink3", "ink", line_width=_EDGE_WIDTH)
    side = size * _NOBLE_SHARE
    pen.box(Rect(-side / 2, -side / 2, side, side), box)
    pen.icon("crown", 0, 0, size * _CROWN_SHARE, "white")
    return pen.sprite()


@lru_cache(maxsize=16)
def card_sprite(colour: str, size: float) -> Sprite:
    """Return a bought action card: blue with a son, or red with a daughter's ring."""
    pen = Pen.square(math.ceil(size / 2))
    fill, symbol = {"blue": ("cprestige", "person"), "red": ("cneutral", "ring")}[colour]
    box = BoxStyle(size * _CARD_CORNER_SHARE, fill, "ink", line_width=_EDGE_WIDTH)
    w, h = size * _CARD_WIDTH_SHARE, size * _CARD_HEIGHT_SHARE
    pen.box(Rect(-w / 2, -h / 2, w, h), box)
    pen.icon(symbol, 0, 0, size * _CARD_SYMBOL_SHARE, ink_on(fill))
    return pen.sprite()
