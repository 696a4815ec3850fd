"""Tiles not built yet, on the board: strips of chips."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from render.kit import glyph_rows, goods, highlights, layout, names
from render.kit.cached_parts import draw_cached
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.rounded_boxes import RoundedBox
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, FLOOR

_CHIP = 92
_PLATE = 44
"""Height of the code plates above the chips, painted while a tile can be chosen."""
_PITCH = 104
_ONE_STRIP = 15
"""More chips than this take two strips, because costs would not fit narrower chips."""
_EMPTY_INDENT = 6
"""Left edge of the words that no tiles are left, from the left edge of the chips."""
_CHIP_GAP = 6
"""Minimum distance between two chips of a strip."""
_MAX_TITLE_WIDTH = 200
_AFTER_TITLE = 22
"""Distance of the first chip from the title."""
_ICON_SIZE = 38
"""Size of the icon on a roomy chip; narrower chips have smaller ones."""
_MIN_ROOMY_WIDTH = 88
_MIN_NAMED_WIDTH = 250
"""Minimum width of a chip that shows the tile's name."""


@dataclass(frozen=True, slots=True)
class StockItem:
    """A tile of the stock.

    ``bonus`` is an icon beside the points, for a further gain of building the tile.
    """

    code: str
    name: str
    icon: str
    category: str
    points: int
    cost: GlyphRow
    row: GlyphRow = ()
    copies: int = 1
    bonus: str = ""
    is_legal: bool = False
    is_chosen: bool = False


def strips(count: int) -> int:
    """Return the number of strips for that many chips."""
    return 2 if count > _ONE_STRIP else 1


def height(count: int, has_codes: bool) -> int:
    """Return the height of all strips."""
    n = strips(count)
    return (n - 1) * _PITCH + _CHIP + (n * _PLATE if has_codes else 0)


def draw_strips(
    canvas: Canvas, y: float, title: str, items: Sequence[StockItem], has_codes: bool, empty: str
) -> None:
    """Draw all chips after a title; ``has_codes`` adds the plates with their codes.

    The text ``empty`` is painted if there are none left.
    """
    middle = y + _CHIP / 2 + (_PLATE if has_codes else 0)
    style = TextStyle(BODY, font="serif", min_size=FLOOR)
    span = canvas.text((layout.MARGIN, middle), title, style, max_width=_MAX_TITLE_WIDTH)
    left = layout.MARGIN + span + _AFTER_TITLE
    right = layout.WIDTH - layout.MARGIN
    if not items:
        canvas.text((left + _EMPTY_INDENT, middle + 2), empty, TextStyle(BODY, "ink2"))
        return
    count = strips(len(items))
    pitch = _PITCH + (_PLATE if has_codes else 0)
    per_strip = math.ceil(len(items) / count)
    for strip in range(count):
        row = items[strip * per_strip :][:per_strip]
        top = round(y + strip * pitch)
        lefts, width = layout.spread(len(row), left, right, _CHIP_GAP)
        for x, item in zip(lefts, row, strict=True):
            across = round(x + width) - round(x)
            rect = Rect(round(x), top, across, _CHIP + (_PLATE if has_codes else 0))
            _draw_chip(canvas, rect, item, has_codes)


# Positions in a chip, from its top left corner

_UPPER_MIDDLE = 28
"""Middle of icon, points and name."""
_COST_MIDDLE = 72
"""Middle of the cost."""
_COST_SIZE = 24
"""Glyph size of the cost."""
_COST_GAP = 3
"""Gap between two glyphs of the cost."""
_COST_BOX_TOP = 54
"""Top of the pale box behind the cost."""
_COST_BOX_HEIGHT = 36
_COST_BOX_MARGIN = 2
"""Distance of that box from the sides of the chip."""
_COST_BOX_RADIUS = 8
_POINTS_SIZE = 36
"""Size of the shield with the points."""
_POINTS_FROM_RIGHT = 19
"""Distance of the middle of that shield from the right edge of the contents."""
_WIDE_MARGIN = 8
"""Distance of the icon from the left edge of a roomy chip."""
_NARROW_MARGIN = 4
"""Distance of the icon from the left edge of a narrow chip."""
_BESIDE_ICON = 46
"""Width that a narrow chip needs for the points beside its icon."""
_NAME_LEFT = 54
"""Left edge of the name."""
_BESIDE_NAME = 104
"""Width of a chip that its name cannot use."""
_COPIES_RADIUS = 13
"""Radius of the disc with the number of copies."""
_COPIES_MIDDLE = (17, 43)
"""Middle of the disc with the number of copies."""
_CHIP_SHADOW = 4
"""Height of the shadow below a chip."""
_HIDDEN_HEIGHT = 12
"""Height of the lower end of a code plate, which the chip covers."""
_RING_INSET = 3
"""Distance of the ring of a legal tile inside the edges of plate and chip."""


