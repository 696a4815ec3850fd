"""The whole table of The Castles of Tuscany, tall or wide."""

from __future__ import annotations

import math

from engine.tuscany.data import DISPLAY, EMPTY
from render.kit import header, layout, scores, wide
from render.kit.canvas import Canvas
from render.kit.palette import COUNTRY
from render.kit.panel import Place
from render.tuscany import display, holdings, open_areas, players, region
from render.tuscany.maps import UNKNOWN_LAND, Land, land
from render.tuscany.table import Table

_LEFT, _TOP = 54, 192
_A = 1280 / 14
_BLIND_A = 64
"""Side of the hexes of a region that is laid out in secret, where there is no room for larger."""
_BLIND_TITLE = {False: (60, 140), True: (120, 250)}
"""Size and room of its title, on a tall board and on a wide one."""
_COLOURS = (1368, 184)
"""Left edge and width of the colour bonuses."""
_REGION = {True: 712, False: 560}
"""How tall the part with the large region is at least: laid out, or not yet."""
_DISPLAY = 206
_SUPPLY = 96
_FEATURED = 190
_HAND = 88
_GAP = 24
_OTHERS = {2: 600, 3: 600, 4: 578}
"""How tall the other players' panels are."""
_FOOT = 30
_LEAST = 1640
"""No tall board is wider than tall."""
_PAIR = 2
"""Of two on a wide board the other player leaves room for where the points came from."""
_SPARE = 80
"""How much taller than it must be the panel of a wide board's only other player is at most."""
_LOOSER = 24
"""So much further apart are the lines of open areas below it, where there is room."""
_TALL_PANEL = 720
"""From this height on a region has room below what its player owns, else beside it."""
_STEP = (1600 - 2 * layout.MARGIN - 24) / 8
_FOOT_SCALES = (1.6, 1.4, 1.2)
"""Of where the points came from, below the only other player of a wide board."""
_WIDTH = layout.WIDTH - 2 * layout.MARGIN


def paint(table: Table) -> Canvas:
    """Draw the whole table: large region, middle, the featured player, the others."""
    seat = table.featured
    own = land(table.view, seat)
    hand = _HAND + 14 if table.knows_hand(seat) else 0
    below = 26 + (_DISPLAY + 18 if _lies_out(table) else 0) + _SUPPLY + _GAP + _FEATURED + hand
    if table.wide:
        size = wide.size(_TOP + _region_height(own) + below, wide.USUAL)
        tall = size[1] - wide.FOOT - _TOP - below
    else:
        below += _others_height(table) + _FOOT
        tall = max(_region_height(own), _LEAST - _TOP - below)
        size = (layout.WIDTH, _TOP + tall + below)
    canvas = Canvas(*size, COUNTRY, table.language, recording=table.recording)
    header.of_table(canvas, table, table.headline)
    _draw_large(canvas, table, own, tall)
    display.draw_colours(canvas, _COLOURS[0], _TOP, _COLOURS[1], tall, table)
    y = _TOP + tall + 26
    if _lies_out(table):
        _draw_middle(canvas, y, table)
        y += _DISPLAY + 18
    display.draw_supply(canvas, layout.MARGIN, y, _WIDTH, _SUPPLY, table)
    y += _SUPPLY + _GAP
    players.draw_featured(canvas, layout.MARGIN, y, _WIDTH, _FEATURED, table, seat)
    y += _FEATURED
    if hand:
        canvas.box(layout.MARGIN, y + 14, _WIDTH, _HAND, 18, "tile", "line", 3, shadow=5)
        middle = y + 14 + _HAND / 2 - 6
        holdings.draw_hand(canvas, layout.MARGIN + 24, middle, _WIDTH - 30, table, seat)
    if table.wide:
        _draw_beside(canvas, table)
    else:
        _draw_others(canvas, y + hand + _GAP, table)
    return canvas


def _lies_out(table: Table) -> bool:
    """Whether there are tiles in the display, as there are once regions are laid out."""
    return not table.arranging or any(item != EMPTY for item in table.view.display)


def _region_height(own: Land) -> int:
    if own is UNKNOWN_LAND:
        return _REGION[False]
    titles = 60 if own.map.titles else 0
    return max(_REGION[own.map.joined], math.ceil(region.height(own, _A)) + titles)


def _draw_large(canvas: Canvas, table: Table, own: Land, tall: int) -> None:
    """The large region; while it is laid out in secret, how many players are ready."""
    secret = own is UNKNOWN_LAND
    size, title = _BLIND_TITLE[table.wide] if secret else (0, 0)
    foot = 60 if own.map.titles else 0
    larger = (tall - title - foot) / region.height(own, _BLIND_A)
    a = max(_BLIND_A, min(_A, _BLIND_A * larger)) if secret else _A
    high = title + region.height(own, a) + foot
    left, top = round(_LEFT + 7 * (_A - a)), _TOP + round((tall - high) / 2)
    if secret:
        ready = table.view.seats - len(table.movers)
        said = table.words.say("tuscany-picture-count-ready", ready=ready, all=table.view.seats)
        middle, room = _LEFT + 7 * _A, 14 * _A
        canvas.text(
            middle, top + size * 0.55, said, size, style="serif", align="m", room=room, least=40
        )
    region.draw(canvas, left, top + title, own, players.look(table, table.featured, a, 42, 32))
    draw_titles(canvas, left, top + title, own, a)


