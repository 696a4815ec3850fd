"""The simplified favours: their value, and the number each player has taken."""

from __future__ import annotations

from functools import partial

from engine.caylus.data import SIMPLIFIED_FAVOUR_POINTS, SOURCES
from engine.core.words.catalogue import Catalogue
from render.caylus.board_model import CaylusBoard
from render.kit import count_changes, effects, goods, tokens
from render.kit.canvas import Canvas
from render.kit.effects import GlyphRow, RowStyle
from render.kit.icons import icon_sprite
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL

_VALUE_MIDDLE, _SEPARATOR_TOP = 112, 158
"""Middle of the line with a favour's value, and top of the separator below it."""
_BOTTOM_MARGIN, _USUAL_ROW_HEIGHT = 18, 84
"""Bottom margin, and height of a player's row at the usual size."""
_MAX_SCALE = 1.7
_MARGIN, _SEPARATOR_INSET = 28, 24
"""Distances of the value and of the separator from the edges."""
_PIECE_MARGIN, _PIECE_RADIUS = 26, 30
"""Distance of tokens and shields from the edges, and half their width at the usual size."""
_GLYPH_SIZE, _GLYPH_GAP, _CAPTION_GAP = 52, 10, 24
"""Size of the glyphs, the gap between two, and that between them and the caption."""
_FAVOUR_SOURCE = SOURCES.index("favor")


def draw_base(canvas: Canvas, x: int, y: int, w: int, words: Catalogue) -> None:
    """Draw the value of a favour."""
    caption, middle = words.say("caylus-picture-each-favor"), y + _VALUE_MIDDLE
    row: GlyphRow = (("icon", "fleur-de-lys"), "->", ("vp", SIMPLIFIED_FAVOUR_POINTS))
    span = effects.width_of(canvas, row, _GLYPH_SIZE, _GLYPH_GAP)
    style = TextStyle(BODY, "ink2", min_size=DETAIL)
    room = w - 2 * _MARGIN - _CAPTION_GAP - span
    canvas.text(x + _MARGIN, middle, caption, style, on="panel", max_width=room)
    glyphs = RowStyle(_GLYPH_SIZE, gap=_GLYPH_GAP, align="r")
    effects.draw(canvas, row, x + w - _MARGIN, middle, glyphs, on="panel")


def draw(canvas: Canvas, x: int, y: int, w: int, h: int, model: CaylusBoard) -> None:
    """Draw a line for each player with favours and points; fewer players get larger lines."""
    canvas.fill(x + _SEPARATOR_INSET, y + _SEPARATOR_TOP, w - 2 * _SEPARATOR_INSET, 3, "line")
    pitch = (h - _SEPARATOR_TOP - _BOTTOM_MARGIN) / model.view.seats
    scale = max(1.0, min(_MAX_SCALE, round(pitch / _USUAL_ROW_HEIGHT, 2)))
    for i, seat in enumerate(model.view.turn_order):
        count = favours_taken(model, seat)
        middle = y + _SEPARATOR_TOP + round((i + 0.5) * pitch) + 2
        margin = _PIECE_MARGIN + _PIECE_RADIUS * scale
        token = tokens.token_sprite(model.colour_of(seat), round(50 * scale), False)
        canvas.put(token, x + margin, middle, "panel")
        before, since = model.read_earlier(partial(favours_taken, seat=seat))
        change = count_changes.count_change(count, before, since)
        left, on = x + w / 2 - 40, "panel"
        if change:
            box = Rect(left - 28 * scale, middle - 30 * scale, 110 * scale, 66 * scale)
            count_changes.draw_chip_under(canvas, box, change, on)
            on = change.ground
        ink = "ink" if count else "line"
        canvas.put(icon_sprite("fleur-de-lys", 42 * scale, ink), left, middle, on)
        canvas.text(left + 32 * scale, middle, str(count), TextStyle(COUNT * scale, ink), on=on)
        if count:
            points = str(count * SIMPLIFIED_FAVOUR_POINTS)
            canvas.put(goods.shield_sprite(points, 46 * scale), x + w - margin, middle, "panel")


def favours_taken(model: CaylusBoard, seat: int) -> int:
    """Return the number of favours a seat has taken."""
    return model.view.points[seat][_FAVOUR_SOURCE] // SIMPLIFIED_FAVOUR_POINTS
