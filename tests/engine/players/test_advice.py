"""Advice shows the win probability of the position for the best move, and less for others."""

from __future__ import annotations

import pytest

from engine.players.advice import RatedChoice, anchored_at


def chances(win_chance: float, found: tuple[float, ...]) -> list[float]:
    rated = [RatedChoice(str(number), one, ()) for number, one in enumerate(found)]
    return [one.win_chance for one in anchored_at(win_chance, rated)]


def test_other_moves_keep_their_distance_in_odds() -> None:
    assert chances(0.5, (0.8, 0.8, 0.5)) == pytest.approx([0.5, 0.5, 0.2])


def test_a_move_that_throws_away_a_sure_win_is_not_shown_as_winning() -> None:
    assert chances(1.0, (0.9, 1.0, 0.0)) == [1.0, 1.0, 0.0]
    assert chances(0.0, (0.1, 0.05)) == [0.0, 0.0]
