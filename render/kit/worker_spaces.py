"""Empty spaces for workers: dashed circles, solid where a legal move would place one."""

from __future__ import annotations

import math
from functools import lru_cache

from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import Pen, Point
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, NOTE

_LEGAL_LINE_WIDTH = 4
_LINE_WIDTH = 3
_DASHES = 12
_LARGE_RADIUS = 26
"""The number of a space of at least this radius is larger."""


@lru_cache(maxsize=64)
def _sprite(radius: float, *, is_target: bool) -> Sprite:
    pen = Pen.square(math.ceil(radius) + 1)
    if is_target:
        pen.circle(0, 0, radius, "act", _LEGAL_LINE_WIDTH)
    else:
        pen.circle(0, 0, radius, "line", _LINE_WIDTH, dashes=_DASHES)
    return pen.sprite()


def draw(
    canvas: Canvas,
    middle: Point,
    radius: float,
    *,
    is_target: bool = False,
    number: str = "",
    on: Colour = "tile",
) -> None:
    """Draw an empty space for a worker; ``is_target`` marks the one a legal move would take."""
    canvas.put(_sprite(radius, is_target=is_target), middle, on)
    if is_target:
        side = 2 * (radius + 1)
        canvas.record("free", number, Rect.around(*middle, side, side).box)
    if number:
        size = NOTE if radius >= _LARGE_RADIUS else DETAIL
        style = TextStyle(size, "act" if is_target else "ink3")
        canvas.text(middle, number, style, align="middle", on=on)
