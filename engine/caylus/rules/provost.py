"""Phase 4 and the merchants' guild: moving the provost (rules: Moving the provost)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import events
from engine.caylus.data import LAST_SPACE, PROVOST_PHASE, PROVOST_PRICE, PROVOST_REACH
from engine.caylus.rules.shared import begin_phase
from engine.caylus.rules.texts import refuse, refuse_cost
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_WORD_OF = {
    offset: f"{offset:+d}" if offset else "0" for offset in range(-PROVOST_REACH, PROVOST_REACH + 1)
}
"""The word of each offset: "-3" to "+3"."""
_OFFSET_OF = {word: offset for offset, word in _WORD_OF.items()}
"""The offset of each word."""
_WORDS_WITHIN = [
    [
        tuple(_WORD_OF[offset] for offset in range(-backward, forward + 1))
        for forward in range(PROVOST_REACH + 1)
    ]
    for backward in range(PROVOST_REACH + 1)
]
"""The words of all offsets up to a distance backward (first index) and forward (second)."""


def _offsets_within(state: CaylusState, reach: int) -> Sequence[str]:
    """Return the words of the offsets of up to ``reach`` spaces that stay on the road."""
    backward = state.provost - 1
    forward = LAST_SPACE - state.provost
    return _WORDS_WITHIN[min(backward, reach)][min(forward, reach)]


def _refuse_off_road(state: CaylusState, choice: str) -> Text | None:
    """Refuse an offset that leads off the road."""
    if 1 <= state.provost + _OFFSET_OF[choice] <= LAST_SPACE:
        return None
    return refuse("off-road", "moving-the-provost", first=1, last=LAST_SPACE)


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
        if self.record_if_declined(state, choice):
            return
        start = state.provost
        state.provost += _OFFSET_OF[choice]
        state.tell(
            events.ProvostMoved,
            seat,
            start=start,
            end=state.provost,
            offset=_OFFSET_OF[choice],
            how="merchants_guild",
        )

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all seven offsets."""
        return tuple(_OFFSET_OF)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse an offset beyond an end of the road."""
        return _refuse_off_road(state, choice)


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
        offset = _OFFSET_OF[choice]
        cost = abs(offset) * PROVOST_PRICE
        start = state.provost
        state.deniers[seat] -= cost
        state.provost += offset
        if state.events is not None:
            state.tell(
                events.ProvostMoved,
                seat,
                start=start,
                end=state.provost,
                offset=offset,
                how="provost",
                deniers=-cost,
            )

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all seven offsets."""
        return tuple(_OFFSET_OF)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse an offset beyond an end of the road, or one that costs too much."""
        cost = abs(_OFFSET_OF[choice]) * PROVOST_PRICE
        return _refuse_off_road(state, choice) or refuse_cost(
            state, seat, {"denier": cost}, "moving-the-provost"
        )
