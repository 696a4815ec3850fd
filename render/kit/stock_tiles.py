"""Tiles not built yet, in the crops: tiles with their cost."""

from __future__ import annotations

from render.kit import card_frame, glyph_rows, goods, highlights, layout, names
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import Label
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ICON_MIX, ink_on, mix
from render.kit.rect import Rect
from render.kit.stock import StockItem
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL

# Positions are from the top left corner of a tile

_BAND_MIDDLE = 26
_TILE_NAME_LEFT = 72
_TILE_NAME_MARGIN = 10
"""Distance of the name from the right edge, or from a bonus beside it."""
_TILE_NAME_LEADING = 23
_BONUS_WIDTH = 36
"""Width that a bonus takes at the right end of the band."""
_BONUS_SIZE = 28
_BONUS_FROM_RIGHT = 24
"""Distance of the middle of a bonus from the right edge."""
_BODY_MIDDLE = 84
"""Middle of cost, points and the icon of a single tile."""
_TILE_ICON_MIDDLE = 40
"""Middle of the icon from the left edge."""
_SINGLE_ICON_SIZE = 52
_SEVERAL_ICON_SIZE = 42
"""Size of the icon with a number of copies below it."""
_SEVERAL_ICON_MIDDLE = 74
"""Middle of that icon from the top."""
_COPIES_LINE_MIDDLE = 106
_TILE_POINTS_SIZE = 44
_TILE_POINTS_FROM_RIGHT = 30
"""Distance of the middle of the points from the right edge."""
_TILE_COST_SIZE = 38
_TILE_COST_LEFT = 72
_TILE_COST_RIGHT_MARGIN = 56
"""Distance of the end of the cost from the right edge."""
_TILE_COST_MARGINS = 4
"""Width that the cost leaves free, on both sides together."""
_RULE_TOP = 117
"""Top of the line above the effect."""
_RULE_MARGIN = 14
_RULE_WIDTH = 2
_EFFECT_SIZE = 36
_EFFECT_FROM_BOTTOM = 27
"""Middle of the effect, from the bottom."""
_EFFECT_MARGIN = 9


def draw_tile(canvas: Canvas, x: float, y: float, item: StockItem) -> None:
    """Draw a tile of the crop: icon, cost and points, then the effect."""
    tile = Rect(x, y, *layout.CROP_TILE)
    colour = item.category
    card_frame.draw(canvas, tile, colour)
    card_frame.draw_code(canvas, (x, y), item.code, is_legal=item.is_legal)
    _draw_tile_band(canvas, tile, item)
    points = goods.shield_sprite(str(item.points), _TILE_POINTS_SIZE)
    canvas.put(points, (tile.right - _TILE_POINTS_FROM_RIGHT, y + _BODY_MIDDLE), "tile")
    _draw_tile_icon(canvas, tile, item)
    left, right = x + _TILE_COST_LEFT, tile.right - _TILE_COST_RIGHT_MARGIN
    style = RowStyle(_TILE_COST_SIZE)
    middle = (left + right) / 2
    room = right - left - _TILE_COST_MARGINS
    glyph_rows.draw(canvas, item.cost, middle, y + _BODY_MIDDLE, style, max_width=room)
    canvas.fill(
        Rect(x + _RULE_MARGIN, y + _RULE_TOP, tile.w - 2 * _RULE_MARGIN, _RULE_WIDTH), "line"
    )
    row = item.row or (Label("–"),)
    style = RowStyle(_EFFECT_SIZE)
    bottom = tile.bottom - _EFFECT_FROM_BOTTOM
    room = tile.w - 2 * _EFFECT_MARGIN
    glyph_rows.draw(canvas, row, tile.cx, bottom, style, max_width=room)
    if item.is_chosen:
        highlights.draw_chosen_frame(canvas, tile, layout.TILE_RADIUS)
    elif item.is_legal:
        highlights.draw_ring(canvas, tile, layout.TILE_RADIUS, item.code)


def _draw_tile_band(canvas: Canvas, tile: Rect, item: StockItem) -> None:
    """Draw the name, and the bonus if there is one."""
    middle = tile.y + _BAND_MIDDLE
    colour = item.category
    room = tile.w - _TILE_NAME_LEFT - _TILE_NAME_MARGIN - (_BONUS_WIDTH if item.bonus else 0)
    style = TileNameStyle(
        colour=ink_on(colour), min_size=DETAIL, leading=_TILE_NAME_LEADING, on=colour
    )
    left = tile.x + _TILE_NAME_LEFT
    names.draw_tile_name(canvas, left, middle, item.name, room, style)
    if item.bonus:
        bonus = icon_sprite(item.bonus, _BONUS_SIZE, ink_on(colour))
        canvas.put(bonus, (tile.right - _BONUS_FROM_RIGHT, middle), colour)


def _draw_tile_icon(canvas: Canvas, tile: Rect, item: StockItem) -> None:
    """Draw the icon, with the number of copies below it if there are several."""
    cx = tile.x + _TILE_ICON_MIDDLE
    size = _SINGLE_ICON_SIZE
    middle = tile.y + _BODY_MIDDLE
    if item.copies > 1:
        size = _SEVERAL_ICON_SIZE
        middle = tile.y + _SEVERAL_ICON_MIDDLE
        style = TextStyle(DETAIL, "ink2")
        copies_y = tile.y + _COPIES_LINE_MIDDLE
        canvas.text((cx, copies_y), f"×{item.copies}", style, align="middle", on="tile")
    canvas.put(icon_sprite(item.icon, size, mix(item.category, *ICON_MIX)), (cx, middle), "tile")
