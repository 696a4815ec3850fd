"""Points that resources still bring in the last round: deliveries, monuments and gold."""

from __future__ import annotations

from engine.caylus1303.data import (
    BATCH_POINTS,
    CHAMBERLAIN,
    CLOTH,
    FOOD,
    FOREMAN,
    FOREMAN_POINTS,
    GOLD,
    GOLD_POINTS,
    GOLDSMITH,
    GOLDSMITH_POINTS,
    MANAGEMENT_PHASE,
    STONE,
    WOOD,
)
from engine.caylus1303.expected_deliveries import READY_BATCH
from engine.caylus1303.expected_holdings import Expected
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import TILES

_AFFORDABLE_SHARE = 0.9
"""Share of a price in hand from which it is taken as affordable."""
_UNREADY_FACTOR = 0.25
"""Share of an incomplete batch that is expected to be delivered."""
_BATCH_SIZE = 3
_BASIC = (FOOD, WOOD, STONE, CLOTH)
_NOT_FOOD = (WOOD, STONE, CLOTH)


def last_points(
    state: Caylus1303State, seat: int, holdings: Expected, batches: float, sites: int
) -> float:
    """Pay for the seat's last batches and monuments; return their points and those of its gold.

    ``batches`` is the number that it can deliver, and ``sites`` that of its residences.
    """
    points = _deliver(state, seat, holdings, batches) if batches > 0 else 0.0
    if state.phase < MANAGEMENT_PHASE and sites:
        points += _best_monument(state, holdings)
    return points + GOLD_POINTS * holdings.goods[GOLD]


def _best_monument(state: Caylus1303State, holdings: Expected) -> float:
    """Return the most points that a monument adds to those of the gold it costs."""
    goods = holdings.goods
    return max(
        [
            TILES[word].points + holdings.architect - GOLD_POINTS * TILES[word].cost[GOLD]
            for word in state.monument_supply
            if all(
                have >= _AFFORDABLE_SHARE * need
                for have, need in zip(goods, TILES[word].cost, strict=True)
            )
        ],
        default=0.0,
    )


def _deliver(state: Caylus1303State, seat: int, holdings: Expected, batches: float) -> float:
    """Pay for batches and return their points."""
    goods, holder = holdings.goods, state.holder
    any_three = holder[CHAMBERLAIN] == seat
    if batches < READY_BATCH:
        batches *= _UNREADY_FACTOR
    points = batches * (BATCH_POINTS + (FOREMAN_POINTS if holder[FOREMAN] == seat else 0))
    need = batches * _BATCH_SIZE
    if holder[GOLDSMITH] == seat and not state.goldsmith_used:
        gold = min(1.0, batches, goods[GOLD])
        points += GOLDSMITH_POINTS * gold
        goods[GOLD] -= gold
        need -= gold
    if not any_three:
        goods[FOOD] -= batches
        need -= batches
    kinds, of_each = (_BASIC, need) if any_three else (_NOT_FOOD, batches)
    for kind in sorted(kinds, key=goods.__getitem__, reverse=True):
        paid = min(need, of_each, goods[kind])
        goods[kind] -= paid
        need -= paid
    goods[GOLD] = max(0.0, goods[GOLD] - need)
    return points
