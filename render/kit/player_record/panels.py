"""The panels below the curve: tables by players and by turn order, three people, the badges."""

from __future__ import annotations

import math
from functools import lru_cache

from engine.core.words.catalogue import Catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.pen import BoxStyle, Pen
from render.kit.player_record.content import HeadToHead, OwnBadge, PlayerRecord, Tally
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, COUNT, DETAIL, FIGURE, SMALL_FIGURE, SUBHEADING

_INSET = 32
_TITLE_MIDDLE = 52
_HEAD = 96
_ROW = 68
_BOTTOM_MARGIN = 18
_AHEAD_MIDDLE = 56
"""Middle of the heading of the last column, from the top of the panel."""
_AHEAD_WIDTH = 200
"""Width of that heading, which the title cannot use."""
_LABEL_WIDTH = 232
_TEXT_GAP = 10
"""Gap between a text and the bar beside it."""
_BAR_RADIUS = 6
_MIN_BAR_WIDTH = 6.0
_BAR = Rect(264, 0, 130, 36)
"""Where the bar of a row is, and its size."""
_WON_RIGHT = 560
"""Right edge of the games won, from the left edge of the panel."""
_PEOPLE_HEIGHT = 290
"""Height of the panels of people."""
_NOBODY_HEIGHT = 150
"""Height of these panels if there is nobody in any of them."""
_KIND_MIDDLE = 44
"""Middle of the first line in the panel of a person; the others follow."""
_NAME_MIDDLE = 104
_NOBODY_MIDDLE = 98
"""Middle of the sentence that there is nobody."""
_MET_MIDDLE = 160
_DUEL_MIDDLE = 258
_DUEL_TOP = 184
"""Top of the bar of the games in which each was ahead."""
_DUEL_HEIGHT = 44
_DUEL_RADIUS = 10
_MIN_DUEL_WIDTH = 56
"""Minimum width of a part of that bar: room for two digits."""
_BADGES_PER_ROW = 6
_BADGE_ROW = 142
_BADGES_INSET = 16
_BADGE_GAP = 8
_MEDAL_MARGIN = 2
"""Distance of a medal from the top of its place."""
_MEDAL_ICON_SHARE = 0.6
"""Size of the icon on a medal, as a share of the medal's."""
_MEDAL = 84
_BADGE_NAME_BELOW = 30
"""Middle of the name of a badge, below its medal."""


def signed_mean(mean: float | None) -> str:
    """Write a mean with its sign and one decimal; a dash if it is unknown."""
    if mean is None:
        return "–"
    rounded = round(mean, 1) + 0.0
    return f"{rounded:+.1f}".replace("-", "−").replace("+0.0", "0.0")


def tables_height(content: PlayerRecord) -> int:
    """Return the height of the two tables; 0 without a finished game."""
    rows = max(len(content.by_players), len(content.by_order))
    return _HEAD + rows * _ROW + _BOTTOM_MARGIN if rows else 0


