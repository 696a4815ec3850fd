"""The features for evaluating positions; their weights are in ``weights.json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from engine.caylus.data import (
    BUILDING_LINE,
    CASTLE_PHASE,
    CLOTH,
    DENIER_LINE,
    FOOD,
    GATE,
    GOLD,
    INCOME,
    LAWYER_LEVEL,
    MERCHANTS_GUILD,
    NOBODY,
    PRESTIGE_LEVEL,
    PRODUCTION,
    RESIDENCE,
    RESOURCE_LINE,
    ROAD_PHASE,
    ROOM,
    SCORING_FAVOURS,
    STABLES_ROOM,
    START_SPACE,
    STONE,
    TILES,
    TRIGGERS,
    VP_LINE,
    WOOD,
)
from engine.caylus.expected_holdings import (
    VISITS,
    Expected,
    add_owner_bonus,
    prestige_in_reach,
    work,
)
from engine.caylus.rules.castle import CastleBatch, CastleDeliveries
from engine.caylus.state import CaylusState
from engine.core.features import Features

_ACTIVATION_PROBABILITY = {-3: 0.1, -2: 0.25, -1: 0.4, 0: 0.75, 1: 0.85, 2: 0.92}
"""Probability that a building is activated, by the provost's distance beyond it."""
_LEADER_STAYS = 0.8
"""Probability that the current leader in batches still leads after the castle phase."""
_END = TRIGGERS[-1]
_OWN_TILES = {tile.word: tile for tile in TILES.values()}
_USEFUL_CUBES = 4
"""Number of cubes of a kind beyond which more are of little use."""
_NEAR = 3
"""Spaces beyond the bailiff that the provost usually reaches."""
_FAR = 0.3
"""Value of a building far down the road, as a share of one within reach."""
_MADE = {
    **{word: float(sum(made)) for word, made in PRODUCTION.items()},
    "wood_farm_food": 2.0,
    "wood_farm_cloth": 2.0,
}
"""Cubes that a building makes for a worker."""


class CaylusRow(NamedTuple):
    """A seat's features. Cubes and deniers include the expected yield of its workers."""

    points: float
    to_come: float
    deniers: float
    food: float
    wood: float
    stone: float
    cloth: float
    gold: float
    kinds: float
    batches: float
    castle: float
    prestige: float
    favour: float
    gate: float
    provost: float
    order: float
    inn: float
    workers: float
    income: float
    visits: float
    own_goods: float
    residences: float
    section: float
    vp_line: float
    denier_line: float
    resource_line: float
    building_line: float
    crafts: float


class CaylusFeatures(Features[CaylusState]):
    """Points, goods including expected ones, buildings, castle and favours."""

    names = CaylusRow._fields
    styles: ClassVar = {
        "crafts": {"to_come": 1.5, "visits": 1.8, "own_goods": 2.0},
        "prestige": {"residences": 2.5, "income": 1.5, "prestige": 2.5, "gold": 1.3},
        "favours": {"favour": 1.6, "vp_line": 1.4, "section": 1.4},
        "castle": {"castle": 1.6, "batches": 2.0, "section": 1.5},
        "money": {"deniers": 1.6, "income": 1.8},
    }

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
        cubes = own.cubes
        useful = [
            min(count, _USEFUL_CUBES) + 0.3 * max(0.0, count - _USEFUL_CUBES) for count in cubes
        ]
        batches = _batches(cubes)
        favour = state.favour[seat]
        residences = owned.residences[seat] + own.residences
        visitors = (state.seats - 1) / 3  # compared with four players
        return CaylusRow(
            float(state.points[seat]),
            own.points,
            own.deniers if own.deniers < 10 else 10 + 0.3 * (own.deniers - 10),
            useful[FOOD],
            useful[WOOD],
            useful[STONE],
            useful[CLOTH],
            useful[GOLD],
            sum([min(1.0, count) for count in cubes]),
            batches,
            _castle(state, seat, batches),
            _prestige(state, owned, cubes, residences, favour[BUILDING_LINE]),
            own.favours + _most_batches(state, seat),
            1.0 if state.specials[GATE] == seat else 0.0,
            1.0 if state.specials[MERCHANTS_GUILD] == seat else 0.0,
            _order(state, seat, rank),
            1.0 if seat in (state.inn_left, state.inn_right) else 0.0,
            float(state.workers[seat]) if seat not in state.pass_order else 0.0,
            INCOME + residences + owned.extra_income[seat],
            (owned.visits[seat] + own.visits) * visitors,
            owned.goods[seat],
            residences,
            _section(state, seat),
            favour[VP_LINE],
            favour[DENIER_LINE],
            favour[RESOURCE_LINE],
            favour[BUILDING_LINE],
            favour[BUILDING_LINE] * min(2.0, cubes[FOOD], cubes[WOOD] + cubes[STONE]),
        )


