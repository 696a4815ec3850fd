"""The opening placement (rules: Setup)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.board_bits import EMPTY_PLACE
from engine.emperor.data import (
    CODES,
    ELECTORATE,
    NOBODY,
    OPENING_ELECTOR,
    OPENING_NOBLES,
)
from engine.emperor.piece_words import ELECTOR_WORDS, THRONE, noble_of
from engine.emperor.pieces import EMPIRE
from engine.emperor.rules.placing import (
    ALL_SPOTS,
    electorates_with,
    electorates_with_city_space,
    empty_knight_spots,
    place_knight,
    why_no_city_space,
    why_no_knight_spot,
)
from engine.emperor.rules.rounds import Round
from engine.emperor.rules.texts import electorate_name, owner_of, reason, why_out_of_play
from engine.emperor.state import EmperorState


class Opening(Automatic[EmperorState]):
    """Queue the opening placements in order, then round 1."""

    name = "opening"

    def run(self, state: EmperorState) -> None:
        order = state.in_order()
        state.tell(
            events.GameOpened, state.emperor, out=[CODES[electorate] for electorate in state.out]
        )
        state.then(
            FirstCity(state.emperor),
            Coronation(state.emperor),
            *map(FirstElector, order[1:]),
            *(FirstNoble(seat, noble) for noble in OPENING_NOBLES for seat in order),
            *map(FirstKnight, order),
            Round(NOBODY),
        )


class FirstCity(Decision[EmperorState]):
    """Place the first empire city on any city space."""

    name = "first_city"
    verb = "city"
    goes_round = True

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty city space."""
        return electorates_with_city_space(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        state.empire_left -= 1
        state.found_city(EMPIRE, ELECTORATE[choice])
        state.tell(events.EmpireCityPlaced, seat, start="supply", end=choice)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate has no empty city space."""
        return why_no_city_space(state, ELECTORATE[choice])


class Coronation(Automatic[EmperorState]):
    """Crown the first emperor."""

    name = "coronation"

    def run(self, state: EmperorState) -> None:
        """Put a single aged 45 on the throne."""
        seat = self.seat
        state.tiles[seat] -= 1
        state.throne = noble_of(seat, OPENING_ELECTOR)
        state.tell(
            events.NoblePlaced, seat, noble=OPENING_ELECTOR, spot=THRONE, why="setup", tiles=-1
        )


class FirstElector(Decision[EmperorState]):
    """Place an elector on any vacant seat, without points."""

    name = "first_elector"
    verb = "elector"
    goes_round = True

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with a vacant seat."""
        return [
            CODES[electorate]
            for electorate in state.in_play()
            if state.electors[electorate] == NOBODY
        ]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place a single aged 45."""
        electorate = ELECTORATE[choice]
        state.tiles[seat] -= 1
        state.electors[electorate] = noble_of(seat, OPENING_ELECTOR)
        spot = ELECTOR_WORDS[electorate]
        state.tell(
            events.NoblePlaced, seat, noble=OPENING_ELECTOR, spot=spot, why="setup", tiles=-1
        )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return which player has the seat."""
        electorate = ELECTORATE[choice]
        if electorate in state.out:
            return why_out_of_play(state, electorate)
        holder = owner_of(state.electors[electorate])
        return reason("seat-taken", "spaces", electorate=electorate_name(electorate), who=holder)


class FirstNoble(Decision[EmperorState]):
    """Place a noble on any empty place."""

    name = "first_noble"
    verb = "place"
    goes_round = True
    noble_word: str

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty place."""
        return electorates_with(state, EMPTY_PLACE)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        state.tiles[seat] -= 1
        state.put(noble_of(seat, self.noble_word), ELECTORATE[choice])
        state.tell(
            events.NoblePlaced, seat, noble=self.noble_word, spot=choice, why="setup", tiles=-1
        )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate has no empty place."""
        return why_no_knight_spot(state, choice)


class FirstKnight(Decision[EmperorState]):
    """Place a knight on any empty place or in any empty castle."""

    name = "first_knight"
    verb = "knight"
    goes_round = True

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the empty places and castles."""
        return empty_knight_spots(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place the knight for free."""
        state.knights[seat] -= 1
        place_knight(state, seat, choice)
        state.tell(events.KnightPlaced, seat, spot=choice, knights=-1)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all places and castles."""
        return ALL_SPOTS

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why no knight can go to a spot: it is occupied, or does not exist."""
        return why_no_knight_spot(state, choice)
