"""The rating model: Bradley–Terry with full pairing, after Weng and Lin (openskill).

Every player of a game is compared with every other one; those who share a place share the point.
All seat counts of a game are one pool.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from openskill.models import BradleyTerryFull

from bot.tables.domain.ratings import START, Rating

DIGITS = 6
"""Ratings are rounded to this many digits, so that every machine computes the same."""
BETA = 12.5
"""How much the results of equally strong players vary; see ``python -m bot ratings fit``."""
TAU = round(START.sigma / 25, DIGITS)
"""How much uncertainty each game adds, because players change."""

SeatAdvantages = Mapping[int, Sequence[float]]
"""By number of seats: how many units of rating each place in the turn order is worth."""
NO_ADVANTAGES: SeatAdvantages = MappingProxyType({})


class Parameters(NamedTuple):
    """What the model is told; fitted from finished tables."""

    beta: float = BETA
    tau: float = TAU
    seat_advantages: SeatAdvantages = NO_ADVANTAGES

    def advantage(self, seats: int, place: int | None) -> float:
        """Return what a place in the first round's turn order is worth; 0 if it is unknown."""
        of_table = self.seat_advantages.get(seats, ())
        return of_table[place] if place is not None and place < len(of_table) else 0.0


class Entrant(NamedTuple):
    """A player of a game who is rated: the rating before it, and the rank (lower is better)."""

    rating: Rating
    rank: int
    advantage: float = 0.0
    """What the place in the turn order is worth, which is no merit of the player."""


@lru_cache(maxsize=64)
def _model(beta: float, tau: float) -> BradleyTerryFull:
    """Return openskill's model.

    Its settings belong into the constructor: ``rate(tau=0)`` is ignored, and
    ``rate(limit_sigma=…)`` changes the model for all later games.
    """
    return BradleyTerryFull(START.mu, START.sigma, beta=beta, tau=tau, limit_sigma=False)


def rate(entrants: Sequence[Entrant], parameters: Parameters) -> list[Rating]:
    """Return the ratings after a game, in the order of the entrants.

    Each entrant is a team of one. There are no weights: openskill would scale them to its bounds,
    and so ignore that a game counts half; see :func:`blend`.
    """
    model = _model(parameters.beta, parameters.tau)
    teams = [
        [model.rating(entrant.rating.mu + entrant.advantage, entrant.rating.sigma)]
        for entrant in entrants
    ]
    rated = model.rate(teams, ranks=[float(entrant.rank) for entrant in entrants])
    return [
        _rounded(player.mu - entrant.advantage, player.sigma)
        for (player,), entrant in zip(rated, entrants, strict=True)
    ]


class Pair(NamedTuple):
    """What an entrant's comparison with another one does to the rating.

    ``expected`` and ``score`` are the expected and the real share of the point for being first;
    ``spread`` is the difference of ratings that counts as one natural unit.
    """

    expected: float
    score: float
    gain: float
    spread: float


def compare(one: Entrant, other: Entrant, parameters: Parameters) -> Pair:
    """Return what a comparison adds to the rating of the first; the sum is the whole change."""
    variance, other_variance = (
        entrant.rating.sigma**2 + parameters.tau**2 for entrant in (one, other)
    )
    spread = math.sqrt(variance + other_variance + 2 * parameters.beta**2)
    difference = one.rating.mu + one.advantage - other.rating.mu - other.advantage
    expected = 1 / (1 + math.exp(-difference / spread))
    score = (1 + (one.rank < other.rank) - (one.rank > other.rank)) / 2
    return Pair(expected, score, variance / spread * (score - expected), spread)


def blend(before: Rating, after: Rating, share: float) -> Rating:
    """Return the rating after a game that counts for a share only."""
    return _rounded(
        before.mu + share * (after.mu - before.mu),
        before.sigma + share * (after.sigma - before.sigma),
    )


def _rounded(mu: float, sigma: float) -> Rating:
    return Rating(round(mu, DIGITS), round(sigma, DIGITS))
