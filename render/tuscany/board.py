"""The whole table of The Castles of Tuscany at 1600 pixels."""

from __future__ import annotations

import math

from engine.tuscany.data import DISPLAY
from render.kit import header, layout
from render.kit.canvas import Canvas
from render.kit.palette import COUNTRY
from render.tuscany import display, players, region
from render.tuscany.maps import Land, land
from render.tuscany.players import look
from render.tuscany.table import Table

_LEFT, _TOP = 54, 190
_A = 1320 / 14
_COLOURS = (1408, 144)
"""Left edge and width of the colour bonuses."""
_DISPLAY = 206
_SUPPLY = 84
_FEATURED = 176
_HAND = 84
_GAP = 30
_OTHERS = {2: 600, 3: 600, 4: 566}
"""How tall the other players' panels are."""
_STEP = (1600 - 2 * layout.MARGIN - 24) / 8
_WIDTH = layout.WIDTH - 2 * layout.MARGIN


def paint(table: Table) -> Canvas:
    """Draw the whole table: large region, middle, the featured player, the others."""
    seat = table.featured
    own = land(table.view, seat)
    tall = max(735, math.ceil(region.height(own, _A)))
    middle = _TOP + tall + 26
    supply = middle + _DISPLAY + 18
    mine = supply + _SUPPLY + _GAP
    hand = _HAND + 14 if table.knows_hand(seat) else 0
    rest = mine + _FEATURED + hand + _GAP
    height = rest + _OTHERS[table.view.seats] + 34
    canvas = Canvas(layout.WIDTH, height, COUNTRY, table.language, recording=table.recording)
    header.of_table(canvas, table, table.headline, long=True)
    top = _TOP + round((tall - region.height(own, _A)) / 2)
    region.draw(canvas, _LEFT, top, own, look(table, seat, _A, 42, 32))
    draw_titles(canvas, _LEFT, top, own, _A)
    display.draw_colours(canvas, _COLOURS[0], _TOP, _COLOURS[1], tall, table)
    draw_display(canvas, middle, table)
    display.draw_supply(canvas, layout.MARGIN, supply, _WIDTH, _SUPPLY, table)
    players.draw_featured(canvas, layout.MARGIN, mine, _WIDTH, _FEATURED, table, seat)
    if hand:
        y = mine + _FEATURED + 14
        canvas.box(layout.MARGIN, y, _WIDTH, _HAND, 18, "tile", "line", 3, shadow=5)
        players.draw_hand(
            canvas, layout.MARGIN + 30, y + _HAND / 2, _WIDTH - 40, table.view.hands[seat]
        )
    _draw_others(canvas, rest, table)
    return canvas


def draw_titles(canvas: Canvas, x: float, y: float, own: Land, a: float) -> None:
    """The names of boards that are not joined yet."""
    for board, (cx, foot) in own.map.titles:
        canvas.text(x + cx * a, y + foot * a + 44, board, 42, "ink2", "black", align="m")


def draw_display(canvas: Canvas, y: float, table: Table) -> None:
    """The display of eight."""
    canvas.box(layout.MARGIN, y, _WIDTH, _DISPLAY, 18, "panel", "line", 3, shadow=5)
    for slot in range(len(DISPLAY)):
        cx = layout.MARGIN + 12 + _STEP * (slot + 0.5)
        display.draw_slot(canvas, round(cx), y + 112, 80, slot, table)


def _draw_others(canvas: Canvas, y: float, table: Table) -> None:
    """The other players clockwise, in as many columns as there are."""
    others, tall = table.clockwise[1:], _OTHERS[table.view.seats]
    if len(others) == 1:
        players.draw_duel(canvas, layout.MARGIN, y, _WIDTH, tall, table, others[0])
        return
    lefts, width = layout.spread(
        len(others), layout.MARGIN, layout.WIDTH - layout.MARGIN, layout.BETWEEN_PANELS
    )
    for left, seat in zip(lefts, others, strict=True):
        players.draw_other(canvas, round(left), y, int(width), tall, table, seat)
