"""A turn: its action, the marble, its end (rules: Rounds and the end)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.tuscany import events
from engine.tuscany.data import NOBODY, RED_SOURCES, ROUNDS, STACK_SIZE
from engine.tuscany.rules.action import Action
from engine.tuscany.rules.gains import score_red
from engine.tuscany.rules.game_end import FinalScoring
from engine.tuscany.state import TuscanyState


class Turn(Automatic[TuscanyState]):
    """Queue one action, a possible second one for a marble, and the end of the turn."""

    name = "turn"

    def run(self, state: TuscanyState) -> None:
        seat = self.seat
        state.mover = seat
        state.turn += 1
        state.idle = True
        state.tell(events.TurnBegun, seat, turn=state.turn, round=state.round)
        state.then(Action(seat), OfferMarble(seat), EndTurn(seat))


class OfferMarble(Automatic[TuscanyState]):
    """Offer a second action to a player with marble."""

    name = "marble_left"
    saved_name = "marble"

    def run(self, state: TuscanyState) -> None:
        """Queue the question, if the player has marble."""
        if state.marble[self.seat]:
            state.then(SpendMarble(self.seat))


class SpendMarble(Decision[TuscanyState]):
    """Spend one marble, once per turn, on a second action of any kind."""

    name = "marble"
    saved_name = "MARBLE"
    verb = "marble"
    verbless = frozenset({"end"})

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
            state.tell(events.GameStalled, NOBODY)
            ended = True
        elif state.round < ROUNDS:
            lap_over = not state.ends_after_lap or following == state.start
            ended = lap_over and round_stack_emptied(state)
        else:
            ended = self._count_down_final_lap(state, seat)
        if ended:
            state.then(EndRound(NOBODY, following))
        else:
            state.then(Turn(following))

    @staticmethod
    def _count_down_final_lap(state: TuscanyState, seat: int) -> bool:
        """Return whether round 3 is over: all have had a turn since a stack 3 ran out.

        When a stack 3 runs out, the count begins with a ``LastLap`` event.

        This follows a ruling (rules: The last lap includes everyone).
        """
        if state.turns_left > 0:
            state.turns_left -= 1
        elif round_stack_emptied(state):
            state.turns_left = state.seats
            state.tell(events.LastLapBegun, seat)
        return state.turns_left == 0


class EndRound(Automatic[TuscanyState]):
    """Add green to red points; green stays. After round 3 the final scoring follows."""

    name = "round_end"
    following: int

    def run(self, state: TuscanyState) -> None:
        scored = state.round
        source = RED_SOURCES.index(f"round_{scored}")
        for seat, points in enumerate(state.green):
            score_red(state, seat, points, source)
        if scored == ROUNDS:
            state.then(FinalScoring(NOBODY))
        else:
            state.round += 1
            state.then(Turn(self.following))
        state.tell(events.RoundScored, NOBODY, round=scored, points=state.green[:])
        if scored < ROUNDS:
            state.tell(events.RoundBegun, NOBODY, round=state.round)


def round_stack_emptied(state: TuscanyState) -> bool:
    """Return whether any player has emptied the stack that ends the current round."""
    return max(map(len, state.shown)) >= STACK_SIZE * state.round
