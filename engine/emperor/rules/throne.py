"""Who takes the throne, and what becomes of a defeated emperor (rules §5.2 step 4, §5.6 step 5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision, Frame
from engine.core.words.text import Text, say
from engine.emperor.data import CODES, NOBODY, THRONE_FROM_HAND
from engine.emperor.pieces import (
    ELECTOR_AT,
    ELECTOR_WORDS,
    GRAY,
    HAND,
    OWN_NOBLES,
    OWNER,
    SITTING,
    THRONE,
    noble_of,
    noble_word,
)
from engine.emperor.rules.nobles import not_own, on_board, own_on_places, spot_of
from engine.emperor.rules.placing import ALL_WAYS, enter, no_way_in, ways_in
from engine.emperor.state import EmperorState


def crown(state: EmperorState, seat: int, choice: str, why: str) -> None:
    """Put the chosen noble on the throne; from a place its age and side are unchanged."""
    told: dict[str, int] = {}
    if choice in SITTING:
        e, noble = SITTING[choice]
        state.lift(noble, e)
        spot = CODES[e]
    else:
        noble = noble_of(seat, THRONE_FROM_HAND)
        spot = choice
        if choice == HAND:
            state.tiles[seat] -= 1
            told = {"tiles": -1}
        elif choice == GRAY:
            state.eminence = state.eminence_at = NOBODY
        else:
            state.electors[ELECTOR_AT[choice]] = NOBODY
    state.throne = noble
    state.tell("crowned", seat, noble=noble_word(noble), spot=spot, why=why, **told)


def succession(state: EmperorState, seat: int) -> Sequence[str]:
    """Own nobles on places; without any, ``hand``."""
    return own_on_places(state, seat) or (HAND,)


def not_on_place(state: EmperorState, seat: int, choice: str) -> Text | None:
    """Why a noble, or the hand, is not what takes the throne."""
    if choice == HAND:
        return say("emperor-refusal-throne-place")
    return not_own(state, choice, seat) or say("emperor-refusal-throne-elector")


class Successor(Decision[EmperorState]):
    """D3, §5.2 step 4: a noble for the empty throne, from a place or, without any, from hand.

    Also asked at once, out of turn, when a Doctor effect removes the emperor (§5.2).
    """

    name = "successor"
    verb = "throne"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return own nobles on places; without any, ``hand``."""
        return succession(state, frame[1])

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Put it on the throne; the emperor marker stays."""
        crown(state, frame[1], choice, "successor")

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return own nobles on the board, and the hand."""
        return (*on_board(state, OWN_NOBLES[frame[1]]), HAND)

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Electors may not be taken, nor the hand while a noble is on a place."""
        return not_on_place(state, frame[1], choice)


class Accession(Decision[EmperorState]):
    """D16, §5.6 step 5 (ii): the new emperor's noble.

    From a place; without any, from hand; without that, the own Gray eminence or an own elector,
    which become a single of 45.
    """

    name = "accession"
    verb = "throne"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return who may take the throne, according to the first of four cases that applies."""
        seat = frame[1]
        if found := own_on_places(state, seat):
            return found
        if state.tiles[seat]:
            return (HAND,)
        if state.eminence == seat:
            return (GRAY,)
        own = OWN_NOBLES[seat]
        return [ELECTOR_WORDS[e] for e, elector in enumerate(state.electors) if elector in own]

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Put it on the throne; the emperor marker changes hands."""
        seat = frame[1]
        state.emperor = seat
        crown(state, seat, choice, "elected")

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return own nobles on the board, and the hand."""
        found = (*on_board(state, OWN_NOBLES[frame[1]]), HAND)
        return (*found, GRAY) if state.eminence == frame[1] else found

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Not while a noble is on a place."""
        if choice == GRAY:
            return say("emperor-refusal-throne-place")
        return not_on_place(state, frame[1], choice)


class Abdication(Decision[EmperorState]):
    """D17, §5.6 step 5 (iv): the old emperor's noble, age and side unchanged, or to hand."""

    name = "abdication"
    verb = "place"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return ``hand`` and the ways into open electorates (push rule)."""
        return [HAND, *ways_in(state)]

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Place the lifted noble, or take it back."""
        seat, noble = frame[1], state.lifted
        state.lifted = NOBODY
        if choice == HAND:
            state.tiles[seat] += 1
            state.tell("retired", seat, noble=noble_word(noble), tiles=1)
        else:
            e = enter(state, noble, choice, seat)
            state.tell("resettled", seat, noble=noble_word(noble), spot=CODES[e])

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return the hand and every way in."""
        return (HAND, *ALL_WAYS[state.seats])

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Refuse an electorate that is not open, or a wrong choice about the knight to push."""
        return no_way_in(state, choice)


def depose(state: EmperorState) -> None:
    """Lift the old emperor's noble: until it is resettled it lies beside the board (§5.6)."""
    noble = state.throne
    state.lifted, state.throne = noble, NOBODY
    state.tell("deposed", OWNER[noble], noble=noble_word(noble))


def bury(state: EmperorState, word: str, noble: int, why: str, by: int) -> None:
    """Return a noble beyond the last age to hand; fill an empty throne at once (§5.2)."""
    owner = OWNER[noble]
    state.tiles[owner] += 1
    told = {} if by == NOBODY else {"by": by}
    state.tell("died", owner, noble=noble_word(noble), spot=spot_of(word), why=why, tiles=1, **told)
    if word == THRONE:
        state.then(("successor", owner))
