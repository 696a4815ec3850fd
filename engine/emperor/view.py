"""Views: everything is public except the random generator and cast ballots."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.rules import Sealed, blank_answers, fill_answers
from engine.emperor.state import EmperorState


def view(state: EmperorState, seat: int | None) -> EmperorState:
    """Return a copy without the position of the random generator and other seats' ballots."""
    seen = state.copy()
    seen.chance = Chance(0)
    if seen.stack and isinstance(asked := seen.stack[-1], Sealed):
        seen.stack[-1] = blank_answers(asked, seat)
    return seen


def determinize(seen: EmperorState, chance: Chance) -> EmperorState:
    """Return a full state that agrees with the view; cast ballots are drawn at random."""
    full = seen.copy()
    if full.stack and isinstance(full.stack[-1], Sealed):
        fill_answers(full, chance)
    full.chance = Chance(chance.below(1 << 64))
    return full
