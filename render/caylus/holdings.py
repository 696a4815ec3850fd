"""The panel with a player's houses in the castle and royal favours, in a grid of four columns."""

from __future__ import annotations

from typing import NamedTuple

from engine.caylus.data import LINES
from render.caylus import favour_levels, house_counts
from render.caylus.board_model import CaylusBoard
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY

HEIGHT = 268
_INSET = 24
_GAP = 12
"""Gap between the names of two columns."""


class _Row(NamedTuple):
    """A row of the panel: the middles of its title and of its glyphs, from the top."""

    title: int
    glyphs: int


_HOUSES = _Row(title=34, glyphs=84)
_FAVOURS = _Row(title=174, glyphs=226)


def draw(canvas: Canvas, x: int, y: int, w: int, model: CaylusBoard, seat: int) -> None:
    """Draw houses by section of the castle, and levels by line of the favours."""
    canvas.box(Rect(x, y, w, HEIGHT), layout.PANEL, shadow=layout.SHADOW)
    step = (w - 2 * _INSET) / len(LINES)
    lefts = [x + _INSET + column * step for column in range(len(LINES))]
    for key, row in (("caylus-tile-castle", _HOUSES), ("caylus-board-favors", _FAVOURS)):
        title = model.words.say(key)
        style = TextStyle(BODY, font="serif")
        room = w - 2 * _INSET
        canvas.text((x + _INSET, y + row.title), title, style, on="panel", max_width=room)
    house_counts.draw(canvas, lefts, y + _HOUSES.glyphs, step - _GAP, model, seat)
    favour_levels.draw(canvas, lefts, y + _FAVOURS.glyphs, model, seat)
