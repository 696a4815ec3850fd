"""Tiles not built yet: a strip of chips on the board, tiles with their cost in the crops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.kit import card_frame, effects, goods, highlights, layout, names
from render.kit.canvas import Canvas
from render.kit.effects import RowStyle
from render.kit.icons import icon
from render.kit.names import TileNameStyle
from render.kit.palette import mix, text_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, DETAIL, FLOOR

CHIP = 92
PLATE = 44
"""Height of the code plates above the chips, painted while a tile can be chosen."""
PITCH = 104
ONE_STRIP = 18
"""More chips than this take two strips, because costs would not fit narrower chips."""
_GAP = 6
_ICON, _ROOMY = 38, 88
"""Icon size, and the minimum width of a chip to use it; narrower chips have smaller ones."""
_NAMED = 250
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
    cost: effects.GlyphRow
    row: effects.GlyphRow = ()
    copies: int = 1
    bonus: str = ""
    legal: bool = False
    chosen: bool = False


def strips(count: int) -> int:
    """Return the number of strips for that many chips."""
    return 2 if count > ONE_STRIP else 1


def height(count: int, coded: bool) -> int:
    """Return the height of all strips."""
    n = strips(count)
    return (n - 1) * PITCH + CHIP + (n * PLATE if coded else 0)


def draw_strips(
    canvas: Canvas, y: float, title: str, items: Sequence[StockItem], coded: bool, empty: str
) -> None:
    """Draw all chips after a title; ``coded`` adds the plates with their codes.

    The text ``empty`` is painted if there are none left.
    """
    n = strips(len(items))
    middle = y + CHIP / 2 + (PLATE if coded else 0)
    span = canvas.text(
        layout.MARGIN, middle, title, TextStyle(BODY, font="serif", min_size=FLOOR), max_width=200
    )
    if not items:
        canvas.text(layout.MARGIN + span + 28, middle + 2, empty, TextStyle(BODY, "ink2"))
        return
    left, right = layout.MARGIN + span + 22, layout.WIDTH - layout.MARGIN
    per_strip, pitch = -(-len(items) // n), PITCH + (PLATE if coded else 0)
    for strip in range(n):
        row, top = items[strip * per_strip :][:per_strip], round(y + strip * pitch)
        lefts, width = layout.spread(len(row), left, right, _GAP)
        for x, item in zip(lefts, row, strict=True):
            _chip(canvas, round(x), top, round(x + width) - round(x), item, coded)


def _chip(canvas: Canvas, x: float, y: float, w: float, item: StockItem, coded: bool) -> None:
    fill, line = item.category, "ink" if item.legal else item.category
    canvas.record("spot", item.code, (x, y, x + w, y + CHIP + (PLATE if coded else 0)))
    if coded:
        if item.chosen:
            highlights.chosen_frame(canvas, Rect(x, y, w, PLATE + CHIP), layout.CHIP_RADIUS)
        box = BoxStyle(
            layout.CHIP_RADIUS,
            "act" if item.legal else "tile",
            line,
            thick=2.5,
            corners=(True, True, False, False),
        )
        canvas.box(x, y, w, PLATE + 12, box)
        ink = "white" if item.legal else "ink"
        on = "act" if item.legal else "tile"
        canvas.text(
            x + w / 2, y + PLATE / 2 + 1, item.code, TextStyle(CODE, ink, "black"), align="m", on=on
        )
        kind = "legal" if item.legal else "code"
        canvas.record(kind, item.code, (x, y, x + w, y + PLATE))
        y += PLATE
    box = BoxStyle(layout.CHIP_RADIUS, fill, corners=(not coded, not coded, True, True))
    canvas.box(x, y, w, CHIP, box, shadow=4)
    canvas.box(
        x + 2, y + 54, w - 4, 36, BoxStyle(8, "tile", corners=(False, False, True, True)), on=fill
    )
    side, edge = (_ICON, 8) if w >= _ROOMY else (round(w) - 46, 4)
    canvas.put(icon(item.icon, side, text_on(fill)), x + edge + side / 2, y + 28, fill)
    canvas.put(goods.shield(str(item.points), 36), x + w - edge / 2 - 19, y + 28, fill)
    if w >= _NAMED:
        names.draw_tile_name(
            canvas, x + 54, y + 28, item.name, w - 104, TileNameStyle(colour=text_on(fill)), on=fill
        )
    effects.draw(canvas, item.cost, x + w / 2, y + 72, RowStyle(24, gap=3), max_width=w - 8)
    if item.copies > 1:
        canvas.put(_copies(str(item.copies)), x + 17, y + 43, fill)
    if coded and item.legal:
        top = y - PLATE
        highlights.ring(
            canvas, Rect(x + 3, top + 3, w - 6, PLATE + CHIP - 6), layout.CHIP_RADIUS - 2, item.code
        )


@lru_cache(maxsize=8)
def _copies(number: str) -> Sprite:
    """Return the number of copies on a small disc."""
    pen = Pen(-15, -15, 15, 15)
    pen.disc(0, 0, 13, "tile", "ink", 2)
    pen.text(0, 0, number, TextStyle(FLOOR, "ink", "black"))
    return pen.sprite()


def draw_tile(canvas: Canvas, x: float, y: float, item: StockItem) -> None:
    """Draw a tile of the crop: icon, cost and points, then the effect."""
    w, h = layout.CROP_TILE
    colour = item.category
    card_frame.draw(canvas, x, y, w, h, colour)
    card_frame.draw_code(canvas, x, y, item.code, item.legal)
    name_style = TileNameStyle(colour=text_on(colour), min_size=DETAIL, leading=23)
    names.draw_tile_name(
        canvas, x + 72, y + 26, item.name, w - 82 - (36 if item.bonus else 0), name_style, on=colour
    )
    canvas.put(goods.shield(str(item.points), 44), x + w - 30, y + 84, "tile")
    if item.bonus:
        canvas.put(icon(item.bonus, 28, text_on(colour)), x + w - 24, y + 26, colour)
    side, middle = (42, 74) if item.copies > 1 else (52, 84)
    canvas.put(icon(item.icon, side, mix(colour, "ink", 0.35)), x + 40, y + middle, "tile")
    if item.copies > 1:
        canvas.text(
            x + 40, y + 106, f"×{item.copies}", TextStyle(DETAIL, "ink2"), align="m", on="tile"
        )
    effects.draw(canvas, item.cost, x + 72 + (w - 128) / 2, y + 84, RowStyle(38), max_width=w - 132)
    canvas.fill(x + 14, y + 117, w - 28, 2, "line")
    row = item.row or (("text", "–"),)
    effects.draw(canvas, row, x + w / 2, y + h - 27, RowStyle(36), max_width=w - 18)
    if item.chosen:
        highlights.chosen_frame(canvas, Rect(x, y, w, h), layout.TILE_RADIUS)
    elif item.legal:
        highlights.ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, item.code)
