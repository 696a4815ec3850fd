"""The page of standings: a banner, a row for each person, the key to the signs, the reserves."""

from __future__ import annotations

import math
from typing import NamedTuple

from engine.core.registry import game
from engine.core.words.catalogue import Catalogue, catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.encode import encode
from render.kit.names import NameStyle
from render.kit.palette import COURT
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.kit.standings import signs
from render.kit.standings.content import (
    DOWN,
    UP,
    ReserveRow,
    Standings,
    StandingsRow,
    StandingsScene,
)
from render.kit.text import TextStyle
from render.kit.type_scale import (
    BODY,
    CAPTION,
    CODE,
    COUNT,
    FIGURE,
    ORDER,
    SCORE,
    SMALL_FIGURE,
    SUBHEADING,
    TITLE,
)

_LEFT = layout.MARGIN
_WIDTH = layout.WIDTH - 2 * layout.MARGIN

_BANNER = Rect(_LEFT, layout.MARGIN, _WIDTH, 300)
_BANNER_STYLE = BoxStyle(28, "vp")
_BANNER_INSET = 48
_GAME_MIDDLE = 56
"""Middle of the game's title, from the top of the banner."""
_LEAGUE_DROP = 2
"""How far the league's name is below the middle of the banner."""
_SEASON_FROM_BOTTOM = 52
"""Middle of season and group, from the bottom of the banner."""
_LEAGUE_WIDTH = 1060
_LEAGUE_NAME_SIZE = 88
_LEAGUE_NAME = NameStyle(
    _LEAGUE_NAME_SIZE,
    "white",
    two_line_size=names.MIN_NAME_SIZE,
    single_word_size=names.MIN_NAME_SIZE,
    on="vp",
)
_PROGRESS_SIZE = 104
_PROGRESS = TextStyle(_PROGRESS_SIZE, "white", "black")
"""The figure that says how many tables have ended."""
_PROGRESS_RISE = 16
"""How far that figure is above the middle of the banner."""
_PROGRESS_CAPTION_FROM_BOTTOM = 74
_PROGRESS_WIDTH = 330

_INSET = 32
"""Distance of lines and texts from the sides of their panel."""
_HEAD_HEIGHT = 76
"""Height of the headings of a panel."""
_HEADINGS_DROP = 4
"""How far the headings of the columns are below the middle of their height."""
_ROW_HEIGHT = 88
_BELOW_ROWS = 12
"""Height below the last row of a panel."""
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

_KEY_GAP = 12
"""Gap between the table and the key to the arrows."""
_KEY_HEIGHT = 64
_KEY_ARROW_MIDDLE = 16
"""Middle of an arrow of the key, from the left edge of its entry."""
_KEY_WORDS_LEFT = 46
_KEY_WORDS_WIDTH = 640
_KEY_ENTRY_GAP = 56

_RESERVES_TITLE_MIDDLE = 40
_RESERVES_PER_ROW = 2
_RESERVE_ROW_HEIGHT = 84
_RESERVE_COLUMN_GAP = 64
_RESERVE_POINTS_WIDTH = 130
"""Width beside a reserve's name for the points."""


def paint_standings(scene: StandingsScene) -> bytes:
    """Render the picture as a PNG file; safe to call from any thread."""
    return encode(draw_standings(scene), scene.width)


def draw_standings(scene: StandingsScene, *, recording: bool = False) -> Canvas:
    """Draw the whole picture, 1600 pixels wide."""
    words = catalogue(scene.language, "render", f"engine.{scene.game}")
    content = scene.content
    top = _BANNER.bottom + layout.BETWEEN_SECTIONS
    table = Rect(_LEFT, top, _WIDTH, _panel_height(len(content.rows), _ROW_HEIGHT))
    key_height = _KEY_HEIGHT if _shown_directions(content) else 0
    key = Rect(_LEFT, table.bottom + _KEY_GAP, _WIDTH, key_height)
    reserve_rows = math.ceil(len(content.reserves) / _RESERVES_PER_ROW)
    reserves_top = key.bottom + layout.BETWEEN_PANELS
    reserves_height = _panel_height(reserve_rows, _RESERVE_ROW_HEIGHT)
    reserves = Rect(_LEFT, reserves_top, _WIDTH, reserves_height)
    bottom = reserves.bottom if content.reserves else key.bottom
    height = round(bottom) + layout.BOTTOM_MARGIN
    canvas = Canvas(layout.WIDTH, height, CanvasStyle(COURT, scene.language, recording))
    _draw_banner(canvas, content, words, words.format(game(scene.game).words.title))
    _draw_table(canvas, table, content, words)
    _draw_key(canvas, key, content, words)
    if content.reserves:
        _draw_reserves(canvas, reserves, content.reserves, words)
    return canvas


def _panel_height(rows: int, row_height: float) -> float:
    return _HEAD_HEIGHT + rows * row_height + _BELOW_ROWS


