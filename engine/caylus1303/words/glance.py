"""A position of Caylus 1303 in a few words: the provost, workers, and a line per player."""

from __future__ import annotations

from engine.caylus1303.data import AT_SITE, CHARACTERS, UNKNOWN
from engine.caylus1303.rules.texts import amount
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.names import SITE_CODE, character_code, holdings, space_code
from engine.caylus1303.words.provost_effects import provost_place
from engine.caylus1303.words.summary import workers_of
from engine.core.words.game_words import Glance
from engine.core.words.phrases import listed
from engine.core.words.summaries import PlayerLine, piece_places, player_line
from engine.core.words.text import Value, say


def glance(state: Caylus1303State) -> Glance:
    """Describe the provost, the workers, and every player's known holdings."""
    provost = say("caylus1303-board-provost", provost=provost_place(state.provost))
    places: dict[int, list[Value]] = {
        seat: [
            SITE_CODE if space == AT_SITE else space_code(space)
            for space in workers_of(state, seat)
        ]
        for seat in state.order()
    }
    players = tuple(_player_entry(state, seat) for seat in state.order())
    return Glance((provost, *piece_places("glance-workers", places)), players)


def _player_entry(state: Caylus1303State, seat: int) -> PlayerLine:
    hand = say("caylus1303-board-hand", workers=amount("worker", state.hand[seat]))
    facts: list[Value] = [hand, *(holdings(state, seat) if any(state.resources[seat]) else ())]
    if state.points[seat] != UNKNOWN:
        facts.insert(0, amount("point", state.points[seat]))
    codes = [character_code(state, CHARACTERS[number]) for number in state.characters_of(seat)]
    return player_line(seat, [*facts, *([listed([*codes])] if codes else [])], hand)
