"""The banner of the standings: game, league and season, and the progress of the season."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.standings.content import Standings
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CAPTION, CODE, SCORE, SMALL_FIGURE, TITLE

BANNER = Rect(layout.MARGIN, layout.MARGIN, layout.WIDTH - 2 * layout.MARGIN, 300)
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


def draw(canvas: Canvas, content: Standings, words: Catalogue, game_title: str) -> None:
    """Draw game, league, season and group on the left, and the tables that ended on the right."""
    canvas.box(BANNER, _BANNER_STYLE)
    ground = "vp"
    left = BANNER.x + _BANNER_INSET
    key = "picture-standings-final" if content.is_final else "picture-standings-title"
    title = f"{game_title} · {words.say(key)}"
    style = TextStyle(TITLE, "ground", min_size=BODY)
    y = BANNER.y + _GAME_MIDDLE
    canvas.text((left, y), title, style, on=ground, max_width=_LEAGUE_WIDTH)
    y = BANNER.cy + _LEAGUE_DROP
    names.draw_player_name(canvas, left, y, content.league, _LEAGUE_NAME, _LEAGUE_WIDTH)
    season = f"{content.season} · {content.group}"
    style = TextStyle(SCORE, "glow", min_size=SMALL_FIGURE)
    y = BANNER.bottom - _SEASON_FROM_BOTTOM
    canvas.text((left, y), season, style, on=ground, max_width=_LEAGUE_WIDTH)
    _draw_progress(canvas, content, words.say("picture-standings-ended"))


def _draw_progress(canvas: Canvas, content: Standings, caption: str) -> None:
    """Draw on the right of the banner how many of the tables have ended."""
    right = BANNER.right - _BANNER_INSET
    progress = f"{content.ended}/{content.tables}"
    canvas.text((right, BANNER.cy - _PROGRESS_RISE), progress, _PROGRESS, align="right", on="vp")
    style = TextStyle(CODE, "ground", min_size=CAPTION)
    y = BANNER.bottom - _PROGRESS_CAPTION_FROM_BOTTOM
    canvas.text((right, y), caption, style, align="right", on="vp", max_width=_PROGRESS_WIDTH)
