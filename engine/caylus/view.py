"""The view of a seat in Caylus: everything is public except the random generator."""

from __future__ import annotations

from engine.caylus.state import CaylusState
from engine.core.chance import Chance


def view(state: CaylusState, _seat: int | None) -> CaylusState:
    """Return a copy without the position of the random generator; all else is public."""
    seen = state.copy()
    seen.chance = Chance(0)
    return seen


def determinize(seen: CaylusState, chance: Chance) -> CaylusState:
    """Return a full state that agrees with the view; its randomness comes from ``chance``."""
    full = seen.copy()
    full.chance = Chance(chance.below(1 << 64))
    return full
