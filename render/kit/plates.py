"""Code plates: the codes of places and cards, as the move list spells them."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import ALL, BoxStyle, Corners, Point
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, SUBHEADING

_TEXT_MARGINS = 6
"""Width of a plate that its code leaves free, on both sides together."""


class PlateStyle(NamedTuple):
    """The look of a code plate.

    Attributes:
        w: its width.
        h: its height.
        size: usual text size of the code, which shrinks to fit.
        has_outline: adds an ink outline, for plates that lie on the ground.
        is_lit: uses the acting colour for a plate that is not a target, but the subject of the
            question.
        on: the plain colour it lies on.
    """

    w: float = layout.PLATE.w
    h: float = layout.PLATE.h
    size: float = CODE
    corners: Corners = ALL
    has_outline: bool = False
    is_lit: bool = False
    on: Colour = "ground"


PLATE = PlateStyle()


def draw_plate(
    canvas: Canvas, corner: Point, code: str, style: PlateStyle = PLATE, *, is_legal: bool
) -> None:
    """Draw a code as the move list spells it, in the acting colour if it is a legal target."""
    lit = is_legal or style.is_lit
    fill = "act" if lit else "tile"
    ink = "white" if lit else "ink"
    line = "ink" if style.has_outline else None
    box = BoxStyle(layout.PLATE_RADIUS, fill, line, layout.OUTLINE_WIDTH, style.corners)
    plate = Rect(*corner, style.w, style.h)
    canvas.box(plate, box, on=style.on)
    text = TextStyle(style.size, ink, "black", min_size=SUBHEADING)
    room = plate.w - _TEXT_MARGINS
    canvas.text((plate.cx, plate.cy), code, text, align="middle", on=fill, max_width=room)
    canvas.record("legal" if is_legal else "code", code, plate.box)
