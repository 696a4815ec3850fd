"""A made-up position for rules cards: three players in the fifth round."""

from __future__ import annotations

from functools import lru_cache

from engine.caylus1303 import GAME
from engine.caylus1303.tiles import SETUP
from render.caylus1303.board_model import Caylus1303Board
from render.kit.palette import PLAYERS
from render.kit.scene import Scene

SEATS = 3
_TILES = {5: "start_farm_a", 6: "start_market_a"}
"""Tiles by space, counted from 0."""
_WORKERS = {4: -1, 5: 0, 6: 1}
_PROVOST = 6
_SITE_TILES = ("wood_manor", "stone_gold_mine", "stone_church")
_SITE_WORKERS = [1, 0]
_ROUND = 5


@lru_cache(maxsize=4)
def sample_model(language: str) -> Caylus1303Board:
    """Return the position, which asks no question."""
    state = GAME.new(SEATS)
    state.stack.clear()
    for at, word in _TILES.items():
        state.road_tile[at] = word
        state.road_side[at] = SETUP
    for at, seat in _WORKERS.items():
        state.road_worker[at] = seat
    state.provost = _PROVOST
    state.round = _ROUND
    state.site_tiles = list(_SITE_TILES)
    state.site_row = list(_SITE_WORKERS)
    return Caylus1303Board(GAME.view(state, None), Scene(language, ("",) * SEATS, PLAYERS[:SEATS]))
