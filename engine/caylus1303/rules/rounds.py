"""Rounds: four phases each, the last of which leads to the next round."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import MANAGEMENT_PHASE, NOBODY, ROUNDS
from engine.caylus1303.rules.activation import Activation
from engine.caylus1303.rules.delivery import Delivery
from engine.caylus1303.rules.game_end import FinalScoring
from engine.caylus1303.rules.management import Monuments, ProvostReset, Recruitment, Residences
from engine.caylus1303.rules.planning import Planning
from engine.caylus1303.rules.shared import begin_phase
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic


class Round(Automatic[Caylus1303State]):
    """A round is four phases."""

    name = "round"

    def run(self, state: Caylus1303State) -> None:
        """Begin the next round and queue its phases."""
        state.round += 1
        state.opener = state.start_player
        state.tell(events.RoundBegun, NOBODY, round=state.round, order=tuple(state.order()))
        state.then(Planning(NOBODY), Activation(NOBODY), Delivery(NOBODY), Management(NOBODY))


class Management(Automatic[Caylus1303State]):
    """Phase 4: five steps in order."""

    name = "management"

    def run(self, state: Caylus1303State) -> None:
        begin_phase(state, MANAGEMENT_PHASE)
        state.then(
            Residences(NOBODY),
            Monuments(NOBODY),
            Recruitment(NOBODY),
            ProvostReset(NOBODY),
            EndRound(NOBODY),
        )


class EndRound(Automatic[Caylus1303State]):
    """Return pass markers and flags; begin the next round, or end the game after nine."""

    name = "end_round"

    def run(self, state: Caylus1303State) -> None:
        """Clear the round's data, and queue the next round or the final scoring."""
        state.bridge = []
        state.goldsmith_used = False
        state.batches = [0] * state.seats
        state.then(Round(NOBODY) if state.round < ROUNDS else FinalScoring(NOBODY))
