"""Temperatures that calibrate win probabilities, and the reliability plot that checks them."""

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
_TOLERANCE = 5
"""Tolerated calibration error in percent: the grey band of the plot."""
_MIN_CHANCE = 1e-9
"""Probability below which the logarithm is not computed."""
_THIRDS = 3
_PLOT_SIDE, _PLOT_EDGE = 400, 60
"""Side of the plotted square, and the margin around it for labels, in pixels."""
_DOT_RADIUS, _DOT_GROWTH = 4, 10
"""Radius of the smallest dot, and by how much the largest is larger, in pixels."""
_TICK_PERCENT = 25
"""Distance between labelled ticks on the axes."""


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
            parts = [part for game in of_seats if (part := _third(game, third)).rows]
            if parts:
                yield _part_error(weights, temperatures[seats], parts, third)


def _third(game: TrainingGame, third: int) -> TrainingGame:
    """Return the positions of one third (0 to 2) of a game, by its progress."""
    chosen = [
        i for i, done in enumerate(game.progress) if min(_THIRDS - 1, int(_THIRDS * done)) == third
    ]
    return game._replace(
        rows=[game.rows[i] for i in chosen], progress=[game.progress[i] for i in chosen]
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


def plot(title: str, bins: Sequence[Bin], error: float, games: int) -> str:
    """Return the reliability plot as SVG: predicted probability across, observed share upwards."""
    low, high = _PLOT_EDGE, _PLOT_EDGE + _PLOT_SIDE
    off = _PLOT_SIDE * _TOLERANCE / 100
    band = f"{low},{high - off} {high - off},{low} {high},{low} {high},{low + off} "
    band += f"{low + off},{high} {low},{high}"
    most = max(each.positions for each in bins)
    return _PAGE.format(
        size=_PLOT_SIDE + 2 * _PLOT_EDGE,
        middle=_PLOT_EDGE + _PLOT_SIDE / 2,
        low=low,
        high=high,
        side=_PLOT_SIDE,
        foot=high + 45,
        band=band,
        dots="\n".join(_dot(each, most) for each in bins),
        scale="\n".join(map(_tick, range(0, 101, _TICK_PERCENT))),
        title=f"{title}: predicted and observed win probabilities",
        about=f"{games} held-out games, expected calibration error {error:.1%}",
    )


def _dot(each: Bin, most: int) -> str:
    """Return the dot of a bin; its area grows with the number of positions."""
    x = _PLOT_EDGE + _PLOT_SIDE * each.predicted
    y = _PLOT_EDGE + _PLOT_SIDE * (1 - each.observed)
    radius = _DOT_RADIUS + _DOT_GROWTH * (each.positions / most) ** 0.5
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'


def _tick(percent: int) -> str:
    """Return the labels of one tick on both axes."""
    across = _PLOT_EDGE + _PLOT_SIDE * percent / 100
    up = 2 * _PLOT_EDGE + _PLOT_SIDE - across
    below, left = _PLOT_EDGE + _PLOT_SIDE + 20, _PLOT_EDGE - 8
    return (
        f'<text x="{across}" y="{below}" text-anchor="middle">{percent}</text>'
        f'<text x="{left}" y="{up + 4}" text-anchor="end">{percent}</text>'
    )


_PAGE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" \
font-family="sans-serif" font-size="13" fill="#2E2620">
<rect width="{size}" height="{size}" fill="#FFFBF0"/>
<polygon points="{band}" fill="#EADBBB"/>
<rect x="{low}" y="{low}" width="{side}" height="{side}" fill="none" stroke="#CDBB93"/>
<line x1="{low}" y1="{high}" x2="{high}" y2="{low}" stroke="#9C8C72"/>
<text x="{middle}" y="26" text-anchor="middle" font-size="17">{title}</text>
<text x="{middle}" y="46" text-anchor="middle">{about}</text>
{scale}
<text x="{middle}" y="{foot}" text-anchor="middle">\
predicted, per cent across; observed, upwards</text>
<g fill="#2456A8">
{dots}
</g>
</svg>
"""
