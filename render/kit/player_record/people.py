"""The rival, the nemesis and the favourite companion, each in a panel."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.names import NameStyle
from render.kit.pen import BoxStyle
from render.kit.player_record.content import HeadToHead, PlayerRecord
from render.kit.player_record.panel import INSET
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import COUNT, DETAIL, FIGURE, SMALL_FIGURE

_HEIGHT = 290
_NOBODY_HEIGHT = 150
"""Height of the panels if there is nobody in any of them."""
_KIND_MIDDLE = 44
"""Middle of the first line in a panel; the others follow."""
_NAME_MIDDLE = 104
_NOBODY_MIDDLE = 98
"""Middle of the sentence that says there is nobody."""
_MET_MIDDLE = 160
_DUEL_MIDDLE = 258
_DUEL_TOP = 184
"""Top of the bar of the games in which each was ahead."""
_DUEL_HEIGHT = 44
_DUEL_RADIUS = 10
_MIN_DUEL_WIDTH = 56
"""Minimum width of a part of that bar: room for two digits."""


def height(content: PlayerRecord) -> int:
    """Return the height of the panels with people."""
    return _HEIGHT if any(person for _, person in content.people) else _NOBODY_HEIGHT


def draw(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw the rival, the nemesis and the favourite companion."""
    lefts, width = layout.spread(len(content.people), area.x, area.right, layout.BETWEEN_PANELS)
    for left, (kind, person) in zip(lefts, content.people, strict=True):
        panel = Rect(left, area.y, width, area.h)
        canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
        style = TextStyle(FIGURE, "ink2", "serif", min_size=DETAIL)
        x = panel.x + INSET
        room = panel.w - 2 * INSET
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
