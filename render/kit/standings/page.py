"""The page of standings: a banner, a row for each person, the key to the signs, the reserves."""

from __future__ import annotations

from functools import lru_cache

from engine.core.registry import game
from engine.core.words.catalogue import Catalogue, catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.encode import encode
from render.kit.names import NameStyle
from render.kit.palette import COURT, Colour
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect
from render.kit.sprite import Fact, Sprite
from render.kit.standings.content import (
    DOWN,
    UP,
    Number,
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

_FILL: Colour = "vp"
_BANNER = Rect(layout.MARGIN, layout.MARGIN, layout.WIDTH - 2 * layout.MARGIN, 300)
_BANNER_INSET = 48
_LEAGUE_WIDTH, _PROGRESS_WIDTH = 1060, 330
_LARGEST_LEAGUE, _LEAGUE_IN_TWO_LINES = 88, 34
_PROGRESS = 104
"""Size of the figure that says how many tables have ended."""
_INSET = 32
_HEAD, _ROW, _BOTTOM = 76, 88, 12
"""Height of the headings, of a row, and of the margin below the last row."""
_PLATE = Rect(28, 0, 76, 60)
"""Where the plate of a place is in its row, and its size."""
_ARROW_AT = 130
_NAME_AT, _NAME_WIDTH, _SHORT_NAME_WIDTH = 168, 640, 560
"""The left end of a name, its width, and its width if its person has left."""
_LEFT_AT, _LEFT_WIDTH = 884, 140
"""The right end of the words that a person has left, and their width."""
_POINTS_AT, _WINS_AT, _PLAYED_AT = 1024, 1218, 1472
"""The right ends of the columns of figures."""
_PLAYED_WIDTH, _COLUMN_WIDTH = 220, 186
_PART_GAP = 6
_KEY_HEIGHT = 64
_RESERVE_ROW = 84
_COLOURS = {UP: "cresidence", DOWN: "crimson"}


def paint_standings(scene: StandingsScene) -> bytes:
    """Render the picture as a PNG file; safe to call from any thread."""
    return encode(draw_standings(scene), scene.width)


def draw_standings(scene: StandingsScene, *, recording: bool = False) -> Canvas:
    """Draw the whole picture, 1600 pixels wide."""
    words = catalogue(scene.language, "render", f"engine.{scene.game}")
    content = scene.content
    left = layout.MARGIN
    width = layout.WIDTH - 2 * layout.MARGIN
    top = _BANNER.bottom + layout.BETWEEN_SECTIONS
    table = Rect(left, top, width, _HEAD + len(content.rows) * _ROW + _BOTTOM)
    key = Rect(left, table.bottom + 12, width, _KEY_HEIGHT if _directions(content) else 0)
    reserves = Rect(left, key.bottom + layout.BETWEEN_PANELS, width, _reserves_height(content))
    bottom = reserves.bottom if content.reserves else key.bottom
    canvas = Canvas(
        layout.WIDTH,
        round(bottom) + layout.BOTTOM_MARGIN,
        COURT,
        scene.language,
        recording=recording,
    )
    _draw_banner(canvas, content, words, words.format(game(scene.game).words.title))
    _draw_table(canvas, table, content, words)
    _draw_key(canvas, key, content, words)
    if content.reserves:
        _draw_reserves(canvas, reserves, content.reserves, words)
    return canvas


def _draw_banner(canvas: Canvas, content: Standings, words: Catalogue, title: str) -> None:
    """Draw game, league, season and group on the left, and the tables that ended on the right."""
    canvas.box(*_BANNER, BoxStyle(28, _FILL))
    x = _BANNER.x + _BANNER_INSET
    key = "picture-standings-final" if content.final else "picture-standings-title"
    style = TextStyle(TITLE, "ground", min_size=BODY)
    subtitle = f"{title} · {words.say(key)}"
    canvas.text(x, _BANNER.y + 56, subtitle, style, on=_FILL, max_width=_LEAGUE_WIDTH)
    league = NameStyle(
        _LARGEST_LEAGUE,
        "white",
        two_line_size=_LEAGUE_IN_TWO_LINES,
        single_word_size=_LEAGUE_IN_TWO_LINES,
    )
    middle = _BANNER.cy + 2
    names.draw_player_name(canvas, x, middle, content.league, league, _LEAGUE_WIDTH, on=_FILL)
    label = f"{content.season} · {content.group}"
    style = TextStyle(SCORE, "glow", min_size=SMALL_FIGURE)
    canvas.text(x, _BANNER.bottom - 52, label, style, on=_FILL, max_width=_LEAGUE_WIDTH)
    right = _BANNER.right - _BANNER_INSET
    progress = f"{content.ended}/{content.tables}"
    style = TextStyle(_PROGRESS, "white", "black")
    canvas.text(right, _BANNER.cy - 16, progress, style, align="r", on=_FILL)
    style = TextStyle(CODE, "ground", min_size=CAPTION)
    caption = words.say("picture-standings-ended")
    y = _BANNER.bottom - 74
    canvas.text(right, y, caption, style, align="r", on=_FILL, max_width=_PROGRESS_WIDTH)


def _draw_table(canvas: Canvas, area: Rect, content: Standings, words: Catalogue) -> None:
    """Draw the headings and a row for each person."""
    canvas.box(*area, layout.TILE_PANEL, shadow=5)
    y = area.y + _HEAD / 2 + 4
    style = TextStyle(SMALL_FIGURE, "ink2", min_size=CAPTION)
    for at, room, key in (
        (_POINTS_AT, _COLUMN_WIDTH, "points"),
        (_WINS_AT, _COLUMN_WIDTH, "wins"),
        (_PLAYED_AT, _PLAYED_WIDTH, "played"),
    ):
        label = words.say(f"picture-standings-{key}")
        canvas.text(area.x + at, y, label, style, align="r", on="tile", max_width=room)
    for i, row in enumerate(content.rows):
        place = Rect(area.x, area.y + _HEAD + i * _ROW, area.w, _ROW)
        canvas.fill(place.x + _INSET, place.y, place.w - 2 * _INSET, 2, "line")
        _draw_row(canvas, place, row, words)


def _draw_row(canvas: Canvas, area: Rect, row: StandingsRow, words: Catalogue) -> None:
    """Draw a place with its direction, a name, and the figures."""
    y = area.cy + 1
    plate = Rect.around(area.x + _PLATE.x + _PLATE.w / 2, y, _PLATE.w, _PLATE.h)
    fill = _COLOURS.get(row.direction)
    box = BoxStyle(layout.PLATE_RADIUS, fill or "tile", fill or "line", 3)
    canvas.box(*plate, box, on="tile")
    style = TextStyle(ORDER, "white" if fill else "ink", "black")
    canvas.text(plate.cx, y, str(row.place), style, align="m", on=fill or "tile")
    if row.direction:
        canvas.put(_arrow_sprite(row.direction), area.x + _ARROW_AT, y, "tile")
    name = NameStyle(COUNT, "ink2" if row.left else "ink", two_line_size=SMALL_FIGURE)
    room = _SHORT_NAME_WIDTH if row.left else _NAME_WIDTH
    names.draw_player_name(canvas, area.x + _NAME_AT, y, row.name, name, room)
    if row.left:
        style = TextStyle(SUBHEADING, "ink2")
        label = words.say("picture-standings-left")
        style = style._replace(min_size=CAPTION)
        x = area.x + _LEFT_AT
        canvas.text(x, y, label, style, align="r", on="tile", max_width=_LEFT_WIDTH)
    _draw_number(canvas, area.x + _POINTS_AT, y, row.points, SCORE)
    _draw_number(canvas, area.x + _WINS_AT, y, row.wins, COUNT)
    played = f"{row.played}/{row.tables}"
    style = TextStyle(COUNT)
    canvas.text(area.x + _PLAYED_AT, y, played, style, align="r", on="tile")


def _draw_number(canvas: Canvas, right: float, y: float, number: Number, size: float) -> None:
    """Draw an exact number, right-aligned: a whole part, and a fraction with a bar."""
    whole, rest = divmod(number[0], number[1])
    if rest:
        sprite = _fraction_sprite(rest, number[1])
        width = sprite.image.width
        canvas.put(sprite, right - width, y, "tile")
        right -= width + _PART_GAP
    if whole or not rest:
        style = TextStyle(size, font="black")
        canvas.text(right, y, str(whole), style, align="r", on="tile")


@lru_cache(maxsize=64)
def _fraction_sprite(above: int, below: int) -> Sprite:
    """Return a proper fraction, with its anchor at the left end of the bar."""
    style = TextStyle(SUBHEADING, font="black")
    width = 8 + 20 * max(len(str(above)), len(str(below)))
    pen = Pen(0, -36, width, 36)
    for figure, y in ((above, -18), (below, 19)):
        pen.text(width / 2, y, str(figure), style)
    pen.line([(1, 0), (width - 1, 0)], "ink", 3)
    return pen.sprite(Fact("fraction", f"{above}/{below}", (0, -36, width, 36)))


@lru_cache(maxsize=8)
def _arrow_sprite(direction: str) -> Sprite:
    """Return an arrow up or down, whose middle is its anchor."""
    turn = -1 if direction == UP else 1
    pen = Pen(-18, -24, 18, 24)
    outline = [(0, 20), (16, 2), (6, 2), (6, -20), (-6, -20), (-6, 2), (-16, 2)]
    pen.poly([(x, turn * y) for x, y in outline], _COLOURS[direction])
    return pen.sprite(Fact("direction", direction, (-16, -20, 16, 20)))


def _directions(content: Standings) -> list[str]:
    """Return the directions that need a word in the key."""
    found = {row.direction for row in content.rows}
    return [direction for direction in (UP, DOWN) if direction in found]


def _draw_key(canvas: Canvas, area: Rect, content: Standings, words: Catalogue) -> None:
    """Draw what the arrows mean, side by side."""
    x = area.x + _INSET
    for direction in _directions(content):
        canvas.put(_arrow_sprite(direction), x + 16, area.cy)
        key = f"picture-standings-{direction}"
        key = key if content.final else f"{key}-now"
        style = TextStyle(SMALL_FIGURE, min_size=CAPTION)
        x += 46 + canvas.text(x + 46, area.cy, words.say(key), style, max_width=640) + 56


def _reserves_height(content: Standings) -> float:
    rows = -(-len(content.reserves) // 2)
    return _HEAD + rows * _RESERVE_ROW + _BOTTOM if rows else 0


def _draw_reserves(
    canvas: Canvas, area: Rect, reserves: tuple[ReserveRow, ...], words: Catalogue
) -> None:
    """Draw the reserves with their points, two in a row."""
    canvas.box(*area, layout.TILE_PANEL, shadow=5)
    style = TextStyle(FIGURE, font="serif", min_size=BODY)
    title = "picture-standings-reserves"
    x = area.x + _INSET
    room = area.w - 2 * _INSET
    canvas.text(x, area.y + 40, words.say(title), style, on="tile", max_width=room)
    lefts, width = layout.spread(2, area.x + _INSET, area.right - _INSET, 64)
    for i, reserve in enumerate(reserves):
        y = area.y + _HEAD + (i // 2 + 0.5) * _RESERVE_ROW
        name = NameStyle(FIGURE, two_line_size=BODY, single_word_size=BODY)
        names.draw_player_name(canvas, lefts[i % 2], y, reserve.name, name, width - 130)
        _draw_number(canvas, lefts[i % 2] + width, y, reserve.points, COUNT)
