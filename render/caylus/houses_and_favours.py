"""A player's houses and royal favours, in one grid of four columns."""

from __future__ import annotations

from functools import lru_cache

from engine.caylus.data import LEVELS, LINES, SECTIONS, SIMPLIFIED_FAVOUR_POINTS, SOURCES
from render.caylus import favours
from render.caylus.board_model import CaylusBoard
from render.kit import layout, tokens
from render.kit.canvas import Canvas
from render.kit.icons import icon
from render.kit.pen import Pen
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, DETAIL, NOTE

HEIGHT = 268
_INSET = 24
_TITLES, _ROWS = (34, 174), (84, 226)
_PIP = 20


def draw(canvas: Canvas, x: int, y: int, w: int, model: CaylusBoard, seat: int) -> None:
    """Draw houses by section of the castle, and levels by line of the favours."""
    canvas.box(x, y, w, HEIGHT, layout.PANEL, shadow=5)
    step = (w - 2 * _INSET) / len(LINES)
    lefts = [x + _INSET + column * step for column in range(len(LINES))]
    for key, middle in zip(("caylus-tile-castle", "caylus-board-favors"), _TITLES, strict=True):
        title = model.words.say(key)
        canvas.text(
            x + _INSET,
            y + middle,
            title,
            TextStyle(BODY, font="serif"),
            on="panel",
            max_width=w - 48,
        )
    for section, left in zip(range(len(SECTIONS)), lefts, strict=False):
        _draw_houses(canvas, left, y + _ROWS[0], step - 12, model, seat, section)
    if model.view.simplified:
        taken = model.view.points[seat][SOURCES.index("favor")] // SIMPLIFIED_FAVOUR_POINTS
        canvas.put(icon("fleur-de-lys", 42), lefts[0] + 21, y + _ROWS[1], "panel")
        ink = "ink" if taken else "line"
        canvas.text(lefts[0] + 52, y + _ROWS[1], str(taken), TextStyle(COUNT, ink), on="panel")
        return
    for line, left in enumerate(lefts):
        canvas.put(favours.head(LINES[line], 42), left + 21, y + _ROWS[1], "panel")
        level = model.view.favour[seat][line]
        canvas.put(_pips(level), left + 50, y + _ROWS[1], "panel")
        right = left + 50 + len(LEVELS) * _PIP
        canvas.record("level", str(level), (left + 50, y + _ROWS[1] - 9, right, y + _ROWS[1] + 9))


def _draw_houses(
    canvas: Canvas, x: float, y: float, room: float, model: CaylusBoard, seat: int, section: int
) -> None:
    """Draw the number of a player's houses in a section."""
    canvas.put(tokens.house(model.colour(seat), 42), x + 21, y, "panel")
    count = str(model.view.castle_houses[section].count(seat))
    canvas.text(x + 50, y, count, TextStyle(COUNT, "line" if count == "0" else "ink"), on="panel")
    name = model.words.say(f"caylus-section-{SECTIONS[section]}")
    canvas.text(
        x, y + 42, name, TextStyle(NOTE, "ink2", min_size=DETAIL), on="panel", max_width=room
    )


@lru_cache(maxsize=8)
def _pips(level: int) -> Sprite:
    """Return a level as filled pips out of five, anchored left of the first."""
    pen = Pen(0, -10, len(LEVELS) * _PIP + 1, 10)
    for i in range(len(LEVELS)):
        fill, line = ("ink", "ink") if i < level else ("tile", "ink3")
        pen.disc(_PIP / 2 + i * _PIP, 0, 8, fill, line, 2)
    return pen.sprite()
