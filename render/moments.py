"""Find a position of a recorded game, and what led to it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from engine.core.errors import EngineError
from engine.core.events import Event
from engine.core.latest_turn import end_of_last_turn, latest_turn
from engine.core.record import Record
from engine.core.registry import game
from engine.core.state import State


class Moment(NamedTuple):
    """A position of a record, with what its highlights need.

    Attributes:
        state: the position.
        latest_events: the events of the latest turn.
        before_latest_turn: the position before that turn.
        after_previous_turn: the position at the end of the previous turn of the player to move.
        recent_events: the events since ``after_previous_turn``.
    """

    state: State
    latest_events: Sequence[Event]
    before_latest_turn: State | None
    after_previous_turn: State | None
    recent_events: Sequence[Event] = ()


def find_moment(record: Record, at: int) -> Moment:
    """Return the position of a record after ``at`` moves, and what led to it.

    Raises:
        EngineError: the record is shorter, or a move in it is illegal.
    """
    if at > len(record.moves):
        raise EngineError(f"the record has {len(record.moves)} moves, not {at}")
    states, events = _play(record, at)
    state = states[at]
    if not at:
        return Moment(state, (), None, None)
    seats = [played.seat for played in record.moves[:at]]
    movers = game(record.game).to_move(state)
    last, moves = latest_turn(zip(reversed(seats), reversed(events[1:]), strict=True))
    before = states[at - max(moves, 1)]
    if not movers:
        return Moment(state, last, before, None)
    turn = end_of_last_turn(seats, movers[0])
    recent = [*chain.from_iterable(events[turn + 1 :])]
    return Moment(state, last, before, states[turn], recent)


def _play(record: Record, at: int) -> tuple[list[State], list[Sequence[Event]]]:
    """Return the positions up to the one after ``at`` moves, and the events that led to each."""
    states = list[State]()
    events = list[Sequence[Event]]()
    for state in record.positions(events=True):
        states.append(state.copy())
        events.append(state.events or ())
        if len(states) > at:
            break
        state.events = []  # so that the next position has only the events of its own move
    return states, events
