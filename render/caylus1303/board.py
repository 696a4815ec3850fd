"""The whole table of Caylus 1303 at 1600 pixels."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.caylus1303.data import (
    BOARD_CHARACTERS,
    EARLY_RISER_WORKERS,
    PHASES,
    ROUNDS,
    STEP_WORKERS,
)
from engine.caylus1303.rules.planning import price
from engine.core.text import catalogue
from render.caylus1303 import people, players, site, supply, way
from render.caylus1303.faces import PACKAGES
from render.caylus1303.table import Table
from render.kit import bridge, effects, header, layout, marks, road, scores, stock, tokens
from render.kit.canvas import Canvas
from render.kit.palette import COURT

_LEFT, _TOP = 48, 186
_LEAST_BRIDGE = 130
_GAP = layout.BETWEEN_PANELS

Box = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Plan:
    """Where the parts above the road stand; without a bridge where nobody can stand on it yet."""

    court: int
    bridge: Box | None
    road: int


def plan(everybody: int) -> Plan:
    """The usual plan, or (``everybody`` > 0) the one for choosing among so many characters.

    They take more room; then the bridge goes below the site, if the people reach so far down.
    """
    (x, _), beside = site.ORIGIN, site.BOARD.height
    if not everybody:
        court = people.height(BOARD_CHARACTERS)
        under = beside - court - _GAP
        bridge_box = (_LEFT, _TOP + court + _GAP, people.WIDTH, under)
        return Plan(court, bridge_box, _TOP + beside + layout.BETWEEN_SECTIONS)
    court = people.height(everybody)
    under = court - beside - _GAP
    if under < _LEAST_BRIDGE:
        return Plan(beside, None, _TOP + beside + layout.BETWEEN_SECTIONS)
    bridge_box = (x, _TOP + beside + _GAP, site.BOARD.width, under)
    return Plan(court, bridge_box, _TOP + court + layout.BETWEEN_SECTIONS)


def paint(table: Table) -> Canvas:
    """Draw the whole table: base, tiles, pieces, rings, markers."""
    view = table.view
    everybody = len(people.shown(table)) if table.choosing else 0
    parts = plan(everybody)
    spaces = way.spaces(table, parts.road)
    items = supply.items(table)
    stock_top = spaces.bottom + 14
    players_top = stock_top + stock.height(len(items), table.coded) + layout.BETWEEN_SECTIONS
    rows = scores.rows(table, players_top, players.PITCH)
    height = players_top + rows * players.PITCH - layout.BETWEEN_PANELS + layout.FOOT + 4
    base = _base(table.language, view.seats, everybody, spaces.full, table.recording)
    canvas = base.copy(height)
    header.of_table(canvas, table, _headline(table))
    people.draw_court(canvas, _LEFT, _TOP, table)
    site.draw(canvas, *site.ORIGIN, table)
    if parts.bridge:
        draw_bridge(canvas, parts.bridge, table)
    way.draw_tiles(canvas, spaces, table)
    way.draw_lane(canvas, spaces, table)
    title = table.words.say("caylus1303-board-supply")
    empty = table.words.say("picture-none-left")
    stock.draw_strips(canvas, stock_top, title, items, table.coded, empty)
    places = scores.places(table, players_top, players.PITCH)
    for seat, (x, y, w) in zip(table.in_order(view.order()), places, strict=True):
        players.draw(canvas, x, y, table, seat, w)
    scores.draw_summary(canvas, table, players_top, players.PITCH, players.HEIGHT)
    return canvas


@lru_cache(maxsize=12)
def _base(language: str, seats: int, everybody: int, full: bool, recording: bool) -> Canvas:
    """What stays the same from move to move."""
    words, parts = catalogue(language, *PACKAGES), plan(everybody)
    spaces = road.Road(parts.road, full)
    canvas = Canvas(layout.WIDTH, spaces.bottom, COURT, language, recording=recording)
    people.draw_base(canvas, _LEFT, _TOP, parts.court, words, choosing=everybody > 0)
    site.draw_base(canvas, *site.ORIGIN, words, seats)
    if parts.bridge:
        bridge.draw_frame(canvas, *parts.bridge, words.say("caylus1303-picture-bridge"), seats)
    road.draw_far(canvas, spaces)
    return canvas


def _headline(table: Table) -> str:
    """Round and phase, shorter than where there is more room."""
    words, view = table.words, table.view
    if table.choosing or view.over:
        return table.headline
    phase = words.say(f"caylus1303-phase-{PHASES[view.phase]}")
    return words.say("caylus1303-picture-headline", round=view.round, rounds=ROUNDS, phase=phase)


def draw_bridge(canvas: Canvas, box: Box, table: Table) -> None:
    """Who has passed, and what a placement or a step of the provost costs now."""
    view = table.view
    caption, cost = "", effects.Row()
    if table.rule in ("plan", "early_riser"):
        early = table.rule == "early_riser"
        count = EARLY_RISER_WORKERS if early else price(view, table.asked)
        caption, cost = table.words.say("caylus1303-picture-price"), (("worker", count),)
    elif table.rule == "bridge_move":
        caption = table.words.say("caylus1303-picture-step")
        cost = (("worker", STEP_WORKERS),)
    passed = [table.colour(seat) for seat in view.bridge]
    bridge.draw(canvas, *box, passed, caption, cost, table.fresh.passed, table.faded.passed)
    if table.acting.bridge in view.bridge:
        x, y, _, h = box
        cx, cy = bridge.place(x, y, h, view.bridge.index(table.acting.bridge))
        canvas.put(marks.selected(50), cx, cy, None)
        canvas.put(tokens.token(table.colour(table.acting.bridge), 50), cx, cy, "tile")
