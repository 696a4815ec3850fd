"""The next round, or the end of the game; ties (rules §5.8, §6)."""

from __future__ import annotations

from engine.core.rules import Automatic, Frame
from engine.emperor.data import (
    PHASES,
    ROUNDS,
)
from engine.emperor.state import EmperorState


class RoundMarker(Automatic[EmperorState]):
    """Phase 8, §5.8, §6: the next round, or the end of the game."""

    name = "round_marker"

    def run(self, state: EmperorState, frame: Frame) -> None:
        """Go on, unless that was the last round."""
        state.phase = len(PHASES)
        if state.round < ROUNDS:
            state.then(("round", -1))
        else:
            state.tell("game_over", -1, scores=tuple(state.vp), winners=winners(state))


def winners(state: EmperorState) -> tuple[int, ...]:
    """Return the winners: most points, then most thalers, then shared (§6)."""
    best = max(zip(state.vp, state.thalers, strict=True))
    return tuple(
        seat for seat in range(state.seats) if (state.vp[seat], state.thalers[seat]) == best
    )
