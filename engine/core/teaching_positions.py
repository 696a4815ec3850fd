"""Teaching positions, replayed from the records in a game's folder ``teaching``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.core.errors import RecordError
from engine.core.events import Event
from engine.core.game import Game
from engine.core.record import Record
from engine.core.record_reader import read_record
from engine.core.state import State
from engine.core.teaching import PositionRef


@dataclass(frozen=True, slots=True)
class TeachingPosition:
    """A full position, with what led to it.

    ``last`` has the events of the last move or moves, and ``before`` is the position before them.
    """

    state: State
    names: Sequence[str]
    last: Sequence[Event]
    before: State


@cache
def _teaching_record(package: str, name: str) -> Record:
    """Read a record from the folder ``teaching`` of a game's package."""
    source = files(package).joinpath("teaching", f"{name}.txt")
    return read_record(source.read_text(encoding="utf-8"))


def teaching_position(rules: Game[Any], ref: PositionRef) -> TeachingPosition:
    """Return the position that a reference names: a record after that many moves.

    Raises:
        RecordError: the record has too few moves or cannot be replayed.
    """
    record = _teaching_record(rules.package, ref.record)
    before: State | None = None
    for number, state in enumerate(record.positions(events=True)):
        if number == ref.move_count:
            last = tuple(state.events or ())
            return TeachingPosition(state, record.names, last, before or state.copy())
        before = state.copy()
        state.events = []
    raise RecordError(f"{ref.record} has no move {ref.move_count}")


def position_after_choice(
    rules: Game[Any], ref: PositionRef, seat: int, choice: str, then: Sequence[str]
) -> TeachingPosition:
    """Return the position after a choice and the moves that follow, with all their events.

    ``then`` has these moves as lines of a record, such as ``2 pass``.

    Raises:
        IllegalMove: the choice, or one of those moves, is not legal there.
    """
    taught = teaching_position(rules, ref)
    state = taught.state
    before = taught.state.copy()
    state.events = []
    rules.apply(state, seat, choice)
    for line in then:
        number, _, move = line.partition(" ")
        mover = int(number) - 1
        rules.apply(state, mover, rules.parse_move(state, mover, move))
    return TeachingPosition(state, taught.names, tuple(state.events), before)
