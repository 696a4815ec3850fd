"""Draw rows of glyphs, such as the effect of a place or a price.

Lengths that end in ``_SHARE`` or ``_SHARES`` are shares of the size of a glyph; others are pixels.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from render.kit import goods
from render.kit.alignment import Align, left_edge
from render.kit.canvas import Canvas
from render.kit.glyphs import Counted, Glyph, GlyphRow, Label, Piece, Shield, Sign
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR

_MIN_SIZE = FLOOR
"""The smallest glyph size to which a row shrinks; its numbers stay as large as ``floor``."""
OVERFULL = "overfull"
"""Recorded as the value of a row that does not fit even at the minimum size."""

_SIGN_WIDTH_SHARES: dict[Sign, float] = {"->": 0.62, "/": 0.3, "+": 0.5}
_NUMBER_SHARE = 0.82
"""Text size of a number before its glyph."""
_NUMBER_GAP_SHARE = 0.12
"""Gap between a number and its glyph."""
_LABEL_SHARE = 0.72
"""Text size of a label."""
_SHIELD_SHARE = 1.02
"""Size of a shield."""
_SHIELD_WIDTH_SHARE = 0.95
_LINE_SHARE = 0.1
"""Width of the lines of a plus and an arrow."""
_SLASH_LINE_SHARE = 0.08
_SLASH_HALF_HEIGHT_SHARE = 0.36
_HEAD_LENGTH_SHARE = 0.3
_HEAD_HALF_HEIGHT_SHARE = 0.2
_MIN_LINE_WIDTH = 3
_MIN_SLASH_LINE_WIDTH = 2.5
_PLUS_INSET = 1
"""Distance of the ends of a plus from the edges of its width."""
_END_INSET = 2
"""Distance of the ends of a slash and an arrow from the edges of their width."""
_HEAD_OVERLAP = 6
"""Distance of the end of an arrow's shaft from the tip of its head, which hides it."""


class RowStyle(NamedTuple):
    """The look of a row.

    Attributes:
        size: size of its glyphs.
        gap: gap between two of them.
        align: alignment, as in :meth:`Canvas.text`.
        on: the plain colour it stands on.
    """

    size: float = 38
    gap: float = 6
    align: Align = "middle"
    on: Colour = "tile"


_ROW = RowStyle()


def width_of(canvas: Canvas, row: GlyphRow, size: float, gap: float = _ROW.gap) -> float:
    """Return the width of a row at a glyph size."""
    return sum(_glyph_width(canvas, glyph, size) for glyph in row) + gap * max(0, len(row) - 1)


def draw(
    canvas: Canvas,
    row: GlyphRow,
    x: float,
    y: float,
    style: RowStyle = _ROW,
    *,
    max_width: float | None = None,
) -> float:
    """Draw a row around the middle line ``y``, shrunk to ``max_width``; returns its width."""
    size, gap = style.size, style.gap
    if max_width is not None:
        while size > _MIN_SIZE and width_of(canvas, row, size, gap) > max_width:
            size -= 1
    total = width_of(canvas, row, size, gap)
    fits = max_width is None or total <= max_width
    x = left_edge(x, total, style.align)
    if canvas.recording:
        box = (x, y - size / 2, x + total, y + size / 2)
        canvas.record("row", "" if fits else OVERFULL, box, size)
    for glyph in row:
        _draw_glyph(canvas, glyph, x, y, size, style.on)
        x += _glyph_width(canvas, glyph, size) + gap
    return total


def _number_size(canvas: Canvas, size: float) -> float:
    return max(canvas.floor, size * _NUMBER_SHARE)


def _label_size(canvas: Canvas, size: float) -> float:
    return max(canvas.floor, size * _LABEL_SHARE)


def _glyph_width(canvas: Canvas, glyph: Glyph, size: float) -> float:
    match glyph:
        case str():
            return size * _SIGN_WIDTH_SHARES[glyph]
        case Label(text):
            return canvas.text_width(text, _label_size(canvas, size))
        case Shield():
            return size * _SHIELD_WIDTH_SHARE
        case Counted() if glyph.is_numbered:
            number_width = canvas.text_width(str(glyph.number), _number_size(canvas, size))
            return number_width + size * _NUMBER_GAP_SHARE + size
        case _:
            return size


def _draw_glyph(canvas: Canvas, glyph: Glyph, x: float, y: float, size: float, on: Colour) -> None:
    """Draw a glyph from its left edge ``x`` on."""
    if isinstance(glyph, Label):
        canvas.text((x, y), glyph.text, TextStyle(_label_size(canvas, size)), on=on)
        return
    if isinstance(glyph, Counted):
        if glyph.is_numbered:
            style = TextStyle(_number_size(canvas, size))
            x += canvas.text((x, y), str(glyph.number), style, on=on) + size * _NUMBER_GAP_SHARE
        glyph = glyph.piece
    middle = x + _glyph_width(canvas, glyph, size) / 2
    canvas.put(_sprite_of(glyph, size, canvas.floor), (middle, y), on)


def _sprite_of(glyph: Sign | Piece | Shield, size: float, floor: float) -> Sprite:
    match glyph:
        case str():
            return _sign_sprite(glyph, size)
        case Shield(points, colour):
            return goods.shield_sprite(str(points), size * _SHIELD_SHARE, colour, floor)
        case piece:
            return piece(size)


@lru_cache(maxsize=64)
def _sign_sprite(sign: Sign, size: float) -> Sprite:
    pen = Pen.square(int(size / 2) + 2)
    half_width = size * _SIGN_WIDTH_SHARES[sign] / 2
    match sign:
        case "->":
            _draw_arrow(pen, half_width, size)
        case "/":
            half_height = size * _SLASH_HALF_HEIGHT_SHARE
            ends = [(_END_INSET - half_width, half_height), (half_width - _END_INSET, -half_height)]
            pen.line(ends, "ink2", max(_MIN_SLASH_LINE_WIDTH, size * _SLASH_LINE_SHARE))
        case "+":
            line_width = max(_MIN_LINE_WIDTH, size * _LINE_SHARE)
            reach = half_width - _PLUS_INSET
            pen.line([(-reach, 0), (reach, 0)], "ink", line_width)
            pen.line([(0, -reach), (0, reach)], "ink", line_width)
    return pen.sprite()


def _draw_arrow(pen: Pen, half_width: float, size: float) -> None:
    """Draw an arrow to the right around a pen's anchor."""
    shaft_end = half_width - _HEAD_OVERLAP
    line_width = max(_MIN_LINE_WIDTH, size * _LINE_SHARE)
    pen.line([(_END_INSET - half_width, 0), (shaft_end, 0)], "ink", line_width)
    head_left = half_width - size * _HEAD_LENGTH_SHARE
    head_half_height = size * _HEAD_HALF_HEIGHT_SHARE
    head = [(half_width, 0), (head_left, -head_half_height), (head_left, head_half_height)]
    pen.poly(head, "ink")
