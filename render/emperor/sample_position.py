"""A made-up position for rules cards: every electorate has an elector and a follower."""

from __future__ import annotations

from functools import lru_cache

from engine.emperor import GAME
from engine.emperor.data import CODES
from engine.emperor.piece_words import noble_of
from render.emperor.board_model import EmperorBoard
from render.kit.palette import PLAYERS
from render.kit.scene import Scene

SEATS = 4
_ELECTORS = ("S45", "S35", "S25", "C35", "C25", "S45", "C45")
"""The electors in the order of the electorates, of the players in turn."""
_FOLLOWER = "S25"


@lru_cache(maxsize=4)
def sample_model(language: str) -> EmperorBoard:
    """Return the position, which asks no question."""
    state = GAME.new(SEATS)
    state.stack.clear()
    for electorate in range(len(CODES)):
        state.electors[electorate] = noble_of(electorate % SEATS, _ELECTORS[electorate])
        state.places[electorate][0] = noble_of((electorate + 1) % SEATS, _FOLLOWER)
    return EmperorBoard(GAME.view(state, None), Scene(language, ("",) * SEATS, PLAYERS[:SEATS]))
