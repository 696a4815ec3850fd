"""Fit the parameters of the rating model to finished tables.

The test is prequential: before each game, in the order in which they ended, the ratings so far
predict who finishes before whom. The mean log-loss of these predictions tells how good the
parameters are; ln 2 is that of guessing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from bot.tables.domain.ratings import Rating, ResultKind
from bot.tables.ratings.calculate import (
    RatedGame,
    current_parameters,
    entrant_of,
    key_of,
    ratings_by_game,
)
from bot.tables.ratings.model import Pair, Parameters, SeatAdvantages, compare
from bot.tables.ratings.recompute import RatingsOfDeleted, ratings_before

Games = Mapping[str, Sequence[RatedGame]]
"""The rated games by name, in the order in which they ended."""
STEPS = (2.0, 2.0**0.5, 2.0**0.25, 2.0**0.125)
"""The factors by which beta and tau are changed, as long as that helps; then the next one."""
ADVANTAGE_DEVIATION = 2.0
"""The standard deviation that seat advantages are expected to have, in units of rating: with few
games they stay near 0."""
ADVANTAGE_ROUNDS = 3
"""How often seat advantages are improved by a Newton step; the last ones change little."""
TAKEOVER = ResultKind.TAKEOVER
"""Players who took over a seat only gain, so their results predict nothing."""
_SMALLEST = 1e-12


class Loss(NamedTuple):
    """The mean log-loss of the predictions, and how many there were."""

    mean: float
    predictions: int


class Fitted(NamedTuple):
    """Beta and tau that predict best, with the losses before and after."""

    beta: float
    tau: float
    current: Loss
    best: Loss


class FittedSeats(NamedTuple):
    """The advantages of a game's turn order, with the losses with those used now and with these."""

    advantages: SeatAdvantages
    current: Loss
    best: Loss


class _Prediction(NamedTuple):
    """A comparison of two players before their game, with their places in the turn order."""

    seats: int
    place: int | None
    other_place: int | None
    pair: Pair


def prequential_loss(
    games: Games, parameters: Mapping[str, Parameters], of_deleted: RatingsOfDeleted
) -> Loss:
    """Return the log-loss of predicting every game from those before it."""
    total, count = 0.0, 0
    for name, played in games.items():
        for prediction in _predictions(played, parameters[name], of_deleted):
            total += _log_loss(prediction.pair)
            count += 1
    return Loss(total / count if count else math.log(2), count)


def fit(games: Games, of_deleted: RatingsOfDeleted) -> Fitted:
    """Return the beta and tau with the least loss for all games together."""
    now = {name: current_parameters(name) for name in games}

    def loss_of(beta: float, tau: float) -> Loss:
        changed = {name: old._replace(beta=beta, tau=tau) for name, old in now.items()}
        return prequential_loss(games, changed, of_deleted)

    start = Parameters()
    best, current = (start.beta, start.tau), loss_of(start.beta, start.tau)
    loss = current
    for step in STEPS:
        improved = True
        while improved:
            improved = False
            for one, other in ((step, 1.0), (1 / step, 1.0), (1.0, step), (1.0, 1 / step)):
                tried = (best[0] * one, best[1] * other)
                found = loss_of(*tried)
                if found.mean < loss.mean - _SMALLEST:
                    best, loss, improved = tried, found, True
    return Fitted(*best, current, loss)


def fit_seats(name: str, played: Sequence[RatedGame], of_deleted: RatingsOfDeleted) -> FittedSeats:
    """Return the advantages of turn order of a game that are most probable after its games."""
    games, parameters = {name: played}, current_parameters(name)
    current = prequential_loss(games, {name: parameters}, of_deleted)
    fitted = parameters._replace(seat_advantages={})
    for _ in range(ADVANTAGE_ROUNDS):
        advantages = _improved_advantages(played, fitted, of_deleted)
        fitted = fitted._replace(seat_advantages=advantages)
    return FittedSeats(
        fitted.seat_advantages, current, prequential_loss(games, {name: fitted}, of_deleted)
    )


def _improved_advantages(
    played: Sequence[RatedGame], parameters: Parameters, of_deleted: RatingsOfDeleted
) -> SeatAdvantages:
    """Return the advantages after a Newton step; those of a table add up to 0."""
    slopes: dict[int, list[float]] = {}
    curves: dict[int, list[float]] = {}
    for prediction in _predictions(played, parameters, of_deleted):
        slope = slopes.setdefault(prediction.seats, [0.0] * prediction.seats)
        curve = curves.setdefault(prediction.seats, [0.0] * prediction.seats)
        expected, score, _, spread = prediction.pair
        for place, sign in ((prediction.place, 1), (prediction.other_place, -1)):
            if place is not None:
                slope[place] += sign * (score - expected) / spread
                curve[place] += expected * (1 - expected) / spread**2
    precision = ADVANTAGE_DEVIATION**-2
    improved = {}
    for seats, slope in slopes.items():
        values = []
        for place in range(seats):
            old = parameters.advantage(seats, place)
            gradient = slope[place] - old * precision
            values.append(old + gradient / (curves[seats][place] + precision))
        mean = sum(values) / seats
        improved[seats] = tuple(round(value - mean, 2) for value in values)
    return improved


def _predictions(
    played: Sequence[RatedGame], parameters: Parameters, of_deleted: RatingsOfDeleted
) -> Iterator[_Prediction]:
    """Yield the comparisons of the players of each game, and rate it afterwards."""
    ratings: dict[str, Rating] = {}
    for game in played:
        before, after = ratings_by_game(game, ratings_before(game, ratings, of_deleted), parameters)
        order = game.order
        for one, other in combinations(game.results, 2):
            if (one.strength and other.strength) or TAKEOVER in (one.kind, other.kind):
                continue
            first, second = (
                entrant_of(row, before[key_of(row)], parameters, seats=row.seats, order=order)
                for row in (one, other)
            )
            pair = compare(first, second, parameters)
            yield _Prediction(one.seats, order.get(one.seat), order.get(other.seat), pair)
        ratings.update(
            (row.user_id, after[key_of(row)]) for row in game.results if row.strength is None
        )


def _log_loss(pair: Pair) -> float:
    expected = min(max(pair.expected, _SMALLEST), 1 - _SMALLEST)
    return -(pair.score * math.log(expected) + (1 - pair.score) * math.log(1 - expected))
