"""The seven coats of arms, in simplified versions.

Lengths are in units of half the size of a shield (see :class:`~render.kit.unit_pen.UnitPen`).
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.emperor.pieces import SHIELD
from render.kit.palette import Colour, rgb_of
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import SCALE
from render.kit.unit_pen import UnitPen

_FIELD_COLOURS = {
    "TRI": "white",
    "KOL": "white",
    "MAI": "crimson",
    "PAL": "ink",
    "SAX": "gold",
    "BRA": "white",
    "BOH": "crimson",
}
"""The background of each shield."""


class _Charge(NamedTuple):
    """An icon on a shield; ``cy`` is its middle, from that of the shield downwards."""

    icon: str
    cy: float
    size: float
    colour: Colour


_CHARGES = {
    "MAI": _Charge("cartwheel", -0.12, 1.24, "white"),
    "PAL": _Charge("lion", -0.1, 1.28, "gold"),
    "BRA": _Charge("eagle-emblem", -0.1, 1.44, "crimson"),
    "BOH": _Charge("lion", -0.1, 1.28, "white"),
}
_CROSSES: dict[str, Colour] = {"TRI": "crimson", "KOL": "ink"}
_CROSS_BAR_WIDTH = 0.3
_CROSS_HEIGHT = 1.92
_CROSS_WIDTH = 1.64
_CROSS_ARM_TOP = -0.36
_SHIELD_REACH = 1.05
"""Distance from the middle of a shield to its lower point and the outside of its outline."""
_MIN_LINE_WIDTH = 2
"""Minimum width of the outline, in pixels."""
_LINE_SHARE = 0.045
"""Width of the outline, as a share of the shield's size."""
_SAXON_BAR_HEIGHT = 0.3
"""Height of an ink bar of Saxony, and of the gold between two bars."""
_SAXON_BARS = 4
_SAXON_SIDE = 2.2
"""Side of the square of the bars, which is larger than the shield."""
_BEND_START = -0.85
"""Height of the green bend at the left edge of the shield."""
_BEND_END = 0.8
"""Height of the bend at the right edge."""
_BEND_WIDTH = 0.26


@lru_cache(maxsize=32)
def arms_sprite(code: str, size: int) -> Sprite:
    """Return the arms of an electorate, anchored at their middle."""
    half = size / 2
    pen = Pen.square(math.ceil(half * _SHIELD_REACH) + 2)
    symbol = UnitPen(pen, 0, 0, half, max(_MIN_LINE_WIDTH, size * _LINE_SHARE))
    symbol.fill(SHIELD, _FIELD_COLOURS[code])
    if code in _CROSSES:
        _draw_cross(symbol, _CROSSES[code])
    elif code in _CHARGES:
        charge = _CHARGES[code]
        symbol.icon(charge.icon, 0, charge.cy, charge.size, charge.colour)
    elif code == "SAX":
        _draw_saxon_arms(symbol)
    symbol.outline(SHIELD)
    return pen.sprite()


def _draw_cross(symbol: UnitPen, colour: Colour) -> None:
    """Draw the cross of Trier or Cologne, up to the edges of the shield."""
    style = BoxStyle(fill=colour)
    symbol.box(Rect(-_CROSS_BAR_WIDTH / 2, -1, _CROSS_BAR_WIDTH, _CROSS_HEIGHT), style)
    symbol.box(Rect(-_CROSS_WIDTH / 2, _CROSS_ARM_TOP, _CROSS_WIDTH, _CROSS_BAR_WIDTH), style)


def _draw_saxon_arms(symbol: UnitPen) -> None:
    """Draw the arms of Saxony: ink bars on gold, under a green bend.

    They are an image of their own, because the shield's outline cuts them off.
    """
    side = math.ceil(symbol.unit * _SAXON_SIDE * SCALE)
    image = Image.new("RGB", (side, side), rgb_of("gold"))
    draw = ImageDraw.Draw(image)
    middle = side / 2
    half = symbol.unit * SCALE
    for bar in range(_SAXON_BARS):
        top = middle + half * (2 * bar * _SAXON_BAR_HEIGHT - 1)
        draw.rectangle((0, top, side, top + half * _SAXON_BAR_HEIGHT), fill=rgb_of("ink"))
    ends = [
        (middle - half, middle + half * _BEND_START),
        (middle + half, middle + half * _BEND_END),
    ]
    draw.line(ends, fill=rgb_of("cresidence"), width=int(half * _BEND_WIDTH))
    mask = Image.new("L", (side, side))
    inside = [(middle + x * SCALE, middle + y * SCALE) for x, y in symbol.to_pixels(SHIELD)]
    ImageDraw.Draw(mask).polygon(inside, fill=255)
    symbol.pen.stamp(image, mask, 0, 0)
