"""Views: everything is public except the random generator and cast ballots."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.rules import Sealed, blank_answers, fill_answers
from engine.emperor.rules import RULES
from engine.emperor.state import EmperorState


def view(state: EmperorState, seat: int | None) -> EmperorState:
    """Return a copy without the position of the random generator and other seats' ballots."""
    seen = state.copy()
    seen.chance = Chance(0)
    if seen.stack and seen.stack[-1][1] < 0:
        seen.stack[-1] = blank_answers(seen.stack[-1], seat)
    return seen


def determinize(seen: EmperorState, chance: Chance) -> EmperorState:
    """Return a full state that agrees with the view; cast ballots are drawn at random."""
    full = seen.copy()
    if full.stack and full.stack[-1][1] < 0:
        rule = RULES[full.stack[-1][0]]
        assert isinstance(rule, Sealed)
        fill_answers(rule, full, chance)
    full.chance = Chance(chance.below(1 << 64))
    return full
