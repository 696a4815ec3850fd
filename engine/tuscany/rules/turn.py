"""A turn: its action, the marble, its end (rules: Rounds and the end)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.tuscany import events
from engine.tuscany.data import (
    DISPLAY,
    EMPTY,
    NOBODY,
    PLUS_CARD,
    ROUNDS,
    STACK_SIZE,
)
from engine.tuscany.regions import hexes
from engine.tuscany.rules.gains import draw_cards, score_red
from engine.tuscany.rules.payments import payable
from engine.tuscany.rules.place import choose_item
from engine.tuscany.rules.places import affordable_hexes, fitting_items, no_target
from engine.tuscany.rules.scoring import FinalScoring
from engine.tuscany.rules.take import begin_take
from engine.tuscany.rules.texts import amount, cards_of, colour_of, item_text, refuse
from engine.tuscany.state import TuscanyState

DRAW = "draw"
_FULL_DISPLAY = (DRAW, *DISPLAY)


class Turn(Automatic[TuscanyState]):
    """Queue one action, a possible second one for a marble, and the end of the turn."""

    name = "turn"

    def run(self, state: TuscanyState) -> None:
        seat = self.seat
        state.mover = seat
        state.turn += 1
        state.idle = True
        state.tell(events.Turn, seat, turn=state.turn, round=state.round)
        state.then(Action(seat), MarbleLeft(seat), EndTurn(seat))


class Action(Decision[TuscanyState]):
    """Draw, Take (a slot of the display) or Place (on a hex of the region).

    The choice of a slot or hex implies the action, so this question includes TAKE_TILE and the
    first step of PLACE_ITEM. It is always asked, because the legal choices depend on the hand.
    Other players learn of a Place only when it is paid for.
    """

    name = "ACTION"
    verb = "take"
    bare = frozenset({DRAW})
    always_ask = True

    @classmethod
    def move(cls, choice: str) -> str:
        """Return ``draw``, ``take A`` or ``place 3,-1``."""
        return f"place {choice}" if "," in choice else super().move(choice)

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return ``draw``, the slots with tiles, and the hexes the seat can pay for."""
        return actions(state, seat, affordable_hexes(state, seat))

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Carry out a Draw, or begin a Take or a Place."""
        if choice == DRAW:
            count = state.base_draw + state.bonuses[seat][PLUS_CARD]
            if draw_cards(state, seat, count, "action"):
                state.idle = False
            return
        if choice in DISPLAY:
            state.idle = False
            begin_take(state, seat, DISPLAY.index(choice))
        else:
            choose_item(state, seat, state.region_of(seat).index[choice])

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return ``draw``, all slots and all hexes."""
        return (*_FULL_DISPLAY, *state.region_of(seat).words)

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Refuse an empty slot, or a hex on which no stored item can be placed now."""
        if choice in DISPLAY:
            return refuse("slot-empty", "take", slot=choice)
        at = state.region_of(seat).index[choice]
        if not state.storage[seat]:
            return refuse("storage-empty", "place")
        return (
            no_target(state, seat, at)
            or _nothing_fits(state, seat, at)
            or _unaffordable(state, seat, at)
        )


def actions(state: TuscanyState, seat: int, targets: int) -> Sequence[str]:
    """Return the choices of ACTION, given the target hexes of Place."""
    display = state.display
    if EMPTY in display:
        words = [DRAW, *(DISPLAY[i] for i, item in enumerate(display) if item != EMPTY)]
    elif not targets:
        return _FULL_DISPLAY
    else:
        words = [*_FULL_DISPLAY]
    names = state.region_of(seat).words
    words.extend([names[i] for i in hexes(targets)])
    return words


def _nothing_fits(state: TuscanyState, seat: int, at: int) -> Text | None:
    if fitting_items(state, seat, at):
        return None
    stored = [item_text(item) for item in sorted(set(state.storage[seat]))]
    return refuse(
        "no-item", "place", space=at + 1, colour=colour_of(state, seat, at), stored=stored
    )


def _unaffordable(state: TuscanyState, seat: int, at: int) -> Text | None:
    kind = state.region_of(seat).colours[at]
    if payable(state, seat, kind):
        return None
    hand = state.hands[seat]
    return refuse(
        "cost",
        "payment",
        space=at + 1,
        colour=colour_of(state, seat, at),
        own=cards_of(kind, hand[kind]),
        workers=amount("worker", state.workers[seat]),
        pairs=amount("pair", sum(n // 2 for other, n in enumerate(hand) if other != kind)),
    )


class MarbleLeft(Automatic[TuscanyState]):
    """Offer a second action to a player with marble."""

    name = "marble"

    def run(self, state: TuscanyState) -> None:
        """Queue the question, if the player has marble."""
        if state.marble[self.seat]:
            state.then(Marble(self.seat))


class Marble(Decision[TuscanyState]):
    """Spend one marble, once per turn, on a second action of any kind."""

    name = "MARBLE"
    verb = "marble"
    bare = frozenset({"end"})

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return ``use`` and ``end``."""
        return ("use", "end")

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Spend the marble, or end the turn."""
        if choice == "use":
            state.marble[seat] -= 1
            state.tell(events.MarbleSpent, seat)
            state.then(Action(seat))

    def default(self, state: TuscanyState, seat: int) -> str:
        """End the turn."""
        return "end"


class EndTurn(Automatic[TuscanyState]):
    """End the turn, and at most one round with it (rules: One round per turn)."""

    name = "end_turn"

    def run(self, state: TuscanyState) -> None:
        """Count passes, end the round or the game, and queue the next player clockwise."""
        seat = self.seat
        following = (seat + 1) % state.seats
        state.passes = state.passes + 1 if state.idle else 0
        if state.passes >= state.seats:
            state.passes = 0
            state.tell(events.Stalled, -1)
            ended = True
        elif state.round < ROUNDS:
            ended = emptied(state) and (not state.lap or following == state.start)
        else:
            ended = self._final_lap(state, seat)
        if ended:
            state.then(RoundEnd(NOBODY, following))
        else:
            state.then(Turn(following))

    @staticmethod
    def _final_lap(state: TuscanyState, seat: int) -> bool:
        """Return whether round 3 is over: all have had a turn since a stack 3 ran out.

        This follows a ruling (rules: The last lap includes everyone).
        """
        if state.turns_left > 0:
            state.turns_left -= 1
        elif emptied(state):
            state.turns_left = state.seats
            state.tell(events.LastLap, seat)
        return state.turns_left == 0


class RoundEnd(Automatic[TuscanyState]):
    """Add green to red points; green stays. After round 3 the final scoring follows."""

    name = "round_end"
    following: int

    def run(self, state: TuscanyState) -> None:
        scored = state.round
        for seat, points in enumerate(state.green):
            score_red(state, seat, points, scored - 1)
        if scored == ROUNDS:
            state.then(FinalScoring(NOBODY))
        else:
            state.round += 1
            state.then(Turn(self.following))
        state.tell(events.RoundScored, -1, round=scored, points=state.green[:])
        if scored < ROUNDS:
            state.tell(events.Round, -1, round=state.round)


def emptied(state: TuscanyState) -> bool:
    """Return whether any player has emptied the stack that ends the current round."""
    return max(map(len, state.shown)) >= STACK_SIZE * state.round
