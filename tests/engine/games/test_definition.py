"""Every game declares itself completely, and its rules have the same form."""

from __future__ import annotations

import re

import pytest

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game, game_names, package_of
from engine.core.rules import Question, Sealed

GAMES = game_names()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_found_by_its_name(name: str) -> None:
    rules = game(name)
    assert rules.name == name
    assert rules.package == package_of(name)
    assert game(name) is rules


@pytest.mark.parametrize("name", GAMES)
def test_a_games_metadata_is_valid(name: str) -> None:
    rules = game(name)
    assert rules.rules_version >= 1
    assert rules.max_decisions > 0
    assert list(rules.seat_counts) == sorted(set(rules.seat_counts))
    assert min(rules.seat_counts) >= 1
    for option in rules.options:
        assert len(set(option.values)) == len(option.values) >= 2


@pytest.mark.parametrize("name", GAMES)
def test_rules_carry_the_names_of_their_frames(name: str) -> None:
    for frame_name, rule in game(name).rules.items():
        assert rule.name == frame_name
        assert re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", rule.name), "it is not in snake_case"
        assert rule.__doc__, f"{frame_name} does not say what it is"
        if issubclass(rule, Question):
            assert " " not in rule.verb
            assert rule.secret or not issubclass(rule, Sealed)


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_found_by_the_names_in_saved_data(name: str) -> None:
    rules = game(name)
    assert sorted(rules.saved_rules.values(), key=repr) == sorted(rules.rules.values(), key=repr)


@pytest.mark.parametrize("name", GAMES)
def test_frames_have_no_state_but_their_parts(name: str) -> None:
    rules = game(name)
    state = rules.new(rules.seat_counts[-1], {}, Chance(1))
    chance = Chance(2)
    for _ in range(200):
        for frame in state.stack:
            remembered = getattr(frame, "__dict__", {})
            assert not remembered, f"{frame[0]} remembers {remembered}"
        if state.stack:
            rules.apply_unchecked(state, *random_move(rules, state, chance))
