"""Every game keeps the engine's contract, with every number of players and every option."""

from __future__ import annotations

import pytest

from engine.core.contract import check_game, play_game
from engine.core.registry import game, game_names
from engine.core.rules import Question
from tests.engine.games.all_texts import Options, option_sets, single_options
from tests.thorough import by_turns

COMMANDS_IN_GROUP = 25
"""Discord's limit, which includes the pass command."""


def cases() -> list[tuple[str, int, Options, str]]:
    """Return every second seat count with alternating option sets, and every option by itself."""
    found: list[tuple[str, int, Options, str]] = []
    for turn, name in enumerate(game_names()):
        for seats in by_turns(game(name).seat_counts, turn, 2):
            kinds = by_turns(option_sets(name) or [{}], seats, max(len(option_sets(name)), 1))
            found += [(name, seats, way, "7") for way in kinds]
        found += [(name, game(name).seat_counts[0], way, "7") for way in single_options(name)]
    return found


@pytest.mark.parametrize(("name", "seats", "options", "seed"), cases(), ids=str)
def test_contract(name: str, seats: int, options: Options, seed: str) -> None:
    record = check_game(game(name), seats, options, seed)
    assert record.final
    assert len(record.moves) >= seats


@pytest.mark.parametrize("name", game_names())
def test_same_seed_and_same_choices_give_the_same_game(name: str) -> None:
    seats = max(game(name).seat_counts)
    once, again = (play_game(game(name), seats, {}, "twice")[1] for _ in range(2))
    assert once.text() == again.text()


@pytest.mark.parametrize("name", game_names())
def test_verbs_fit_into_a_group_of_commands(name: str) -> None:
    asked = [rule for rule in game(name).rules.values() if issubclass(rule, Question)]
    verbs = {rule.verb for rule in asked}
    assert 0 < len(verbs) < COMMANDS_IN_GROUP
