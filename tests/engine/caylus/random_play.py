"""Random players, and starting positions for them."""

from __future__ import annotations

from engine.caylus import GAME
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.rules import PASS_WORDS

VARIANTS = ("table", "simplified")


def begin(seats: int, variant: str, seed: str, rich: bool) -> CaylusState:
    """Start a game with events; a rich one begins with plenty of everything."""
    state = GAME.setup(seats, {"favors": variant}, Chance.from_seed(seed))
    if rich:
        state.deniers = [40] * seats
        state.cubes = [[8, 8, 8, 8, 6] for _ in range(seats)]
    state.events = []
    return state


def eager(state: CaylusState, chance: Chance) -> str:
    """Make a random choice that rarely declines."""
    wanted = [word for word in state.legal if word not in PASS_WORDS]
    words = state.legal if not wanted or not chance.below(8) else wanted
    return words[chance.below(len(words))]
