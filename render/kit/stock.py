"""Tiles not built yet: a strip of chips on the board, tiles with their cost in the crops."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from render.kit import card_frame, effects, goods, highlights, layout, names
from render.kit.canvas import Canvas
from render.kit.effects import RowStyle
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on, mix
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, DETAIL, FLOOR

CHIP = 92
PLATE = 44
"""Height of the code plates above the chips, painted while a tile can be chosen."""
PITCH = 104
ONE_STRIP = 15
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


# Parts of a chip, from its top left corner
_UPPER, _COST = 28, 72
"""Middles of icon and points, and of the cost."""
_COST_BOX_INSET, _COST_BOX_TOP, _COST_BOX_HEIGHT = 2, 54, 36
"""The pale box behind the cost."""
_POINTS, _POINTS_INSET = 36, 19
"""Size of the shield with the points, and its middle from the edge of the contents."""
_WIDE_EDGE, _NARROW_EDGE = 8, 4
"""Distance of the icon from the left edge."""
_SIDES = 46
"""Width that a narrow chip needs beside its icon."""
_NAME, _BESIDE_NAME = 54, 104
"""Left edge of a name, and the width taken by all that is beside it."""
_COPIES = (17, 43)
"""Middle of the disc with the number of copies."""
_HIDDEN = 12
"""Height of a plate's lower end, which the chip covers."""


def _chip(canvas: Canvas, x: float, y: float, w: float, item: StockItem, coded: bool) -> None:
    """Draw a chip, below its plate if tiles can be chosen."""
    whole = Rect(x, y, w, PLATE + CHIP if coded else CHIP)
    canvas.record("spot", item.code, whole.box)
    if not coded:
        _chip_body(canvas, x, y, w, item, coded)
        return
    if item.chosen:
        highlights.draw_chosen_frame(canvas, whole, layout.CHIP_RADIUS)
    _plate(canvas, x, y, w, item)
    _chip_body(canvas, x, y + PLATE, w, item, coded)
    if item.legal:
        highlights.draw_ring(canvas, whole.grown(-3), layout.CHIP_RADIUS - 2, item.code)


def _plate(canvas: Canvas, x: float, y: float, w: float, item: StockItem) -> None:
    """Draw the code of a chip, lit if the tile is legal."""
    fill, line, ink = ("act", "ink", "white") if item.legal else ("tile", item.category, "ink")
    upper = (True, True, False, False)
    box = BoxStyle(layout.CHIP_RADIUS, fill, line, thick=2.5, corners=upper)
    canvas.box(x, y, w, PLATE + _HIDDEN, box)
    middle = x + w / 2, y + PLATE / 2 + 1
    canvas.text(*middle, item.code, TextStyle(CODE, ink, "black"), align="m", on=fill)
    canvas.record("legal" if item.legal else "code", item.code, (x, y, x + w, y + PLATE))


def _chip_body(canvas: Canvas, x: float, y: float, w: float, item: StockItem, coded: bool) -> None:
    """Draw icon, points and cost; the name and the number of copies where there are any."""
    fill = item.category
    box = BoxStyle(layout.CHIP_RADIUS, fill, corners=(not coded, not coded, True, True))
    canvas.box(x, y, w, CHIP, box, shadow=4)
    lower = BoxStyle(8, "tile", corners=(False, False, True, True))
    cost = Rect(x, y + _COST_BOX_TOP, w, _COST_BOX_HEIGHT).inset(_COST_BOX_INSET)
    canvas.box(*cost, lower, on=fill)
    side, edge = (_ICON, _WIDE_EDGE) if w >= _ROOMY else (round(w) - _SIDES, _NARROW_EDGE)
    ink, middle = ink_on(fill), y + _UPPER
    canvas.put(icon_sprite(item.icon, side, ink), x + edge + side / 2, middle, fill)
    points = goods.shield_sprite(str(item.points), _POINTS)
    canvas.put(points, x + w - edge / 2 - _POINTS_INSET, middle, fill)
    if w >= _NAMED:
        style, room = TileNameStyle(colour=ink), w - _BESIDE_NAME
        names.draw_tile_name(canvas, x + _NAME, middle, item.name, room, style, on=fill)
    effects.draw(canvas, item.cost, x + w / 2, y + _COST, RowStyle(24, gap=3), max_width=w - 8)
    if item.copies > 1:
        dx, dy = _COPIES
        canvas.put(_copies(str(item.copies)), x + dx, y + dy, fill)


