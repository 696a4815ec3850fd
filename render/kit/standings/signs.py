"""Signs in a table of standings: exact numbers with fractions, and arrows up and down."""

from __future__ import annotations

from functools import lru_cache

from render.kit.canvas import Canvas
from render.kit.pen import Pen
from render.kit.sprite import Fact, Sprite
from render.kit.standings.content import DOWN, UP, Number
from render.kit.text import TextStyle
from render.kit.type_scale import SUBHEADING

DIRECTION_COLOURS = {UP: "cresidence", DOWN: "crimson"}
_FRACTION_GAP = 6
"""Gap between the whole part of a number and its fraction."""
_FRACTION_REACH = 36
"""Height of a fraction above and below its bar."""
_NUMERATOR_MIDDLE = -18
_DENOMINATOR_MIDDLE = 19
_DIGIT_WIDTH = 20
_BAR_MARGIN = 1
"""Distance of the bar from the ends of the fraction."""
_FRACTION_MARGINS = 8
"""Width of a fraction beside its digits."""
_BAR_HEIGHT = 3
_ARROW_BOX = (-16, -20, 16, 20)
_ARROW_OUTLINE = ((0, 20), (16, 2), (6, 2), (6, -20), (-6, -20), (-6, 2), (-16, 2))
"""The outline of an arrow that points down, from its middle."""


def draw_number(canvas: Canvas, right: float, y: float, number: Number, size: float) -> None:
    """Draw an exact number, right-aligned: a whole part, and a fraction with a bar."""
    numerator, denominator = number
    whole, rest = divmod(numerator, denominator)
    if rest:
        sprite = _fraction_sprite(rest, denominator)
        width = sprite.image.width
        canvas.put(sprite, (right - width, y), "tile")
        right -= width + _FRACTION_GAP
    if whole or not rest:
        style = TextStyle(size, font="black")
        canvas.text((right, y), str(whole), style, align="right", on="tile")


@lru_cache(maxsize=64)
def _fraction_sprite(numerator: int, denominator: int) -> Sprite:
    """Return a proper fraction, with its anchor at the left end of the bar."""
    style = TextStyle(SUBHEADING, font="black")
    width = _FRACTION_MARGINS + _DIGIT_WIDTH * max(len(str(numerator)), len(str(denominator)))
    pen = Pen(0, -_FRACTION_REACH, width, _FRACTION_REACH)
    pen.text((width / 2, _NUMERATOR_MIDDLE), str(numerator), style)
    pen.text((width / 2, _DENOMINATOR_MIDDLE), str(denominator), style)
    pen.line([(_BAR_MARGIN, 0), (width - _BAR_MARGIN, 0)], "ink", _BAR_HEIGHT)
    box = (0, -_FRACTION_REACH, width, _FRACTION_REACH)
    return pen.sprite(Fact("fraction", f"{numerator}/{denominator}", box))


@lru_cache(maxsize=8)
def arrow_sprite(direction: str) -> Sprite:
    """Return an arrow up or down, whose middle is its anchor."""
    sign = -1 if direction == UP else 1
    pen = Pen(-18, -24, 18, 24)
    pen.poly([(x, sign * y) for x, y in _ARROW_OUTLINE], DIRECTION_COLOURS[direction])
    return pen.sprite(Fact("direction", direction, _ARROW_BOX))