def draw_titles(canvas: Canvas, x: float, y: float, own: Land, a: float) -> None:
    """The names of boards that are not laid out for good."""
    for board, (cx, foot) in own.map.titles:
        canvas.text(x + cx * a, y + foot * a + 44, board, 42, "ink2", "black", align="m")


def _draw_middle(canvas: Canvas, y: float, table: Table) -> None:
    """The display; at the end, when nobody takes from it, where the points came from."""
    if scores.ended(table) and not (table.wide and table.view.seats == _PAIR):
        scores.draw_summary(canvas, table, Place(layout.MARGIN, round(y), _WIDTH, _DISPLAY, 1.3))
    else:
        draw_display(canvas, y, table)


def draw_display(canvas: Canvas, y: float, table: Table) -> None:
    """The display of eight."""
    canvas.box(layout.MARGIN, y, _WIDTH, _DISPLAY, 18, "panel", "line", 3, shadow=5)
    for slot in range(len(DISPLAY)):
        cx = layout.MARGIN + 12 + _STEP * (slot + 0.5)
        display.draw_slot(canvas, round(cx), y + 112, 76, slot, table)


def _others_height(table: Table) -> int:
    """How tall the other players' part is, and what is left free above it."""
    if table.arranging:
        return (table.view.seats - 1) * (_GAP + _FEATURED)
    return _GAP + _OTHERS[table.view.seats]


def _draw_others(canvas: Canvas, y: float, table: Table) -> None:
    """The other players clockwise: in as many columns as there are, before the reveal in rows."""
    others, tall = table.clockwise[1:], _OTHERS[table.view.seats]
    if table.arranging:
        for i, seat in enumerate(others):
            top = y + i * (_GAP + _FEATURED)
            players.draw_featured(canvas, layout.MARGIN, top, _WIDTH, _FEATURED, table, seat)
        return
    if len(others) == 1:
        players.draw_duel(canvas, layout.MARGIN, y, _WIDTH, tall, table, others[0])
        return
    lefts, width = layout.spread(
        len(others), layout.MARGIN, layout.WIDTH - layout.MARGIN, layout.BETWEEN_PANELS
    )
    for left, seat in zip(lefts, others, strict=True):
        players.draw_other(canvas, round(left), y, int(width), tall, table, seat)


def _draw_beside(canvas: Canvas, table: Table) -> None:
    """The other players clockwise, below each other in the right column of a wide board."""
    others, w = table.clockwise[1:], wide.across(canvas.width)
    whole = canvas.height - wide.FOOT - wide.TOP
    if len(others) == 1:
        _draw_opponent(canvas, w, whole, table, others[0])
        return
    pitch = (whole + layout.BETWEEN_PANELS) // len(others)
    for i, seat in enumerate(others):
        h, top = pitch - layout.BETWEEN_PANELS, wide.TOP + i * pitch
        draw = players.draw_other if h >= _TALL_PANEL else players.draw_beside
        draw(canvas, wide.LEFT, top, w, h, table, seat)


def _draw_opponent(canvas: Canvas, w: int, whole: int, table: Table, seat: int) -> None:
    """The only other player of a wide board; below is what is open to either, as far as it fits.

    Before regions are laid out it is what areas score, at the end where the points came from.
    """
    gap = layout.BETWEEN_PANELS
    room = whole - players.TRACKED - gap
    if scores.ended(table):
        scale = next((n for n in _FOOT_SCALES if scores.height(table, n) <= room), 1)
        foot = min(room, scores.height(table, scale))
        place = Place(wide.LEFT, wide.TOP + whole - foot, w, foot, scale)
        scores.draw_summary(canvas, table, place)
        players.draw_other(canvas, wide.LEFT, wide.TOP, w, whole - foot - gap, table, seat)
        return
    if table.arranging:
        foot = open_areas.VALUES
        open_areas.draw_values(canvas, wide.LEFT, wide.TOP + whole - foot, w, table)
        players.draw_other(canvas, wide.LEFT, wide.TOP, w, whole - foot - gap, table, seat)
        return
    shown = [owner for owner in (table.featured, seat) if open_areas.kinds(table, owner)]
    while sum(open_areas.height(table, owner) + gap for owner in shown) > room + gap:
        shown.pop()
    rows = sum(len(open_areas.kinds(table, owner)) for owner in shown)
    spare = room - _SPARE - sum(open_areas.height(table, owner) + gap for owner in shown)
    row = open_areas.ROW + max(0, min(_LOOSER, spare / rows)) if rows else open_areas.ROW
    y = wide.TOP + whole
    for owner in reversed(shown):
        y -= open_areas.height(table, owner, row)
        open_areas.draw(canvas, wide.LEFT, y, w, table, owner, row)
        y -= gap
    h = min(y - wide.TOP, players.TRACKED + _SPARE) if shown else whole
    players.draw_other(canvas, wide.LEFT, wide.TOP, w, h, table, seat)
