"""The seven coats of arms, in simplified versions."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from render.emperor.pieces import shield_outline
from render.kit.palette import rgb_of
from render.kit.pen import BoxStyle, Pen, Point
from render.kit.sprite import Sprite
from render.kit.text import SCALE

_FIELD = {
    "TRI": "white",
    "KOL": "white",
    "MAI": "crimson",
    "PAL": "ink",
    "SAX": "gold",
    "BRA": "white",
    "BOH": "crimson",
}


@lru_cache(maxsize=8)
def arms_sprite(code: str, size: int) -> Sprite:
    """Return the arms of an electorate, anchored at their middle."""
    half = size / 2
    reach = math.ceil(half * 1.05) + 2
    pen = Pen(-reach, -reach, reach, reach)
    outline = shield_outline(0, 0, half)
    pen.poly(outline, _FIELD[code])
    match code:
        case "TRI" | "KOL":
            cross = "crimson" if code == "TRI" else "ink"
            pen.box(-half * 0.15, -half, half * 0.3, half * 1.92, BoxStyle(0, cross))
            pen.box(-half * 0.82, -half * 0.36, half * 1.64, half * 0.3, BoxStyle(0, cross))
        case "MAI":
            pen.icon("cartwheel", 0, -half * 0.12, size * 0.62, "white")
        case "PAL":
            pen.icon("lion", 0, -half * 0.1, size * 0.64, "gold")
        case "SAX":
            _draw_saxon_bars(pen, half, outline)
        case "BRA":
            pen.icon("eagle-emblem", 0, -half * 0.1, size * 0.72, "crimson")
        case _:
            pen.icon("lion", 0, -half * 0.1, size * 0.64, "white")
    pen.line([*outline, *outline[:2]], "ink", max(2.0, size * 0.045))
    return pen.sprite()


def _draw_saxon_bars(pen: Pen, half: float, outline: list[Point]) -> None:
    """Draw the arms of Saxony: ink bars on gold, under a green bend."""
    side = math.ceil(half * 2.2 * SCALE)
    image = Image.new("RGB", (side, side), rgb_of("gold"))
    draw = ImageDraw.Draw(image)
    middle, unit = side / 2, half * SCALE
    for row in range(0, 8, 2):
        top = middle + unit * (row * 0.3 - 1)
        draw.rectangle((0, top, side, top + unit * 0.3), fill=rgb_of("ink"))
    ends = [(middle - unit, middle - unit * 0.85), (middle + unit, middle + unit * 0.8)]
    draw.line(ends, fill=rgb_of("cresidence"), width=int(unit * 0.26))
    shape = Image.new("L", (side, side))
    inside = [(middle + x * SCALE, middle + y * SCALE) for x, y in outline]
    ImageDraw.Draw(shape).polygon(inside, fill=255)
    pen.stamp(image, shape, 0, 0)
