"""What a seat may be asked next, in every game."""

from __future__ import annotations

import json

import pytest

from engine.core import Chance, game, game_names
from engine.core.contract import random_move
from engine.core.foresight import Coming, foresee
from engine.core.rules import rule_of


@pytest.mark.parametrize("name", game_names())
def test_coming_questions_are_found_alike_and_kept_as_plain_data(name: str) -> None:
    rules, chance = game(name), Chance.from_seed("foresight")
    state = rules.new(3, {}, chance)
    for _ in range(30):
        rules.apply(state, *random_move(rules, state, chance))
    seat = rules.owing(state)[0]
    view = rules.view(state, seat)
    before = json.dumps(view.to_json())
    found = foresee(rules, view, seat, Chance.from_seed("7"), lambda: True)
    assert found
    assert found == foresee(rules, view, seat, Chance.from_seed("7"), lambda: True)
    assert json.dumps(view.to_json()) == before
    again = [Coming.from_json(json.loads(json.dumps(one.to_json()))) for one in found]
    assert [one.to_json() for one in again] == [one.to_json() for one in found]
    for one in found:
        assert 0 < one.share <= 1
        assert one.choices
        assert rule_of(one.question) in rules.rules


def test_what_the_table_asks_now_is_not_to_come() -> None:
    rules = game("tuscany")
    state = rules.new(2, {"regions": "dealt"}, Chance.from_seed("1"))
    assert rules.top(state)[0][0] == "START_CASTLE"
    for seat in (0, 1):
        found = foresee(rules, rules.view(state, seat), seat, Chance.from_seed("7"), lambda: True)
        assert "START_CASTLE" not in {rule_of(one.question) for one in found}
