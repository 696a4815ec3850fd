"""The simplified favours: their value, and the number each player has taken."""

from __future__ import annotations

from functools import partial

from engine.caylus.data import SIMPLIFIED_FAVOUR_POINTS, SOURCES
from engine.core.words.catalogue import Catalogue
from render.caylus.board_model import CaylusBoard
from render.kit import count_changes, effects, goods, tokens
from render.kit.canvas import Canvas
from render.kit.effects import GlyphRow, RowStyle
from render.kit.icons import icon
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL

_WORTH, _RULE = 112, 158
"""Middle of the line with a favour's worth, and of the rule below it."""
_BOTTOM_MARGIN, _PITCH = 18, 84
"""Bottom margin, and row height per player at the usual size."""
_LARGEST = 1.7
_SOURCE = SOURCES.index("favor")


def draw_base(canvas: Canvas, x: int, y: int, w: int, words: Catalogue) -> None:
    """Draw the value of a favour."""
    caption, middle = words.say("caylus-picture-each-favor"), y + _WORTH
    row: GlyphRow = (("icon", "fleur-de-lys"), "->", ("vp", SIMPLIFIED_FAVOUR_POINTS))
    span = effects.width(canvas, row, 52, 10)
    style = TextStyle(BODY, "ink2", min_size=DETAIL)
    canvas.text(x + 28, middle, caption, style, on="panel", max_width=w - 80 - span)
    effects.draw(canvas, row, x + w - 28, middle, RowStyle(52, gap=10, align="r"), on="panel")


def draw(canvas: Canvas, x: int, y: int, w: int, h: int, model: CaylusBoard) -> None:
    """Draw a line for each player with favours and points; fewer players get larger lines."""
    canvas.fill(x + 24, y + _RULE, w - 48, 3, "line")
    pitch = (h - _RULE - _BOTTOM_MARGIN) / model.view.seats
    scale = max(1.0, min(_LARGEST, round(pitch / _PITCH, 2)))
    for i, seat in enumerate(model.view.turn_order):
        middle, count = y + _RULE + round((i + 0.5) * pitch) + 2, favours_taken(model, seat)
        token = tokens.token(model.colour(seat), round(50 * scale), False)
        canvas.put(token, x + 26 + 30 * scale, middle, "panel")
        before, since = model.read_earlier(partial(favours_taken, seat=seat))
        found = count_changes.count_change(count, before, since)
        left, on = x + w / 2 - 40, "panel"
        if found:
            box = Rect(left - 28 * scale, middle - 30 * scale, 110 * scale, 66 * scale)
            count_changes.draw_chip_under(canvas, box, found, on)
            on = found.ground
        ink = "ink" if count else "line"
        canvas.put(icon("fleur-de-lys", 42 * scale, ink), left, middle, on)
        canvas.text(left + 32 * scale, middle, str(count), TextStyle(COUNT * scale, ink), on=on)
        if count:
            points = str(count * SIMPLIFIED_FAVOUR_POINTS)
            canvas.put(goods.shield(points, 46 * scale), x + w - 26 - 30 * scale, middle, "panel")


def favours_taken(model: CaylusBoard, seat: int) -> int:
    """Return the number of favours a seat has taken."""
    return model.view.points[seat][_SOURCE] // SIMPLIFIED_FAVOUR_POINTS
