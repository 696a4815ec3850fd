"""What a seat may be asked next is foreseen in every game."""

from __future__ import annotations

import json
import pickle

import pytest

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.foresight import foresee
from engine.core.registry import game, game_names
from engine.core.rules import saved_rule_name

MOVES = 3


@pytest.mark.parametrize("name", game_names())
def test_foreseen_questions_are_deterministic_plain_data(name: str) -> None:
    rules, chance = game(name), Chance.from_seed("foresight")
    state = rules.new(rules.seat_counts[-1], {}, chance)
    for _ in range(MOVES):
        rules.apply(state, *random_move(rules, state, chance))
    seat = rules.to_move(state)[0]
    view = rules.view(state, seat)
    before = json.dumps(view.to_json())
    found = foresee(rules, view, seat, Chance.from_seed("7"), lambda: True)
    assert found or not rules.published
    assert found == foresee(rules, view, seat, Chance.from_seed("7"), lambda: True)
    assert json.dumps(view.to_json()) == before
    assert pickle.loads(pickle.dumps(found)) == found
    for one in found:
        assert 0 < one.share <= 1
        assert one.choices
        assert saved_rule_name(one.question) in rules.saved_rules
