"""The empty throne: who takes it, and where a defeated emperor's noble goes.

The emperor player chooses a :class:`Successor` when the noble on the throne dies. After a lost
election the throne's noble is lifted off the board (:func:`depose`), the new emperor player chooses
who takes its place (:class:`Accession`), and the old one where the lifted noble goes
(:class:`Abdication`). (rules: The empty throne; A new emperor)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.emperor import election_events
from engine.emperor.data import CODES, NOBODY, THRONE_FROM_HAND
from engine.emperor.piece_words import (
    ELECTOR_AT,
    ELECTOR_WORDS,
    GREY_EMINENCE,
    HAND,
    ON_PLACE,
    noble_of,
    noble_word,
)
from engine.emperor.pieces import OWN_NOBLES, OWNER
from engine.emperor.rules.nobles import own_on_places, spot_of, why_not_own, words_on_board
from engine.emperor.rules.placing import WAYS_BY_SEATS, enter_electorate, open_ways, why_no_way_in
from engine.emperor.rules.texts import reason
from engine.emperor.state import EmperorState


def _put_on_throne(
    state: EmperorState, seat: int, candidate: str, why: Literal["elected", "successor"]
) -> None:
    """Put a candidate on the throne.

    A noble from a place keeps its age and side; any other becomes a single aged 45.
    """
    if candidate in ON_PLACE:
        electorate, noble = ON_PLACE[candidate]
        state.lift(noble, electorate)
    else:
        noble = noble_of(seat, THRONE_FROM_HAND)
        _take_away(state, seat, candidate)
    state.throne = noble
    hand = {"tiles": -1} if candidate == HAND else {}
    state.tell(
        election_events.EmperorCrowned,
        seat,
        noble=noble_word(noble),
        spot=spot_of(candidate),
        why=why,
        **hand,
    )


def _take_away(state: EmperorState, seat: int, candidate: str) -> None:
    """Take a candidate from the seat's hand, the Grey Eminence, or an elector from the board."""
    if candidate == HAND:
        state.tiles[seat] -= 1
    elif candidate == GREY_EMINENCE:
        state.eminence = state.eminence_at = NOBODY
    else:
        state.electors[ELECTOR_AT[candidate]] = NOBODY


def _why_not_candidate(state: EmperorState, seat: int, candidate: str) -> Text | None:
    """Return why a candidate cannot take the throne."""
    if candidate == HAND:
        if own_on_places(state, seat):
            return reason("throne-place", "the-empty-throne")
        return reason("no-tile", "a-new-emperor")
    return why_not_own(state, seat, candidate) or reason("throne-elector", "the-empty-throne")


class Successor(Decision[EmperorState]):
    """Choose a noble for the empty throne, on a place or else in hand.

    It is also asked at once, out of turn, when a Doctor removes the emperor.
    """

    name = "successor"
    verb = "throne"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on places, or ``hand`` if there are none."""
        return own_on_places(state, seat) or (HAND,)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Put the noble on the throne; the emperor marker stays."""
        _put_on_throne(state, seat, choice, "successor")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board, and ``hand``."""
        return (*words_on_board(state, OWN_NOBLES[seat]), HAND)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a noble cannot go: an elector, or one in hand while one is on a place."""
        return _why_not_candidate(state, seat, choice)


def depose(state: EmperorState) -> None:
    """Lift the old emperor's noble off the board until it is resettled."""
    noble = state.throne
    state.lifted = noble
    state.throne = NOBODY
    state.tell(election_events.EmperorDeposed, OWNER[noble], noble=noble_word(noble))


class Accession(Decision[EmperorState]):
    """Choose the new emperor's noble.

    It comes from a place, else from hand; else it is the player's Grey Eminence, else an elector.
    All but a noble from a place become a single aged 45.
    """

    name = "accession"
    verb = "throne"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the candidates of the first of the four cases that applies."""
        if nobles := own_on_places(state, seat):
            return nobles
        if state.tiles[seat]:
            return (HAND,)
        if state.eminence == seat:
            return (GREY_EMINENCE,)
        own = OWN_NOBLES[seat]
        return [
            ELECTOR_WORDS[electorate]
            for electorate, elector in enumerate(state.electors)
            if elector in own
        ]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Put the noble on the throne and pass on the emperor marker."""
        state.emperor = seat
        _put_on_throne(state, seat, choice, "elected")

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the seat's nobles on the board, and ``hand``."""
        words = (*words_on_board(state, OWN_NOBLES[seat]), HAND)
        return (*words, GREY_EMINENCE) if state.eminence == seat else words

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why a noble cannot go: one on a place goes first, or the hand is empty."""
        if choice == GREY_EMINENCE:
            return reason("throne-place", "the-empty-throne")
        return _why_not_candidate(state, seat, choice)


class Abdication(Decision[EmperorState]):
    """Place the old emperor's noble, unchanged, or take it back to hand."""

    name = "abdication"
    verb = "place"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``hand`` and the ways into open electorates (push rule)."""
        return [HAND, *open_ways(state)]

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Place the lifted noble, or take it to hand."""
        noble = state.lifted
        state.lifted = NOBODY
        if choice == HAND:
            state.tiles[seat] += 1
            state.tell(election_events.NobleRetired, seat, noble=noble_word(noble), tiles=1)
        else:
            electorate = enter_electorate(state, noble, choice, seat)
            state.tell(
                election_events.NobleResettled,
                seat,
                noble=noble_word(noble),
                spot=CODES[electorate],
            )

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``hand`` and every way in."""
        return (HAND, *WAYS_BY_SEATS[state.seats])

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why an electorate is not open, or which knight can be pushed."""
        return why_no_way_in(state, choice)
