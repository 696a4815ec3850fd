"""Temperatures that calibrate win probabilities, and the error that remains."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.learning.fit import design, softmax, vector
from engine.learning.selfplay import SelfPlay, TrainingGame
from engine.players.evaluation import Weights

_MIN_TEMPERATURE = 0.3
_MAX_TEMPERATURE = 2.5
_TEMPERATURE_STEP = 0.01
_BINS = 10
_MIN_CHANCE = 1e-9
"""Probability below which the logarithm is not computed."""
_THIRDS = 3
"""Parts of a game whose errors are told apart."""


def games_of(
    self_play: SelfPlay, weights: Weights, seats: Sequence[int], games: int, seed: str
) -> Iterator[TrainingGame]:
    """Play this many games, cycling through the numbers of seats."""
    player = self_play.player(weights)
    for number in range(games):
        count = seats[number % len(seats)]
        yield self_play.training_game([player] * count, f"{seed}-{count}-{number}")


def best_temperature(weights: Weights, games: Sequence[TrainingGame]) -> float:
    """Return the temperature that maximises the likelihood of these games' results."""
    values = [design(game) @ vector(weights) for game in games]
    win_shares = [np.array(game.win_shares) for game in games]
    candidates = np.arange(_MIN_TEMPERATURE, _MAX_TEMPERATURE, _TEMPERATURE_STEP)

    def loss(candidate: float) -> float:
        likelihood = 0.0
        for of_game, won in zip(values, win_shares, strict=True):
            logarithms = np.log(np.maximum(softmax(of_game / candidate), _MIN_CHANCE))
            likelihood += float((logarithms * won).sum(axis=1).mean())
        return -likelihood

    return round(float(min(candidates, key=loss)), 2)


class Bin(NamedTuple):
    """A bin of similar predictions, and their outcomes."""

    predicted: float
    observed: float
    positions: int


def bins_of(win_chances: Sequence[Any], games: Sequence[TrainingGame]) -> tuple[list[Bin], float]:
    """Return prediction against outcome in ten bins, and the expected calibration error.

    ``win_chances`` has an array for each game, by position and seat.
    """
    predicted = np.concatenate([of_game.ravel() for of_game in win_chances])
    observed = np.concatenate([np.tile(game.win_shares, len(game.rows)) for game in games])
    bin_of = np.minimum((predicted * _BINS).astype(int), _BINS - 1)
    bins = [
        Bin(
            float(predicted[bin_of == number].mean()),
            float(observed[bin_of == number].mean()),
            int((bin_of == number).sum()),
        )
        for number in range(_BINS)
        if (bin_of == number).any()
    ]
    total = sum(abs(each.predicted - each.observed) * each.positions for each in bins)
    return bins, total / len(predicted)


def calibrated_bins(
    weights: Weights, temperatures: Mapping[int, float], games: Sequence[TrainingGame]
) -> tuple[list[Bin], float]:
    """Return calibrated probability against outcome in ten bins, and the calibration error."""
    win_chances = [
        softmax(design(game) @ vector(weights) / temperatures[len(game.win_shares)])
        for game in games
    ]
    return bins_of(win_chances, games)


class PartError(NamedTuple):
    """The calibration of one number of seats in one third of the game.

    ``skill`` is the share of the squared error of even chances that the predictions avoid: 1 if
    they are always right, 0 if they are no better than even chances.
    """

    seats: int
    third: int
    error: float
    skill: float
    positions: int


def errors_by_part(
    weights: Weights, temperatures: Mapping[int, float], games: Sequence[TrainingGame]
) -> Iterator[PartError]:
    """Yield the calibration error and the skill by number of seats and third of the game."""
    for seats in sorted({len(game.win_shares) for game in games}):
        of_seats = [game for game in games if len(game.win_shares) == seats]
        for third in range(_THIRDS):
            parts = [part for game in of_seats if (part := _positions_in_third(game, third)).rows]
            if parts:
                yield _part_error(weights, temperatures[seats], parts, third)


def _positions_in_third(game: TrainingGame, third: int) -> TrainingGame:
    """Return the positions of one third (0 to 2) of a game, by its progress."""
    thirds = [min(_THIRDS - 1, int(_THIRDS * done)) for done in game.progress]
    chosen = [index for index, found in enumerate(thirds) if found == third]
    return game._replace(
        rows=[game.rows[index] for index in chosen],
        progress=[game.progress[index] for index in chosen],
    )


def _part_error(
    weights: Weights, temperature: float, games: Sequence[TrainingGame], third: int
) -> PartError:
    seats = len(games[0].win_shares)
    bins, error = calibrated_bins(weights, {seats: temperature}, games)
    squared_error, error_of_even_chances = 0.0, 0.0
    for game in games:
        won = np.array(game.win_shares)
        win_chances = softmax(design(game) @ vector(weights) / temperature)
        squared_error += float(((win_chances - won) ** 2).sum())
        error_of_even_chances += len(game.rows) * float(((1 / seats - won) ** 2).sum())
    skill = 1 - squared_error / error_of_even_chances if error_of_even_chances else 0.0
    return PartError(seats, third, error, skill, sum(each.positions for each in bins))
