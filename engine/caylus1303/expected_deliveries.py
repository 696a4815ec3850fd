"""Expected deliveries: who can deliver, how much, and who gets the favour for the most batches."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import CHAMBERLAIN, DELIVERY_MAN, DELIVERY_PHASE, FOOD, NOBODY, WOOD
from engine.caylus1303.expected_holdings import Expected
from engine.caylus1303.rules.delivery import Deliver, DeliverLast, MostBatches
from engine.caylus1303.state import Caylus1303State

READY_BATCH = 0.9
"""Expected number of batches from which one is taken as certain."""
_LEADER_STAYS = 0.8
"""Probability that a leader in batches gets the favour for them."""
_LEADER_LASTS = 0.5
"""The same for the likely leader before the deliveries."""
_BATCH_SIZE = 3
"""Number of resources in a batch."""
_OTHER_KINDS = 2
"""Number of those that are not food."""


def can_deliver(state: Caylus1303State, seat: int) -> bool:
    """Return whether the seat can still deliver in this round."""
    if state.phase == DELIVERY_PHASE:
        return Deliver(seat) in state.stack or DeliverLast(seat) in state.stack
    if state.phase > DELIVERY_PHASE:
        return False
    return seat in state.site_row or state.holder[DELIVERY_MAN] == seat


def count_batches(goods: Sequence[float], any_three: bool) -> float:
    """Return the number of batches in the goods, fractions included.

    ``any_three`` means that any three resources make a batch (Chamberlain).
    """
    if any_three:
        return sum(goods) / _BATCH_SIZE
    others = goods[WOOD:]
    total = sum(others)
    return max(0.0, min(goods[FOOD], total / _OTHER_KINDS, total - max(others)))


def add_most_batches(state: Caylus1303State, expected: Sequence[Expected]) -> None:
    """Add the favour for the most batches to the seat that is likely to get it.

    Before the deliveries, that is the seat on the site with the most batches in its resources.
    """
    if state.phase == DELIVERY_PHASE:
        most = max(state.batches)
        if most and MostBatches(NOBODY) in state.stack:
            for seat in range(state.seats):
                if state.batches[seat] == most:
                    expected[seat].favours += _LEADER_STAYS
    elif (leader := _likely_leader(state, expected)) != NOBODY:
        expected[leader].favours += _LEADER_LASTS


def _likely_leader(state: Caylus1303State, expected: Sequence[Expected]) -> int:
    """Return the first seat on the site with the most batches, at least one in full."""
    leader, enough = NOBODY, READY_BATCH
    for seat in state.site_row:
        batches = count_batches(expected[seat].goods, state.holder[CHAMBERLAIN] == seat)
        if batches > enough:
            leader, enough = seat, batches + 1 - READY_BATCH
    return leader
