"""Fit weights to games: temporal differences as a ridge regression towards the old weights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from engine.learning.selfplay import TrainingGame
from engine.players.evaluation import LATE, Weights

_LAMBDA = 0.97
"""Weight of later positions and the result in a target; the next position's value has the rest."""
_SCORE_SHARE = 0.6
"""The share of the final scores in a result; the rest is the win.

Scores tell more than who has won: by how much.
"""
_SCORE_SCALE = 0.1
"""A lead by this share of the best score is worth one in the logarithm of the odds."""
_NEWTON_STEPS = 4
_REGULARISATION = 0.01
"""Strength of the regularisation towards the old weights, per position and feature."""
_MIN_DEVIATION = 0.3
"""Minimum standard deviation assumed for a feature, because rare ones are seldom seen."""


class Rows(NamedTuple):
    """The positions of a game: features as in :func:`design`, and what to predict."""

    features: Any
    targets: Any


def design(game: TrainingGame) -> Any:
    """Return an array: positions × seats × three times the features.

    The features come three times: alone, times progress, and times the late progress.
    """
    rows = np.array(game.rows, dtype=float)
    done = np.array(game.progress)[:, None, None]
    late = np.maximum(0.0, done - LATE) / (1 - LATE)
    return np.concatenate([rows, rows * done, rows * late], axis=2)


def softmax(values: Any) -> Any:
    """Return probabilities from values along the last axis."""
    odds = np.exp(values - values.max(axis=-1, keepdims=True))
    return odds / odds.sum(axis=-1, keepdims=True)


def vector(weights: Weights) -> Any:
    """Return weights as one array."""
    return np.concatenate(weights)


def weights_of(array: Any) -> Weights:
    """Return the weights in an array of :func:`vector`."""
    start, change, late = (tuple(map(float, part)) for part in np.split(array, 3))
    return Weights(start, change, late)


def result(game: TrainingGame) -> Any:
    """Return each seat's share of the result: of the win, and by the final scores."""
    scores = np.array(game.scores)
    by_score = softmax(scores / (_SCORE_SCALE * max(1.0, scores.max())))
    return _SCORE_SHARE * by_score + (1 - _SCORE_SHARE) * np.array(game.win_shares)


def targets(win_chances: Any, final: Any) -> Any:
    """Return each position's target: the final result mixed with the next probabilities."""
    mixed = np.empty_like(win_chances)
    later = np.array(final)
    for number in reversed(range(len(win_chances))):
        mixed[number] = later
        later = _LAMBDA * later + (1 - _LAMBDA) * win_chances[number]
    return mixed


def fit_weights(old: Weights, games: Sequence[TrainingGame]) -> Weights:
    """Return the weights that explain these games best without moving far from the old ones."""
    start = vector(old)
    rows_by_game = []
    for game in games:
        features = design(game)
        goal = targets(softmax(features @ start), result(game))
        rows_by_game.append(Rows(features, goal))
    every = np.concatenate([rows.features.reshape(-1, len(start)) for rows in rows_by_game])
    deviation = np.maximum(every.std(axis=0), _MIN_DEVIATION)
    penalty = _REGULARISATION * len(every) * deviation**2
    fit = start.copy()
    for _ in range(_NEWTON_STEPS):
        gradient = -penalty * (fit - start)
        hessian = np.diag(penalty)
        for features, goal in rows_by_game:
            win_chances = softmax(features @ fit)
            centred = features - (win_chances[:, :, None] * features).sum(axis=1, keepdims=True)
            gradient += np.einsum("ps,psf->f", goal - win_chances, features)
            spread = (np.sqrt(win_chances)[:, :, None] * centred).reshape(-1, len(start))
            hessian += spread.T @ spread
        fit = fit + np.linalg.solve(hessian, gradient)
    return weights_of(fit)
