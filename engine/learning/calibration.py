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


def games_of(
    self_play: SelfPlay, weights: Weights, seats: Sequence[int], games: int, seed: str
) -> Iterator[TrainingGame]:
    """Play this many games, cycling through the numbers of seats."""
    player = self_play.player(weights)
    for number in range(games):
        count = seats[number % len(seats)]
        yield self_play.training_game([player] * count, f"{seed}-{count}-{number}")


def temperature(weights: Weights, games: Sequence[TrainingGame]) -> float:
    """Return the temperature that maximises the likelihood of these games' results."""
    values = [design(game) @ vector(weights) for game in games]
    win_shares = [np.array(game.win_shares) for game in games]
    tried = np.arange(_MIN_TEMPERATURE, _MAX_TEMPERATURE, _TEMPERATURE_STEP)

    def loss(candidate: float) -> float:
        return -sum(
            float((np.log(np.maximum(softmax(one / candidate), 1e-9)) * won).sum(axis=1).mean())
            for one, won in zip(values, win_shares, strict=True)
        )

    return round(float(min(tried, key=loss)), 2)


class Bin(NamedTuple):
    """A bin of similar predictions, and their outcomes."""

    predicted: float
    observed: float
    positions: int


def bins_of(chances: Sequence[Any], games: Sequence[TrainingGame]) -> tuple[list[Bin], float]:
    """Return prediction against outcome in ten bins, and the expected calibration error.

    ``chances`` are by game, position and seat.
    """
    predicted = np.concatenate([one.ravel() for one in chances])
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
    error = sum(abs(one.predicted - one.observed) * one.positions for one in bins) / len(predicted)
    return bins, float(error)


def calibrated_bins(
    weights: Weights, temperatures: Mapping[int, float], games: Sequence[TrainingGame]
) -> tuple[list[Bin], float]:
    """Return calibrated probability against outcome in ten bins, and the calibration error."""
    worth = vector(weights)
    chances = [softmax(design(game) @ worth / temperatures[len(game.win_shares)]) for game in games]
    return bins_of(chances, games)


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
        for third in range(3):
            parts = [part for game in of_seats if (part := _third(game, third)).rows]
            if parts:
                yield _part_error(weights, temperatures[seats], parts, third)


def _third(game: TrainingGame, third: int) -> TrainingGame:
    """Return the positions of one third (0 to 2) of a game, by its progress."""
    chosen = [i for i, done in enumerate(game.progress) if min(2, int(3 * done)) == third]
    return game._replace(
        rows=[game.rows[i] for i in chosen], progress=[game.progress[i] for i in chosen]
    )


def _part_error(
    weights: Weights, temperature: float, games: Sequence[TrainingGame], third: int
) -> PartError:
    seats = len(games[0].win_shares)
    bins, error = calibrated_bins(weights, {seats: temperature}, games)
    worth = vector(weights)
    squared, even = 0.0, 0.0
    for game in games:
        won = np.array(game.win_shares)
        chances = softmax(design(game) @ worth / temperature)
        squared += float(((chances - won) ** 2).sum())
        even += len(game.rows) * float(((1 / seats - won) ** 2).sum())
    positions = sum(one.positions for one in bins)
    return PartError(seats, third, error, 1 - squared / even if even else 0.0, positions)


def plot(title: str, bins: Sequence[Bin], error: float, games: int) -> str:
    """Return the reliability plot as SVG: predicted probability across, observed share upwards."""
    side, edge = 400, 60
    ticks = [edge + side * share / 100 for share in range(0, 101, 25)]
    off = side * _TOLERANCE / 100

    def point_of(one: Bin) -> tuple[float, float]:
        return edge + side * one.predicted, edge + side * (1 - one.observed)

    most = max(one.positions for one in bins)
    dots = "\n".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{4 + 10 * (one.positions / most) ** 0.5:.1f}"/>'
        for one, (x, y) in ((one, point_of(one)) for one in bins)
    )
    scale = "\n".join(_tick(each, percent, side, edge) for percent, each in _percents(ticks))
    low, high = edge, edge + side
    band = f"{low},{high - off} {high - off},{low} {high},{low} {high},{low + off} "
    band += f"{low + off},{high} {low},{high}"
    return _PAGE.format(
        size=side + 2 * edge,
        middle=edge + side / 2,
        low=low,
        high=high,
        side=side,
        foot=high + 45,
        band=band,
        dots=dots,
        scale=scale,
        title=f"{title}: predicted and observed win probabilities",
        about=f"{games} held-out games, expected calibration error {error:.1%}",
    )


def _percents(ticks: Sequence[float]) -> Iterator[tuple[int, float]]:
    return zip(range(0, 101, 25), ticks, strict=True)


def _tick(position: float, percent: int, side: int, edge: int) -> str:
    """Return the labels of one tick on both axes."""
    up = 2 * edge + side - position
    return (
        f'<text x="{position}" y="{edge + side + 20}" text-anchor="middle">{percent}</text>'
        f'<text x="{edge - 8}" y="{up + 4}" text-anchor="end">{percent}</text>'
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
