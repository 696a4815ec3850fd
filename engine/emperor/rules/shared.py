"""What several rules share: beginning a phase, paying money out, the word for declining."""

from __future__ import annotations

from engine.emperor import events
from engine.emperor.data import MAX_THALERS, NOBODY, PHASES
from engine.emperor.state import EmperorState

DECLINE = "decline"


def begin_phase(state: EmperorState, phase: int) -> None:
    """Begin a phase of the round."""
    state.phase = phase
    state.tell(events.PhaseBegun, NOBODY, phase=PHASES[phase - 1])


def pay_out(state: EmperorState, seat: int, thalers: int) -> dict[str, int]:
    """Give money up to the cap; return the gain as event data, empty if there is none."""
    before = state.thalers[seat]
    state.thalers[seat] = after = min(MAX_THALERS, before + thalers)
    return {"thalers": after - before} if after > before else {}
