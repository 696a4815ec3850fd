"""Who sits at their first table of a game and has not moved there yet."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.session.unit_of_work import UnitOfWork


def first_timers(unit: UnitOfWork, asked: Sequence[int]) -> tuple[int, ...]:
    """Those of the seats that are asked something for the first time ever in this game."""
    if unit.row.moves > FIRST_MOVES * len(unit.seats):
        return ()
    moved = select(col(ActionRow.seat)).where(
        col(ActionRow.table_id) == unit.id, col(ActionRow.kind) == ActionKind.MOVE
    )
    just_now = (act.seat for act in unit.actions if act.kind == ActionKind.MOVE)
    before = {*unit.session.scalars(moved), *just_now}
    fresh = set(asked).intersection(unit.people()).difference(before)
    people = {unit.seats[seat].user_id: seat for seat in fresh}
    known = (
        select(col(SeatRow.user_id))
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(
            col(TableRow.game) == unit.row.game,
            col(TableRow.id) < unit.id,
            col(TableRow.started_at).is_not(None),
            col(SeatRow.user_id).in_(people),
        )
    )
    played_before = set(unit.session.scalars(known)) if people else set()
    return tuple(sorted(seat for user, seat in people.items() if user not in played_before))


FIRST_MOVES = 3
"""After so many moves for each seat everybody has been asked."""
