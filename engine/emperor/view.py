"""What a seat may know: everything but how chance would go on and others' ballots (rules §8)."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.rules import answered, blank_answers
from engine.emperor.data import SIDES
from engine.emperor.state import EmperorState


def view(state: EmperorState, seat: int | None) -> EmperorState:
    """A copy without the position of chance and without the ballots of other seats."""
    seen = state.copy()
    seen.chance = Chance(0)
    if seen.stack and seen.stack[-1][1] < 0:
        seen.stack[-1] = blank_answers(seen.stack[-1], seat)
    return seen


def determinize(seen: EmperorState, chance: Chance) -> EmperorState:
    """A full state that agrees with the view: ballots that are in are for either side."""
    full = seen.copy()
    if full.stack and full.stack[-1][1] < 0:
        frame = full.stack[-1]
        for seat, answer in zip(frame[2], frame[3], strict=True):
            if answer is not None and answer not in SIDES:
                frame = answered(frame, seat, SIDES[chance.below(len(SIDES))])
        full.stack[-1] = frame
    full.chance = Chance(chance.below(1 << 64))
    return full
