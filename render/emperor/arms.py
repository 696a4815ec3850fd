"""The seven coats of arms, in simplified versions.

Lengths are in units of half the size of a shield (see :class:`~render.kit.unit_pen.UnitPen`).
"""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from render.emperor.pieces import SHIELD
from render.kit.palette import rgb_of
from render.kit.pen import BoxStyle, Pen
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
_CROSS_THICKNESS = 0.3
_SAXON_BAR_HEIGHT = 0.3
"""Height of an ink bar of Saxony, and of the gold between two bars."""
_SAXON_BARS = 4


@lru_cache(maxsize=8)
def arms_sprite(code: str, size: int) -> Sprite:
    """Return the arms of an electorate, anchored at their middle."""
    half = size / 2
    reach = math.ceil(half * 1.05) + 2
    pen = Pen(-reach, -reach, reach, reach)
    symbol = UnitPen(pen, 0, 0, half, max(2.0, size * 0.045))
    symbol.fill(SHIELD, _FIELD_COLOURS[code])
    match code:
        case "TRI":
            _draw_cross(symbol, "crimson")
        case "KOL":
            _draw_cross(symbol, "ink")
        case "MAI":
            symbol.icon("cartwheel", 0, -0.12, 1.24, "white")
        case "PAL":
            symbol.icon("lion", 0, -0.1, 1.28, "gold")
        case "SAX":
            _draw_saxon_bars(symbol)
        case "BRA":
            symbol.icon("eagle-emblem", 0, -0.1, 1.44, "crimson")
        case _:
            symbol.icon("lion", 0, -0.1, 1.28, "white")
    symbol.outline(SHIELD)
    return pen.sprite()


def _draw_cross(symbol: UnitPen, colour: str) -> None:
    """Draw the cross of Trier or Cologne, up to the edges of the shield."""
    style = BoxStyle(fill=colour)
    symbol.box(-_CROSS_THICKNESS / 2, -1, _CROSS_THICKNESS, 1.92, style)
    symbol.box(-0.82, -0.36, 1.64, _CROSS_THICKNESS, style)


def _draw_saxon_bars(symbol: UnitPen) -> None:
    """Draw the arms of Saxony: ink bars on gold, under a green bend.

    They are an image of their own, because the shield's outline cuts them off.
    """
    side = math.ceil(symbol.unit * 2.2 * SCALE)
    image = Image.new("RGB", (side, side), rgb_of("gold"))
    draw = ImageDraw.Draw(image)
    middle = side / 2
    half = symbol.unit * SCALE
    for bar in range(_SAXON_BARS):
        top = middle + half * (2 * bar * _SAXON_BAR_HEIGHT - 1)
        draw.rectangle((0, top, side, top + half * _SAXON_BAR_HEIGHT), fill=rgb_of("ink"))
    ends = [(middle - half, middle - half * 0.85), (middle + half, middle + half * 0.8)]
    draw.line(ends, fill=rgb_of("cresidence"), width=int(half * 0.26))
    mask = Image.new("L", (side, side))
    inside = [(middle + x * SCALE, middle + y * SCALE) for x, y in symbol.to_pixels(SHIELD)]
    ImageDraw.Draw(mask).polygon(inside, fill=255)
    symbol.pen.stamp(image, mask, 0, 0)
