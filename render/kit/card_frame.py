"""The frame of tiles and cards: outline, coloured band, code plate."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import layout, plates
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Corners, Point
from render.kit.plates import PlateStyle
from render.kit.rect import Rect

BAND_HEIGHT = 46
"""Usual height of the coloured band."""
EDGE_WIDTH = 2.5
"""Usual width of the outline."""
_INSET = 2
"""Distance of band and code plate from the outside of a frame, whatever the outline."""
_LINE_WIDTH = 2
"""Width of the lines below the band and beside the code plate."""
_LIT_EDGE_WIDTH = 3
"""Width of the light edge of a lit code plate."""


class FrameStyle(NamedTuple):
    """The look of a card with a coloured band; without ``plate_width`` it has no code plate."""

    line: str = "ink"
    body: str = "tile"
    radius: float = layout.TILE_RADIUS
    band_height: float = BAND_HEIGHT
    plate_width: float = layout.PLATE.w
    shadow: float = layout.SHADOW
    edge: float = EDGE_WIDTH
    ground: Colour = "ground"

    @property
    def box(self) -> BoxStyle:
        """The look of the whole card without its band."""
        return BoxStyle(self.radius, self.body, self.line, line_width=self.edge)


FRAME = FrameStyle()


def draw(canvas: Canvas, rect: Rect, band: str, style: FrameStyle = FRAME) -> None:
    """Draw an outlined card with a coloured band and room for the code plate at its left."""
    canvas.record("frame", "", rect.box)
    canvas.box(rect, style.box, shadow=style.shadow, on=style.ground)
    inside = rect.inset(_INSET, _INSET)
    corners: Corners = (True, True, False, False)
    canvas.box(
        inside._replace(h=style.band_height),
        BoxStyle(style.radius - _INSET, band, corners=corners),
        on=style.line,
    )
    line_top = inside.y + style.band_height
    canvas.fill(Rect(inside.x, line_top, inside.w, _LINE_WIDTH), style.line)
    if style.plate_width:
        line_left = inside.x + style.plate_width
        canvas.fill(Rect(line_left, inside.y, _LINE_WIDTH, style.band_height), style.line)


CODE_PLATE = PlateStyle(corners=(True, False, False, False), on="ink")
"""The code plate of a card with the usual frame."""


def draw_code(
    canvas: Canvas, corner: Point, code: str, style: PlateStyle = CODE_PLATE, *, is_legal: bool
) -> None:
    """Draw the code plate at a card's top left corner; that of a legal target has a light edge."""
    x, y = corner
    left, top = x + _INSET, y + _INSET
    plates.draw_plate(canvas, (left, top), code, style, is_legal=is_legal)
    if is_legal:
        canvas.fill(Rect(x + style.w, top, _LIT_EDGE_WIDTH, style.h), "tile")
        canvas.fill(Rect(left, y + style.h, style.w + 1, _LIT_EDGE_WIDTH), "tile")
