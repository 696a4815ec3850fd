"""A large portrait of a character, for its rules card."""

from __future__ import annotations

from render.caylus1303 import faces
from render.caylus1303.portraits import BAND_COLOUR, medal_sprite
from render.kit import (
    card_frame,
    glyph_rows,
    names,
)
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.glyph_rows import RowStyle
from render.kit.names import TileNameStyle
from render.kit.rect import Rect
from render.kit.type_scale import BODY, COUNT

_BAND_HEIGHT = 78
_NAME_MIDDLE = 42
_NAME_LEADING = 34
_MEDAL_SIZE = 132
_MEDAL_BELOW_BAND = 84
"""Distance of the middle of the medal below the band."""
_GLYPH_SIZE = 62
_EFFECT_FROM_BOTTOM = 48
"""Middle of the effect, from the bottom."""
_NAME_LEFT = 20
"""Left edge of the name."""
_RADIUS = 24
_EDGE_WIDTH = 4
_BOTH_MARGINS = 36
"""Both side margins of name and effect together."""


def draw(canvas: Canvas, x: float, y: float, w: int, h: int, word: str) -> None:
    """Draw a single large character for its rules card."""
    style = FrameStyle(
        radius=_RADIUS,
        band_height=_BAND_HEIGHT,
        plate_width=0,
        edge=_EDGE_WIDTH,
    )
    card_frame.draw(canvas, Rect(x, y, w, h), BAND_COLOUR, style)
    label = faces.name_of_character(word, canvas.language)
    name_style = TileNameStyle(
        colour="white", size=COUNT, min_size=BODY, leading=_NAME_LEADING, on=BAND_COLOUR
    )
    left = x + _NAME_LEFT
    middle = y + _NAME_MIDDLE
    room = w - _BOTH_MARGINS
    names.draw_tile_name(canvas, left, middle, label, room, name_style)
    middle = y + _BAND_HEIGHT + _MEDAL_BELOW_BAND
    canvas.put(medal_sprite(word, _MEDAL_SIZE), (x + w / 2, middle), "tile")
    row = faces.character_row(word, canvas.language)
    middle = y + h - _EFFECT_FROM_BOTTOM
    glyph_rows.draw(canvas, row, x + w / 2, middle, RowStyle(_GLYPH_SIZE), max_width=room)
