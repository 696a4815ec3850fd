"""Goods, money and points, each recognisable by its shape alone.

:func:`_draw_good` draws one with a pen, :func:`good_sprite` returns a sprite. Kinds: ``food``,
``wood``, ``stone``, ``cloth``, ``gold``, ``denier``, ``basic`` (any basic cube) and ``any`` (any
cube, gold included).

The shapes are given in a square from -1 to 1 (see :class:`~render.kit.unit_pen.UnitPen`).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from render.kit.palette import (
    CLOTH_HEM,
    GOLD_LIGHT,
    LOG_END,
    STONE_LIGHT,
    STONE_SHADE,
    ink_on,
)
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR
from render.kit.unit_pen import UnitPen

KINDS = ("food", "wood", "stone", "cloth", "gold", "denier", "basic", "any")
_MIN_LINE_WIDTH = 1.6
"""Minimum width of a line in pixels: thinner ones vanish on a phone."""
_LINE_SHARE = 0.06
"""Usual width of a line, as a share of a good's size."""

_Outline = tuple[Point, ...]
"""The corners of a polygon in the square from -1 to 1."""
_SHIELD: _Outline = (
    (-0.86, -0.95),
    (0.86, -0.95),
    (0.86, 0.2),
    (0.62, 0.62),
    (0, 1.0),
    (-0.62, 0.62),
    (-0.86, 0.2),
)
"""The points shield."""
_LOAF: _Outline = (
    (-0.98, 0.62),
    *(
        (-0.98 * math.cos(math.radians(angle)), 0.05 - 0.82 * math.sin(math.radians(angle)))
        for angle in range(0, 181, 6)
    ),
    (0.98, 0.62),
)
"""Food: a flat bottom under a dome."""
_LOAF_CUTS: tuple[_Outline, ...] = tuple(
    ((x - 0.1, -0.1), (x + 0.1, -0.5)) for x in (-0.34, 0.08, 0.5)
)
_BLOCK: _Outline = (
    (0, -0.95),
    (0.86, -0.46),
    (0.86, 0.46),
    (0, 0.95),
    (-0.86, 0.46),
    (-0.86, -0.46),
)
"""Stone: a cube seen from one of its corners."""
_BLOCK_TOP: _Outline = ((0, -0.95), (0.86, -0.46), (0, 0.03), (-0.86, -0.46))
_BLOCK_RIGHT: _Outline = ((0, 0.03), (0.86, -0.46), (0.86, 0.46), (0, 0.95))
_BLOCK_INNER_EDGES: tuple[_Outline, ...] = (
    ((-0.86, -0.46), (0, 0.03), (0.86, -0.46)),
    ((0, 0.03), (0, 0.95)),
)
_PENNANT: _Outline = ((-0.72, -0.92), (0.72, -0.92), (0.72, 0.95), (0, 0.5), (-0.72, 0.95))
"""Cloth: a banner with a swallow tail."""
_PENNANT_HEM: _Outline = ((-0.72, -0.92), (0.72, -0.92), (0.72, -0.5), (-0.72, -0.5))
_INGOT: _Outline = ((-0.58, -0.62), (0.58, -0.62), (0.98, 0.62), (-0.98, 0.62))
_INGOT_LIGHT: _Outline = ((-0.58, -0.62), (0.58, -0.62), (0.68, -0.3), (-0.68, -0.3))
_THIN_LINE = 0.8
"""Width of the lines inside a good, in the width of its outline."""
_LOG = Rect(-0.98, -0.55, 1.96, 1.1)
_LOG_CORNER_RADIUS = 0.54
_LOG_END_X = 0.5
_LOG_END_RADIUS = 0.53
_LOG_RING_RADIUS = 0.24
_COIN_RADIUS = 0.98
_COIN_RING_RADIUS = 0.68
_COIN_ARM = 0.32
"""Length of each arm of the cross on a coin."""
_COIN_CROSS_LINE = 1.5
"""Width of the lines of that cross, in the width of the coin's outline."""
_QUARTER_SIDE = 0.86
"""Side of a quarter of the square for "any cube"."""
_QUARTERS_CORNER_RADIUS = 0.32
_DOT_RADIUS = 0.34
"""Radius of the dot of "any basic cube"."""
_DIAMOND: _Outline = ((0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0))
_SHIELD_LINE_SHARE = 0.05
"""Width of the outline of a points shield, as a share of its size."""
SHIELD_NUMBER_RISE_SHARE = 0.05
"""How far the number is above the middle of its shield, as a share of the shield's size."""
_ONE_DIGIT_SHARE = 0.6
"""Text size of a number of one digit, as a share of its shield's size."""
_MORE_DIGITS_SHARE = 0.56
"""The same for a number of several digits."""


@lru_cache(maxsize=256)
def good_sprite(kind: str, size: float) -> Sprite:
    """Return a good as a sprite, anchored at its middle."""
    pen = Pen.square(math.ceil(size / 2) + 2)
    _draw_good(pen, kind, 0, 0, size)
    return pen.sprite()


def _draw_good(pen: Pen, kind: str, cx: float, cy: float, size: float) -> None:
    """Draw a good in a square of ``size`` around a point."""
    line_width = max(_MIN_LINE_WIDTH, size * _LINE_SHARE)
    _SHAPES[kind](UnitPen(pen, cx, cy, size / 2, line_width))


def _draw_food(pen: UnitPen) -> None:
    pen.fill(_LOAF, "food")
    pen.outline(_LOAF)
    for cut in _LOAF_CUTS:
        pen.line(cut)


