"""The table of the standings: a row for each person."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.words.catalogue import Catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.kit.standings import signs
from render.kit.standings.content import Standings, StandingsRow
from render.kit.standings.panel import HEAD_HEIGHT, INSET, panel_height
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, COUNT, ORDER, SCORE, SMALL_FIGURE, SUBHEADING

_ROW_HEIGHT = 88
_HEADINGS_DROP = 4
"""How far the headings of the columns are below the middle of their height."""
_PLACE_PLATE = Size(76, 60)
_PLACE_MIDDLE = 66
"""Middle of the plate with a place, from the left edge of its row."""
_ARROW_MIDDLE = 130
_NAME_LEFT = 168
_NAME_WIDTH = 640
_NAME_WIDTH_IF_LEFT = 560
"""Width of the name of a person who has left the season."""
_LEFT_SEASON_RIGHT = 884
"""Right end of the words that a person has left the season."""
_LEFT_SEASON_WIDTH = 140


class _Column(NamedTuple):
    """A column of figures: the right end and the width of its heading, and the heading's key."""

    right: float
    heading_width: float
    key: str


_POINTS = _Column(1024, 186, "points")
_WINS = _Column(1218, 186, "wins")
_PLAYED = _Column(1472, 220, "played")


def height(content: Standings) -> float:
    """Return the height of the panel."""
    return panel_height(len(content.rows), _ROW_HEIGHT)


def draw(canvas: Canvas, panel: Rect, content: Standings, words: Catalogue) -> None:
    """Draw the headings and a row for each person."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    y = panel.y + HEAD_HEIGHT / 2 + _HEADINGS_DROP
    style = TextStyle(SMALL_FIGURE, "ink2", min_size=CAPTION)
    for right, width, key in (_POINTS, _WINS, _PLAYED):
        heading = words.say(f"picture-standings-{key}")
        canvas.text((panel.x + right, y), heading, style, align="right", on="tile", max_width=width)
    for i, row in enumerate(content.rows):
        place = Rect(panel.x, panel.y + HEAD_HEIGHT + i * _ROW_HEIGHT, panel.w, _ROW_HEIGHT)
        canvas.fill(Rect(place.x + INSET, place.y, place.w - 2 * INSET, 2), "line")
        _draw_row(canvas, place, row, words)


def _draw_row(canvas: Canvas, area: Rect, row: StandingsRow, words: Catalogue) -> None:
    """Draw a place with its direction, a name, and the figures."""
    y = area.cy + 1
    _draw_place(canvas, area.x + _PLACE_MIDDLE, y, row)
    if row.direction:
        canvas.put(signs.arrow_sprite(row.direction), (area.x + _ARROW_MIDDLE, y), "tile")
    name = NameStyle(COUNT, "ink2" if row.has_left else "ink", two_line_size=SMALL_FIGURE)
    width = _NAME_WIDTH_IF_LEFT if row.has_left else _NAME_WIDTH
    names.draw_player_name(canvas, area.x + _NAME_LEFT, y, row.name, name, width)
    if row.has_left:
        label = words.say("picture-standings-left")
        style = TextStyle(SUBHEADING, "ink2", min_size=CAPTION)
        right = area.x + _LEFT_SEASON_RIGHT
        canvas.text(
            (right, y), label, style, align="right", on="tile", max_width=_LEFT_SEASON_WIDTH
        )
    signs.draw_number(canvas, area.x + _POINTS.right, y, row.points, SCORE)
    signs.draw_number(canvas, area.x + _WINS.right, y, row.wins, COUNT)
    played = f"{row.played}/{row.tables}"
    canvas.text((area.x + _PLAYED.right, y), played, TextStyle(COUNT), align="right", on="tile")


def _draw_place(canvas: Canvas, cx: float, y: float, row: StandingsRow) -> None:
    """Draw the plate with a place, in the colour of the direction."""
    colour = signs.DIRECTION_COLOURS.get(row.direction)
    fill = colour or "tile"
    box = BoxStyle(layout.PLATE_RADIUS, fill, colour or "line", 3)
    canvas.box(Rect.around(cx, y, *_PLACE_PLATE), box, on="tile")
    style = TextStyle(ORDER, "white" if colour else "ink", "black")
    canvas.text((cx, y), str(row.place), style, align="middle", on=fill)
