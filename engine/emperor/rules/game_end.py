"""The next round, or the end of the game; ties (rules: Round marker; End and winner)."""

from __future__ import annotations

from engine.core import ties
from engine.core.rules import Automatic
from engine.core.ties import Criterion, Result
from engine.emperor.data import (
    PHASES,
    ROUNDS,
)
from engine.emperor.state import EmperorState


class RoundMarker(Automatic[EmperorState]):
    """Phase 8: the next round, or the end of the game."""

    name = "round_marker"

    def run(self, state: EmperorState) -> None:
        """Queue the next round, unless this was the last one."""
        state.phase = len(PHASES)
        if state.round < ROUNDS:
            state.then(("round", -1))
        else:
            won = result(state)
            broken = {"tie_breaks": won.tie_breaks} if won.tie_breaks else {}
            state.tell("game_over", -1, scores=tuple(state.vp), winners=won.winners, **broken)


def result(state: EmperorState) -> Result:
    """Return the winners: most points, then most thalers, then shared."""
    return ties.result(state.vp, Criterion("thalers", state.thalers))
