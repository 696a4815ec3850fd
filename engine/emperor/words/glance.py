"""A position of In the Shadow of the Emperor in a few words: throne, seats, a line per player."""

from __future__ import annotations

from engine.core.words.game_words import Glance
from engine.core.words.phrases import listed
from engine.core.words.summaries import PlayerLine, player_line, with_code
from engine.core.words.text import Seat, say
from engine.emperor.data import CODES, NOBODY
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import rival_seat
from engine.emperor.rules.texts import amount
from engine.emperor.state import EmperorState
from engine.emperor.words.names import electorate_label


def glance(state: EmperorState) -> Glance:
    """Return emperor and rival, the electors, and a line per player."""
    lines = [say("emperor-board-emperor", who=Seat(state.emperor))]
    if (challenger := rival_seat(state)) != NOBODY:
        lines.append(say("emperor-board-rival", who=Seat(challenger)))
    seats = [
        with_code(electorate_label(CODES[electorate]), Seat(OWNER[elector]))
        for electorate in state.in_play()
        if (elector := state.electors[electorate]) != NOBODY
    ]
    lines.append(say("emperor-glance-electors", seats=listed(seats)))
    return Glance(tuple(lines), tuple(_player_entry(state, seat) for seat in state.in_order()))


def _player_entry(state: EmperorState, seat: int) -> PlayerLine:
    points = amount("vp", state.points[seat])
    held = (
        ("thaler", state.thalers[seat]),
        ("noble", state.tiles[seat]),
        ("knight", state.knights[seat]),
    )
    return player_line(
        seat, [points, *(amount(kind, count) for kind, count in held if count)], points
    )
