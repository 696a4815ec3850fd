"""What a move of the provost does: where he stands after it, and which workers he passes."""

from __future__ import annotations

from engine.caylus1303.data import FIRST_PROVOST, LAST_PROVOST
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.names import space_code
from engine.core.words.phrases import listed
from engine.core.words.text import Seat, Text, Value, say


def provost_after(state: Caylus1303State, steps: int) -> int | None:
    """Return the provost's place after a move; ``None`` beyond the bounds."""
    end = state.provost + steps
    return end if FIRST_PROVOST <= end <= LAST_PROVOST else None


def workers_passed(state: Caylus1303State, steps: int) -> Text:
    """Return the workers on the spaces a move passes, with their players."""
    low, high = sorted((state.provost, state.provost + steps))
    workers: list[Value] = [
        _workers_on(space, seats)
        for space in range(low, min(high, len(state.road_tile)))
        if (seats := state.workers_on(space))
    ]
    if not workers:
        return say("caylus1303-reach-nobody")
    key = "caylus1303-reach-in" if steps > 0 else "caylus1303-reach-out"
    return say(key, workers=listed(workers))


def is_last_step_idle(state: Caylus1303State, steps: int) -> bool:
    """Return whether the last step of a move passes no worker."""
    end = provost_after(state, steps)
    if not steps or end is None:
        return False
    passed = end - 1 if steps > 0 else end
    return passed >= len(state.road_tile) or not state.workers_on(passed)


def spaces_beyond(state: Caylus1303State, end: int) -> tuple[str, ...]:
    """Return the codes of the spaces with workers beyond the provost, if he stands at ``end``."""
    spaces = range(end, len(state.road_tile))
    return tuple(space_code(space) for space in spaces if state.workers_on(space))


def _workers_on(space: int, seats: tuple[int, ...]) -> Text:
    """Return the one or two workers on a space."""
    if len(seats) == 1:
        return say("caylus1303-reach-worker", space=space + 1, owner=Seat(seats[0]))
    first, second = map(Seat, seats)
    return say("caylus1303-reach-two", space=space + 1, first=first, second=second)


def provost_place(space: int) -> Text:
    """Return the provost's place in words: between two spaces, or at the end symbol."""
    if space == LAST_PROVOST:
        return say("caylus1303-provost-end", space=space)
    return say("caylus1303-provost-between", before=space, after=space + 1)
