"""The simplified favours: their value, and the number each player has taken."""

from __future__ import annotations

from functools import partial

from engine.caylus.data import SIMPLIFIED_FAVOUR_POINTS, SOURCES
from engine.core.words.catalogue import Catalogue
from render.caylus.board_model import CaylusBoard
from render.kit import count_changes, glyph_rows, goods, tokens
from render.kit.canvas import Canvas
from render.kit.glyph_rows import RowStyle
from render.kit.glyphs import GlyphRow, Shield, icon
from render.kit.icons import icon_sprite
from render.kit.rect import Rect, Size
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL

_VALUE_MIDDLE = 112
"""Middle of the line with the value of a favour."""
_VALUE_MARGIN = 28
"""Distance of that line from the left and right edges."""
_VALUE_SIZE = 52
"""Size of its glyphs."""
_VALUE_GAP = 10
"""Gap between two of its glyphs."""
_CAPTION_GAP = 24
"""Minimum gap between the caption and the glyphs."""
_SEPARATOR_TOP = 158
"""Top of the line above the players."""
_SEPARATOR_MARGIN = 24
_BOTTOM_MARGIN = 18
_USUAL_ROW_HEIGHT = 84
"""Height of a player's row at scale 1."""
_MAX_SCALE = 1.7
_PIECE_MARGIN = 26
"""Distance of tokens and shields from the edges."""

# Sizes in a player's row at scale 1

_PIECE_RADIUS = 30
"""Half the width of tokens and shields, with their shadow."""
_TOKEN_SIZE = 50
_SHIELD_SIZE = 46
_FAVOUR_SIZE = 42
"""Size of the favour before its number."""
_FAVOUR_LEFT_OF_MIDDLE = 40
"""Distance of the middle of the favour from the middle of the panel, at any scale."""
_NUMBER_AFTER_FAVOUR = 32
"""Distance of the number from the middle of the favour."""
_CHIP_LEFT = 28
"""Distance of the left edge of a chip from the middle of the favour."""
_CHIP_ABOVE = 30
"""Distance of the top of a chip from the middle of the row."""
_CHIP_SIZE = Size(110, 66)
_FAVOUR_SOURCE = SOURCES.index("favor")


def draw_base(canvas: Canvas, x: int, y: int, w: int, words: Catalogue) -> None:
    """Draw the value of a favour."""
    caption = words.say("caylus-picture-each-favor")
    middle = y + _VALUE_MIDDLE
    row: GlyphRow = (icon("fleur-de-lys"), "->", Shield(SIMPLIFIED_FAVOUR_POINTS))
    span = glyph_rows.width_of(canvas, row, _VALUE_SIZE, _VALUE_GAP)
    style = TextStyle(BODY, "ink2", min_size=DETAIL)
    room = w - 2 * _VALUE_MARGIN - _CAPTION_GAP - span
    canvas.text((x + _VALUE_MARGIN, middle), caption, style, on="panel", max_width=room)
    glyphs = RowStyle(_VALUE_SIZE, gap=_VALUE_GAP, align="right", on="panel")
    glyph_rows.draw(canvas, row, x + w - _VALUE_MARGIN, middle, glyphs)


def draw(canvas: Canvas, x: int, y: int, w: int, h: int, model: CaylusBoard) -> None:
    """Draw a line for each player with favours and points; fewer players get larger lines."""
    canvas.fill(
        Rect(x + _SEPARATOR_MARGIN, y + _SEPARATOR_TOP, w - 2 * _SEPARATOR_MARGIN, 3), "line"
    )
    pitch = (h - _SEPARATOR_TOP - _BOTTOM_MARGIN) / model.view.seats
    scale = max(1.0, min(_MAX_SCALE, round(pitch / _USUAL_ROW_HEIGHT, 2)))
    margin = _PIECE_MARGIN + _PIECE_RADIUS * scale
    for i, seat in enumerate(model.view.turn_order):
        count = favours_taken(model, seat)
        middle = y + _SEPARATOR_TOP + round((i + 0.5) * pitch) + 2
        token = tokens.token_sprite(
            model.colour_of(seat), round(_TOKEN_SIZE * scale), is_lifted=False
        )
        canvas.put(token, (x + margin, middle), "panel")
        cx = x + w / 2 - _FAVOUR_LEFT_OF_MIDDLE
        _draw_count(canvas, cx, middle, scale, model, seat)
        if count:
            points = str(count * SIMPLIFIED_FAVOUR_POINTS)
            shield = goods.shield_sprite(points, _SHIELD_SIZE * scale)
            canvas.put(shield, (x + w - margin, middle), "panel")


def _draw_count(
    canvas: Canvas, cx: float, cy: float, scale: float, model: CaylusBoard, seat: int
) -> None:
    """Draw the number of a player's favours, on a chip if it has changed."""
    count = favours_taken(model, seat)
    on = "panel"
    earlier = model.read_earlier(partial(favours_taken, seat=seat))
    change = count_changes.count_change(count, *earlier)
    if change:
        left = cx - _CHIP_LEFT * scale
        top = cy - _CHIP_ABOVE * scale
        chip = Rect(left, top, _CHIP_SIZE.w * scale, _CHIP_SIZE.h * scale)
        count_changes.draw_chip_under(canvas, chip, change, on)
        on = change.ground
    ink = "ink" if count else "line"
    canvas.put(icon_sprite("fleur-de-lys", _FAVOUR_SIZE * scale, ink), (cx, cy), on)
    style = TextStyle(COUNT * scale, ink)
    canvas.text((cx + _NUMBER_AFTER_FAVOUR * scale, cy), str(count), style, on=on)


def favours_taken(model: CaylusBoard, seat: int) -> int:
    """Return the number of favours a seat has taken."""
    return model.view.points_by_source[seat][_FAVOUR_SOURCE] // SIMPLIFIED_FAVOUR_POINTS
