"""Computer players vary: from the same start, every table goes its own way."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.registry import game, game_names
from engine.players.agent import Agent, agent_for
from tests.engine.games.played import few
from tests.thorough import THOROUGH

PUBLISHED = [name for name in game_names() if game(name).published]
"""Smaller games may have too few choices to differ each time."""
GAMES, MOVES = (100, 10_000) if THOROUGH else (3, 60)
"""Games of medium players, and how many moves of each are played."""


def game_of(agent: Agent, strength: str, table_seed: str, moves: int) -> tuple[str, ...]:
    """Play the beginning of a game whose cards and dice are always the same."""
    rules = agent.rules
    state = rules.new(rules.seat_counts[0], None, Chance(5))
    played: list[str] = []
    while state.stack and len(played) < moves:
        seat = rules.to_move(state)[0]
        view, seed = rules.view(state, seat).to_json(), f"{table_seed}:{len(played)}"
        choice = agent.act(view, seat, strength, seed).choice
        played.append(rules.move(state, choice))
        rules.apply_unchecked(state, seat, choice)
    return tuple(played)


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_table_seed_gives_another_game(name: str) -> None:
    agent = agent_for(name)
    games = [game_of(agent, "medium", f"table {number}", MOVES) for number in range(GAMES)]
    assert len(set(games)) == GAMES
    assert game_of(agent, "medium", "table 0", MOVES) == games[0]


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_search_varies_too(name: str) -> None:
    agent = few(name, 8)
    assert len({game_of(agent, "hard", f"table {number}", 24) for number in range(3)}) > 1


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_table_seed_changes_no_card_and_no_die(name: str) -> None:
    """Only the players' choices depend on it: the same moves lead to the same position."""
    rules, agent = game(name), agent_for(name)
    first, second = (rules.new(rules.seat_counts[0], None, Chance(5)) for _ in range(2))
    for number in range(20):
        seat = rules.to_move(first)[0]
        view = rules.view(first, seat).to_json()
        choice = agent.act(view, seat, "medium", f"a:{number}").choice
        agent.act(view, seat, "medium", f"b:{number}")
        rules.apply_unchecked(first, seat, choice)
        rules.apply_unchecked(second, seat, choice)
    assert first.to_json() == second.to_json()
