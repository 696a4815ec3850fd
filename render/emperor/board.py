"""The whole table of In the Shadow of the Emperor, tall or wide."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import catalogue
from engine.emperor.data import SECULAR, SPIRITUAL
from render.emperor import cards, domain, electorate, players, throne
from render.emperor.last import AT_THRONE, Way
from render.emperor.table import PACKAGES, Table
from render.kit import header, layout, marks, places, scores, wide
from render.kit.canvas import Canvas
from render.kit.palette import COURT
from render.kit.places import Places

_COLUMNS = (48, 428, 808, 1188)
_ROWS = (184, 658)
_THRONE = (_COLUMNS[3], _ROWS[0])
_CARDS, _CARD_PITCH = 1136, 118
_PLAYERS = 1386
_WIDE = 2304
CORNERS = {
    **{e: (_COLUMNS[i], _ROWS[0]) for i, e in enumerate(SPIRITUAL)},
    **{e: (_COLUMNS[i], _ROWS[1]) for i, e in enumerate(SECULAR)},
}
_GUTTER = 647
"""The line between the two rows of electorates, along which arrows run; all of them border it."""


def paint(table: Table) -> Canvas:
    """Draw the whole table: base, header, pieces, cards, players, arrow."""
    view = table.view
    size, panels = _page(table)
    canvas = _base(table.language, tuple(view.out), size, table.recording).copy()
    header.of_table(canvas, table, table.headline, long=True)
    for e in view.in_play():
        electorate.draw(canvas, *CORNERS[e], e, table, domain.BOARD_PLAN)
    throne.draw(canvas, *_THRONE, table)
    cards.draw_strip(canvas, _CARDS, table, _CARD_PITCH)
    for seat, place in zip(table.in_order(view.in_order()), panels.panels, strict=True):
        players.draw(canvas, place, table, seat)
    if panels.summary:
        scores.draw_summary(canvas, table, panels.summary)
    if table.fresh.way is not None:
        marks.arrow(canvas, path(table.fresh.way))
    return canvas


def _page(table: Table) -> tuple[tuple[int, int], Places]:
    """How large the page is, and where the players are: below the cards, or beside everything."""
    if table.wide:
        size = wide.size(_CARDS + _CARD_PITCH + cards.SIZE[1], _WIDE)
        return size, places.wide(table, size[0], size[1] - wide.FOOT)
    panels = places.tall(table, _PLAYERS)
    return (layout.WIDTH, panels.foot + 30), panels


@lru_cache(maxsize=16)
def _base(language: str, out: tuple[int, ...], size: tuple[int, int], recording: bool) -> Canvas:
    """What stays the same from move to move."""
    words = catalogue(language, *PACKAGES)
    canvas = Canvas(*size, COURT, language, recording=recording)
    for e, (x, y) in CORNERS.items():
        drawn = domain.draw_out if e in out else domain.draw_base
        drawn(canvas, x, y, e, words, domain.BOARD_PLAN)
    throne.draw_base(canvas, *_THRONE, words)
    return canvas


def path(way: Way) -> list[tuple[float, float]]:
    """From one electorate to another through the gutter between the rows, clear of all text."""
    (x0, y0), (x1, y1) = _gate(way.start, 13), _gate(way.end, 7)
    if x0 == x1:
        return [(x0, y0), (x1, y1)]
    return [(x0, y0), (x0, _GUTTER), (x1, _GUTTER), (x1, y1)]


def _gate(e: int, reach: int) -> tuple[float, float]:
    """The end of a way: in the gutter below or above an electorate, or under the throne."""
    x, y = _THRONE if e == AT_THRONE else CORNERS[e]
    return x + 290, _GUTTER + (-reach if y == _ROWS[0] else reach)
