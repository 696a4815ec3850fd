"""Effects of cards on the board, also through TRI and KOL (rules: Action cards; Privileges)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.board_bits import FIELD_SIZE, WAYS_IN
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
    refuse_marriage,
    refuse_not_own,
    replace_noble,
    spot_of,
    words_on_board,
)
from engine.emperor.rules.placing import (
    ALL_WAYS,
    city_spaces,
    enter_electorate,
    refuse_city_space,
    refuse_way_in,
    ways_in,
)
from engine.emperor.rules.texts import electorate_name, refuse
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
        """Turn the tile; beyond 45 it returns to its owner's hand."""
        seat = self.seat
        noble = noble_at(state, choice)
        own = OWNER[noble] == seat
        if not own and AGE[noble] == LAST_AGE:
            replace_noble(state, choice, NOBODY)
            remove_dead_noble(state, choice, noble, "doctor", seat)
            return
        replace_noble(state, choice, noble - 1 if own else noble + 1)
        state.tell(
            events.NobleTreated,
            seat,
            owner=OWNER[noble],
            noble=noble_word(noble),
            spot=spot_of(choice),
            older=int(not own),
        )

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every noble on the board."""
        return words_on_board(state, EVERY_NOBLE)

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse a noble of the seat aged 15."""
        return refuse("youngest", "what-the-cards-do")


class MoveNoble(CardEffect):
    """Move: choose a noble of yours on a place, then another electorate."""

    name = "move_noble"
    verb = "move"
    card = MOVE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on places that have another open electorate."""
        nobles = own_on_places(state, seat)
        open_to = [
            electorate
            for electorate in range(len(CODES))
            if state.board >> FIELD_SIZE * electorate & WAYS_IN
        ]
        if len(open_to) > 1:
            return nobles
        return [word for word in nobles if open_to and ON_PLACE[word][0] != open_to[0]]

    def carry_out(self, state: EmperorState, choice: str) -> None:
        """Ask for the electorate."""
        state.then(MoveTarget(self.seat, *ON_PLACE[choice]))

    def words(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board."""
        return words_on_board(state, OWN_NOBLES[seat])

    def target_refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse the emperor, an elector, or a noble without another open electorate."""
        if choice not in ON_PLACE:
            return refuse("only-places", "what-the-cards-do")
        return refuse(
            "nowhere-else", "what-the-cards-do", electorate=electorate_name(ON_PLACE[choice][0])
        )


class MoveTarget(Decision[EmperorState]):
    """Move, second step: choose the electorate to which the ``noble`` moves from ``start``."""

    name = "move_target"
    verb = "place"
    start: int
    noble: int

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the ways into other electorates."""
        return ways_in(state, but=self.start)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Move the noble, age and side unchanged."""
        start, noble = self.start, self.noble
        state.lift(noble, start)
        end = enter_electorate(state, noble, choice, seat)
        state.tell(
            events.NobleMoved, seat, noble=noble_word(noble), start=CODES[start], end=CODES[end]
        )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return every way in."""
        return ALL_WAYS[state.seats]

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse the noble's own electorate, or one that is not open."""
        if choice.startswith(CODES[self.start]):
            return refuse(
                "same-electorate", "what-the-cards-do", electorate=electorate_name(self.start)
            )
        return refuse_way_in(state, choice)


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
    """Ordinance: found a city on an empty city space; points by its number."""

    name = "ordinance"
    verb = "city"
    card = ORDINANCE

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the electorates with an empty city space."""
        return city_spaces(state) if state.cities_left[seat] else ()

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
        """Refuse an electorate without an empty city space."""
        return refuse_city_space(state, ELECTORATE[choice])


class ForeignDaughter(CardEffect):
    """Foreign king's daughter: turn a single of yours into a couple of the same age.

    Electors of archdioceses are excluded; the emperor and secular electors are allowed.
    """

    name = "foreign_daughter"
    verb = "marry"
    card = DAUGHTER

    def targets(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's singles on throne, secular seats and places."""
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
        """Refuse a couple, or an elector of an archdiocese."""
        return refuse_not_own(state, choice, seat) or refuse_marriage(state, choice)
