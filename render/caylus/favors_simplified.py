"""The simplified favours (§9.4): what each is worth, and how many everybody has had."""

from __future__ import annotations

from functools import partial

from engine.caylus.data import SIMPLIFIED_FAVOR_POINTS, SOURCES
from engine.core.text import Catalogue
from render.caylus.table import Table
from render.kit import changes, effects, goods, tokens
from render.kit.canvas import Canvas
from render.kit.effects import Row
from render.kit.icons import icon

_WORTH, _FIRST = 112, 204
_LEAST_PITCH, _MOST_PITCH = 70, 96
_SOURCE = SOURCES.index("favor")


def draw_base(canvas: Canvas, x: int, y: int, w: int, words: Catalogue) -> None:
    """What a favour is worth."""
    caption, middle = words.say("caylus-picture-each-favor"), y + _WORTH
    row: Row = (("icon", "fleur-de-lys"), "->", ("vp", SIMPLIFIED_FAVOR_POINTS))
    span = effects.width(canvas, row, 52, 10)
    canvas.text(x + 28, middle, caption, 28, "ink2", on="panel", room=w - 80 - span, least=22)
    effects.draw(canvas, row, x + w - 28, middle, 52, align="r", gap=10, on="panel")
    canvas.fill(x + 24, y + (_WORTH + _FIRST) / 2, w - 48, 3, "line")


def draw(canvas: Canvas, x: int, y: int, w: int, h: int, table: Table) -> None:
    """A line for each player: how many favours, and the points they have brought."""
    spare = (h - _FIRST - 44) / max(1, table.view.seats - 1)
    pitch = max(_LEAST_PITCH, min(_MOST_PITCH, spare))
    for i, seat in enumerate(table.view.turn_order):
        middle, count = y + _FIRST + round(i * pitch), _had(table, seat)
        canvas.put(tokens.token(table.colour(seat), 50, False), x + 56, middle, "panel")
        before, since = table.then(partial(_had, seat=seat))
        found = changes.gain(count, before, since)
        left, on = x + w / 2 - 40, "panel"
        if found:
            changes.change(
                canvas, left - 28, middle - 30, 110, 66, found.text, on, faint=found.faint
            )
            on = found.ground
        ink = "ink" if count else "line"
        canvas.put(icon("fleur-de-lys", 42, "ink" if count else "line"), left, middle, on)
        canvas.text(left + 32, middle, str(count), 42, ink, on=on)
        if count:
            points = str(count * SIMPLIFIED_FAVOR_POINTS)
            canvas.put(goods.shield(points, 46), x + w - 56, middle, "panel")


def _had(table: Table, seat: int) -> int:
    """How many favours a seat has had."""
    return table.view.points[seat][_SOURCE] // SIMPLIFIED_FAVOR_POINTS
