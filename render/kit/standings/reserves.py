"""The reserves below the standings, with their points."""

from __future__ import annotations

import math

from engine.core.words.catalogue import Catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.rect import Rect
from render.kit.standings import signs
from render.kit.standings.content import ReserveRow
from render.kit.standings.panel import HEAD_HEIGHT, INSET, panel_height
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, COUNT, FIGURE

_TITLE_MIDDLE = 40
_PER_ROW = 2
_ROW_HEIGHT = 84
_COLUMN_GAP = 64
_POINTS_WIDTH = 130
"""Width beside a reserve's name for the points."""


def height(reserves: tuple[ReserveRow, ...]) -> float:
    """Return the height of the panel."""
    return panel_height(math.ceil(len(reserves) / _PER_ROW), _ROW_HEIGHT)


def draw(canvas: Canvas, panel: Rect, reserves: tuple[ReserveRow, ...], words: Catalogue) -> None:
    """Draw the reserves with their points, two in a row."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    content = panel.inset(INSET)
    title = words.say("picture-standings-reserves")
    style = TextStyle(FIGURE, font="serif", min_size=BODY)
    y = panel.y + _TITLE_MIDDLE
    canvas.text((content.x, y), title, style, on="tile", max_width=content.w)
    lefts, width = layout.spread(_PER_ROW, content.x, content.right, _COLUMN_GAP)
    name = NameStyle(FIGURE, two_line_size=BODY, single_word_size=BODY)
    for i, reserve in enumerate(reserves):
        row, column = divmod(i, _PER_ROW)
        left = lefts[column]
        y = panel.y + HEAD_HEIGHT + (row + 0.5) * _ROW_HEIGHT
        name_width = width - _POINTS_WIDTH
        names.draw_player_name(canvas, left, y, reserve.name, name, name_width)
        signs.draw_number(canvas, left + width, y, reserve.points, COUNT)
