"""Describe a position in a few words: white pieces, workers, and a line per player."""

from __future__ import annotations

from engine.caylus.data import PLACES, ROAD
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.names import PLACE_CODES, holdings
from engine.caylus.words.summary import workers
from engine.core.words.game_words import Glance
from engine.core.words.phrases import dots
from engine.core.words.summaries import piece_places, player_line
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
    for place, seat in workers(state):
        places[seat].append(PLACE_CODES[PLACES[place]] if place <= ROAD else place - ROAD)
    players = [
        player_line(
            seat,
            [points, amount("worker", state.workers[seat]), *_holdings_if_any(state, seat)],
            points,
        )
        for seat in state.turn_order
        for points in [amount("vp", state.points[seat])]
    ]
    return Glance((white, *piece_places("glance-workers", places)), tuple(players))


def _holdings_if_any(state: CaylusState, seat: int) -> list[Value]:
    return holdings(state, seat) if state.deniers[seat] or any(state.cubes[seat]) else []
