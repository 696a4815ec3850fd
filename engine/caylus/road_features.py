"""What each seat has on the road, for the features."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.caylus.data import NOBODY, ROAD_PHASE, Category
from engine.caylus.expected_holdings import VISITS, Expected, add_owner_bonus, add_yield
from engine.caylus.state import CaylusState
from engine.caylus.tiles import PRODUCTION, RESIDENCE, TILES

_ACTIVATION_PROBABILITY = {-3: 0.1, -2: 0.25, -1: 0.4, 0: 0.75, 1: 0.85, 2: 0.92}
"""Probability that a building is activated, by the provost's distance beyond it."""
_FAR_BEFORE_PROVOST, _FAR_BEYOND_PROVOST = 0.96, 0.03
"""The same for greater distances."""
_NEAR = 3
"""Spaces beyond the bailiff that the provost usually reaches."""
_FAR_VALUE = 0.3
"""Value of a building far down the road, as a share of one within reach."""
_VALUE_LOST_PER_SPACE = 0.1
"""How much of a building's value is lost with each space beyond reach."""
_CUBES_MADE = {
    **{word: float(sum(made)) for word, made in PRODUCTION.items()},
    "wood_farm_food": 2.0,
    "wood_farm_cloth": 2.0,
}
"""Cubes that a building makes for a worker."""
_PLAYER_TILES = {tile.word: tile for tile in TILES.values()}


class RoadHoldings(NamedTuple):
    """Holdings on the road by seat.

    Attributes:
        visits: the expected visits of other players to its craft buildings, per round.
        goods: the cubes that its own production buildings make for a worker.
        residences: the number of its residences.
        extra_income: the deniers from prestige buildings, per round.
        has_lawyer: whether there is a lawyer on the road.
        has_architect: whether there is an architect.
    """

    visits: list[float]
    goods: list[float]
    residences: list[int]
    extra_income: list[float]
    has_lawyer: bool
    has_architect: bool


def road_holdings(state: CaylusState, expected: Sequence[Expected]) -> RoadHoldings:
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
            data = _PLAYER_TILES[tile]
            if data.category == Category.RESIDENTIAL:
                residences[owner] += 1
            elif data.category == Category.PRESTIGE:
                extra_income[owner] += data.income
            else:
                beyond = space - state.bailiff - _NEAR
                reach = max(_FAR_VALUE, min(1.0, 1.0 - _VALUE_LOST_PER_SPACE * beyond))
                visits[owner] += reach * VISITS[tile]
                goods[owner] += reach * _CUBES_MADE.get(tile, 0.0)
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
                far = _FAR_BEFORE_PROVOST if ahead > 0 else _FAR_BEYOND_PROVOST
                probability = _ACTIVATION_PROBABILITY.get(ahead, far)
            add_yield(expected[worker], state.stock, tile, probability, residences[worker])
            if owners[space] not in (NOBODY, worker):
                add_owner_bonus(expected[owners[space]], tile, probability)
    return RoadHoldings(
        visits, goods, residences, extra_income, "lawyer" in tiles, "architect" in tiles
    )
