"""A made-up position for rules cards: three players in the middle of a round."""

from __future__ import annotations

from functools import lru_cache

from engine.caylus import GAME
from render.caylus.board_model import CaylusBoard
from render.kit.palette import PLAYERS
from render.kit.scene import Scene

SEATS = 3
_ROAD = ("neutral_farm", "neutral_quarry", "neutral_forest", "neutral_marketplace")
_TILES = dict(enumerate(_ROAD, start=1))
_WORKERS = {1: 0, 3: 1, 4: 2}
_PROVOST = 3
"""Space of the provost."""
_BAILIFF = 1
"""Space of the bailiff."""
_HOUSES: tuple[list[int], ...] = ([0, 1, 1, 2, 0, 1], [2, 0, 1], [])
_QUEUE = [1, 0]


@lru_cache(maxsize=4)
def sample_model(language: str) -> CaylusBoard:
    """Return the position, which asks no question."""
    state = GAME.new(SEATS)
    state.stack.clear()
    for space, word in _TILES.items():
        state.road_tile[space] = word
    for space, seat in _WORKERS.items():
        state.road_worker[space] = seat
    state.provost = _PROVOST
    state.bailiff = _BAILIFF
    state.castle_houses = [list(houses) for houses in _HOUSES]
    state.castle_queue = list(_QUEUE)
    return CaylusBoard(GAME.view(state, None), Scene(language, ("",) * SEATS, PLAYERS[:SEATS]))
