"""What a seat may know of a game of Caylus: everything, except how chance would go on."""

from __future__ import annotations

from engine.caylus.state import CaylusState
from engine.core.chance import Chance


def view(state: CaylusState, _seat: int | None) -> CaylusState:
    """A copy without the position of chance; all else is public (rules §2): nobody has secrets."""
    seen = state.copy()
    seen.chance = Chance(0)
    return seen


def determinize(seen: CaylusState, chance: Chance) -> CaylusState:
    """A full state that agrees with the view; its chance starts from ``chance``."""
    full = seen.copy()
    full.chance = Chance(chance.below(1 << 64))
    return full
