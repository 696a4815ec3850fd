"""Describe a position in a few words: white pieces, workers, and a line per player."""

from __future__ import annotations

from engine.caylus.data import PLACES, road_space
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.names import PLACE_CODES, holdings
from engine.core.words.game_words import Glance
from engine.core.words.phrases import dots
from engine.core.words.summaries import PlayerLine, piece_places, player_line
from engine.core.words.text import Value, say


def glance(state: CaylusState) -> Glance:
    """Return provost and bailiff, the places of workers, and a line per player."""
    white = dots(
        [
            say("caylus-board-provost-at", provost=state.provost),
            say("caylus-board-bailiff-at", bailiff=state.bailiff),
        ]
    )
    places: dict[int, list[Value]] = {seat: [] for seat in state.turn_order}
    for place, seat in state.placed_workers():
        places[seat].append(road_space(place) or PLACE_CODES[PLACES[place]])
    players = tuple(_player_entry(state, seat) for seat in state.turn_order)
    return Glance((white, *piece_places("glance-workers", places)), players)


def _player_entry(state: CaylusState, seat: int) -> PlayerLine:
    points = amount("vp", state.points[seat])
    facts: list[Value] = [points, amount("worker", state.workers[seat])]
    if state.deniers[seat] or any(state.cubes[seat]):
        facts += holdings(state, seat)
    return player_line(seat, facts, points)
