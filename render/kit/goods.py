"""Goods, money and points, each recognisable by its shape alone.

``draw`` draws one with a pen, :func:`good` returns a sprite. Kinds: ``food``, ``wood``, ``stone``,
``cloth``, ``gold``, ``denier``, ``basic`` (any basic cube) and ``any`` (any cube, gold included).
"""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit.palette import (
    CLOTH_HEM,
    GOLD_LIGHT,
    LOG_END,
    STONE_LIGHT,
    STONE_SHADE,
    Colour,
    ink_on,
)
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.sprite import Sprite
from render.kit.text import TextStyle

KINDS = ("food", "wood", "stone", "cloth", "gold", "denier", "basic", "any")

SHIELD: tuple[Point, ...] = (
    (-0.86, -0.95),
    (0.86, -0.95),
    (0.86, 0.2),
    (0.62, 0.62),
    (0, 1.0),
    (-0.62, 0.62),
    (-0.86, 0.2),
)
"""Outline of the points shield, in a square from -1 to 1."""

_CUBE: tuple[Point, ...] = (
    (0, -0.95),
    (0.86, -0.46),
    (0.86, 0.46),
    (0, 0.95),
    (-0.86, 0.46),
    (-0.86, -0.46),
)


@lru_cache(maxsize=256)
def good_sprite(kind: str, size: float) -> Sprite:
    """Return a good as a sprite, anchored at its middle."""
    half = math.ceil(size / 2) + 2
    pen = Pen(-half, -half, half, half)
    draw_good(pen, kind, 0, 0, size)
    return pen.sprite()


def draw_good(pen: Pen, kind: str, cx: float, cy: float, size: float) -> None:
    """Draw a good in a square of ``size`` around a point."""
    _SHAPES[kind](pen, cx, cy, size / 2, max(1.6, size * 0.06))


def _scale_outline(points: tuple[Point, ...], cx: float, cy: float, half: float) -> list[Point]:
    return [(cx + x * half, cy + y * half) for x, y in points]


