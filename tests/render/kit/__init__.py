"""A canvas for tests of the kit."""

from __future__ import annotations

from render.kit.canvas import Canvas, CanvasStyle
from render.kit.palette import COURT


def canvas(width: int = 300, height: int = 250) -> Canvas:
    return Canvas(width, height, CanvasStyle(COURT, "en", recording=True))


def colour_at(picture: Canvas, x: int, y: int) -> tuple[int, int, int]:
    index = picture.image.getpixel((x, y))
    assert isinstance(index, int)
    return picture.palette.colours[index]
