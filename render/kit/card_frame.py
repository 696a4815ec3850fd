"""The frame of tiles and cards: outline, coloured band, code plate."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import layout, plates
from render.kit.canvas import Canvas
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Corners, Point
from render.kit.plates import PlateStyle
from render.kit.rect import Rect

BAND = 46
_LIT_EDGE_WIDTH = 3
EDGE = 2.5


class FrameStyle(NamedTuple):
    """The look of a card with a coloured band; without ``plate_width`` it has no code plate."""

    line: str = "ink"
    body: str = "tile"
    radius: float = layout.TILE_RADIUS
    band_height: float = BAND
    plate_width: float = layout.PLATE.w
    shadow: float = layout.SHADOW
    edge: float = EDGE
    ground: Colour = "ground"

    @property
    def box(self) -> BoxStyle:
        """The look of the whole card without its band."""
        return BoxStyle(self.radius, self.body, self.line, line_width=self.edge)


FRAME = FrameStyle()


def draw(canvas: Canvas, rect: Rect, band: str, style: FrameStyle = FRAME) -> None:
    """Draw an outlined card with a coloured band and room for the code plate at its left."""
    x, y, w, _ = rect
    line, _, radius, band_height, plate_width, shadow, _, ground = style
    canvas.record("frame", "", rect.box)
    canvas.box(rect, style.box, shadow=shadow, on=ground)
    top: Corners = (True, True, False, False)
    canvas.box(
        Rect(x + 2, y + 2, w - 4, band_height), BoxStyle(radius - 2, band, corners=top), on=line
    )
    canvas.fill(Rect(x + 2, y + 2 + band_height, w - 4, 2), line)
    if plate_width:
        canvas.fill(Rect(x + 2 + plate_width, y + 2, 2, band_height), line)


CODE_PLATE = PlateStyle(corners=(True, False, False, False), on="ink")
"""The code plate of a card with the usual frame."""


def draw_code(
    canvas: Canvas, corner: Point, code: str, style: PlateStyle = CODE_PLATE, *, is_legal: bool
) -> None:
    """Draw the code plate at a card's top left corner; that of a legal target has a light edge."""
    x, y = corner
    plates.draw_plate(canvas, (x + 2, y + 2), code, style, is_legal=is_legal)
    if is_legal:
        canvas.fill(Rect(x + style.w, y + 2, _LIT_EDGE_WIDTH, style.h), "tile")
        canvas.fill(Rect(x + 2, y + style.h, style.w + 1, _LIT_EDGE_WIDTH), "tile")
