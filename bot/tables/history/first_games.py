"""Find players who are at their first table of a game and have not moved yet."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.session.unit_of_work import UnitOfWork


def first_timers(unit: UnitOfWork, asked: Sequence[int]) -> tuple[int, ...]:
    """Return which of the seats are asked a question for the first time in this game."""
    if unit.row.moves > MAX_FIRST_MOVES * len(unit.seats):
        return ()
    actions = unit.history.newest_first(unit.row.sequence)
    have_moved = {action.seat for action in actions if action.kind == ActionKind.MOVE}
    new_seats = set(asked).intersection(unit.people()).difference(have_moved)
    people = {unit.seats[seat].user_id: seat for seat in new_seats}
    experienced = (
        select(col(SeatRow.user_id))
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(
            col(TableRow.game) == unit.row.game,
            col(TableRow.id) < unit.id,
            col(TableRow.started_at).is_not(None),
            col(SeatRow.user_id).in_(people),
        )
    )
    played_before = set(unit.session.scalars(experienced)) if people else set()
    return tuple(sorted(seat for user, seat in people.items() if user not in played_before))


MAX_FIRST_MOVES = 3
"""Moves per seat after which every player has been asked before."""
