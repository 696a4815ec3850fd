"""The whole table of In the Shadow of the Emperor, tall or wide."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import catalogue
from engine.emperor.data import SECULAR, SPIRITUAL
from engine.emperor.rules.electors import influence
from render.emperor import cards, domain, electorate, influence_bar, players, throne
from render.emperor.table import PACKAGES, Table
from render.emperor.ways import AT_THRONE, Way
from render.kit import header, layout, marks, panel_places, scores, wide
from render.kit.canvas import Canvas
from render.kit.palette import COURT
from render.kit.panel_places import Places

_COLUMNS = (48, 428, 808, 1188)
_ROWS = (184, 658)
_THRONE = (_COLUMNS[3], _ROWS[0])
_CARDS, _CARD_PITCH = 1136, 124
_PLAYERS = 1398
_WIDE = 2304
CORNERS = {
    **{e: (_COLUMNS[i], _ROWS[0]) for i, e in enumerate(SPIRITUAL)},
    **{e: (_COLUMNS[i], _ROWS[1]) for i, e in enumerate(SECULAR)},
}
_GATE = 290
"""Where an arrow leaves an electorate, from its left edge, if nothing hangs there."""
_CLEAR, _HEAD = 56, 40
"""How far from it a change keeps, and another arrow."""
_GUTTER = 647
"""The line between the two rows of electorates, along which arrows run; all of them border it."""


def paint(table: Table) -> Canvas:
    """Draw the whole table: base, header, pieces, cards, players, arrow."""
    view = table.view
    size, panels = _page(table)
    canvas = _base(table.language, tuple(view.out), size, table.recording).copy()
    header.of_table(canvas, table, table.headline)
    for e in view.in_play():
        electorate.draw(canvas, *CORNERS[e], e, table, domain.BOARD_PLAN)
    throne.draw(canvas, *_THRONE, table)
    cards.draw_strip(canvas, _CARDS, table, _CARD_PITCH)
    for seat, place in zip(table.in_order(view.in_order()), panels.panels, strict=True):
        players.draw(canvas, place, table, seat)
    if panels.summary:
        scores.draw_summary(canvas, table, panels.summary)
    for way, faint in reversed(arrows(table)):
        marks.arrow(canvas, way, faint=faint)
    return canvas


def _page(table: Table) -> tuple[tuple[int, int], Places]:
    """How large the page is, and where the players are: below the cards, or beside everything."""
    if table.wide:
        size = wide.size(_CARDS + _CARD_PITCH + cards.SIZE[1], _WIDE)
        return size, panel_places.wide(table, size[0], size[1] - wide.FOOT)
    panels = panel_places.tall(table, _PLAYERS)
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


Path = list[tuple[float, float]]


def arrows(table: Table) -> list[tuple[Path, bool]]:
    """How the last piece went, and (faint) those before it, as far as no arrow lies on another."""
    found = list[tuple[Path, bool]]()
    fresh = table.fresh.way
    for way in [fresh, *table.ways] if fresh is not None else table.ways:
        gates = [_GATE if e == AT_THRONE else _gate_of(table, e) for e in way]
        points = path(way, *gates)
        left, right = min(points)[0] - _HEAD, max(points)[0] + _HEAD
        if all(right < min(other)[0] or left > max(other)[0] for other, _ in found):
            found.append((points, way != fresh))
    return found


def _gate_of(table: Table, e: int) -> int:
    """Where an arrow leaves or enters an electorate: clear of what hangs from its influence."""
    if CORNERS[e][1] != _ROWS[0]:
        return _GATE
    totals = influence(table.view, e)
    gains = electorate.influence_gains(table, e, totals)
    left, _, w, _ = domain.BOARD_PLAN.bar or (0, 0, 0, 0)
    hung = [left + at for at, _ in influence_bar.hung(totals, gains, w)]
    return next(x for x in range(_GATE, 0, -10) if all(abs(x - at) > _CLEAR for at in hung))


def path(way: Way, start: int = _GATE, end: int = _GATE) -> Path:
    """From one electorate to another through the gutter between the rows, clear of all text.

    ``start`` and ``end`` are from the left edges of the electorates.
    """
    (x0, y0), (x1, y1) = _gate(way.start, start, 13), _gate(way.end, end, 7)
    if x0 == x1:
        return [(x0, y0), (x1, y1)]
    return [(x0, y0), (x0, _GUTTER), (x1, _GUTTER), (x1, y1)]


def _gate(e: int, across: int, reach: int) -> tuple[float, float]:
    """The end of a way: in the gutter below or above an electorate, or under the throne."""
    x, y = _THRONE if e == AT_THRONE else CORNERS[e]
    return x + across, _GUTTER + (-reach if y == _ROWS[0] else reach)
