"""The exact search of the last decisions, on the toy."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.registry import game
from engine.players import endgame
from engine.players.endgame import ends_soon, solve
from tests.engine.toy.rules import Bid, Turn


def last_turns() -> Any:
    """Return a position in which seat 0 moves, then seat 1, and the game is over."""
    rules = game("toy")
    state = rules.new(2, None, Chance(8))
    state.round = 6
    state.stack = [Turn(1), Turn(0)]
    state.hands = [[1, 4], [1, 1]]
    state.coins = [0, 2]
    state.deck = []
    rules.advance(state)
    return state


def test_the_last_reply_is_seen() -> None:
    """The 4 brings most coins, but seat 1 would take two of them; in the hand it wins."""
    results = solve(game("toy"), last_turns())
    assert results is not None
    assert {choice: result.win_shares for choice, result in results.items()} == {
        "pass": (1.0, 0.0),
        "roll": (1.0, 0.0),
        "1": (1.0, 0.0),
        "4": (0.0, 1.0),
    }


def test_a_game_with_many_decisions_left_does_not_end_soon() -> None:
    assert not ends_soon(game("toy"), game("toy").new(2, None, Chance(8)))
    assert ends_soon(game("toy"), last_turns())


def test_a_sealed_question_is_not_searched() -> None:
    """Answers at the same time have no order in which each could be the best reply."""
    state = last_turns()
    state.stack.insert(0, Bid((0, 1)))
    assert ends_soon(game("toy"), state)
    assert solve(game("toy"), state) is None


def test_too_many_positions_are_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endgame, "MAX_POSITIONS", 3)
    assert solve(game("toy"), last_turns()) is None
