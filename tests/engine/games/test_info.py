"""The facts about a game are true of its recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from engine.core.game import Game
from engine.core.info import game_info
from engine.core.record import Record
from engine.core.registry import game, game_names
from engine.core.rules import Sealed
from tests.engine.games.records import records

STEP = 20
"""Of the positions of a record, every twentieth is compared with its views."""


class Facts(NamedTuple):
    """What was seen in the recorded games of a game."""

    most_decisions: int
    most_choices: int
    chance_used: bool
    hidden_from_all: bool
    hidden_from_some: bool
    asked_together: bool


@cache
def facts(name: str) -> Facts:
    """Replay a game's records and note what happens in them."""
    rules = game(name)
    found = [[*_facts_of(rules, record)] for record in records(name)]
    every = [one for record in found for one in record]
    return Facts(
        max(map(len, found)) - 1,
        max(one.most_choices for one in every),
        *(any(column) for column in list(zip(*every, strict=True))[2:]),
    )


def _facts_of(rules: Game[Any], record: Record) -> Iterator[Facts]:
    """Yield the facts of each position of a record."""
    chance = None
    for number, state in enumerate(record.positions()):
        chance = state.chance.state if chance is None else chance
        may_act = rules.may_act(state)
        hidden = _hidden(rules, state, len(record.names)) if number % STEP == 0 else []
        yield Facts(
            number,
            max((len(rules.legal_choices(state, seat)) for seat in may_act), default=0),
            state.chance.state != chance,
            bool(hidden) and bool(set.intersection(*hidden)),
            any(hidden),
            len(may_act) > 1,
        )


def _hidden(rules: Game[Any], state: Any, seats: int) -> list[set[str]]:
    """Return for each seat where its view differs, except sealed answers and future chance."""
    whole = _leaves(state.to_json())
    skipped = ["chance"]
    if state.stack and isinstance(rules.top(state), Sealed):
        skipped.append("stack")
    views = (_leaves(rules.view(state, seat).to_json()) for seat in range(seats))
    return [
        {
            path
            for path, value in whole.items()
            if seen.get(path, ...) != value and path.split("/")[1] not in skipped
        }
        for seen in views
    ]


def _leaves(plain: Any, path: str = "") -> dict[str, Any]:
    """Return the values of JSON by their paths."""
    if not isinstance(plain, dict | list):
        return {path: plain}
    parts = plain.items() if isinstance(plain, dict) else enumerate(plain)
    found: dict[str, Any] = {}
    for key, part in parts:
        found |= _leaves(part, f"{path}/{key}")
    return found


@pytest.mark.parametrize("name", game_names())
def test_players_are_those_of_the_rules(name: str) -> None:
    info, rules = game_info(name), game(name)
    assert info.name == name
    assert tuple(range(info.min_players, info.max_players + 1)) == rules.seat_counts


@pytest.mark.parametrize("name", game_names())
def test_chance_decides_after_the_setup_or_never(name: str) -> None:
    found = facts(name)
    assert game_info(name).stochastic == (found.chance_used or found.hidden_from_all)


@pytest.mark.parametrize("name", game_names())
def test_information_is_hidden_in_some_game_or_in_none(name: str) -> None:
    assert game_info(name).hidden_information == facts(name).hidden_from_some


@pytest.mark.parametrize("name", game_names())
def test_seats_move_together_in_some_game_or_in_none(name: str) -> None:
    assert game_info(name).simultaneous_moves == facts(name).asked_together


@pytest.mark.parametrize("name", game_names())
def test_the_bounds_hold_and_are_not_far_from_what_happens(name: str) -> None:
    info, found = game_info(name), facts(name)
    assert found.most_decisions <= info.max_decisions
    assert found.most_choices <= info.max_choices <= 2 * found.most_choices
