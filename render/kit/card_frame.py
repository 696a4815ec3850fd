"""The frame of tiles and cards: outline, coloured band, code plate."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import highlights, layout
from render.kit.canvas import Canvas
from render.kit.highlights import PlateStyle
from render.kit.palette import Colour
from render.kit.pen import BoxStyle, Corners

BAND = 46
_LIT_EDGE_WIDTH = 3
_TOP_LEFT: Corners = (True, False, False, False)
EDGE = 2.5


class FrameStyle(NamedTuple):
    """The look of a card with a coloured band; without ``plate_width`` it has no code plate."""

    line: str = "ink"
    body: str = "tile"
    radius: float = layout.TILE_RADIUS
    band_height: float = BAND
    plate_width: float = layout.PLATE.w
    shadow: float = 5
    edge: float = EDGE
    ground: Colour = "ground"

    @property
    def box(self) -> BoxStyle:
        """The look of the whole card without its band."""
        return BoxStyle(self.radius, self.body, self.line, thick=self.edge)


FRAME = FrameStyle()


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    band: str,
    style: FrameStyle = FRAME,
) -> None:
    """Draw an outlined card with a coloured band and room for the code plate at its left."""
    line, _, radius, band_height, plate_width, shadow, _, ground = style
    canvas.record("frame", "", (x, y, x + w, y + h))
    canvas.box(x, y, w, h, style.box, shadow=shadow, on=ground)
    top: Corners = (True, True, False, False)
    canvas.box(x + 2, y + 2, w - 4, band_height, BoxStyle(radius - 2, band, corners=top), on=line)
    canvas.fill(x + 2, y + 2 + band_height, w - 4, 2, line)
    if plate_width:
        canvas.fill(x + 2 + plate_width, y + 2, 2, band_height, line)


def draw_code(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    legal: bool,
    on: str = "ink",
    w: float = layout.PLATE.w,
) -> None:
    """Draw the code plate at a tile's top left corner; a lit one gets a light edge."""
    highlights.draw_plate(
        canvas, x + 2, y + 2, text, legal, PlateStyle(w=w, corners=_TOP_LEFT), on=on
    )
    if legal:
        h = layout.PLATE.h
        canvas.fill(x + w, y + 2, _LIT_EDGE_WIDTH, h, "tile")
        canvas.fill(x + 2, y + h, w + 1, _LIT_EDGE_WIDTH, "tile")
