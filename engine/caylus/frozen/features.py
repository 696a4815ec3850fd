"""The features of the frozen player (:mod:`engine.players.frozen`).

Their weights are in ``weights.json`` of this folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.caylus.data import (
    BUILDING_LINE,
    CASTLE_PHASE,
    CLOTH,
    DENIER_LINE,
    FOOD,
    GATE,
    GOLD,
    INCOME,
    JOUST_FIELD,
    LAST_SPACE,
    MERCHANTS_GUILD,
    NOBODY,
    RESOURCE_LINE,
    ROAD_PHASE,
    ROOM,
    SCORING_FAVOURS,
    STABLES_ROOM,
    START_SPACE,
    STONE,
    TRADING_POST,
    TRADING_POST_DENIERS,
    TRIGGERS,
    VP_LINE,
    WOOD,
)
from engine.caylus.frozen.expected_holdings import Expected, work
from engine.caylus.rules.castle import CastleBatch, CastleDeliveries
from engine.caylus.state import CaylusState
from engine.caylus.tiles import TILES
from engine.core.features import Features

_ACTIVATION_PROBABILITY = {-3: 0.1, -2: 0.25, -1: 0.4, 0: 0.75, 1: 0.85, 2: 0.92}
"""Probability that a building is activated, by the provost's distance beyond it."""
_LEADER_STAYS = 0.8
"""Probability that the current leader in batches still leads after the castle phase."""
_END = TRIGGERS[-1]
_OWN_TILES = {tile.word: tile for tile in TILES.values()}
_USEFUL_CUBES = 4
"""Number of cubes of a kind beyond which more are of little use."""


class CaylusRow(NamedTuple):
    """A seat's features. Cubes and deniers include the expected yield of its workers."""

    points: float
    deniers: float
    food: float
    wood: float
    stone: float
    cloth: float
    gold: float
    kinds: float
    batches: float
    castle: float
    carpenter: float
    mason: float
    architect: float
    trade: float
    favour: float
    gate: float
    provost: float
    order: float
    inn: float
    workers: float
    income: float
    shops: float
    residences: float
    section: float
    vp_line: float
    denier_line: float
    resource_line: float
    building_line: float


class CaylusFeatures(Features[CaylusState]):
    """Points, goods including expected ones, buildings, castle and favours."""

    names = CaylusRow._fields

    def progress(self, state: CaylusState) -> float:
        """Return the progress of the bailiff or of the castle, whichever is greater."""
        road = (state.bailiff - START_SPACE) / (_END - START_SPACE)
        built = sum(map(len, state.castle_houses)) / sum(ROOM)
        return min(1.0, max(road, built))

    def rows(self, state: CaylusState) -> Sequence[CaylusRow]:
        """Return a row for each seat."""
        expected = [Expected(state, seat) for seat in range(state.seats)]
        owned = _road(state, expected)
        rank = {seat: place for place, seat in enumerate(state.turn_order)}
        return [
            self._row(state, seat, expected[seat], owned, rank[seat]) for seat in range(state.seats)
        ]

    def _row(
        self, state: CaylusState, seat: int, own: Expected, owned: _Owned, rank: int
    ) -> CaylusRow:
        """Return a seat's features; ``rank`` is its place in turn order, from 0."""
        if state.specials[TRADING_POST] == seat:
            own.deniers += TRADING_POST_DENIERS
        food, wood, stone, cloth, gold = own.cubes
        useful = [
            min(count, _USEFUL_CUBES) + 0.3 * max(0.0, count - _USEFUL_CUBES) for count in own.cubes
        ]
        batches = _batches(own.cubes)
        materials = min(1.0, food) if wood >= 1 else 0.5 * min(1.0, wood)
        favour = state.favour[seat]
        return CaylusRow(
            float(state.points[seat]),
            own.deniers if own.deniers < 10 else 10 + 0.3 * (own.deniers - 10),
            useful[FOOD],
            useful[WOOD],
            useful[STONE],
            useful[CLOTH],
            useful[GOLD],
            sum([min(1.0, count) for count in own.cubes]),
            batches,
            _castle(state, seat, batches),
            own.carpenters * min(1.0, materials),
            own.masons * min(1.0, stone, food + wood + cloth),
            own.architects * min(1.0, gold / 2 + min(stone, 2) / 4),
            own.trade,
            _favour(state, seat, min(1.0, cloth, own.deniers)),
            1.0 if state.specials[GATE] == seat else 0.0,
            1.0 if state.specials[MERCHANTS_GUILD] == seat else 0.0,
            _order(state, seat, rank),
            1.0 if seat in (state.inn_left, state.inn_right) else 0.0,
            float(state.workers[seat]) if seat not in state.pass_order else 0.0,
            INCOME + owned.residences[seat] + owned.extra_income[seat],
            owned.shops[seat],
            owned.residences[seat],
            _section(state, seat),
            favour[VP_LINE],
            favour[DENIER_LINE],
            favour[RESOURCE_LINE],
            favour[BUILDING_LINE],
        )


