"""Cards, marble, bonus tiles and code plates, each cached by size.

Constants that end in ``_SHARE`` are shares of the size of a piece; other lengths are in pixels.
"""

from __future__ import annotations

import math
from functools import lru_cache

from engine.tuscany.data import BONUSES
from render.kit.palette import ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.unit_pen import UnitPen
from render.tuscany import kinds
from render.tuscany.hex_shapes import hex_corners
from render.tuscany.palette import KIND_COLOURS, WILD

BONUS_ICONS = dict(
    zip(
        BONUSES,
        ("card-draw", "wooden-crate", "stone-block", "meeple", "cornucopia"),
        strict=True,
    )
)

_CARD_WIDTH_SHARE = 0.74
_CARD_HEIGHT_SHARE = 0.96
_CARD_SHIFT_SHARE = 0.07
"""How far the front card is left of the middle, and the back card right of it."""
_CARD_CORNER_SHARE = 0.12
_CARD_REACH_SHARE = 0.62
"""Distance from the middle to the edges of the box that both cards cover."""
_CARD_ICON_SHARE = 0.62
_CARD_SYMBOL_SHARE = 0.56
_CARD_HEX_SHARE = 0.25
"""Radius of the hex on the back of a card."""
_HEX_EDGE_SHARE = 0.035
_MIN_HEX_EDGE_WIDTH = 1.4
_MIN_CARD_EDGE_WIDTH = 1.6
_CARD_EDGE_SHARE = 0.05
_BONUS_CORNER_SHARE = 0.18
_BONUS_ICON_SHARE = 0.68
_OUTLINE_WIDTH = 2.5
_LARGE_CODE_SIZE = 30
"""Text size above which the light line around a legal code is wider."""
_PLATE_HEIGHT_SHARE = 1.16
"""Height of a code plate, as a multiple of its text size."""
_SHORT_PLATE_RATIO = 1.22
"""Width of a code plate with one sign, as a multiple of its height."""
_LONG_PLATE_RATIO = 1.44
"""Width of a code plate with more signs, as a multiple of its height."""


@lru_cache(maxsize=64)
def card_sprite(size: float, kind: int = -1, symbol: str = "") -> Sprite:
    """Return a card in front of another: a colour with its icon, a symbol, or a back."""
    pen = Pen.square(math.ceil(size * _CARD_REACH_SHARE))
    w, h = size * _CARD_WIDTH_SHARE, size * _CARD_HEIGHT_SHARE
    shift = size * _CARD_SHIFT_SHARE
    radius = size * _CARD_CORNER_SHARE
    edge = max(_MIN_CARD_EDGE_WIDTH, size * _CARD_EDGE_SHARE)
    back_card = BoxStyle(radius, "ink3", "ink", line_width=edge)
    pen.box(Rect(-w / 2 + shift, -size / 2 - shift / 2, w, h), back_card)
    fill = KIND_COLOURS[kind] if kind >= 0 else "tile"
    front_card = BoxStyle(radius, fill, "ink", line_width=edge)
    pen.box(Rect(-w / 2 - shift, -size / 2 + shift, w, h), front_card)
    cx, cy = -shift, shift / 2
    if kind >= 0:
        pen.icon(kinds.ICONS[kind], cx, cy, size * _CARD_ICON_SHARE, ink_on(fill))
    elif symbol:
        pen.icon(symbol, cx, cy, size * _CARD_SYMBOL_SHARE)
    else:
        radius = size * _CARD_HEX_SHARE
        pen.poly(hex_corners(cx, cy, radius), "ink")
        hex_edge = max(_MIN_HEX_EDGE_WIDTH, size * _HEX_EDGE_SHARE)
        pen.poly(hex_corners(cx, cy, radius - hex_edge), "village")
    return pen.sprite()


# The corners of a block of marble, as shares of its size from its middle

_MARBLE_TOP = ((-0.46, -0.2), (-0.04, -0.38), (0.46, -0.18), (0.06, 0.02))
"""The left, back, right and front corner of its upper side."""
_MARBLE_HEIGHT = 0.38
_MARBLE_VEIN = ((-0.32, -0.1), (-0.24, 0.1), (-0.12, 0.16), (-0.06, 0.32))


@lru_cache(maxsize=16)
def marble_sprite(size: float) -> Sprite:
    """Return a block of white marble, seen from above a corner."""
    pen = Pen.square(math.ceil(size / 2) + 1)
    block = UnitPen(pen, 0, 0, size, max(_MIN_CARD_EDGE_WIDTH, size * _CARD_EDGE_SHARE))
    left, back, right, front = _MARBLE_TOP
    low_left, low_front, low_right = ((x, y + _MARBLE_HEIGHT) for x, y in (left, front, right))
    block.fill(_MARBLE_TOP, "white")
    block.fill((left, front, low_front, low_left), mix("quarry", "tile", 0.5))
    block.fill((front, right, low_right, low_front), "quarry")
    block.line(_MARBLE_VEIN, "white")
    block.outline((left, back, right, low_right, low_front, low_left))
    block.line((left, front, right))
    block.line((front, low_front))
    return pen.sprite()


@lru_cache(maxsize=32)
def bonus_sprite(word: str, size: float) -> Sprite:
    """Return a bonus tile."""
    pen = Pen.square(math.ceil(size / 2) + 1)
    tile = Rect.around(0, 0, size, size)
    pen.box(tile, BoxStyle(size * _BONUS_CORNER_SHARE, WILD, "ink", line_width=_OUTLINE_WIDTH))
    pen.icon(BONUS_ICONS[word], 0, 0, size * _BONUS_ICON_SHARE, "white")
    return pen.sprite(Fact("bonus", word, tile.box, size, is_solid=True))


@lru_cache(maxsize=128)
def code_plate_sprite(code: str, size: float, *, is_legal: bool) -> Sprite:
    """Return the plate of a code on a hex.

    A light line separates the magenta of a legal one from its background.
    """
    h = size * _PLATE_HEIGHT_SHARE
    w = h * (_SHORT_PLATE_RATIO if len(code) < 2 else _LONG_PLATE_RATIO)
    plate = Rect.around(0, 0, w, h)
    light_line = 3 if size > _LARGE_CODE_SIZE else 2
    half_width = math.ceil(w / 2 + light_line)
    half_height = math.ceil(h / 2 + light_line)
    pen = Pen(-half_width, -half_height, half_width, half_height)
    radius = h / 2
    if is_legal:
        pen.box(plate.grown(light_line), BoxStyle(radius + light_line, "tile"))
        pen.box(plate, BoxStyle(radius, "act"))
    else:
        pen.box(plate, BoxStyle(radius, "tile", "ink", line_width=_OUTLINE_WIDTH))
    pen.text((0, 0), code, TextStyle(size, "white" if is_legal else "ink", "black"))
    return pen.sprite(Fact("legal" if is_legal else "code", code, plate.box, size))
