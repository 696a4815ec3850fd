"""Effects of cards on the board, which TRI and KOL also use (rules: Action cards; Privileges)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.board_bits import ENTRY_BITS
from engine.emperor.data import (
    CITIES,
    CODES,
    DAUGHTER,
    DOCTOR,
    ELECTORATE,
    FIRST_AGE,
    FROM_INDULGENCE,
    FROM_ORDINANCE,
    INDULGENCE,
    INDULGENCE_POINTS,
    LAST_AGE,
    MOVE,
    NOBODY,
    ORDINANCE,
    ORDINANCE_POINTS,
)
from engine.emperor.piece_words import ON_PLACE, noble_word
from engine.emperor.pieces import AGE, OWN_NOBLES, OWN_SINGLES, OWNER
from engine.emperor.rules.card_effect import CARRY_OUT, CardEffect
from engine.emperor.rules.deaths import remove_dead_noble
from engine.emperor.rules.nobles import (
    EVERY_NOBLE,
    FOREIGN_NOBLES,
    marriageable,
    marry,
    noble_at,
    own_on_places,
    replace_noble,
    spot_of,
    why_not_marriageable,
    why_not_own,
    words_on_board,
)
from engine.emperor.rules.placing import (
    WAYS_BY_SEATS,
    electorates_with,
    electorates_with_city_space,
    enter_electorate,
    open_ways,
    why_no_city_space,
    why_no_way_in,
)
from engine.emperor.rules.texts import electorate_name, reason
from engine.emperor.state import EmperorState

_TREATABLE = tuple(
    foreign | {noble for noble in own if AGE[noble] > FIRST_AGE}
    for own, foreign in zip(OWN_NOBLES, FOREIGN_NOBLES, strict=True)
)
"""The nobles that a Doctor can treat, by the seat of its buyer."""


class Doctor(CardEffect):
    """Doctor and KOL: make your noble one step younger, or another player's one step older."""

    name = "doctor"
    verb = "doctor"
    card = DOCTOR

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles aged 25 or more, and all nobles of other players."""
        return words_on_board(state, _TREATABLE[seat])

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Turn the tile one step; a noble older than 45 dies."""
        seat = self.seat
        noble = noble_at(state, choice)
        is_own = OWNER[noble] == seat
        if not is_own and AGE[noble] == LAST_AGE:
            replace_noble(state, choice, NOBODY)
            remove_dead_noble(state, choice, noble, why="doctor", by=seat)
            return
        replace_noble(state, choice, noble - 1 if is_own else noble + 1)
        state.tell(
            events.NobleTreated,
            seat,
            owner=OWNER[noble],
            noble=noble_word(noble),
            spot=spot_of(choice),
            older=int(not is_own),
        )

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every noble on the board."""
        return words_on_board(state, EVERY_NOBLE)

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that the seat's own youngest nobles cannot become younger."""
        return reason("youngest", "what-the-cards-do")


class MoveNoble(CardEffect):
    """Move: choose a noble of yours on a place, then another electorate."""

    name = "move_noble"
    verb = "move"
    card = MOVE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on places that could move to another open electorate."""
        open_electorates = {ELECTORATE[code] for code in electorates_with(state, ENTRY_BITS)}
        return [
            word for word in own_on_places(state, seat) if open_electorates - {ON_PLACE[word][0]}
        ]

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Ask for the electorate."""
        state.then(MoveTarget(self.seat, *ON_PLACE[choice]))

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board."""
        return words_on_board(state, OWN_NOBLES[seat])

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a noble cannot move: it is on no place, or no other electorate is open."""
        if choice not in ON_PLACE:
            return reason("only-places", "what-the-cards-do")
        return reason(
            "nowhere-else", "what-the-cards-do", electorate=electorate_name(ON_PLACE[choice][0])
        )


class MoveTarget(Decision[EmperorState]):
    """The second step of Move: choose where the ``noble`` goes from the electorate ``start``."""

    name = "move_target"
    verb = "place"
    start: int
    noble: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the ways into other electorates."""
        return open_ways(state, excluding=self.start)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Move the noble, which keeps its age and side."""
        start, noble = self.start, self.noble
        state.lift(noble, start)
        end = enter_electorate(state, noble, choice, seat)
        state.tell(
            events.NobleMoved, seat, noble=noble_word(noble), start=CODES[start], end=CODES[end]
        )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every way in."""
        return WAYS_BY_SEATS[state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that the noble is there already, or why the electorate is not open."""
        if choice.startswith(CODES[self.start]):
            return reason(
                "same-electorate", "what-the-cards-do", electorate=electorate_name(self.start)
            )
        return why_no_way_in(state, choice)


class Indulgence(CardEffect):
    """Indulgence: score a point; asked only if it can be waived."""

    name = "indulgence"
    verb = "indulgence"
    card = INDULGENCE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the only choice."""
        return (CARRY_OUT,)

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Gain the point."""
        state.earn(self.seat, INDULGENCE_POINTS, FROM_INDULGENCE)
        state.tell(events.IndulgenceScored, self.seat, points=INDULGENCE_POINTS)

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the only choice."""
        return (CARRY_OUT,)

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return ``None``, because it is always possible."""
        return None


class Ordinance(CardEffect):
    """Ordinance: found a city on an empty city space, and score by its number."""

    name = "ordinance"
    verb = "city"
    card = ORDINANCE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty city space."""
        return electorates_with_city_space(state) if state.cities_left[seat] else ()

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Found the city."""
        seat = self.seat
        state.cities_left[seat] -= 1
        number = CITIES - state.cities_left[seat]
        points = ORDINANCE_POINTS[number - 1]
        state.found_city(seat, ELECTORATE[choice])
        state.earn(seat, points, FROM_ORDINANCE)
        state.tell(
            events.CityFounded, seat, electorate=choice, number=number, cities=-1, points=points
        )

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all electorates."""
        return CODES

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate has no empty city space."""
        return why_no_city_space(state, ELECTORATE[choice])


class ForeignDaughter(CardEffect):
    """Foreign king's daughter: turn a single of yours into a couple of the same age.

    Electors of archdioceses are excluded; the emperor and secular electors are allowed.
    """

    name = "foreign_daughter"
    verb = "marry"
    card = DAUGHTER

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's singles on the throne, as secular electors and on places."""
        return marriageable(state, OWN_SINGLES[seat])

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Flip the tile."""
        single = noble_at(state, choice)
        marry(state, choice)
        state.tell(events.NobleWed, self.seat, noble=noble_word(single), spot=spot_of(choice))

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board."""
        return words_on_board(state, OWN_NOBLES[seat])

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a noble cannot marry: its owner, its side, or the seat of an archdiocese."""
        return why_not_own(state, seat, choice) or why_not_marriageable(state, choice)