def draw_tables(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw the results by number of players and by turn order, side by side."""
    lefts, width = layout.spread(2, area.x, area.right, layout.BETWEEN_PANELS)
    for left, name, tallies in zip(
        lefts, ("players", "order"), (content.by_players, content.by_order), strict=True
    ):
        panel = Rect(left, area.y, width, area.h)
        _draw_panel(canvas, panel, words.say(f"picture-record-by-{name}"))
        style = TextStyle(SUBHEADING, "ink2", min_size=DETAIL)
        ahead = words.say("picture-record-ahead-short")
        right = panel.right - _INSET
        y = area.y + _AHEAD_MIDDLE
        canvas.text((right, y), ahead, style, align="right", on="tile")
        most_games = max((tally.games for tally in tallies), default=1)
        for i, tally in enumerate(tallies):
            row = Rect(panel.x, panel.y + _HEAD + i * _ROW, panel.w, _ROW)
            label = words.say(f"picture-record-{name}-row", number=tally.number)
            _draw_tally(canvas, row, label, tally, most_games, words)


def _draw_panel(canvas: Canvas, panel: Rect, title: str) -> None:
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    style = TextStyle(COUNT, font="serif", min_size=BODY)
    x, y = panel.x + _INSET, panel.y + _TITLE_MIDDLE
    canvas.text((x, y), title, style, on="tile", max_width=panel.w - 2 * _INSET - _AHEAD_WIDTH)


def _draw_tally(
    canvas: Canvas, row: Rect, label: str, tally: Tally, most_games: int, words: Catalogue
) -> None:
    """Draw a row: its label, a bar of the games with those won filled, and the figures."""
    canvas.fill(Rect(row.x + _INSET, row.y, row.w - 2 * _INSET, 2), "line")
    y = row.cy + 1
    has_games = tally.games > 0
    style = TextStyle(CODE, "ink" if has_games else "ink3", min_size=DETAIL)
    canvas.text((row.x + _INSET, y), label, style, on="tile", max_width=_LABEL_WIDTH - _TEXT_GAP)
    if not has_games:
        style = TextStyle(FIGURE, "ink3")
        canvas.text((row.right - _INSET, y), "–", style, align="right", on="tile")
        return
    x = row.x + _BAR.x
    top = y - _BAR.h / 2
    played_width = max(_MIN_BAR_WIDTH, _BAR.w * tally.games / most_games)
    canvas.box(Rect(x, top, played_width, _BAR.h), BoxStyle(_BAR_RADIUS, "line"), on="tile")
    if tally.won:
        won_width = max(_MIN_BAR_WIDTH, played_width * tally.won / tally.games)
        canvas.box(Rect(x, top, won_width, _BAR.h), BoxStyle(_BAR_RADIUS, "vp"), on="line")
    won_of = words.say("picture-record-won-short", won=tally.won, games=tally.games)
    style = TextStyle(CODE, min_size=DETAIL)
    room = _WON_RIGHT - _BAR.x - _BAR.w - _TEXT_GAP
    canvas.text((row.x + _WON_RIGHT, y), won_of, style, align="right", on="tile", max_width=room)
    style = TextStyle(CODE, font="black")
    canvas.text((row.right - _INSET, y), signed_mean(tally.ahead), style, align="right", on="tile")


def people_height(content: PlayerRecord) -> int:
    """Return the height of the panels with people."""
    return _PEOPLE_HEIGHT if any(person for _, person in content.people) else _NOBODY_HEIGHT


def draw_people(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw the rival, the nemesis and the favourite companion."""
    lefts, width = layout.spread(len(content.people), area.x, area.right, layout.BETWEEN_PANELS)
    for left, (kind, person) in zip(lefts, content.people, strict=True):
        panel = Rect(left, area.y, width, area.h)
        canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
        style = TextStyle(FIGURE, "ink2", "serif", min_size=DETAIL)
        x = panel.x + _INSET
        room = panel.w - 2 * _INSET
        title = words.say(f"picture-record-{kind}")
        canvas.text((x, panel.y + _KIND_MIDDLE), title, style, on="tile", max_width=room)
        if person is None:
            style = TextStyle(FIGURE, "ink2", min_size=DETAIL)
            label = words.say("picture-record-nobody")
            canvas.text((x, panel.y + _NOBODY_MIDDLE), label, style, on="tile", max_width=room)
        else:
            _draw_person(canvas, Rect(x, panel.y, room, panel.h), person, words)


def _draw_person(canvas: Canvas, place: Rect, person: HeadToHead, words: Catalogue) -> None:
    """Draw a name, the games together, and a bar of those in which each was ahead."""
    style = NameStyle(COUNT, two_line_size=SMALL_FIGURE)
    names.draw_player_name(canvas, place.x, place.y + _NAME_MIDDLE, person.name, style, place.w)
    figures = {"games": person.games, "ahead": person.ahead, "behind": person.behind}
    for key, middle in (("met", _MET_MIDDLE), ("duel", _DUEL_MIDDLE)):
        label = words.say(f"picture-record-{key}", **figures)
        line = TextStyle(FIGURE, min_size=DETAIL)
        canvas.text((place.x, place.y + middle), label, line, on="tile", max_width=place.w)
    bar = Rect(place.x, place.y + _DUEL_TOP, place.w, _DUEL_HEIGHT)
    _draw_duel(canvas, bar, person)


def _draw_duel(canvas: Canvas, bar: Rect, person: HeadToHead) -> None:
    """Draw a bar with the games in which the player was ahead at the left, behind at the right."""
    canvas.box(bar, BoxStyle(_DUEL_RADIUS, "line"), on="tile")
    share = person.ahead / max(1, person.ahead + person.behind)
    left = min(bar.w - _MIN_DUEL_WIDTH, max(_MIN_DUEL_WIDTH, bar.w * share))
    canvas.box(Rect(bar.x, bar.y, left, bar.h), BoxStyle(_DUEL_RADIUS, "vp"), on="line")
    sides = (
        (bar.x + left / 2, person.ahead, "white", "vp"),
        (bar.x + (left + bar.w) / 2, person.behind, "ink", "line"),
    )
    for middle, games, ink, on in sides:
        style = TextStyle(FIGURE, ink, "black")
        canvas.text((middle, bar.cy), str(games), style, align="middle", on=on)


def badges_height(content: PlayerRecord) -> int:
    """Return the height of the panel with the badges; 0 without any."""
    rows = math.ceil(len(content.badges) / _BADGES_PER_ROW)
    return _HEAD + rows * _BADGE_ROW + _BOTTOM_MARGIN if rows else 0


def draw_badges(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw all badges; those not earned are pale."""
    earned = sum(badge.is_earned for badge in content.badges)
    title = words.say("picture-record-badges", earned=earned, all=len(content.badges))
    _draw_panel(canvas, area, title)
    lefts, width = layout.spread(
        _BADGES_PER_ROW, area.x + _BADGES_INSET, area.right - _BADGES_INSET, _BADGE_GAP
    )
    for i, badge in enumerate(content.badges):
        row, column = divmod(i, _BADGES_PER_ROW)
        top = area.y + _HEAD + row * _BADGE_ROW
        _draw_badge(canvas, Rect(lefts[column], top, width, _BADGE_ROW), badge)


def _draw_badge(canvas: Canvas, place: Rect, badge: OwnBadge) -> None:
    medal = _medal_sprite(badge.icon, badge.is_earned)
    canvas.put(medal, (place.cx, place.y + _MEDAL / 2 + _MEDAL_MARGIN), "tile")
    colour = "ink" if badge.is_earned else "ink2"
    canvas.record("badge", badge.name if badge.is_earned else "", place.box)
    y = place.y + _MEDAL + _BADGE_NAME_BELOW
    style = TextStyle(SMALL_FIGURE, colour, min_size=BODY)
    canvas.text((place.cx, y), badge.name, style, align="middle", on="tile", max_width=place.w)


@lru_cache(maxsize=32)
def _medal_sprite(icon: str, earned: bool) -> Sprite:
    """Return a badge: an icon on a disc, filled if it is earned."""
    pen = Pen.square(_MEDAL // 2 + _MEDAL_MARGIN)
    pen.disc(0, 0, _MEDAL / 2, "vp" if earned else "tile", "ink" if earned else "line", 3)
    pen.icon(icon, 0, 0, _MEDAL * _MEDAL_ICON_SHARE, "glow" if earned else "line")
    return pen.sprite()
