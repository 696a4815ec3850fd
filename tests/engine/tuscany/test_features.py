"""Features agree with the rules."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.tuscany import GAME
from engine.tuscany.data import STACK_SIZE, STACKS
from engine.tuscany.features import FEATURES


def test_room_in_storage_matters_until_the_last_tiles_are_turned() -> None:
    state = GAME.new(3, None, Chance(5))
    assert "storage" in FEATURES.names
    for turned in range(STACK_SIZE * STACKS + 1):
        state.shown[1] = [0] * turned
        left = STACK_SIZE * STACKS - turned
        assert FEATURES.irrelevant(state) == (("storage",) if left <= 1 else ())
