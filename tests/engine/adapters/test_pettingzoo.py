"""Every game is an environment of PettingZoo: its own tests pass, and nothing secret shows."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from engine.adapters.pettingzoo import GameEnv, env
from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.info import game_info
from engine.core.registry import game, game_names

TABLES = [(name, seats) for name in game_names() for seats in game(name).seat_counts]
CYCLES = 10
"""Decisions of each agent in PettingZoo's tests; whole games would take minutes."""


def play(made: GameEnv, seed: int) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Play a random game; return agent, observation and info of every decision and of the end."""
    made.reset(seed=seed)
    random = np.random.default_rng(seed)
    met = []
    for agent in made.agent_iter():
        observation, _, termination, _, info = made.last()
        assert made.observation_space(agent).contains(observation)
        met.append((agent, observation, info))
        allowed = np.flatnonzero(observation["action_mask"])
        made.step(None if termination else int(random.choice(allowed)))
    return met


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_api_test_passes(name: str, seats: int) -> None:
    """It warns about every observation with an action mask, except of environments it knows."""
    api_test(env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoos_seed_test_passes(name: str, seats: int) -> None:
    seed_test(lambda: env(name, seats), num_cycles=CYCLES)


@pytest.mark.parametrize("name", game_names())
def test_a_whole_game_ends_with_one_win(name: str) -> None:
    made = GameEnv(name, game(name).seat_counts[0])
    rewards = dict.fromkeys(made.possible_agents, 0.0)
    made.reset(seed=1)
    for agent in made.agent_iter():
        _, reward, termination, truncation, info = made.last()
        assert not truncation
        rewards[agent] += reward
        made.step(None if termination else len(info["moves"]) - 1)
    winners = made.rules.outcome(made.position).winners
    assert made.position.over
    assert {agent for agent, reward in rewards.items() if reward} == {
        made.possible_agents[seat] for seat in winners
    }
    assert sum(rewards.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", game_names())
def test_actions_are_the_legal_moves_in_order(name: str) -> None:
    made = GameEnv(name, game(name).seat_counts[-1])
    most = game_info(name).max_choices
    for agent, observation, info in play(made, seed=2):
        moves = info.get("moves", ())
        assert observation["action_mask"].tolist() == [1] * len(moves) + [0] * (most - len(moves))
        if moves:
            view, seat = made.rules.load(info["view"]), made.possible_agents.index(agent)
            assert seat in made.rules.to_move(view)


def test_a_move_is_made_by_its_index() -> None:
    made = GameEnv(game_names()[0], 2)
    made.reset(seed=3)
    moves = made.infos[made.agent_selection]["moves"]
    twin = made.position.copy()
    seat = made.possible_agents.index(made.agent_selection)
    made.step(len(moves) - 1)
    made.rules.apply(twin, seat, made.rules.parse_move(twin, seat, moves[-1]))
    assert made.position.to_json() == twin.to_json()


@pytest.mark.parametrize("action", [None, -1, 99])
def test_an_illegal_action_is_refused(action: int | None) -> None:
    made = GameEnv(game_names()[0], 2)
    made.reset(seed=3)
    before = made.position.to_json()
    with pytest.raises(ValueError, match="is not legal"):
        made.step(action)
    assert made.position.to_json() == before


@pytest.mark.parametrize("name", game_names())
def test_an_observation_shows_nothing_that_the_seat_may_not_know(name: str) -> None:
    """Positions that look the same to a seat have the same vector and the same JSON."""
    made, other = (GameEnv(name, game(name).seat_counts[-1]) for _ in range(2))
    made.reset(seed=4)
    for number in range(12):
        agent = made.agent_selection
        seat = made.possible_agents.index(agent)
        before, said = made.observe(agent)["observation"], made.infos[agent]["view"]
        seen = made.rules.view(made.position, seat)
        other.position = made.rules.determinize(seen, Chance(number))
        assert np.array_equal(other.observe(agent)["observation"], before)
        assert made.rules.view(other.position, seat).to_json() == said
        made.step(number % len(made.infos[agent]["moves"]))


@pytest.mark.parametrize("name", game_names())
def test_every_option_can_be_played(name: str) -> None:
    for option in game(name).options:
        for value in option.values:
            made = GameEnv(name, game(name).seat_counts[0], {option.name: value})
            made.reset(seed=6)
            made.step(0)
            assert made.observe(made.agent_selection)["observation"].any()


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(EngineError, match="is for 2, 3, 4, 5 players, not 9"):
        env("caylus", 9)
    with pytest.raises(KeyError):
        env("patience", 2)


def test_a_position_can_be_read_in_words() -> None:
    made = env("emperor", 2)
    made.reset(seed=7)
    assert "Emperor" in str(made.render())
