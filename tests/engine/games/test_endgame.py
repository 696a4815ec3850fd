"""The last decisions of a game are searched exactly, and shown as what they are worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.registry import game, game_names
from engine.players.agent import agent_for
from engine.players.endgame import Result, solve

EXACT = [
    name for name in game_names() if not (game(name).hidden_information or game(name).stochastic)
]
"""Games in which nothing is hidden and nothing is left to chance."""


def solved(name: str, seats: int) -> Iterator[tuple[Any, dict[str, Result]]]:
    """Yield the positions at the end of a random game that can be searched exactly."""
    rules, chance = game(name), Chance(12)
    state = rules.new(seats, None, Chance(11))
    while state.stack:
        if results := solve(rules, state):
            yield state.copy(), results
        seat = rules.to_move(state)[0]
        legal = rules.legal_choices(state, seat)
        rules.apply_unchecked(state, seat, legal[chance.below(len(legal))])


@pytest.mark.parametrize("name", EXACT)
def test_the_best_choices_lead_to_the_result_promised(name: str) -> None:
    rules, agent = game(name), agent_for(name)
    positions = list(solved(name, rules.seat_counts[0]))
    assert positions
    for state, results in positions:
        seat = rules.to_move(state)[0]
        advice = agent.act(rules.view(state, seat).to_json(), seat, "hard", "s")
        promised = results[advice.choice]
        assert promised.value(seat) == max(one.value(seat) for one in results.values())
        assert agent.value([state]) == pytest.approx(promised.win_shares)
        assert {one.choice: one.win_chance for one in advice.rated} == pytest.approx(
            {choice: one.win_shares[seat] for choice, one in results.items()}, abs=0.0001
        )
        while state.stack:
            seat = rules.to_move(state)[0]
            now = solve(rules, state) or {}
            choice = max(now, key=lambda one: now[one].value(seat))
            rules.apply_unchecked(state, seat, choice)
        outcome = rules.outcome(state)
        assert outcome.scores == promised.scores
        assert {seat for seat, share in enumerate(promised.win_shares) if share} == {
            *outcome.winners
        }
