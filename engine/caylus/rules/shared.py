"""Begin phases, move cubes and send workers home, for the rules of several phases."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import events
from engine.caylus.data import CUBES, NOBODY, PHASES, PLACES, Cubes
from engine.caylus.state import CaylusState
from engine.core.bit_masks import words_by_mask

DECLINE = ("decline",)


def enter_phase(state: CaylusState, phase: int) -> None:
    """Enter a phase and make the favour lines available again."""
    state.phase = phase
    state.lines_used = [0] * state.seats


def begin_phase(state: CaylusState, phase: int) -> None:
    """Begin a phase with its event; the first phase begins with the event of the round."""
    enter_phase(state, phase)
    if state.events is not None:
        state.tell(events.PhaseBegun, NOBODY, phase=PHASES[phase - 1])


def send_home(state: CaylusState, place: int, why: events.WhyReturned) -> int:
    """Return a worker from a single special building or a road space to its owner's hand."""
    seat = state.lift(place)
    state.workers[seat] += 1
    if state.events is not None:
        state.tell(events.WorkerReturned, seat, place=PLACES[place], why=why)
    return seat


def kinds_held(held: Sequence[int]) -> int:
    """Return the kinds of cubes a player has as a bit mask, which is an index of tables.

    It is written out because it runs at most decisions of random play.
    """
    food, wood, stone, cloth, gold = held
    return (
        (food > 0) | ((wood > 0) << 1) | ((stone > 0) << 2) | ((cloth > 0) << 3) | ((gold > 0) << 4)
    )


KINDS_BY_MASK = words_by_mask(CUBES)
"""The words of the kinds in each mask of :func:`kinds_held`."""


def add_cubes(held: list[int], gained: Cubes) -> None:
    """Put cubes into a player's stock."""
    for kind, count in enumerate(gained):
        if count:
            held[kind] += count


def remove_cubes(held: list[int], spent: Cubes) -> None:
    """Take cubes, which must be there, out of a player's stock."""
    for kind, count in enumerate(spent):
        if count:
            held[kind] -= count


def cube_changes(cubes: Cubes, sign: int = 1) -> dict[str, int]:
    """Return cubes as event data: the kinds that change, with the sign of the change."""
    return {word: sign * count for word, count in zip(CUBES, cubes, strict=True) if count}
