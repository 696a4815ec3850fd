"""Random players, and starting positions for them."""

from __future__ import annotations

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance

VARIANTS = ("random", "recommended")
_IDLE = {"pass", "decline", "0", "done"}


def begin(seats: int, variant: str, seed: str, rich: bool) -> Caylus1303State:
    """Start a game with events; a rich one begins with plenty of everything."""
    state = GAME.setup(seats, {"characters": variant}, Chance.from_seed(seed))
    if rich:
        state.resources = [[7, 6, 7, 8, 8] for _ in range(seats)]  # the set-up adds its goods
    state.events = []
    return state


def eager(state: Caylus1303State, chance: Chance) -> str:
    """Make a random choice that rarely declines, and passes late."""
    wanted = [word for word in state.legal if word not in _IDLE]
    words = state.legal if not wanted or not chance.below(8) else wanted
    return words[chance.below(len(words))]