class _Owned(NamedTuple):
    """Holdings on the road by seat.

    Attributes:
        visits: the expected visits of other players to its craft buildings, per round.
        goods: the cubes that its own production buildings make for a worker.
        residences: the number of its residences.
        extra_income: the deniers from prestige buildings, per round.
        crafts: whether the road has a lawyer, and whether it has an architect.
    """

    visits: list[float]
    goods: list[float]
    residences: list[int]
    extra_income: list[float]
    crafts: tuple[bool, bool]


def _road(state: CaylusState, expected: Sequence[Expected]) -> _Owned:
    """Add the expected yield of road workers; return each seat's holdings."""
    residences = [0] * state.seats
    visits, goods, extra_income = ([0.0] * state.seats for _ in range(3))
    provost = state.provost
    provost_done = state.phase >= ROAD_PHASE
    tiles = state.road_tile
    owners = state.road_owner
    workers = state.road_worker
    for space, owner in enumerate(owners):
        if owner != NOBODY:
            tile = tiles[space]
            data = _OWN_TILES[tile]
            if data.category == "residential":
                residences[owner] += 1
            elif data.category == "prestige":
                extra_income[owner] += data.income
            else:
                reach = max(_FAR, min(1.0, 1.0 - 0.1 * (space - state.bailiff - _NEAR)))
                visits[owner] += reach * VISITS[tile]
                goods[owner] += reach * _MADE.get(tile, 0.0)
    for seat in state.road_pending:
        if seat != NOBODY:
            expected[seat].residences += 1.0
            expected[seat].points += RESIDENCE.points
    for space, worker in enumerate(workers):
        if worker != NOBODY:
            tile = tiles[space]
            ahead = provost - space
            if provost_done:
                probability = 1.0 if ahead >= 0 else 0.0
            else:
                probability = _ACTIVATION_PROBABILITY.get(ahead, 0.96 if ahead > 0 else 0.03)
            work(expected[worker], state.stock, tile, probability, residences[worker])
            if owners[space] not in (NOBODY, worker):
                add_owner_bonus(expected[owners[space]], tile, probability)
    return _Owned(
        visits, goods, residences, extra_income, ("lawyer" in tiles, "architect" in tiles)
    )


def _prestige(
    state: CaylusState,
    owned: _Owned,
    cubes: Sequence[float],
    residences: float,
    line: int,
) -> float:
    """Return the points of a prestige building in reach.

    They count by how much of its price is in hand, whether the seat has a residence or can get one,
    and whether there is an architect or a favour that builds it. ``line`` is the seat's level on
    the building line.
    """
    lawyer, architect = owned.crafts
    by_favour = line >= LAWYER_LEVEL - 1 and state.sections_scored > 0
    site = min(1.0, residences + (0.3 if lawyer or by_favour else 0.0))
    builder = max(
        0.9 if architect else 0.2,
        1.0 if line >= PRESTIGE_LEVEL - 1 and state.sections_scored > 1 else 0.0,
    )
    return site * builder * prestige_in_reach(cubes, state.stock) if site else 0.0


def _castle(state: CaylusState, seat: int, batches: float) -> float:
    """Return the batches a worker in the castle can still deliver; below 0 if none."""
    if seat not in state.castle_queue:
        return 0.0
    if state.phase == CASTLE_PHASE:
        delivering = CastleBatch(seat) in state.stack
        if state.castle_batches[seat] or not (delivering or CastleDeliveries(seat) in state.stack):
            return min(3.0, batches) if delivering else 0.0
    return min(3.0, batches) if batches >= 0.9 else batches - 1.0


def _most_batches(state: CaylusState, seat: int) -> float:
    """Return the probability of the favour for the most batches in the castle."""
    most = max(state.castle_batches)
    if state.phase == CASTLE_PHASE and most and state.castle_queue:
        ahead = max(state.castle_queue, key=state.castle_batches.__getitem__)
        return _LEADER_STAYS if ahead == seat else 0.0
    return 0.0


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