def _draw_food(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw a loaf: a dome with three cuts."""
    dome = [math.radians(angle) for angle in range(0, 181, 6)]
    arc = [(-0.98 * math.cos(a), 0.05 - 0.82 * math.sin(a)) for a in dome]
    outline = ((-0.98, 0.62), *arc, (0.98, 0.62))
    pen.poly(_scale_outline(outline, cx, cy, half), "food", "ink", thick)
    for x in (-0.34, 0.08, 0.5):
        cutting = ((x - 0.1, -0.1), (x + 0.1, -0.5))
        pen.line(_scale_outline(cutting, cx, cy, half), "ink", thick)


def _draw_wood(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw a log: a lying capsule, its light end with a ring."""
    box = BoxStyle(half * 0.54, "wood", "ink", thick=thick)
    pen.box(cx - half * 0.98, cy - half * 0.55, half * 1.96, half * 1.1, box)
    pen.disc(cx + half * 0.5, cy, half * 0.53, LOG_END, "ink", thick)
    pen.circle(cx + half * 0.5, cy, half * 0.24, "ink", thick * 0.8)


def _draw_stone(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw a cut block: a cube with three grey sides."""
    top = ((0, -0.95), (0.86, -0.46), (0, 0.03), (-0.86, -0.46))
    right = ((0, 0.03), (0.86, -0.46), (0.86, 0.46), (0, 0.95))
    pen.poly(_scale_outline(_CUBE, cx, cy, half), "stone")
    pen.poly(_scale_outline(top, cx, cy, half), STONE_LIGHT)
    pen.poly(_scale_outline(right, cx, cy, half), STONE_SHADE)
    edge = ((-0.86, -0.46), (0, 0.03), (0.86, -0.46))
    pen.line(_scale_outline(edge, cx, cy, half), "ink", thick * 0.8)
    pen.line(_scale_outline(((0, 0.03), (0, 0.95)), cx, cy, half), "ink", thick * 0.8)
    pen.line(_scale_outline(_CUBE + _CUBE[:2], cx, cy, half), "ink", thick)


def _draw_cloth(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw a banner: a pennant with a swallow tail and a light hem."""
    outline = ((-0.72, -0.92), (0.72, -0.92), (0.72, 0.95), (0, 0.5), (-0.72, 0.95))
    hem = ((-0.72, -0.92), (0.72, -0.92), (0.72, -0.5), (-0.72, -0.5))
    pen.poly(_scale_outline(outline, cx, cy, half), "cloth")
    pen.poly(_scale_outline(hem, cx, cy, half), CLOTH_HEM)
    pen.line(_scale_outline(outline + outline[:2], cx, cy, half), "ink", thick)


def _draw_gold(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw an ingot: a trapezium with a light top edge."""
    outline = ((-0.58, -0.62), (0.58, -0.62), (0.98, 0.62), (-0.98, 0.62))
    edge = ((-0.58, -0.62), (0.58, -0.62), (0.68, -0.3), (-0.68, -0.3))
    pen.poly(_scale_outline(outline, cx, cy, half), "gold")
    pen.poly(_scale_outline(edge, cx, cy, half), GOLD_LIGHT)
    pen.line(_scale_outline(outline + outline[:2], cx, cy, half), "ink", thick)


def _draw_denier(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw a coin: a disc with an inner ring and a small cross."""
    pen.disc(cx, cy, half * 0.98, "denier", "ink", thick)
    pen.circle(cx, cy, half * 0.68, "ink2", thick * 0.8)
    arm = half * 0.32
    pen.line([(cx - arm, cy), (cx + arm, cy)], "ink2", thick * 1.5)
    pen.line([(cx, cy - arm), (cx, cy + arm)], "ink2", thick * 1.5)


def _draw_quarters(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    side = half * 0.86
    x, y = cx - side, cy - side
    whole = 2 * side + 2 * thick
    pen.box(x - thick, y - thick, whole, whole, BoxStyle(half * 0.32, "ink"))
    for i, kind in enumerate(("food", "wood", "stone", "cloth")):
        pen.box(x + i % 2 * side, y + i // 2 * side, side, side, BoxStyle(0, kind))


def _draw_basic(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw "any basic cube": a quartered square with a light dot."""
    _draw_quarters(pen, cx, cy, half, thick)
    pen.disc(cx, cy, half * 0.34, "tile", "ink", thick * 0.8)


def _draw_any(pen: Pen, cx: float, cy: float, half: float, thick: float) -> None:
    """Draw "any cube": a quartered square with a gold diamond."""
    _draw_quarters(pen, cx, cy, half, thick)
    diamond = ((0, -0.5), (0.5, 0), (0, 0.5), (-0.5, 0))
    pen.poly(_scale_outline(diamond, cx, cy, half), "gold", "ink", thick * 0.8)


_SHAPES = {
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
def shield_sprite(number: str, size: float, colour: str = "vp", floor: float = 20) -> Sprite:
    """Return a points shield, anchored at its middle; ``floor`` is the minimum text size."""
    half = math.ceil(size / 2) + 2
    pen = Pen(-half, -half, half, half)
    draw_shield(pen, number, 0, 0, size, colour, floor)
    return pen.sprite()


def draw_shield(
    pen: Pen,
    number: str,
    cx: float,
    cy: float,
    size: float,
    colour: str = "vp",
    floor: float = 20,
) -> None:
    """Draw a points shield with a pen."""
    half = size / 2
    pen.poly(_scale_outline(SHIELD, cx, cy, half), colour, "ink", max(1.6, size * 0.05))
    if number:
        height = max(floor, size * (0.6 if len(number) < 2 else 0.56))
        pen.text(cx, cy - half * 0.1, number, TextStyle(height, ink_on(colour), "black"))


@lru_cache(maxsize=64)
def build_sprite(category: str, size: float) -> Sprite:
    """Return the sign for "build one of these": a mini tile with a plus, in a category's colour."""
    half = math.ceil(size / 2) + 1
    pen = Pen(-half, -half, half, half)
    a = size * 0.46
    pen.box(-a, -a * 0.92, 2 * a, 1.84 * a, BoxStyle(size * 0.14, category, "ink", thick=2))
    sign: Colour = ink_on(category)
    pen.line([(-a * 0.4, 0), (a * 0.4, 0)], sign, size * 0.11)
    pen.line([(0, -a * 0.4), (0, a * 0.4)], sign, size * 0.11)
    return pen.sprite()