def _draw_wood(pen: UnitPen) -> None:
    """Draw a log: a lying capsule, its light end with a ring."""
    pen.box(_LOG, BoxStyle(_LOG_CORNER_RADIUS, "wood", "ink", line_width=pen.line_width))
    pen.disc(_LOG_END_X, 0, _LOG_END_RADIUS, LOG_END)
    pen.circle(_LOG_END_X, 0, _LOG_RING_RADIUS, line_scale=_THIN_LINE)


def _draw_stone(pen: UnitPen) -> None:
    """Draw a cut block with three grey sides."""
    pen.fill(_BLOCK, "stone")
    pen.fill(_BLOCK_TOP, STONE_LIGHT)
    pen.fill(_BLOCK_RIGHT, STONE_SHADE)
    for edge in _BLOCK_INNER_EDGES:
        pen.line(edge, line_scale=_THIN_LINE)
    pen.outline(_BLOCK)


def _draw_cloth(pen: UnitPen) -> None:
    pen.fill(_PENNANT, "cloth")
    pen.fill(_PENNANT_HEM, CLOTH_HEM)
    pen.outline(_PENNANT)


def _draw_gold(pen: UnitPen) -> None:
    pen.fill(_INGOT, "gold")
    pen.fill(_INGOT_LIGHT, GOLD_LIGHT)
    pen.outline(_INGOT)


def _draw_denier(pen: UnitPen) -> None:
    """Draw a coin: a disc with an inner ring and a small cross."""
    pen.disc(0, 0, _COIN_RADIUS, "denier")
    pen.circle(0, 0, _COIN_RING_RADIUS, "ink2", _THIN_LINE)
    pen.line([(-_COIN_ARM, 0), (_COIN_ARM, 0)], "ink2", _COIN_CROSS_LINE)
    pen.line([(0, -_COIN_ARM), (0, _COIN_ARM)], "ink2", _COIN_CROSS_LINE)


def _draw_quarters(pen: UnitPen) -> None:
    """Draw a square of the four basic goods, with an ink edge outside it."""
    side = _QUARTER_SIDE
    half = side + pen.line_width / pen.unit
    pen.box(Rect(-half, -half, 2 * half, 2 * half), BoxStyle(_QUARTERS_CORNER_RADIUS, "ink"))
    for i, kind in enumerate(("food", "wood", "stone", "cloth")):
        pen.box(Rect((i % 2 - 1) * side, (i // 2 - 1) * side, side, side), BoxStyle(fill=kind))


def _draw_basic(pen: UnitPen) -> None:
    """Draw "any basic cube": a quartered square with a light dot."""
    _draw_quarters(pen)
    pen.disc(0, 0, _DOT_RADIUS, "tile", line_scale=_THIN_LINE)


def _draw_any(pen: UnitPen) -> None:
    """Draw "any cube": a quartered square with a gold diamond."""
    _draw_quarters(pen)
    pen.fill(_DIAMOND, "gold")
    pen.outline(_DIAMOND, line_scale=_THIN_LINE)


_SHAPES: dict[str, Callable[[UnitPen], None]] = {
    "food": _draw_food,
    "wood": _draw_wood,
    "stone": _draw_stone,
    "cloth": _draw_cloth,
    "gold": _draw_gold,
    "denier": _draw_denier,
    "basic": _draw_basic,
    "any": _draw_any,
}


@lru_cache(maxsize=512)
def shield_sprite(number: str, size: float, colour: str = "vp", floor: float = FLOOR) -> Sprite:
    """Return a points shield, anchored at its middle; ``floor`` is the minimum text size."""
    pen = Pen.square(math.ceil(size / 2) + 2)
    draw_shield(pen, number, size, colour, floor)
    return pen.sprite()


def draw_shield(
    pen: Pen, number: str, size: float, colour: str = "vp", floor: float = FLOOR
) -> None:
    """Draw a points shield around the anchor of a pen."""
    half = size / 2
    symbol = UnitPen(pen, 0, 0, half, max(_MIN_LINE_WIDTH, size * _SHIELD_LINE_SHARE))
    symbol.fill(_SHIELD, colour)
    symbol.outline(_SHIELD)
    if number:
        share = _ONE_DIGIT_SHARE if len(number) < 2 else _MORE_DIGITS_SHARE
        style = TextStyle(max(floor, size * share), ink_on(colour), "black")
        pen.text((0, -size * SHIELD_NUMBER_RISE_SHARE), number, style)


# The sign for building a tile; shares of its size

_MINI_TILE_HALF_SHARE = 0.46
"""Half the width of the mini tile."""
_MINI_TILE_FLATNESS = 0.92
"""Height of the mini tile, as a share of its width."""
_MINI_TILE_CORNER_SHARE = 0.14
_PLUS_ARM_SHARE = 0.4
"""Length of each arm of the plus, as a share of half the mini tile's width."""
_PLUS_LINE_SHARE = 0.11


@lru_cache(maxsize=64)
def build_sprite(category: str, size: float) -> Sprite:
    """Return the sign for "build one of these": a mini tile with a plus, in a category's colour."""
    pen = Pen.square(math.ceil(size / 2) + 1)
    tile_half = size * _MINI_TILE_HALF_SHARE
    style = BoxStyle(size * _MINI_TILE_CORNER_SHARE, category, "ink", line_width=2)
    half_height = tile_half * _MINI_TILE_FLATNESS
    pen.box(Rect(-tile_half, -half_height, 2 * tile_half, 2 * half_height), style)
    sign = ink_on(category)
    plus = UnitPen(pen, 0, 0, tile_half * _PLUS_ARM_SHARE, size * _PLUS_LINE_SHARE)
    plus.line([(-1, 0), (1, 0)], sign)
    plus.line([(0, -1), (0, 1)], sign)
    return pen.sprite()
