"""The rounds, and their last phase (rules: The round; Round marker)."""

from __future__ import annotations

from engine.core.rules import Automatic
from engine.emperor import events
from engine.emperor.data import ACTIONS_PHASE, INCOME_PHASE, MARKER_PHASE, NOBODY, ROUNDS
from engine.emperor.rules.actions import Actions
from engine.emperor.rules.aging import Aging
from engine.emperor.rules.descendants import Descendants
from engine.emperor.rules.election import Election
from engine.emperor.rules.electors import NewElectors
from engine.emperor.rules.emperor_actions import EmperorActions
from engine.emperor.rules.game_end import end_game
from engine.emperor.rules.income import Income
from engine.emperor.state import EmperorState


class Round(Automatic[EmperorState]):
    """A round has eight phases; the first one begins with the fourth."""

    name = "round"

    def run(self, state: EmperorState) -> None:
        """Reset passes and privileges, begin the next round and queue its phases."""
        state.round += 1
        state.passed = []
        state.used = []
        state.church = state.excommunicated = NOBODY
        state.tell(events.RoundBegun, NOBODY, round=state.round)
        first = ACTIONS_PHASE if state.round == 1 else INCOME_PHASE
        state.then(*_PHASES[first - 1 :])


class RoundMarker(Automatic[EmperorState]):
    """Phase 8: the next round, or the end of the game."""

    name = "round_marker"

    def run(self, state: EmperorState) -> None:
        """Queue the next round, unless this was the last one."""
        state.phase = MARKER_PHASE
        if state.round < ROUNDS:
            state.then(Round(NOBODY))
        else:
            end_game(state)


_PHASES = (
    Income(NOBODY),
    Aging(NOBODY),
    Descendants(NOBODY),
    Actions(NOBODY),
    NewElectors(NOBODY),
    Election(NOBODY),
    EmperorActions(NOBODY),
    RoundMarker(NOBODY),
)