class _Owned(NamedTuple):
    """Holdings on the road by seat: shops, residences, and income of prestige buildings."""

    shops: list[int]
    residences: list[int]
    extra_income: list[float]


def _road(state: CaylusState, expected: Sequence[Expected]) -> _Owned:
    """Add the expected yield of road workers; return each seat's holdings."""
    shops, residences = [0] * state.seats, [0] * state.seats
    extra_income = [0.0] * state.seats
    provost, provost_done = state.provost, state.phase >= ROAD_PHASE
    tiles, owners, workers = state.road_tile, state.road_owner, state.road_worker
    for space in range(1, LAST_SPACE + 1):
        tile = tiles[space]
        if not tile:
            continue
        owner, worker = owners[space], workers[space]
        if owner != NOBODY:
            data = _OWN_TILES[tile]
            if data.category == "residential":
                residences[owner] += 1
            elif data.category == "prestige":
                extra_income[owner] += data.income
            else:
                shops[owner] += 1
        if worker != NOBODY:
            ahead = provost - space
            if provost_done:
                probability = 1.0 if ahead >= 0 else 0.0
            else:
                probability = _ACTIVATION_PROBABILITY.get(ahead, 0.96 if ahead > 0 else 0.03)
            work(expected[worker], tile, probability)
    return _Owned(shops, residences, extra_income)


def _castle(state: CaylusState, seat: int, batches: float) -> float:
    """Return the batches a worker in the castle can still deliver; below 0 if none."""
    if seat not in state.castle_queue:
        return 0.0
    if state.phase == CASTLE_PHASE:
        delivering = CastleBatch(seat) in state.stack
        if state.castle_batches[seat] or not (delivering or CastleDeliveries(seat) in state.stack):
            return min(3.0, batches) if delivering else 0.0
    return min(3.0, batches) if batches >= 0.9 else batches - 1.0


def _favour(state: CaylusState, seat: int, payable: float) -> float:
    """Return the royal favours in reach: from the joust, and for most batches in the castle."""
    favours = payable if state.specials[JOUST_FIELD] == seat else 0.0
    most = max(state.castle_batches)
    if state.phase == CASTLE_PHASE and most and state.castle_queue:
        ahead = max(state.castle_queue, key=state.castle_batches.__getitem__)
        favours += _LEADER_STAYS if ahead == seat else 0.0
    return favours


def _section(state: CaylusState, seat: int) -> float:
    """Return the favours for houses in the current section of the castle; -1 without a house."""
    section = min(state.sections_scored, len(ROOM) - 1)
    houses = state.castle_houses[section].count(seat)
    return SCORING_FAVOURS[section][min(6, houses)] - (0 if houses else 1.0)


def _order(state: CaylusState, seat: int, rank: int) -> float:
    """Return a seat's place in turn order, 0 (last) to 1 (first); above 1 in the stables."""
    if seat in state.stables:
        return 1.0 + 0.2 * (STABLES_ROOM - state.stables.index(seat))
    return 1 - rank / (state.seats - 1)


def _batches(cubes: Sequence[float]) -> float:
    """Return the number of batches (food and two other kinds) in the cubes, fractions included."""
    others = cubes[WOOD:]
    total = sum(others)
    return max(0.0, min(cubes[FOOD], total / 2, total - max(others)))


FEATURES = CaylusFeatures()
