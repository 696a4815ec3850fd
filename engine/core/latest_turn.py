"""The latest turn, all moves in a row of the last player to move, and a seat's turn before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.events import Event


class LatestTurn(NamedTuple):
    """The events of a turn in order, and how many moves ago it began; 0 if there was none."""

    events: tuple[Event, ...]
    moves: int


def latest_turn(newest_first: Iterable[tuple[int | None, Sequence[Event]]]) -> LatestTurn:
    """Collect the latest moves in a row of one seat, given the seat and events of each move.

    Steps of a private choice have no events. They neither belong to a turn nor end one, so the
    turn before them stays the latest until the choice is made.
    """
    steps = list[Sequence[Event]]()
    began = 0
    mover = None
    for ago, (seat, events) in enumerate(newest_first, 1):
        if steps and events and seat != mover:
            break
        if events:
            steps.append(events)
            began, mover = ago, seat
    return LatestTurn(tuple(event for step in reversed(steps) for event in step), began)


def end_of_last_turn(seats: Sequence[int], seat: int) -> int:
    """Return the number of moves after which a seat's previous turn ended.

    ``seats`` has the seat of each move. The seat's last moves in a row belong to its current turn.
    Returns 0 if there was no turn before that.
    """
    moves = len(seats)
    while moves and seats[moves - 1] == seat:
        moves -= 1
    while moves and seats[moves - 1] != seat:
        moves -= 1
    return moves
