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
    PRESTIGE_LEVEL,
    RESOURCE_LINE,
    ROOM,
    SCORING_FAVOURS,
    STABLES_ROOM,
    START_SPACE,
    STONE,
    TRIGGERS,
    VP_LINE,
    WOOD,
)
from engine.caylus.expected_holdings import (
    Expected,
    prestige_in_reach,
)
from engine.caylus.road_features import RoadHoldings, road_holdings
from engine.caylus.rules.castle import CastleBatch, CastleDeliveries
from engine.caylus.state import CaylusState
from engine.core.features import Features

_LEADER_STAYS = 0.8
"""Probability that the current leader in batches still leads after the castle phase."""
_END = TRIGGERS[-1]
_MAX_HOUSES = len(SCORING_FAVOURS[0]) - 1
"""Number of houses in a section from which further ones bring no favour."""
_USEFUL_CUBES = 4
"""Number of cubes of a kind beyond which more are of little use."""
_USEFUL_DENIERS = 10
"""The same for deniers."""
_SPARE_VALUE = 0.3
"""Value of a cube or denier beyond these, as a share of a useful one."""
_USUAL_VISITORS = 3
"""Number of other players for which the visits to a building are estimated."""
_SITE_WITH_LAWYER = 0.3
"""Probability that a seat without a residence gets one for a prestige building."""
_BUILT_BY_ARCHITECT, _BUILT_OTHERWISE = 0.9, 0.2
"""Probability that a prestige building can be built, if the road has an architect or has none."""
_READY_BATCH = 0.9
"""Expected number of batches from which one is taken as certain."""
_MAX_DELIVERED = 3.0
"""Number of batches that a worker in the castle usually delivers at most."""
_STABLES_VALUE = 0.2
"""Value of each place in the stables, as a share of the first place in turn order."""
_OTHER_KINDS = 2
"""Number of kinds in a batch besides food."""
_MAX_CRAFTS = 2.0
"""Number of craft buildings that a favour usually builds at most."""


class CaylusRow(NamedTuple):
    """A seat's features. Cubes and deniers include the expected yield of its workers.

    Attributes:
        to_come: the points expected from buildings, residences and exchanges.
        kinds: the kinds of cubes that the seat has.
        batches: the batches that its cubes make.
        castle: the batches that a worker in the castle can still deliver; below 0 if none.
        prestige: the points of a prestige building in reach.
        favour: the royal favours expected in this round.
        gate: whether a worker is at the gate.
        provost: whether a worker is at the merchants' guild.
        order: the place in turn order, from 0 (last) to 1 (first); above 1 in the stables.
        inn: whether a worker is at the inn.
        workers: the workers that can still be placed.
        income: the deniers at the beginning of each round.
        visits: the expected visits of other players to its buildings, per round.
        own_goods: the cubes that its own production buildings make for a worker.
        section: the favours for its houses in the current section; -1 without a house.
        crafts: the craft buildings that favours can build from its cubes.
    """

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
        road = road_holdings(state, expected)
        rank = {seat: place for place, seat in enumerate(state.turn_order)}
        return [
            self._row(state, seat, expected[seat], road, rank[seat]) for seat in range(state.seats)
        ]

    def _row(
        self, state: CaylusState, seat: int, holdings: Expected, road: RoadHoldings, rank: int
    ) -> CaylusRow:
        """Return a seat's features; ``rank`` is its place in turn order, from 0."""
        cubes, deniers = holdings.cubes, holdings.deniers
        useful = [
            min(count, _USEFUL_CUBES) + _SPARE_VALUE * max(0.0, count - _USEFUL_CUBES)
            for count in cubes
        ]
        batches = _count_batches(cubes)
        favour = state.favour[seat]
        residences = road.residences[seat] + holdings.residences
        visitors = (state.seats - 1) / _USUAL_VISITORS
        return CaylusRow(  # in order, because keywords would take a sixth of the evaluation's time
            float(state.points[seat]),
            holdings.points,
            deniers
            if deniers < _USEFUL_DENIERS
            else _USEFUL_DENIERS + _SPARE_VALUE * (deniers - _USEFUL_DENIERS),
            useful[FOOD],
            useful[WOOD],
            useful[STONE],
            useful[CLOTH],
            useful[GOLD],
            sum([min(1.0, count) for count in cubes]),
            batches,
            _batches_deliverable(state, seat, batches),
            _prestige_points(state, road, cubes, residences, favour[BUILDING_LINE]),
            holdings.favours + _most_batches(state, seat),
            1.0 if state.specials[GATE] == seat else 0.0,
            1.0 if state.specials[MERCHANTS_GUILD] == seat else 0.0,
            _place_in_order(state, seat, rank),
            1.0 if seat in (state.inn_left, state.inn_right) else 0.0,
            float(state.workers[seat]) if seat not in state.pass_order else 0.0,
            INCOME + residences + road.extra_income[seat],
            (road.visits[seat] + holdings.visits) * visitors,
            road.goods[seat],
            residences,
            _section_favours(state, seat),
            favour[VP_LINE],
            favour[DENIER_LINE],
            favour[RESOURCE_LINE],
            favour[BUILDING_LINE],
            favour[BUILDING_LINE] * min(_MAX_CRAFTS, cubes[FOOD], cubes[WOOD] + cubes[STONE]),
        )


