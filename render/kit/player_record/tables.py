"""The results by number of players and by place in the turn order, as two tables."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words.catalogue import Catalogue
from render.kit import layout
from render.kit.canvas import Canvas
from render.kit.pen import BoxStyle
from render.kit.player_record.content import PlayerRecord, Tally
from render.kit.player_record.panel import BOTTOM_MARGIN, HEAD_HEIGHT, INSET, draw_panel
from render.kit.rect import Rect, Size
from render.kit.text import TextStyle
from render.kit.type_scale import CODE, DETAIL, FIGURE, SUBHEADING

_ROW_HEIGHT = 68
_RULE_WIDTH = 2
"""Width of the line above each row."""
_AHEAD_MIDDLE = 56
"""Middle of the heading of the last column, from the top of the panel."""
_LABEL_WIDTH = 232
_TEXT_GAP = 10
"""Gap between a text and the bar beside it."""
_BAR = Size(130, 36)
_BAR_LEFT = 264
"""Left edge of the bars, from the left edge of the panel."""
_BAR_RADIUS = 6
_MIN_BAR_WIDTH = 6.0
_WON_RIGHT = 560
"""Right edge of the games won, from the left edge of the panel."""


def signed_mean(mean: float | None) -> str:
    """Write a mean with its sign and one decimal; a dash if it is unknown."""
    if mean is None:
        return "–"
    rounded = round(mean, 1)
    return f"{rounded:+.1f}".replace("-", "−") if rounded else "0.0"


def height(content: PlayerRecord) -> int:
    """Return the height of the two tables; 0 without a finished game."""
    rows = max(len(content.by_players), len(content.by_order))
    return HEAD_HEIGHT + rows * _ROW_HEIGHT + BOTTOM_MARGIN if rows else 0


def draw(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw the results by number of players and by turn order, side by side."""
    lefts, width = layout.spread(2, area.x, area.right, layout.BETWEEN_PANELS)
    by_players, by_order = (Rect(left, area.y, width, area.h) for left in lefts)
    _draw_table(canvas, by_players, "players", content.by_players, words)
    _draw_table(canvas, by_order, "order", content.by_order, words)


def _draw_table(
    canvas: Canvas, panel: Rect, name: str, tallies: Sequence[Tally], words: Catalogue
) -> None:
    draw_panel(canvas, panel, words.say(f"picture-record-by-{name}"))
    style = TextStyle(SUBHEADING, "ink2", min_size=DETAIL)
    ahead = words.say("picture-record-ahead-short")
    at = (panel.right - INSET, panel.y + _AHEAD_MIDDLE)
    canvas.text(at, ahead, style, align="right", on="tile")
    most_games = max((tally.games for tally in tallies), default=1)
    for i, tally in enumerate(tallies):
        row = Rect(panel.x, panel.y + HEAD_HEIGHT + i * _ROW_HEIGHT, panel.w, _ROW_HEIGHT)
        label = words.say(f"picture-record-{name}-row", number=tally.number)
        _draw_tally(canvas, row, label, tally, most_games, words)


def _draw_tally(
    canvas: Canvas, row: Rect, label: str, tally: Tally, most_games: int, words: Catalogue
) -> None:
    """Draw a row: its label, a bar whose filled part is the games won, and the figures."""
    canvas.fill(Rect(row.x + INSET, row.y, row.w - 2 * INSET, _RULE_WIDTH), "line")
    y = row.cy + _RULE_WIDTH / 2
    has_games = tally.games > 0
    style = TextStyle(CODE, "ink" if has_games else "ink3", min_size=DETAIL)
    canvas.text((row.x + INSET, y), label, style, on="tile", max_width=_LABEL_WIDTH - _TEXT_GAP)
    if not has_games:
        style = TextStyle(FIGURE, "ink3")
        canvas.text((row.right - INSET, y), "–", style, align="right", on="tile")
        return
    x = row.x + _BAR_LEFT
    top = y - _BAR.h / 2
    played_width = max(_MIN_BAR_WIDTH, _BAR.w * tally.games / most_games)
    canvas.box(Rect(x, top, played_width, _BAR.h), BoxStyle(_BAR_RADIUS, "line"), on="tile")
    if tally.won:
        won_width = max(_MIN_BAR_WIDTH, played_width * tally.won / tally.games)
        canvas.box(Rect(x, top, won_width, _BAR.h), BoxStyle(_BAR_RADIUS, "vp"), on="line")
    won_of = words.say("picture-record-won-short", won=tally.won, games=tally.games)
    style = TextStyle(CODE, min_size=DETAIL)
    room = _WON_RIGHT - _BAR_LEFT - _BAR.w - _TEXT_GAP
    canvas.text((row.x + _WON_RIGHT, y), won_of, style, align="right", on="tile", max_width=room)
    style = TextStyle(CODE, font="black")
    canvas.text((row.right - INSET, y), signed_mean(tally.ahead), style, align="right", on="tile")