class _ChipBody(NamedTuple):
    """The lower part of a chip, below its plate: a tile, and the look of the box around it."""

    item: StockItem
    box: BoxStyle


def _draw_chip(canvas: Canvas, rect: Rect, item: StockItem, has_code: bool) -> None:
    """Draw a chip, below its plate if tiles can be chosen."""
    canvas.record("spot", item.code, rect.box)
    lower = rect
    if has_code:
        if item.is_chosen:
            highlights.draw_chosen_frame(canvas, rect, layout.CHIP_RADIUS)
        _draw_plate(canvas, rect, item)
        lower = Rect(rect.x, rect.y + _PLATE, rect.w, _CHIP)
    corners = (not has_code, not has_code, True, True)
    box = BoxStyle(layout.CHIP_RADIUS, item.category, corners=corners)
    body = _ChipBody(replace(item, is_legal=False, is_chosen=False), box)
    draw_cached(canvas, lower, body, _draw_chip_body, RoundedBox(box, _CHIP_SHADOW))
    if has_code and item.is_legal:
        ring = rect.grown(-_RING_INSET)
        highlights.draw_ring(canvas, ring, layout.CHIP_RADIUS - 2, item.code)


def _draw_plate(canvas: Canvas, rect: Rect, item: StockItem) -> None:
    """Draw the code at the top of a chip, lit if the tile is legal."""
    fill, line, ink = ("act", "ink", "white") if item.is_legal else ("tile", item.category, "ink")
    upper = (True, True, False, False)
    box = BoxStyle(layout.CHIP_RADIUS, fill, line, line_width=layout.OUTLINE_WIDTH, corners=upper)
    plate = rect._replace(h=_PLATE)
    canvas.box(plate._replace(h=_PLATE + _HIDDEN_HEIGHT), box)
    text_style = TextStyle(CODE, ink, "black")
    canvas.text((plate.cx, plate.cy + 1), item.code, text_style, align="middle", on=fill)
    canvas.record("legal" if item.is_legal else "code", item.code, plate.box)


def _draw_chip_body(canvas: Canvas, rect: Rect, body: _ChipBody) -> None:
    """Draw icon, points and cost; the name and the number of copies where there are any."""
    (x, y, w, _) = rect
    item = body.item
    fill = body.item.category
    canvas.box(rect, body.box, shadow=_CHIP_SHADOW)
    lower = BoxStyle(_COST_BOX_RADIUS, "tile", corners=(False, False, True, True))
    cost = Rect(x, y + _COST_BOX_TOP, w, _COST_BOX_HEIGHT).inset(_COST_BOX_MARGIN)
    canvas.box(cost, lower, on=fill)
    is_roomy = w >= _MIN_ROOMY_WIDTH
    size, margin = (_ICON_SIZE, _WIDE_MARGIN) if is_roomy else (w - _BESIDE_ICON, _NARROW_MARGIN)
    ink = ink_on(fill)
    middle = y + _UPPER_MIDDLE
    canvas.put(icon_sprite(item.icon, size, ink), (x + margin + size / 2, middle), fill)
    points = goods.shield_sprite(str(item.points), _POINTS_SIZE)
    canvas.put(points, (x + w - margin / 2 - _POINTS_FROM_RIGHT, middle), fill)
    if w >= _MIN_NAMED_WIDTH:
        style = TileNameStyle(colour=ink, on=fill)
        room = w - _BESIDE_NAME
        names.draw_tile_name(canvas, x + _NAME_LEFT, middle, item.name, room, style)
    row = RowStyle(_COST_SIZE, _COST_GAP)
    room = w - 2 * _NARROW_MARGIN
    glyph_rows.draw(canvas, item.cost, rect.cx, y + _COST_MIDDLE, row, max_width=room)
    if item.copies > 1:
        across, down = _COPIES_MIDDLE
        canvas.put(_copies_sprite(str(item.copies)), (x + across, y + down), fill)


@lru_cache(maxsize=8)
def _copies_sprite(number: str) -> Sprite:
    """Return the number of copies on a small disc."""
    pen = Pen.square(_COPIES_RADIUS + 2)
    pen.disc(0, 0, _COPIES_RADIUS, "tile", "ink", 2)
    pen.text((0, 0), number, TextStyle(FLOOR, "ink", "black"))
    return pen.sprite()
