"""A turn: its action, the marble, its end (rules §5, §7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision, Frame
from engine.core.words.text import Text, say
from engine.tuscany.data import (
    DISPLAY,
    EMPTY,
    PLUS_CARD,
    ROUNDS,
    STACK_SIZE,
)
from engine.tuscany.regions import hexes
from engine.tuscany.rules.gains import draw_cards
from engine.tuscany.rules.payments import payable
from engine.tuscany.rules.place import choose_item
from engine.tuscany.rules.places import affordable_hexes, fitting_items, no_target
from engine.tuscany.rules.take import begin_take
from engine.tuscany.rules.texts import amount, cards_of, colour_of, item_text
from engine.tuscany.state import TuscanyState

DRAW = "draw"
_FULL_DISPLAY = (DRAW, *DISPLAY)


class Turn(Automatic[TuscanyState]):
    """§5: one action, perhaps a second for a marble, and the end of the turn."""

    name = "turn"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        seat = frame[1]
        state.mover = seat
        state.turn += 1
        state.idle = True
        state.tell("turn", seat, turn=state.turn, round=state.round)
        state.then(("ACTION", seat), ("marble", seat), ("end_turn", seat))


class Action(Decision[TuscanyState]):
    """ACTION, §5: Draw, Take (a slot of the display) or Place (a hex of the region).

    A place on the board says which action is meant, so TAKE_TILE and the first step of PLACE_ITEM
    are asked here. Always asked, for what is legal follows from the hand. That a Place has begun,
    and where, nobody else knows before it is paid (§8, PLACE_ITEM: submitted with its payment).
    """

    name = "ACTION"
    verb = "take"
    bare = frozenset({DRAW})
    always_ask = True

    def move(self, choice: str) -> str:
        """``draw``, ``take A`` or ``place 3,-1``."""
        return f"place {choice}" if "," in choice else super().move(choice)

    def options(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Draw, every tile of the display, every hex that can be paid for."""
        return actions(state, frame[1], affordable_hexes(state, frame[1]))

    def take(self, state: TuscanyState, frame: Frame, choice: str) -> None:
        """Carry out a Draw, or begin a Take or a Place."""
        seat = frame[1]
        if choice == DRAW:
            count = state.base_draw + state.bonuses[seat][PLUS_CARD]
            if draw_cards(state, seat, count, "action"):
                state.idle = False
            return
        if choice in DISPLAY:
            state.idle = False
            begin_take(state, seat, DISPLAY.index(choice))
        else:
            choose_item(state, seat, state.map_of(seat).index[choice])

    def vocabulary(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Draw, all slots, all hexes."""
        return (*_FULL_DISPLAY, *state.map_of(frame[1]).words)

    def refusal(self, state: TuscanyState, frame: Frame, choice: str) -> Text | None:
        """Refuse an empty slot, or a hex on which nothing stored can go now."""
        seat = frame[1]
        if choice in DISPLAY:
            return say("tuscany-refusal-slot-empty", slot=choice)
        at = state.map_of(seat).index[choice]
        if not state.storage[seat]:
            return say("tuscany-refusal-storage-empty")
        return (
            no_target(state, seat, at)
            or _nothing_fits(state, seat, at)
            or _too_dear(state, seat, at)
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
    names = state.map_of(seat).words
    words.extend([names[i] for i in hexes(targets)])
    return words


def _nothing_fits(state: TuscanyState, seat: int, at: int) -> Text | None:
    if fitting_items(state, seat, at):
        return None
    stored = [item_text(item) for item in sorted(set(state.storage[seat]))]
    return say(
        "tuscany-refusal-no-item", space=at + 1, colour=colour_of(state, seat, at), stored=stored
    )


def _too_dear(state: TuscanyState, seat: int, at: int) -> Text | None:
    kind = state.map_of(seat).colours[at]
    if payable(state, seat, kind):
        return None
    hand = state.hands[seat]
    return say(
        "tuscany-refusal-cost",
        space=at + 1,
        colour=colour_of(state, seat, at),
        own=cards_of(kind, hand[kind]),
        workers=amount("worker", state.workers[seat]),
        pairs=amount("pair", sum(n // 2 for other, n in enumerate(hand) if other != kind)),
    )


class MarbleLeft(Automatic[TuscanyState]):
    """§5: after the first action, a player with marble may spend one on a second."""

    name = "marble"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        """Ask, if there is any."""
        if state.marble[frame[1]]:
            state.then(("MARBLE", frame[1]))


class Marble(Decision[TuscanyState]):
    """MARBLE, §5: once per turn, return one marble and do one further action of any kind."""

    name = "MARBLE"
    verb = "marble"
    bare = frozenset({"end"})

    def options(self, state: TuscanyState, frame: Frame) -> Sequence[str]:
        """Use it or end the turn."""
        return ("use", "end")

    def take(self, state: TuscanyState, frame: Frame, choice: str) -> None:
        """Spend the marble, or leave it."""
        seat = frame[1]
        if choice == "use":
            state.marble[seat] -= 1
            state.tell("marble_spent", seat)
            state.then(("ACTION", seat))

    def default(self, state: TuscanyState, frame: Frame) -> str:
        """End the turn."""
        return "end"


class EndTurn(Automatic[TuscanyState]):
    """§7: rounds end only once a turn is completely over, one at most (D-16)."""

    name = "end_turn"

    def run(self, state: TuscanyState, frame: Frame) -> None:
        """Count passes, end the round or the game, and go on clockwise."""
        seat = frame[1]
        following = (seat + 1) % state.seats
        state.passes = state.passes + 1 if state.idle else 0
        if state.passes >= state.seats:
            state.passes = 0
            state.tell("stalled", -1)
            ended = True
        elif state.round < ROUNDS:
            ended = emptied(state) and (not state.lap or following == state.start)
        else:
            ended = self._final_lap(state, seat)
        if ended:
            state.then(("round_end", -1, following))
        else:
            state.then(("turn", following))

    @staticmethod
    def _final_lap(state: TuscanyState, seat: int) -> bool:
        """Return whether round 3 is over: all have had a turn since a stack 3 ran out (D-17)."""
        if state.turns_left > 0:
            state.turns_left -= 1
        elif emptied(state):
            state.turns_left = state.seats
            state.tell("last_lap", seat)
        return state.turns_left == 0


def emptied(state: TuscanyState) -> bool:
    """Return whether somebody has emptied the stack that ends the current round."""
    return max(map(len, state.shown)) >= STACK_SIZE * state.round
