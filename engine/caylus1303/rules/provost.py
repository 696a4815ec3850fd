"""Moving the provost: Toll, Guilds' Bridge and Bailiff (rules: Moving the provost)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from engine.caylus1303 import events
from engine.caylus1303.data import (
    BAILIFF,
    BAILIFF_REACH,
    BRIDGE_REACH,
    FIRST_PROVOST,
    LAST_PROVOST,
    NOBODY,
    STEP_WORKERS,
    TOLL_REACH,
)
from engine.caylus1303.rules.texts import reason, why_unaffordable
from engine.caylus1303.state import Caylus1303State
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_LONGEST = max(TOLL_REACH, BRIDGE_REACH, BAILIFF_REACH)
_STEPS = {f"{step:+d}" if step else "0": step for step in range(-_LONGEST, _LONGEST + 1)}
"""The steps of each move's word: "-3" to "+3"; the word "0" declines."""
_WORDS = tuple(_STEPS)


def _words_between(backward: int, forward: int) -> Sequence[str]:
    """Return the words of all moves from that many steps back to that many forward."""
    return _WORDS[_LONGEST - backward : _LONGEST + forward + 1]


class _Move(Decision[Caylus1303State]):
    """Move the provost in one direction, within bounds, for workers per step.

    This follows a ruling (rules: One direction per move).
    """

    _reach: ClassVar[int]
    _price: ClassVar[int]
    _how: ClassVar[Literal["toll", "bridge", "bailiff"]]

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the moves that stay on the road and that the seat can pay for."""
        reach = self._reach
        if self._price:
            reach = min(reach, state.hand[seat] // self._price)
        backward = min(reach, state.provost - FIRST_PROVOST)
        forward = min(reach, LAST_PROVOST - state.provost)
        return _words_between(backward, forward)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        steps = _STEPS[choice]
        if self.record_if_declined(state, choice):
            return
        workers = abs(steps) * self._price
        start = state.provost
        state.provost += steps
        state.return_workers(seat, workers)
        if state.events is not None:
            paid = {"workers": -workers, "camp": workers} if workers else {}
            state.tell(
                events.ProvostMoved,
                seat,
                how=self._how,
                start=start,
                end=state.provost,
                steps=steps,
                **paid,
            )

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return all moves of that reach."""
        return _words_between(self._reach, self._reach)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a move is not possible: it leads beyond the bounds, or costs too much."""
        steps = _STEPS[choice]
        if not FIRST_PROVOST <= state.provost + steps <= LAST_PROVOST:
            return reason("bounds", "the-road", first=FIRST_PROVOST, last=LAST_PROVOST)
        return why_unaffordable(
            state, seat, {"worker": abs(steps) * self._price}, "moving-the-provost"
        )


class TollMove(_Move):
    """Toll: up to two steps for free, before the bridge step."""

    name = "toll_move"
    verb = "toll"
    _reach, _price, _how = TOLL_REACH, 0, "toll"


class Bridge(Automatic[Caylus1303State]):
    """The bridge step: each player once, in passing order; agreements do not bind."""

    name = "bridge"

    def run(self, state: Caylus1303State) -> None:
        state.tell(events.BridgeStepBegun, NOBODY, order=tuple(state.bridge))
        state.then(*map(BridgeMove, state.bridge))


class BridgeMove(_Move):
    """Up to three steps for one worker from hand each."""

    name = "bridge_move"
    verb = "provost"
    _reach, _price, _how = BRIDGE_REACH, STEP_WORKERS, "bridge"


class Bailiff(Automatic[Caylus1303State]):
    """Ask the owner of the Bailiff right after the bridge step."""

    name = "bailiff"

    def run(self, state: Caylus1303State) -> None:
        """Queue the question, if the Bailiff has an owner."""
        owner = state.holder[BAILIFF]
        if owner >= 0:
            state.then(BailiffMove(owner))


class BailiffMove(_Move):
    """Bailiff: one step for free."""

    name = "bailiff_move"
    verb = "bailiff"
    _reach, _price, _how = BAILIFF_REACH, 0, "bailiff"
