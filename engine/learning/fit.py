"""Fit weights to games: temporal differences as a ridge regression towards the old weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.learning.selfplay import TrainingGame
from engine.players.evaluation import Weights

_LAMBDA = 0.92
"""The share of the final result in a target; the rest is the next position's probability."""
_NEWTON_STEPS = 4
_REGULARISATION = 0.004
"""Strength of the regularisation towards the old weights, per position and feature."""
_MIN_DEVIATION = 0.3
"""Minimum standard deviation assumed for a feature, because rare ones are seldom seen."""


class Rows(NamedTuple):
    """The positions of a game: features twice (alone, times progress), and what to predict."""

    features: Any
    targets: Any


def design(game: TrainingGame) -> Any:
    """Return an array: positions × seats × twice the features."""
    rows = np.array(game.rows, dtype=float)
    done = np.array(game.progress)[:, None, None]
    return np.concatenate([rows, rows * done], axis=2)


def softmax(values: Any) -> Any:
    """Return probabilities from values along the last axis."""
    odds = np.exp(values - values.max(axis=-1, keepdims=True))
    return odds / odds.sum(axis=-1, keepdims=True)


def vector(weights: Weights) -> Any:
    """Return weights as one array."""
    return np.array([*weights.start, *weights.change])


def weights_of(found: Any) -> Weights:
    """Return the array as weights."""
    half = len(found) // 2
    return Weights(tuple(map(float, found[:half])), tuple(map(float, found[half:])))


def targets(chances: Any, win_shares: Sequence[float]) -> Any:
    """Return each position's target: the final result mixed with the next probability."""
    found = np.empty_like(chances)
    later = np.array(win_shares)
    for number in range(len(chances) - 1, -1, -1):
        found[number] = later
        later = _LAMBDA * later + (1 - _LAMBDA) * chances[number]
    return found


def fitted(old: Weights, games: Sequence[TrainingGame]) -> Weights:
    """Return the weights that explain these games best without moving far from the old ones."""
    start = vector(old)
    rows_by_game = []
    for game in games:
        features = design(game)
        goal = targets(softmax(features @ start), game.win_shares)
        rows_by_game.append(Rows(features, goal))
    every = np.concatenate([rows.features.reshape(-1, len(start)) for rows in rows_by_game])
    scale = np.maximum(every.std(axis=0), _MIN_DEVIATION)
    pull = _REGULARISATION * len(every) * scale**2
    found = start.copy()
    for _ in range(_NEWTON_STEPS):
        gradient = -pull * (found - start)
        hessian = np.diag(pull)
        for features, goal in rows_by_game:
            chances = softmax(features @ found)
            centred = features - (chances[:, :, None] * features).sum(axis=1, keepdims=True)
            gradient += np.einsum("ps,psf->f", goal - chances, features)
            hessian += np.einsum("ps,psf,psg->fg", chances, centred, centred, optimize=True)
        found = found + np.linalg.solve(hessian, gradient)
    return weights_of(found)
