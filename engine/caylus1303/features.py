"""The features for evaluating positions; their weights are in ``weights.json``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.caylus1303.data import (
    ACTIVATION_PHASE,
    ARCHITECT,
    CHAMBERLAIN,
    CLOTH,
    DAY_LABORER,
    DAY_LABORER_WORKERS,
    DELIVERY_MAN,
    EARLY_RISER,
    FOOD,
    FOREMAN,
    GOLD,
    GOLDSMITH,
    NIGHT_WORKER,
    NOBODY,
    PHASES,
    PLANNING_PHASE,
    RESIDENCE_RECRUITS,
    ROUNDS,
    STONE,
    WOOD,
)
from engine.caylus1303.expected_deliveries import (
    READY_BATCH,
    add_most_batches,
    can_deliver,
    count_batches,
)
from engine.caylus1303.expected_holdings import Expected, add_yield, affordability, expected_visits
from engine.caylus1303.last_round import last_points
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import MONUMENT, RESIDENCE, SETUP, TILES
from engine.core.features import Features

_ACTIVATION_PROBABILITY = {0: 0.3, -1: 0.2, -2: 0.1, 1: 0.75, 2: 0.85, 3: 0.92}
"""Probability that a building is activated, by the provost's distance beyond it."""
_FAR_BEFORE_PROVOST, _FAR_BEYOND_PROVOST = 0.97, 0.03
"""The same for greater distances."""
_BEFORE_PROVOST, _BEYOND_PROVOST = 0.95, 0.05
"""The same after the provost has moved, whatever the distance."""
_USEFUL_WORKERS = 5.0
"""Number of workers that find work in a round."""
_SPARE_WORKER_VALUE = 0.2
"""Value of each further worker, as a share of a useful one."""
_USEFUL_GOODS = 4
"""Number of resources of a kind beyond which more are of little use."""
_SPARE_GOODS_VALUE = 0.3
"""Value of each further resource, as a share of a useful one."""
_LAST_ROUND_VALUE = 0.3
"""Value of workers and resources in the last round, while a seat can still place workers."""
_USUAL_VISITORS = 3
"""Number of other players for which the visits to a building are estimated."""
_CLAIM_VALUE = 0.9
"""Value of a claimed tile, as a share of the residence that it becomes."""
_MAX_DELIVERED = 3.0
"""Number of batches that a seat usually delivers at most."""
_BUILDERS, _DELIVERERS, _HELPERS, _INFLUENCE = _GROUPS = range(4)
_CHARACTER_GROUP = {
    ARCHITECT: _BUILDERS,
    DELIVERY_MAN: _DELIVERERS,
    CHAMBERLAIN: _DELIVERERS,
    FOREMAN: _DELIVERERS,
    GOLDSMITH: _DELIVERERS,
    EARLY_RISER: _HELPERS,
    NIGHT_WORKER: _HELPERS,
    DAY_LABORER: _HELPERS,
}
"""The groups of characters by purpose; all others are for influence."""


class Caylus1303Row(NamedTuple):
    """A seat's features. Resources and workers include the expected yield of its workers.

    Attributes:
        kinds: the kinds of resources that the seat has.
        batches: the batches that its resources make.
        delivery: the batches that it can still deliver; below 0 if it has less than one.
        to_come: the points expected from effects, and what the last round still brings.
        favours: the favours expected in this round.
        carpenter: the expected points of wood tiles that it builds.
        mason: the same for stone tiles.
        lawyer: the tiles claimed with a Lawyer.
        provost: the uses of the toll house, which moves the provost.
        monument: the expected points of the most promising monument.
        residences: the residences, and the tiles that will become some.
        shops: the expected visits of other players to its buildings, per round.
        income: the workers recruited each round.
        start: whether it is the start player.
        builders: the number of characters that help to build.
        deliverers: the same for deliveries.
        helpers: the same for workers.
        influence: the same for all other purposes.
    """

    points: float
    workers: float
    food: float
    wood: float
    stone: float
    cloth: float
    gold: float
    kinds: float
    batches: float
    delivery: float
    to_come: float
    favours: float
    carpenter: float
    mason: float
    lawyer: float
    provost: float
    monument: float
    residences: float
    shops: float
    income: float
    start: float
    builders: float
    deliverers: float
    helpers: float
    influence: float


