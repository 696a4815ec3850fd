"""Succession to the throne, and the defeated emperor's noble (rules: The empty throne)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.emperor import election_events, events
from engine.emperor.data import CODES, NOBODY, THRONE_FROM_HAND
from engine.emperor.pieces import (
    ELECTOR_AT,
    ELECTOR_WORDS,
    GREY,
    HAND,
    ON_PLACE,
    OWN_NOBLES,
    OWNER,
    THRONE,
    noble_of,
    noble_word,
)
from engine.emperor.rules.nobles import not_own, on_board, own_on_places, spot_of
from engine.emperor.rules.placing import ALL_WAYS, enter, no_way_in, ways_in
from engine.emperor.rules.texts import refuse
from engine.emperor.state import EmperorState


def crown(state: EmperorState, seat: int, choice: str, why: str) -> None:
    """Put the chosen noble on the throne; one from a place keeps its age and side."""
    change_in_hand: dict[str, int] = {}
    if choice in ON_PLACE:
        e, noble = ON_PLACE[choice]
        state.lift(noble, e)
        spot = CODES[e]
    else:
        noble = noble_of(seat, THRONE_FROM_HAND)
        spot = choice
        if choice == HAND:
            state.tiles[seat] -= 1
            change_in_hand = {"tiles": -1}
        elif choice == GREY:
            state.eminence = state.eminence_at = NOBODY
        else:
            state.electors[ELECTOR_AT[choice]] = NOBODY
    state.throne = noble
    state.tell(
        election_events.Crowned, seat, noble=noble_word(noble), spot=spot, why=why, **change_in_hand
    )


def succession(state: EmperorState, seat: int) -> Sequence[str]:
    """Return the seat's nobles on places, or ``hand`` if there are none."""
    return own_on_places(state, seat) or (HAND,)


def not_on_place(state: EmperorState, seat: int, choice: str) -> Text | None:
    """Return why a noble, or the hand, cannot take the throne; ``None`` if it can."""
    if choice == HAND:
        return refuse("throne-place", "the-empty-throne")
    return not_own(state, choice, seat) or refuse("throne-elector", "the-empty-throne")


class Successor(Decision[EmperorState]):
    """Choose a noble for the empty throne, on a place or else in hand.

    It is also asked at once, out of turn, when a Doctor removes the emperor.
    """

    name = "successor"
    verb = "throne"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on places, or ``hand`` if there are none."""
        return succession(state, seat)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Put the noble on the throne; the emperor marker stays."""
        crown(state, seat, choice, "successor")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board, and ``hand``."""
        return (*on_board(state, OWN_NOBLES[seat]), HAND)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse an elector, or the hand while a noble is on a place."""
        return not_on_place(state, seat, choice)


class Accession(Decision[EmperorState]):
    """Choose the new emperor's noble.

    It comes from a place, else from hand; else it is the player's Grey Eminence, else an elector.
    All but a noble from a place become a single aged 45.
    """

    name = "accession"
    verb = "throne"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the candidates of the first of the four cases that applies."""
        if found := own_on_places(state, seat):
            return found
        if state.tiles[seat]:
            return (HAND,)
        if state.eminence == seat:
            return (GREY,)
        own = OWN_NOBLES[seat]
        return [ELECTOR_WORDS[e] for e, elector in enumerate(state.electors) if elector in own]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Put the noble on the throne and pass on the emperor marker."""
        state.emperor = seat
        crown(state, seat, choice, "elected")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board, and ``hand``."""
        found = (*on_board(state, OWN_NOBLES[seat]), HAND)
        return (*found, GREY) if state.eminence == seat else found

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse other candidates while a noble is on a place."""
        if choice == GREY:
            return refuse("throne-place", "the-empty-throne")
        return not_on_place(state, seat, choice)


class Abdication(Decision[EmperorState]):
    """Place the old emperor's noble, unchanged, or take it back to hand."""

    name = "abdication"
    verb = "place"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``hand`` and the ways into open electorates (push rule)."""
        return [HAND, *ways_in(state)]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place the lifted noble, or take it to hand."""
        noble = state.lifted
        state.lifted = NOBODY
        if choice == HAND:
            state.tiles[seat] += 1
            state.tell(election_events.Retired, seat, noble=noble_word(noble), tiles=1)
        else:
            e = enter(state, noble, choice, seat)
            state.tell(election_events.Resettled, seat, noble=noble_word(noble), spot=CODES[e])

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``hand`` and every way in."""
        return (HAND, *ALL_WAYS[state.seats])

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Refuse an electorate that is not open, or a wrong choice about the knight to push."""
        return no_way_in(state, choice)


def depose(state: EmperorState) -> None:
    """Lift the old emperor's noble off the board until it is resettled."""
    noble = state.throne
    state.lifted, state.throne = noble, NOBODY
    state.tell(election_events.Deposed, OWNER[noble], noble=noble_word(noble))


def bury(state: EmperorState, word: str, noble: int, why: str, by: int) -> None:
    """Return a noble beyond the last age to hand; fill an empty throne at once."""
    owner = OWNER[noble]
    state.tiles[owner] += 1
    doctor = {} if by == NOBODY else {"by": by}
    state.tell(
        events.Died,
        owner,
        noble=noble_word(noble),
        spot=spot_of(word),
        why=why,
        tiles=1,
        **doctor,
    )
    if word == THRONE:
        state.then(Successor(owner))
