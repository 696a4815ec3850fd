"""Phase 2: all nobles on the board get older, and the oldest die (rules: Aging)."""

from __future__ import annotations

from engine.core.rules import Automatic
from engine.emperor import events
from engine.emperor.data import AGING_PHASE, CODES, LAST_AGE, NOBODY
from engine.emperor.piece_words import ELECTOR_WORDS, ON_PLACE_WORDS, THRONE
from engine.emperor.pieces import AGE, KNIGHT_PIECE
from engine.emperor.rules.deaths import remove_dead_noble
from engine.emperor.rules.shared import begin_phase
from engine.emperor.state import EmperorState


class Aging(Automatic[EmperorState]):
    """Nobles aged 45 die and return to hand; all others get one step older."""

    name = "aging"

    def run(self, state: EmperorState) -> None:
        """Age the emperor, then the elector and the nobles of each electorate."""
        begin_phase(state, AGING_PHASE)
        state.throne = self._age_noble(state, state.throne, THRONE)
        for electorate, pieces in enumerate(state.places):
            if state.electors[electorate] != NOBODY:
                state.electors[electorate] = self._age_noble(
                    state, state.electors[electorate], ELECTOR_WORDS[electorate]
                )
            for index, piece in enumerate(pieces):
                if NOBODY < piece < KNIGHT_PIECE:
                    pieces[index] = self._age_noble(state, piece, ON_PLACE_WORDS[electorate][piece])
            state.update_board_bits(electorate)
        self._return_grey_eminence(state)
        state.tell(events.NoblesAged, NOBODY)

    def _age_noble(self, state: EmperorState, noble: int, word: str) -> int:
        """Return the noble one step older (the next number); remove one that dies (``NOBODY``)."""
        if AGE[noble] < LAST_AGE:
            return noble + 1
        remove_dead_noble(state, word, noble, why="age")
        return NOBODY

    def _return_grey_eminence(self, state: EmperorState) -> None:
        """Return the Grey Eminence to its owner's hand, if there is one."""
        seat = state.eminence
        if seat != NOBODY:
            state.tiles[seat] += 1
            state.tell(events.EminenceLeft, seat, electorate=CODES[state.eminence_at], tiles=1)
            state.eminence = state.eminence_at = NOBODY
