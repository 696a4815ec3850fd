"""Who knows what: totals of prestige points are one's own secret until the end (§2.6, D-04).

Every gain is announced, so the points by source are known to all who have kept count: a view holds
them, and hides the totals, which nobody is to be shown (:meth:`Game.outcome`, boards, words).
"""

from __future__ import annotations

from engine.caylus1303.data import BUILT, MONUMENT, NOBODY, TILES, UNKNOWN
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance


def view(state: Caylus1303State, seat: int | None) -> Caylus1303State:
    """A copy without the position of chance and, until the end, others' totals."""
    seen = state.copy()
    seen.chance = Chance(0)
    if not state.over:
        for other in range(state.seats):
            if other != seat:
                seen.pp[other] = UNKNOWN
    return seen


def determinize(seen: Caylus1303State, chance: Chance) -> Caylus1303State:
    """A full state that agrees with the view: every total is what was announced of it."""
    full = seen.copy()
    full.chance = Chance(chance.below(1 << 64))
    for seat, earned in enumerate(full.points):
        full.pp[seat] = sum(earned)
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
