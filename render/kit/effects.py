"""Rows of glyphs: the effect of a place, written as data.

A row is a tuple of glyphs, painted from left to right::

    (("denier", 2), "->", ("gold", 1), "/", "5 -> 2")

========================  ==========================================================
``"->"`` ``"/"`` ``"+"``  payment and gain, or, and
``("food", 2)``           a good with its number before it; 1 is not written
``("food", "1")``         the same, with any number written
``("worker", 1)``         workers as a quantity, in ink
``("vp", 3)``             points: a shield with the number; ``("vp", 3, colour)`` of that colour
``("build", "cwood")``    build one of that category
``("icon", "cavalry")``   an icon in ink; ``("icon", name, 2)`` with a number
piece                     a piece of the game, made for a size
``("text", "±3")``        a few signs as they are; ``text`` must hold no words of a language
``(piece, 2)``            the same with a number before it
========================  ==========================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from render.kit import goods
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import FLOOR

Piece: TypeAlias = Callable[[float], Sprite]
Glyph: TypeAlias = (
    str
    | Piece
    | tuple[str, str]
    | tuple[str, int]
    | tuple[str, str, int]
    | tuple[str, int, str]
    | tuple[Piece, int]
)
GlyphRow: TypeAlias = tuple[Glyph, ...]

MIN_SIZE = FLOOR
"""Minimum glyph size to which a row shrinks; its numbers keep to the canvas's ``floor``."""
OVERFULL = "overfull"
"""Value of the fact of a row that is wider than its room even at the minimum size."""

# Lengths that end in _SHARE are shares of the size of a glyph

_SIGN_WIDTH_SHARES = {"->": 0.62, "/": 0.3, "+": 0.5}
_NUMBER_SHARE = 0.82
"""Text size of a number before its glyph."""
_NUMBER_GAP_SHARE = 0.12
"""Gap between a number and its glyph."""
_TEXT_SHARE = 0.72
"""Text size of signs that are written as they are."""
_SHIELD_SHARE = 1.02
"""Size of a shield."""
_SHIELD_WIDTH_SHARE = 0.95
_WORKER_SHARE = 0.95
"""Size of a worker's icon."""


def join_glyphs(glyphs: Iterable[Glyph], sign: str = "+") -> GlyphRow:
    """Return a row of glyphs with a sign between each two."""
    row: list[Glyph] = []
    for glyph in glyphs:
        row += [sign, glyph] if row else [glyph]
    return tuple(row)


def _number_of(glyph: Glyph) -> str:
    if not isinstance(glyph, tuple):
        return ""
    number = glyph[-1]
    if isinstance(number, str) and number.isdigit() and glyph[0] != "text":
        return number
    return str(number) if isinstance(number, int) and number != 1 else ""


def _number_size(canvas: Canvas, size: float) -> float:
    return max(canvas.floor, size * _NUMBER_SHARE)


def _text_size(canvas: Canvas, size: float) -> float:
    return max(canvas.floor, size * _TEXT_SHARE)


def _glyph_width(canvas: Canvas, glyph: Glyph, size: float) -> float:
    if isinstance(glyph, str):
        return size * _SIGN_WIDTH_SHARES[glyph]
    if callable(glyph):
        return size
    kind, value = glyph[0], glyph[1]
    if kind == "text":
        return canvas.text_width(str(value), _text_size(canvas, size))
    if kind == "vp":
        return size * _SHIELD_WIDTH_SHARE
    number = _number_of(glyph)
    if not number:
        return size
    number_width = canvas.text_width(number, _number_size(canvas, size))
    return number_width + size * _NUMBER_GAP_SHARE + size


def width_of(canvas: Canvas, row: GlyphRow, size: float, gap: float = 6) -> float:
    """Return the width of a row at a glyph size."""
    return sum(_glyph_width(canvas, glyph, size) for glyph in row) + gap * max(0, len(row) - 1)


