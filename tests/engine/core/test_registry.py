"""Every registered game matches its entry and has the same form."""

from __future__ import annotations

import pytest

from engine.core.registry import game, game_names, package_of
from engine.core.rules import Question, Sealed

GAMES = game_names()


def test_a_game_is_registered() -> None:
    assert "caylus" in GAMES


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        game("patience")


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
        assert type(rule).__doc__, f"{frame_name} does not say what it is"
        if isinstance(rule, Question):
            assert " " not in rule.verb
            assert rule.secret or not isinstance(rule, Sealed)


@pytest.mark.parametrize("name", GAMES)
def test_rules_have_no_state(name: str) -> None:
    for rule in game(name).rules.values():
        assert not vars(rule), f"{rule.name} remembers {vars(rule)}"
