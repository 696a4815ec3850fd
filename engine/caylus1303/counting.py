"""Estimate the hidden prestige points.

Every gain is announced, so a player who keeps count knows the totals. A view leaves out the totals
of the other seats, and their points by source, which would add up to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.caylus1303.data import (
    BATCH_POINTS,
    FROM_BUILDING,
    FROM_DELIVERY,
    FROM_EFFECT,
    FROM_MONUMENT,
    FROM_PLACEMENT,
    NOBODY,
    SOURCES,
    UNKNOWN,
)
from engine.caylus1303.tiles import BUILT, MONUMENT, TILES

if TYPE_CHECKING:
    from engine.caylus1303.state import Caylus1303State

ROUNDS_PER_BATCH = 3
"""Rounds in which a seat delivers a batch once, on average in recorded games."""
ROUNDS_PER_POINT = 2
"""Rounds in which a seat scores a point from placements and one from effects, likewise."""


def fill_points(seen: Caylus1303State) -> None:
    """Replace the unknown points of the other seats by average ones.

    Points of buildings and monuments, and of this round's batches, follow from the board. The rest
    is a fixed estimate, because random totals would only add noise to simulations.
    """
    built, monuments = points_from_board(seen)
    rounds = max(0, seen.round - 1)
    for seat, earned in enumerate(seen.points_by_source):
        if UNKNOWN in earned:
            earned[:] = [0] * len(SOURCES)
            earned[FROM_BUILDING] = built[seat]
            earned[FROM_MONUMENT] = monuments[seat]
            earned[FROM_PLACEMENT] = earned[FROM_EFFECT] = rounds // ROUNDS_PER_POINT
            batches = rounds // ROUNDS_PER_BATCH + seen.batches[seat]
            earned[FROM_DELIVERY] = batches * BATCH_POINTS
            seen.points[seat] = sum(earned)


def points_from_board(state: Caylus1303State) -> tuple[list[int], list[int]]:
    """Return the points of tiles and of monuments when they were built, both by seat."""
    built, monuments = [0] * state.seats, [0] * state.seats
    road = zip(state.road_tile, state.road_side, state.road_owner, strict=True)
    for tile, side, owner in road:
        if owner != NOBODY and side == BUILT:
            built[owner] += TILES[tile].points
        elif owner != NOBODY and side == MONUMENT:
            monuments[owner] += TILES[tile].points
    return built, monuments
