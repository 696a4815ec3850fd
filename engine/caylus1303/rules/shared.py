"""The beginning of a phase and the word for declining, for the rules of several phases."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import NOBODY, PHASES
from engine.caylus1303.state import Caylus1303State

DECLINE = ("decline",)


def begin_phase(state: Caylus1303State, phase: int) -> None:
    """Begin a phase of the round."""
    state.phase = phase
    state.tell(events.PhaseBegun, NOBODY, phase=PHASES[phase])