class Caylus1303Features(Features[Caylus1303State]):
    """Points, goods including expected ones, buildings, deliveries and characters."""

    names = Caylus1303Row._fields

    def progress(self, state: Caylus1303State) -> float:
        """Return the share of the game played, by rounds and phases."""
        rounds = max(0, state.round - 1) + state.phase / len(PHASES)
        return min(1.0, rounds / ROUNDS)

    def rows(self, state: Caylus1303State) -> Sequence[Caylus1303Row]:
        """Return a row for each seat."""
        expected = [Expected(state, seat) for seat in range(state.seats)]
        road = _road_holdings(state, expected)
        add_most_batches(state, expected)
        characters = _count_characters(state)
        return [
            self._row(state, seat, expected[seat], road, characters[seat])
            for seat in range(state.seats)
        ]

    def _row(
        self,
        state: Caylus1303State,
        seat: int,
        holdings: Expected,
        road: _RoadHoldings,
        characters: Sequence[float],
    ) -> Caylus1303Row:
        """Return a seat's features; in the last round, what pays later is worth little or 0."""
        batches = count_batches(holdings.goods, state.holder[CHAMBERLAIN] == seat)
        residences, claims = road.residences[seat], road.claims[seat]
        to_come, delivery = holdings.points, _batches_deliverable(state, seat, batches)
        goods, workers = holdings.goods, holdings.workers
        if state.round == ROUNDS:
            deliverable = min(batches, _MAX_DELIVERED) if can_deliver(state, seat) else 0.0
            to_come += last_points(state, seat, holdings, deliverable, residences + claims)
            delivery = 0.0
            places = state.phase == PLANNING_PHASE and seat not in state.bridge and workers
            keep = _LAST_ROUND_VALUE if places else 0.0
            goods = [keep * count for count in goods[:GOLD]] + [0.0]
            workers *= keep
            batches *= keep
        useful = [
            min(count, _USEFUL_GOODS) + _SPARE_GOODS_VALUE * max(0.0, count - _USEFUL_GOODS)
            for count in goods
        ]
        visitors = (state.seats - 1) / _USUAL_VISITORS
        builders, deliverers, helpers, influence = characters
        return Caylus1303Row(  # in order: keywords would take a sixth of the evaluation's time
            float(state.points[seat]),
            min(workers, _USEFUL_WORKERS)
            + _SPARE_WORKER_VALUE * max(0.0, workers - _USEFUL_WORKERS),
            useful[FOOD],
            useful[WOOD],
            useful[STONE],
            useful[CLOTH],
            useful[GOLD],
            sum([min(1.0, count) for count in goods]),
            batches,
            delivery,
            to_come,
            holdings.favours,
            holdings.builds,
            holdings.masons,
            holdings.claims,
            holdings.toll,
            _monument_points(state, holdings) if residences or claims else 0.0,
            residences + _CLAIM_VALUE * (claims + holdings.claims),
            (road.visits[seat] + holdings.shops) * visitors,
            float(road.recruits[seat]),
            1.0 if state.start_player == seat else 0.0,
            builders,
            deliverers,
            helpers,
            influence,
        )


def _count_characters(state: Caylus1303State) -> list[list[float]]:
    """Return the number of each seat's characters in each group."""
    counts = [[0.0] * len(_GROUPS) for _ in range(state.seats)]
    for character, holder in enumerate(state.holder):
        if holder >= 0:
            counts[holder][_CHARACTER_GROUP.get(character, _INFLUENCE)] += 1.0
    return counts


def _batches_deliverable(state: Caylus1303State, seat: int, batches: float) -> float:
    """Return the batches a seat can still deliver; below 0 if it has less than one."""
    if not can_deliver(state, seat):
        return 0.0
    return min(_MAX_DELIVERED, batches) if batches >= READY_BATCH else batches - 1.0


def _monument_points(state: Caylus1303State, holdings: Expected) -> float:
    """Return the expected points of the most promising monument."""
    return max(
        [
            TILES[word].points * affordability(holdings.goods, TILES[word].cost, 0)
            for word in state.monument_supply
        ],
        default=0.0,
    )


class _RoadHoldings(NamedTuple):
    """Holdings on the road by seat: visits per round, residences, claims, workers per round."""

    visits: list[float]
    residences: list[int]
    claims: list[int]
    recruits: list[int]


def _road_holdings(state: Caylus1303State, expected: Sequence[Expected]) -> _RoadHoldings:
    """Add the expected yield of road workers, in road order; return each seat's holdings."""
    shops = [0.0] * state.seats
    residences, claims, recruits = ([0] * state.seats for _ in range(3))
    provost = state.provost
    provost_done = state.phase >= ACTIVATION_PHASE
    sides, owners = state.road_side, state.road_owner
    for space, worker in enumerate(state.road_worker):
        owner, side = owners[space], sides[space]
        if owner != NOBODY:
            if side == RESIDENCE:
                residences[owner] += 1
                recruits[owner] += RESIDENCE_RECRUITS
            elif side == SETUP:
                claims[owner] += 1
            elif side == MONUMENT:
                recruits[owner] += TILES[state.road_tile[space]].recruits
            else:
                shops[owner] += expected_visits(state.road_tile[space])
        if worker >= 0:
            past = provost - space
            if provost_done:
                probability = _BEFORE_PROVOST if past > 0 else _BEYOND_PROVOST
            else:
                far = _FAR_BEFORE_PROVOST if past > 0 else _FAR_BEYOND_PROVOST
                probability = _ACTIVATION_PROBABILITY.get(past, far)
            add_yield(state, expected[worker], state.road_tile[space], side, probability)
            if space == state.journeyman_space:
                joined = expected[state.journeyman_seat]
                add_yield(state, joined, state.road_tile[space], side, probability)
    if state.holder[DAY_LABORER] >= 0:
        recruits[state.holder[DAY_LABORER]] += DAY_LABORER_WORKERS
    return _RoadHoldings(shops, residences, claims, recruits)


FEATURES = Caylus1303Features()
