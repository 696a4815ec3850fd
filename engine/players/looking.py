"""Looking ahead to the end of one's own turn: what a choice leads to once it is complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.rules import unanswered
from engine.players.judge import Judge


class End(NamedTuple):
    """Where a choice leads: the position when the turn ends, and each seat's chance there."""

    chances: tuple[float, ...]
    state: Any


class Looker:
    """Judges choices by the best that the same seat can make of them before its turn ends."""

    def __init__(self, judge: Judge, breadth: int) -> None:
        """``breadth`` bounds the positions looked at for all choices of one question together."""
        self.judge = judge
        self.rules = judge.rules
        self.breadth = breadth

    def ends(self, state: Any, seat: int, legal: Sequence[str]) -> list[End]:
        """What each choice leads to."""
        share = self.breadth // len(legal)
        return [self._after(state, seat, choice, share) for choice in legal]

    def onward(self, end: End, seat: int) -> End:
        """From the end of one turn of a seat to that of its next, if the game goes on so long.

        Everybody does what looks best to them at the end of their own turn.
        """
        while end.state.stack:
            asked = self.rules.to_move(end.state)[0]
            ends = self.ends(end.state, asked, self.rules.legal_choices(end.state, asked))
            end = max(ends, key=lambda one: one.chances[asked])
            if asked == seat:
                break
        return end

    def _after(self, state: Any, seat: int, choice: str, room: int) -> End:
        after = state.copy()
        self.rules.apply_unchecked(after, seat, choice)
        return self._best(after, seat, room)

    def _best(self, state: Any, seat: int, room: int) -> End:
        """The best end of the turn found within about ``room`` positions."""
        while not self.rules.turn_ended(state, seat):
            legal = self.rules.legal_choices(state, seat)
            if room >= len(legal):
                share = room // len(legal)
                ends = [self._after(state, seat, choice, share - 1) for choice in legal]
                return max(ends, key=lambda end: end.chances[seat])
            self.rules.apply_unchecked(state, seat, legal[0])
        reveal(self.rules, state)
        return End(self.judge.chances(state), state)


def reveal(rules: Any, state: Any) -> None:
    """Let the others answer a sealed question to which somebody has an answer, whatever comes."""
    while state.stack and state.stack[-1][1] < 0:
        frame = state.stack[-1]
        owing = unanswered(frame)
        if len(owing) == len(frame[2]):
            return
        legal = rules.legal_choices(state, owing[0])
        rules.apply_unchecked(state, owing[0], legal[Chance(len(legal)).below(len(legal))])