def _prestige_points(
    state: CaylusState,
    road: RoadHoldings,
    cubes: Sequence[float],
    residences: float,
    line: int,
) -> float:
    """Return the points of a prestige building in reach.

    They count by how much of its price is in hand, whether the seat has a residence or can get one,
    and whether there is an architect or a favour that builds it. ``line`` is the seat's level on
    the building line.
    """
    by_favour = line >= LAWYER_LEVEL - 1 and state.sections_scored > 0
    site = min(1.0, residences + (_SITE_WITH_LAWYER if road.has_lawyer or by_favour else 0.0))
    builder = max(
        _BUILT_BY_ARCHITECT if road.has_architect else _BUILT_OTHERWISE,
        1.0 if line >= PRESTIGE_LEVEL - 1 and state.sections_scored > 1 else 0.0,
    )
    return site * builder * prestige_in_reach(cubes, state.stock) if site else 0.0


def _batches_deliverable(state: CaylusState, seat: int, batches: float) -> float:
    """Return the batches a worker in the castle can still deliver; below 0 if none."""
    if seat not in state.castle_queue:
        return 0.0
    if state.phase == CASTLE_PHASE:
        delivering = CastleBatch(seat) in state.stack
        if state.castle_batches[seat] or not (delivering or CastleDeliveries(seat) in state.stack):
            return min(_MAX_DELIVERED, batches) if delivering else 0.0
    return min(_MAX_DELIVERED, batches) if batches >= _READY_BATCH else batches - 1.0


def _most_batches(state: CaylusState, seat: int) -> float:
    """Return the probability of the favour for the most batches in the castle."""
    most = max(state.castle_batches)
    if state.phase == CASTLE_PHASE and most and state.castle_queue:
        ahead = max(state.castle_queue, key=state.castle_batches.__getitem__)
        return _LEADER_STAYS if ahead == seat else 0.0
    return 0.0


def _section_favours(state: CaylusState, seat: int) -> float:
    """Return the favours for houses in the current section of the castle; -1 without a house."""
    section = min(state.sections_scored, len(ROOM) - 1)
    houses = state.castle_houses[section].count(seat)
    return SCORING_FAVOURS[section][min(houses, _MAX_HOUSES)] - (0 if houses else 1.0)


def _place_in_order(state: CaylusState, seat: int, rank: int) -> float:
    """Return a seat's place in turn order, 0 (last) to 1 (first); above 1 in the stables."""
    if seat in state.stables:
        return 1.0 + _STABLES_VALUE * (STABLES_ROOM - state.stables.index(seat))
    return 1 - rank / (state.seats - 1)


def _count_batches(cubes: Sequence[float]) -> float:
    """Return the number of batches (food and two other kinds) in the cubes, fractions included."""
    others = cubes[WOOD:]
    total = sum(others)
    return max(0.0, min(cubes[FOOD], total / _OTHER_KINDS, total - max(others)))


FEATURES = CaylusFeatures()
