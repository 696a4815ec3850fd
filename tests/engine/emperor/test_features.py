"""Features agree with the rules."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.emperor import GAME
from engine.emperor.features import FEATURES
from engine.emperor.rules.election import votes


def test_votes_include_the_declarations() -> None:
    changed = set[str]()
    for seed in range(12):
        state, chance = GAME.new(3, None, Chance(seed)), Chance(seed)
        while state.stack:
            asked = state.stack[-1].name
            before = [votes(state, seat) for seat in range(3)]
            GAME.apply_unchecked(state, *random_move(GAME, state, chance))
            if asked not in ("church_influence", "excommunication") or state.phase != 6:
                continue
            counted = [votes(state, seat) for seat in range(3)]
            assert [row.votes for row in FEATURES.rows(state)] == counted
            changed |= {asked} if counted != before else set()
    assert changed == {"church_influence", "excommunication"}
