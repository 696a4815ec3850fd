"""Who knows what: prestige points are one's own secret until the end (rules §2.6, D-04)."""

from __future__ import annotations

from engine.caylus1303.data import (
    BATCH_POINTS,
    BUILT,
    FROM_BUILDING,
    FROM_CHARACTER,
    FROM_DELIVERY,
    FROM_EFFECT,
    FROM_MONUMENT,
    FROM_PLACEMENT,
    MONUMENT,
    NOBODY,
    SOURCES,
    TILES,
    UNKNOWN,
)
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance

_PER_ROUND = {FROM_PLACEMENT: 2, FROM_EFFECT: 3, FROM_CHARACTER: 1}
"""The most points a round a filled-in player is taken to have had from these."""


def view(state: Caylus1303State, seat: int | None) -> Caylus1303State:
    """A copy without the position of chance and, until the end, others' points."""
    seen = state.copy()
    seen.chance = Chance(0)
    if not state.over:
        for other in range(state.seats):
            if other != seat:
                seen.pp[other] = UNKNOWN
                seen.points[other] = [0] * len(SOURCES)
    return seen


def determinize(seen: Caylus1303State, chance: Chance) -> Caylus1303State:
    """A full state that agrees with the view: what stands on the road counts, the rest is drawn.

    Gains were announced, but a state does not remember them; so points that leave no trace are
    drawn from what a player can have had in as many rounds.
    """
    full = seen.copy()
    full.chance = Chance(chance.below(1 << 64))
    built, monuments = points_that_stand(full)
    for seat in range(full.seats):
        if full.pp[seat] == UNKNOWN:
            full.pp[seat] = 0
            full.earn(seat, built[seat], FROM_BUILDING)
            full.earn(seat, monuments[seat], FROM_MONUMENT)
            full.earn(seat, BATCH_POINTS * chance.below(2 * full.round + 1), FROM_DELIVERY)
            for source, most in _PER_ROUND.items():
                full.earn(seat, chance.below(most * full.round + 1), source)
    return full


def points_that_stand(state: Caylus1303State) -> tuple[list[int], list[int]]:
    """By seat, the points its wood and stone tiles and its monuments brought when built."""
    built, monuments = [0] * state.seats, [0] * state.seats
    road = zip(state.road_tile, state.road_face, state.road_owner, strict=True)
    for tile, face, owner in road:
        if owner != NOBODY and face == BUILT:
            built[owner] += TILES[tile].pp
        elif owner != NOBODY and face == MONUMENT:
            monuments[owner] += TILES[tile].pp
    return built, monuments
