"""Moving the provost, in phase 4 and by the merchants' guild (rules: Moving the provost)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.caylus import events
from engine.caylus.data import LAST_SPACE, PROVOST_PHASE, PROVOST_PRICE, PROVOST_REACH
from engine.caylus.rules.shared import begin_phase
from engine.caylus.rules.texts import reason, why_unaffordable
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_OFFSETS = {
    f"{offset:+d}" if offset else "0": offset for offset in range(-PROVOST_REACH, PROVOST_REACH + 1)
}
"""The offset of each word: "-3" to "+3"; the word "0" declines."""
_OFFSET_WORDS = tuple(_OFFSETS)


def _offsets_within(state: CaylusState, reach: int) -> Sequence[str]:
    """Return the words of the offsets of up to ``reach`` spaces that stay on the road."""
    backward = min(reach, state.provost - 1)
    forward = min(reach, LAST_SPACE - state.provost)
    return _OFFSET_WORDS[PROVOST_REACH - backward : PROVOST_REACH + forward + 1]


def _why_off_road(state: CaylusState, choice: str) -> Text | None:
    """Return that an offset leads off the road; ``None`` if it does not."""
    if 1 <= state.provost + _OFFSETS[choice] <= LAST_SPACE:
        return None
    return reason("off-road", "moving-the-provost", first=1, last=LAST_SPACE)


def _move_provost(
    state: CaylusState,
    seat: int,
    choice: str,
    how: Literal["merchants_guild", "provost"],
    **payment: int,
) -> None:
    offset, start = _OFFSETS[choice], state.provost
    state.provost += offset
    if state.events is not None:
        state.tell(
            events.ProvostMoved,
            seat,
            start=start,
            end=state.provost,
            offset=offset,
            how=how,
            **payment,
        )


class Provost(Automatic[CaylusState]):
    """Phase 4: ask each player once, in passing order."""

    name = "provost"

    def run(self, state: CaylusState) -> None:
        begin_phase(state, PROVOST_PHASE)
        state.then(*[ProvostMove(seat) for seat in state.pass_order])


class GuildMove(Decision[CaylusState]):
    """Move the provost up to three spaces either way for free, on the road."""

    name = "guild_move"
    verb = "guild"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all offsets that stay on the road."""
        return _offsets_within(state, PROVOST_REACH)

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        if not self.record_if_declined(state, choice):
            _move_provost(state, seat, choice, "merchants_guild")

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all offsets."""
        return _OFFSET_WORDS

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why an offset is illegal: it leads off the road."""
        return _why_off_road(state, choice)


class ProvostMove(Decision[CaylusState]):
    """Move the provost up to three spaces either way for one denier each."""

    name = "provost_move"
    verb = "provost"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the offsets that stay on the road and that the seat can pay for."""
        return _offsets_within(state, min(PROVOST_REACH, state.deniers[seat] // PROVOST_PRICE))

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Pay and move the provost."""
        if self.record_if_declined(state, choice):
            return
        cost = _price_of(choice)
        state.deniers[seat] -= cost
        _move_provost(state, seat, choice, "provost", deniers=-cost)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all offsets."""
        return _OFFSET_WORDS

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why an offset is illegal: it leads off the road, or costs too much."""
        price = {"denier": _price_of(choice)}
        return _why_off_road(state, choice) or why_unaffordable(
            state, seat, price, "moving-the-provost"
        )


def _price_of(choice: str) -> int:
    return abs(_OFFSETS[choice]) * PROVOST_PRICE
