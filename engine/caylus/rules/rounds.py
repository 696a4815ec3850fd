"""Rounds (turns in the rulebook): income, the bailiff's move, and when a section is scored."""

from __future__ import annotations

from engine.caylus import castle_events, events
from engine.caylus.data import (
    BAILIFF_FAR,
    BAILIFF_NEAR,
    END_PHASE,
    INCOME,
    INCOME_PHASE,
    NOBODY,
    ROOM,
    SECTIONS,
    TRIGGERS,
)
from engine.caylus.rules.castle import Castle
from engine.caylus.rules.placing import Placing
from engine.caylus.rules.provost import Provost
from engine.caylus.rules.road import Road
from engine.caylus.rules.scoring import FinalScoring, SectionScore, SectionScored
from engine.caylus.rules.shared import begin_phase, enter_phase
from engine.caylus.rules.special import SpecialBuildings
from engine.caylus.state import CaylusState
from engine.caylus.tiles import TILES
from engine.core.rules import Automatic

_INCOMES = {word: tile.income for word, tile in TILES.items() if tile.income}


class Round(Automatic[CaylusState]):
    """A round is seven phases; with two players the order alternates."""

    name = "turn"

    def run(self, state: CaylusState) -> None:
        """Begin the next round and queue its phases."""
        state.round += 1
        if state.seats == 2 and state.round > 1:
            state.turn_order.reverse()
        state.tell(events.RoundBegun, NOBODY, round=state.round, order=tuple(state.turn_order))
        state.then(*_PHASES)


class Income(Automatic[CaylusState]):
    """Phase 1: deniers for all players, more for residences, library and hotel."""

    name = "income"

    def run(self, state: CaylusState) -> None:
        """Pay all players at once."""
        enter_phase(state, INCOME_PHASE)
        gained = [INCOME] * state.seats
        for tile, owner in zip(state.road_tile, state.road_owner, strict=True):
            if owner != NOBODY and tile in _INCOMES:
                gained[owner] += _INCOMES[tile]
        for seat, deniers in enumerate(gained):
            state.deniers[seat] += deniers
        state.tell(events.IncomePaid, NOBODY, gains=tuple(gained))


class EndRound(Automatic[CaylusState]):
    """Phase 7: bailiff and provost, then the scoring check."""

    name = "end_turn"

    def run(self, state: CaylusState) -> None:
        """Move the bailiff and put the provost beside it."""
        begin_phase(state, END_PHASE)
        start = state.bailiff
        state.bailiff += BAILIFF_FAR if state.provost > start else BAILIFF_NEAR
        state.provost = state.bailiff
        state.tell(castle_events.BailiffMoved, NOBODY, start=start, end=state.bailiff)
        state.then(ScoringCheck(NOBODY))


_PHASES = tuple(
    phase(NOBODY) for phase in (Income, Placing, SpecialBuildings, Provost, Road, Castle, EndRound)
)


class ScoringCheck(Automatic[CaylusState]):
    """Score each section once: when it is full or the bailiff has reached its trigger.

    Several can be scored in one phase, in order. After the towers the game is over, otherwise the
    next round begins (rules: Scorings together share the phase; Passing a trigger is enough; Full
    Towers finish the round).
    """

    name = "scoring_check"

    def run(self, state: CaylusState) -> None:
        """Score the current section and check again, or begin the next round or the end."""
        section = state.sections_scored
        if section == len(SECTIONS):
            state.then(FinalScoring(NOBODY))
        elif self._is_due(state, section):
            state.tell(castle_events.SectionScoringBegun, NOBODY, section=SECTIONS[section])
            players = [SectionScore(seat, SECTIONS[section]) for seat in state.turn_order]
            state.then(*players, SectionScored(NOBODY), ScoringCheck(NOBODY))
        else:
            state.then(Round(NOBODY))

    def _is_due(self, state: CaylusState, section: int) -> bool:
        full = len(state.castle_houses[section]) == ROOM[section]
        return full or state.bailiff >= TRIGGERS[section]
