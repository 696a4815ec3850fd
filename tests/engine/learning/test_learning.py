"""Learning: games of the model against itself, and weights fitted to them."""

from __future__ import annotations

import numpy as np
import pytest

from engine.core.registry import game, game_names
from engine.learning.calibration import (
    best_temperature,
    bins_of,
    calibrated_bins,
    errors_by_part,
)
from engine.learning.fit import fit_weights, result, targets, vector, weights_of
from engine.learning.league import League
from engine.learning.reliability import plot
from engine.learning.selfplay import SelfPlay, TrainingGame
from engine.players.evaluation import Weights
from engine.players.model import load_model

NAME = game_names()[0]
OLD = Weights((0.0, 0.0), (0.0, 0.0), (0.0, 0.0))
"""Weights of two features that say nothing yet."""


def seen(winner: int) -> TrainingGame:
    """Return a game of two in which the first feature of the winner is larger throughout."""
    rows = [[[float(winner == seat), 1.0] for seat in range(2)] for _ in range(4)]
    win_shares = tuple(float(winner == seat) for seat in range(2))
    return TrainingGame(rows, [0.25, 0.5, 0.75, 1.0], win_shares, (10 * win_shares[0], 10.0))


def test_weights_become_an_array_and_back() -> None:
    weights = Weights((1.0, 2.0), (3.0, 4.0), (5.0, 6.0))
    assert vector(weights).tolist() == [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]
    assert weights_of(vector(weights)) == weights


def test_the_last_target_is_the_result() -> None:
    chances = np.array([[0.5, 0.5], [0.6, 0.4], [0.9, 0.1]])
    found = targets(chances, (1.0, 0.0))
    assert found[-1].tolist() == [1.0, 0.0]
    assert found[0, 0] < found[1, 0] < found[2, 0]


def test_a_feature_of_winners_gains_weight() -> None:
    new = fit_weights(OLD, [seen(winner % 2) for winner in range(20)])
    assert new.start[0] > 0.1
    assert new.start[1] == pytest.approx(0.0)


def test_predictions_that_come_true_have_no_error() -> None:
    games = [seen(0), seen(1)]
    even = [np.full((4, 2), 0.5) for _ in games]
    bins, error = bins_of(even, games)
    assert error == pytest.approx(0.0)
    assert [(one.predicted, one.observed, one.positions) for one in bins] == [(0.5, 0.5, 16)]


def test_calibration_makes_modest_predictions_bolder() -> None:
    games = [seen(winner % 2) for winner in range(10)]
    modest = Weights((0.5, 0.0), (0.0, 0.0), (0.0, 0.0))
    fitted_to = best_temperature(modest, games)
    assert fitted_to < 0.5
    _, before = calibrated_bins(modest, {2: 1.0}, games)
    bins, after = calibrated_bins(modest, {2: fitted_to}, games)
    assert after < before
    chart = plot("Game", bins, after, len(games))
    assert chart.startswith("<svg")
    assert chart.count("<circle") == len(bins)


def test_errors_are_told_apart_by_seats_and_thirds() -> None:
    """Sure predictions that come true have all the skill there is; even chances have none."""
    games = [seen(winner % 2) for winner in range(10)]
    parts = list(errors_by_part(Weights((9.0, 0.0), (0.0, 0.0), (0.0, 0.0)), {2: 1.0}, games))
    assert [(one.seats, one.third, one.positions) for one in parts] == [
        (2, 0, 20),
        (2, 1, 20),
        (2, 2, 40),
    ]
    assert all(one.error < 0.001 and one.skill > 0.999 for one in parts)
    even = errors_by_part(OLD, {2: 1.0}, games)
    assert all(one.skill == pytest.approx(0) for one in even)


def test_scores_tell_more_than_the_win() -> None:
    """The loser of a close game has done better than that of a clear one."""
    close, clear = (
        TrainingGame([], [], (1.0, 0.0), scores) for scores in ((50.0, 49.0), (50.0, 20.0))
    )
    assert result(clear)[1] < result(close)[1] < 0.5
    assert result(close).sum() == pytest.approx(1.0)


def test_a_training_game_is_played_to_its_end() -> None:
    model = load_model(NAME)
    self_play = SelfPlay(game(NAME), model)
    player = self_play.player(model.weights)
    found = self_play.training_game([player, player], "a game", random_moves=5)
    assert len(found.rows) == len(found.progress) > 20
    assert {len(row) for rows in found.rows for row in rows} == {len(model.features.names)}
    assert sum(found.win_shares) == pytest.approx(1.0)
    assert max(found.scores) > 0
    assert found.progress[0] < found.progress[-1]


def test_a_league_plays_all_numbers_of_seats_with_different_players() -> None:
    model = load_model(NAME)
    league = League(SelfPlay(game(NAME), model), [model.weights])
    games = list(league.training_games(model.weights, (2, 3), 2, "a league"))
    assert [len(one.scores) for one in games] == [2, 3]
    again = list(league.training_games(model.weights, (2, 3), 2, "a league"))
    assert [one.rows for one in again] == [one.rows for one in games]


def test_a_trial_needs_the_frozen_player_or_earlier_weights() -> None:
    model = load_model(NAME)
    league = League(SelfPlay(game(NAME), model), [])
    shares = list(league.trial(model.weights, 2, 2, "a trial"))
    assert len(shares) == 2
    assert all(0 <= share <= 1 for share in shares)
