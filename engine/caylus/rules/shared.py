"""Helpers for rules of several phases: phases, cubes, workers going home, refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.caylus.data import BASIC, CUBES, PHASES, PLACES, SAME_NAME, Cubes
from engine.caylus.state import CaylusState
from engine.core.words.text import Player, Text, Value, say

DECLINE = ("decline",)


def enter_phase(state: CaylusState, phase: int) -> None:
    """Enter a phase and make the favour lines available again (rules §9.3, §12)."""
    state.phase = phase
    state.lines_used = [0] * state.seats


def begin_phase(state: CaylusState, phase: int) -> None:
    """Begin a phase with its event; the first phase begins with the event of the round."""
    enter_phase(state, phase)
    state.tell("phase", -1, phase=PHASES[phase - 1])


def send_home(state: CaylusState, place: int, why: str) -> int:
    """Return a worker from a single special building or a road space to its owner's hand."""
    seat = state.lift(place)
    state.workers[seat] += 1
    if state.events is not None:
        state.tell("worker_home", seat, place=PLACES[place], why=why)
    return seat


def kinds_held(held: Sequence[int]) -> int:
    """Return a bit ``1 << kind`` for each kind of cube the seat has."""
    food, wood, stone, cloth, gold = held
    return (food > 0) | (wood > 0) << 1 | (stone > 0) << 2 | (cloth > 0) << 3 | (gold > 0) << 4


KINDS_BY_BITS = tuple(
    tuple(word for kind, word in enumerate(CUBES) if bits >> kind & 1)
    for bits in range(1 << len(CUBES))
)
"""The words of the kinds in a set of bits."""


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


def changes(cubes: Cubes, sign: int = 1) -> dict[str, int]:
    """Return cubes as event data: the kinds that change, with the sign of the change."""
    return {word: sign * count for word, count in zip(CUBES, cubes, strict=True) if count}


def tile_text(word: str) -> Text:
    """Return a building's name, in full if another has the same one: "Farm (cloth)"."""
    return say(f"caylus-tile-{word}-full" if word in SAME_NAME else f"caylus-tile-{word}")


def who(seat: int) -> Player:
    """Return a player for a refusal, in the polite form."""
    return Player(seat)


def amount(kind: str, count: int) -> Text:
    """Return an amount of cubes of a kind, or of deniers."""
    return say(f"caylus-amount-{kind}", count=count)


def too_poor(
    state: CaylusState, seat: int, need: Mapping[str, int], section: str, tile: str | None = None
) -> Text:
    """Refuse a cost, citing the section of the rules, and name the tile if the cost is a tile's.

    ``need`` is by kind of cube, ``any``, ``basic`` or ``denier``.
    """
    held = state.cubes[seat]
    have = {
        **dict(zip(CUBES, held, strict=True)),
        "any": sum(held),
        "basic": sum(held[: len(BASIC)]),
        "denier": state.deniers[seat],
    }
    figures: dict[str, Value] = {
        "need": [amount(kind, count) for kind, count in need.items() if count],
        "have": [amount(kind, have[kind]) for kind, count in need.items() if count],
        "section": section,
    }
    if tile is None:
        return say("caylus-refusal-cost", **figures)
    return say("caylus-refusal-cost-tile", tile=tile_text(tile), **figures)
