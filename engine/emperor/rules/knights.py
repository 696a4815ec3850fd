"""Placing or moving a knight for a thaler (rules: Knights)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Decision
from engine.core.words.text import Text
from engine.emperor import events
from engine.emperor.data import KNIGHT_PRICE
from engine.emperor.piece_words import HAND
from engine.emperor.rules.placing import (
    ALL_SPOTS,
    empty_knight_spots,
    lift_knight,
    own_knight_spots,
    place_knight,
    why_no_knight_spot,
)
from engine.emperor.rules.texts import reason
from engine.emperor.state import EmperorState


class KnightPiece(Decision[EmperorState]):
    """Choose a knight in hand or on the board."""

    name = "knight_piece"
    verb = "take"

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return ``hand`` and the spots of the seat's knights."""
        spots = own_knight_spots(state, seat)
        return [HAND, *spots] if state.knights[seat] else spots

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        state.then(KnightTarget(seat, choice))

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return the hand and all places and castles."""
        return (HAND, *ALL_SPOTS)

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return that the seat has no knight there."""
        if choice == HAND:
            return reason("no-knight-hand", "knights")
        return reason("no-own-knight", "knights")


class KnightTarget(Decision[EmperorState]):
    """Choose an empty place or castle for a knight from the spot ``start``."""

    name = "knight_target"
    verb = "knight"
    start: str

    def options(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all empty places and castles; knights never push others."""
        return empty_knight_spots(state)

    def take(self, state: EmperorState, seat: int, choice: str) -> None:
        """Pay and place or move the knight."""
        start = self.start
        state.thalers[seat] -= KNIGHT_PRICE
        if start == HAND:
            state.knights[seat] -= 1
            place_knight(state, seat, choice)
            state.tell(events.KnightPlaced, seat, spot=choice, knights=-1, thalers=-KNIGHT_PRICE)
        else:
            lift_knight(state, seat, start)
            place_knight(state, seat, choice)
            state.tell(events.KnightMoved, seat, start=start, end=choice, thalers=-KNIGHT_PRICE)

    def vocabulary(self, state: EmperorState, seat: int) -> Sequence[str]:
        """Return all places and castles."""
        return ALL_SPOTS

    def refusal(self, state: EmperorState, seat: int, choice: str) -> Text | None:
        """Return why no knight can go to a spot: it is occupied, or does not exist."""
        return why_no_knight_spot(state, choice)