class RowStyle(NamedTuple):
    """Glyph size of a row, the gap between glyphs, and its alignment as in :meth:`Canvas.text`."""

    size: float = 38
    gap: float = 6
    align: str = "m"


ROW = RowStyle()


def draw(
    canvas: Canvas,
    row: GlyphRow,
    x: float,
    y: float,
    style: RowStyle = ROW,
    *,
    max_width: float | None = None,
    on: Colour = "tile",
) -> float:
    """Draw a row around the middle line ``y``, shrunk to ``max_width``; returns its width."""
    size, gap, align = style
    if max_width is not None:
        while size > MIN_SIZE and width_of(canvas, row, size, gap) > max_width:
            size -= 1
    total = width_of(canvas, row, size, gap)
    fits = max_width is None or total <= max_width
    x -= {"l": 0.0, "m": total / 2, "r": total}[align]
    if canvas.recording:
        box = (x, y - size / 2, x + total, y + size / 2)
        canvas.record("row", "" if fits else OVERFULL, box, size)
    for glyph in row:
        span = _glyph_width(canvas, glyph, size)
        _draw_glyph(canvas, glyph, x, y, size, span, on)
        x += span + gap
    return total


def _draw_glyph(
    canvas: Canvas, glyph: Glyph, x: float, y: float, size: float, span: float, on: Colour
) -> None:
    if isinstance(glyph, str):
        canvas.put(_sign_sprite(glyph, size), x + span / 2, y, on)
        return
    if callable(glyph):
        canvas.put(glyph(size), x + span / 2, y, on)
        return
    kind, value = glyph[0], glyph[1]
    if kind == "text":
        canvas.text(x, y, str(value), TextStyle(_text_size(canvas, size)), on=on)
        return
    if kind == "vp":
        colour = str(glyph[2]) if len(glyph) > 2 else "vp"
        shield = goods.shield_sprite(str(value), size * _SHIELD_SHARE, colour, canvas.floor)
        canvas.put(shield, x + span / 2, y, on)
        return
    number = _number_of(glyph)
    if number:
        style = TextStyle(_number_size(canvas, size))
        x += canvas.text(x, y, number, style, on=on) + size * _NUMBER_GAP_SHARE
    canvas.put(_glyph_sprite(kind, value, size), x + size / 2, y, on)


def _glyph_sprite(kind: str | Piece, value: str | int, size: float) -> Sprite:
    if not isinstance(kind, str):
        return kind(size)
    match kind:
        case "worker":
            return icon_sprite("meeple", size * _WORKER_SHARE)
        case "icon":
            return icon_sprite(str(value), size)
        case "build":
            return goods.build_sprite(str(value), size)
        case _:
            return goods.good_sprite(kind, size)


@lru_cache(maxsize=64)
def _sign_sprite(sign: str, size: float) -> Sprite:
    half = int(size / 2) + 2
    pen = Pen(-half, -half, half, half)
    half_width = size * _SIGN_WIDTH_SHARES[sign] / 2
    match sign:
        case "->":
            _draw_arrow(pen, half_width, size)
        case "/":
            half_height = size * 0.36
            ends = [(2 - half_width, half_height), (half_width - 2, -half_height)]
            pen.line(ends, "ink2", max(2.5, size * 0.08))
        case "+":
            thick = max(3, size * 0.1)
            pen.line([(1 - half_width, 0), (half_width - 1, 0)], "ink", thick)
            pen.line([(0, 1 - half_width), (0, half_width - 1)], "ink", thick)
    return pen.sprite()


def _draw_arrow(pen: Pen, half_width: float, size: float) -> None:
    """Draw an arrow to the right around a pen's anchor."""
    shaft_end = half_width - 6
    pen.line([(2 - half_width, 0), (shaft_end, 0)], "ink", max(3, size * 0.1))
    head_left = half_width - size * 0.3
    head_half_height = size * 0.2
    head = [(half_width, 0), (head_left, -head_half_height), (head_left, head_half_height)]
    pen.poly(head, "ink")
