"""A knight for a thaler: from hand, or from where it stands, to an empty space (rules §5.4 c)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision, Frame
from engine.core.words.text import Text, say
from engine.emperor.data import KNIGHT_PRICE
from engine.emperor.pieces import HAND
from engine.emperor.rules.placing import (
    ALL_SPOTS,
    knight_spots,
    no_spot,
    own_knights,
    station,
    unstation,
)
from engine.emperor.state import EmperorState


class KnightPiece(Decision[EmperorState]):
    """D7, §5.4 c: which knight, one in hand or one on the board."""

    name = "knight_piece"
    verb = "take"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return ``hand`` and where own knights stand."""
        seat = frame[1]
        found = own_knights(state, seat)
        return [HAND, *found] if state.knights[seat] else found

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        state.then(("knight_target", frame[1], choice))

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return the hand and all places and castles."""
        return (HAND, *ALL_SPOTS)

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """No knight in hand, or none of one's own there."""
        if choice == HAND:
            return say("emperor-refusal-no-knight-hand")
        return say("emperor-refusal-no-own-knight")


class KnightTarget(Decision[EmperorState]):
    """D7, §5.4 c: an empty place or castle; the frame says where the knight comes from."""

    name = "knight_target"
    verb = "knight"

    def options(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return all empty places and castles; knights never push."""
        return knight_spots(state)

    def take(self, state: EmperorState, frame: Frame, choice: str) -> None:
        """Pay and place or move the knight."""
        _, seat, start = frame
        state.thalers[seat] -= KNIGHT_PRICE
        if start == HAND:
            state.knights[seat] -= 1
            station(state, seat, choice)
            state.tell("knight_placed", seat, spot=choice, knights=-1, thalers=-KNIGHT_PRICE)
        else:
            unstation(state, seat, start)
            station(state, seat, choice)
            state.tell("knight_moved", seat, start=start, end=choice, thalers=-KNIGHT_PRICE)

    def vocabulary(self, state: EmperorState, frame: Frame) -> Sequence[str]:
        """Return all places and castles."""
        return ALL_SPOTS

    def refusal(self, state: EmperorState, frame: Frame, choice: str) -> Text | None:
        """Refuse a spot that is taken or does not exist."""
        return no_spot(state, choice)
