"""The round (a turn in the rulebook), with its first and last phase: income, bailiff."""

from __future__ import annotations

from engine.caylus.data import (
    BAILIFF_FAR,
    BAILIFF_NEAR,
    INCOME,
    NOBODY,
    TILES,
)
from engine.caylus.rules.shared import begin_phase, enter_phase
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic

_INCOMES = {word: tile.income for word, tile in TILES.items() if tile.income}


class Turn(Automatic[CaylusState]):
    """A round is seven phases; with two players the order alternates."""

    name = "turn"

    def run(self, state: CaylusState) -> None:
        """Begin the next round and queue its phases."""
        state.turn += 1
        if state.seats == 2 and state.turn > 1:
            state.turn_order.reverse()
        state.tell("turn", -1, turn=state.turn, order=tuple(state.turn_order))
        state.then(
            ("income", -1),
            ("placing", -1),
            ("special_buildings", -1),
            ("provost", -1),
            ("road", -1),
            ("castle", -1),
            ("end_turn", -1),
        )


class Income(Automatic[CaylusState]):
    """Phase 1: deniers for all players, more for residences, library and hotel."""

    name = "income"

    def run(self, state: CaylusState) -> None:
        """Pay all players at once."""
        enter_phase(state, 1)
        gained = [INCOME] * state.seats
        for tile, owner in zip(state.road_tile, state.road_owner, strict=True):
            if owner != NOBODY and tile in _INCOMES:
                gained[owner] += _INCOMES[tile]
        for seat, deniers in enumerate(gained):
            state.deniers[seat] += deniers
        state.tell("income", -1, gains=tuple(gained))


class EndTurn(Automatic[CaylusState]):
    """Phase 7: bailiff and provost, then the scoring check."""

    name = "end_turn"

    def run(self, state: CaylusState) -> None:
        """Move the bailiff and put the provost beside it."""
        begin_phase(state, 7)
        start = state.bailiff
        state.bailiff += BAILIFF_FAR if state.provost > start else BAILIFF_NEAR
        state.provost = state.bailiff
        state.tell("bailiff", -1, start=start, end=state.bailiff)
        state.then(("scoring_check", -1))