def _draw_banner(canvas: Canvas, content: Standings, words: Catalogue, game_title: str) -> None:
    """Draw game, league, season and group on the left, and the tables that ended on the right."""
    canvas.box(_BANNER, _BANNER_STYLE)
    ground = "vp"
    left = _BANNER.x + _BANNER_INSET
    key = "picture-standings-final" if content.is_final else "picture-standings-title"
    title = f"{game_title} · {words.say(key)}"
    style = TextStyle(TITLE, "ground", min_size=BODY)
    y = _BANNER.y + _GAME_MIDDLE
    canvas.text((left, y), title, style, on=ground, max_width=_LEAGUE_WIDTH)
    y = _BANNER.cy + _LEAGUE_DROP
    names.draw_player_name(canvas, left, y, content.league, _LEAGUE_NAME, _LEAGUE_WIDTH)
    season = f"{content.season} · {content.group}"
    style = TextStyle(SCORE, "glow", min_size=SMALL_FIGURE)
    y = _BANNER.bottom - _SEASON_FROM_BOTTOM
    canvas.text((left, y), season, style, on=ground, max_width=_LEAGUE_WIDTH)
    _draw_progress(canvas, content, words.say("picture-standings-ended"))


def _draw_progress(canvas: Canvas, content: Standings, caption: str) -> None:
    """Draw on the right of the banner how many of the tables have ended."""
    right = _BANNER.right - _BANNER_INSET
    progress = f"{content.ended}/{content.tables}"
    canvas.text((right, _BANNER.cy - _PROGRESS_RISE), progress, _PROGRESS, align="right", on="vp")
    style = TextStyle(CODE, "ground", min_size=CAPTION)
    y = _BANNER.bottom - _PROGRESS_CAPTION_FROM_BOTTOM
    canvas.text((right, y), caption, style, align="right", on="vp", max_width=_PROGRESS_WIDTH)


def _draw_table(canvas: Canvas, panel: Rect, content: Standings, words: Catalogue) -> None:
    """Draw the headings and a row for each person."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    y = panel.y + _HEAD_HEIGHT / 2 + _HEADINGS_DROP
    style = TextStyle(SMALL_FIGURE, "ink2", min_size=CAPTION)
    for right, width, key in (_POINTS, _WINS, _PLAYED):
        heading = words.say(f"picture-standings-{key}")
        canvas.text((panel.x + right, y), heading, style, align="right", on="tile", max_width=width)
    for i, row in enumerate(content.rows):
        place = Rect(panel.x, panel.y + _HEAD_HEIGHT + i * _ROW_HEIGHT, panel.w, _ROW_HEIGHT)
        canvas.fill(Rect(place.x + _INSET, place.y, place.w - 2 * _INSET, 2), "line")
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


def _shown_directions(content: Standings) -> list[str]:
    """Return the directions that need words in the key."""
    shown = {row.direction for row in content.rows}
    return [direction for direction in (UP, DOWN) if direction in shown]


def _draw_key(canvas: Canvas, area: Rect, content: Standings, words: Catalogue) -> None:
    """Draw what the arrows mean, side by side."""
    x = area.x + _INSET
    style = TextStyle(SMALL_FIGURE, min_size=CAPTION)
    for direction in _shown_directions(content):
        canvas.put(signs.arrow_sprite(direction), (x + _KEY_ARROW_MIDDLE, area.cy))
        key = f"picture-standings-{direction}"
        label = words.say(key if content.is_final else f"{key}-now")
        left = x + _KEY_WORDS_LEFT
        width = canvas.text((left, area.cy), label, style, max_width=_KEY_WORDS_WIDTH)
        x = left + width + _KEY_ENTRY_GAP


def _draw_reserves(
    canvas: Canvas, panel: Rect, reserves: tuple[ReserveRow, ...], words: Catalogue
) -> None:
    """Draw the reserves with their points, two in a row."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    content = panel.inset(_INSET)
    title = words.say("picture-standings-reserves")
    style = TextStyle(FIGURE, font="serif", min_size=BODY)
    y = panel.y + _RESERVES_TITLE_MIDDLE
    canvas.text((content.x, y), title, style, on="tile", max_width=content.w)
    lefts, width = layout.spread(_RESERVES_PER_ROW, content.x, content.right, _RESERVE_COLUMN_GAP)
    name = NameStyle(FIGURE, two_line_size=BODY, single_word_size=BODY)
    for i, reserve in enumerate(reserves):
        row, column = divmod(i, _RESERVES_PER_ROW)
        left = lefts[column]
        y = panel.y + _HEAD_HEIGHT + (row + 0.5) * _RESERVE_ROW_HEIGHT
        name_width = width - _RESERVE_POINTS_WIDTH
        names.draw_player_name(canvas, left, y, reserve.name, name, name_width)
        signs.draw_number(canvas, left + width, y, reserve.points, COUNT)