@lru_cache(maxsize=8)
def _copies(number: str) -> Sprite:
    """Return the number of copies on a small disc."""
    pen = Pen(-15, -15, 15, 15)
    pen.disc(0, 0, 13, "tile", "ink", 2)
    pen.text(0, 0, number, TextStyle(FLOOR, "ink", "black"))
    return pen.sprite()


# Parts of a tile of the crop, from its top left corner
_BAND = 26
"""Middle of the band."""
_BAND_NAME, _BAND_END, _BONUS = 72, 10, 36
"""Left edge of the name, its distance from the right edge, and the width of a bonus beside it."""
_BONUS_INSET = 24
_BODY = 84
"""Middle of icon, cost and points."""
_BODY_ICON, _BODY_POINTS = 40, 30
"""Middle of the icon from the left edge, and of the points from the right one."""
_COST_LEFT, _COST_RIGHT = 72, 56
"""Distances of the cost from the left edge and from the right one."""
_SINGLE, _SEVERAL = (52, 84), (42, 74)
"""Size and middle of the icon of a single tile, and of one with a number of copies below it."""
_COPIES_LINE = 106
_RULE, _RULE_INSET = 117, 14
"""Top of the line above the effect, and its distance from the edges."""
_EFFECT = 27
"""Middle of the effect, from the bottom."""


def draw_tile(canvas: Canvas, x: float, y: float, item: StockItem) -> None:
    """Draw a tile of the crop: icon, cost and points, then the effect."""
    w, h = layout.CROP_TILE
    colour = item.category
    card_frame.draw(canvas, x, y, w, h, colour)
    card_frame.draw_code(canvas, x, y, item.code, item.legal)
    style = TileNameStyle(colour=ink_on(colour), min_size=DETAIL, leading=23)
    room = w - _BAND_NAME - _BAND_END - (_BONUS if item.bonus else 0)
    names.draw_tile_name(canvas, x + _BAND_NAME, y + _BAND, item.name, room, style, on=colour)
    if item.bonus:
        bonus = icon_sprite(item.bonus, 28, ink_on(colour))
        canvas.put(bonus, x + w - _BONUS_INSET, y + _BAND, colour)
    canvas.put(goods.shield_sprite(str(item.points), 44), x + w - _BODY_POINTS, y + _BODY, "tile")
    side, middle = _SEVERAL if item.copies > 1 else _SINGLE
    symbol = icon_sprite(item.icon, side, mix(colour, "ink", 0.35))
    canvas.put(symbol, x + _BODY_ICON, y + middle, "tile")
    if item.copies > 1:
        copies, low = TextStyle(DETAIL, "ink2"), y + _COPIES_LINE
        canvas.text(x + _BODY_ICON, low, f"×{item.copies}", copies, align="m", on="tile")
    room = w - _COST_LEFT - _COST_RIGHT
    cost_x = x + _COST_LEFT + room / 2
    effects.draw(canvas, item.cost, cost_x, y + _BODY, RowStyle(38), max_width=room - 4)
    canvas.fill(x + _RULE_INSET, y + _RULE, w - 2 * _RULE_INSET, 2, "line")
    row = item.row or (("text", "–"),)
    effects.draw(canvas, row, x + w / 2, y + h - _EFFECT, RowStyle(36), max_width=w - 18)
    if item.chosen:
        highlights.draw_chosen_frame(canvas, Rect(x, y, w, h), layout.TILE_RADIUS)
    elif item.legal:
        highlights.draw_ring(canvas, Rect(x, y, w, h), layout.TILE_RADIUS, item.code)
