"""Positions and events keep their meaning on the way to a worker and back."""

from __future__ import annotations

import pickle

import pytest

from engine.core import Chance, game, game_names
from engine.core.contract import random_move


@pytest.mark.parametrize("name", game_names())
def test_positions_and_events_are_the_same_after_pickling(name: str) -> None:
    rules, chance = game(name), Chance.from_seed("pickled")
    state = rules.new(3, {}, chance, events=True)
    for _ in range(60):
        if state.over:
            break
        rules.apply(state, *random_move(rules, state, chance))
        for view in (state, rules.view(state, 0)):
            copy = pickle.loads(pickle.dumps(view))
            assert copy.to_json() == view.to_json()
            assert (copy.stack, copy.legal) == (view.stack, view.legal)
            assert rules.to_move(copy) == rules.to_move(view)
            assert copy.events == view.events
