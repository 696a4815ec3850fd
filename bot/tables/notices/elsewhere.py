"""The other tables that wait for somebody: what a digest tells beside the table it comes from."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import and_, exists, func, not_, or_, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.damage import DamagedRow
from bot.store.person_rows import HushRow
from bot.store.rows import SeatRow, TableRow, TimerRow
from bot.tables.errors import TableError
from bot.tables.models import Status
from bot.tables.notices.intervals import MOST_ELSEWHERE
from bot.tables.turn import Turn, turn_of
from bot.tables.unit_of_work import REMINDER, SLEEP, UnitOfWork

log = logging.getLogger(__name__)

Load = Callable[[Session, int], UnitOfWork]


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another table that waits for the player of a seat here, and that player's seat there."""

    seat: int
    turn: Turn
    there: int


def elsewhere(
    load: Load, unit: UnitOfWork, seats: Sequence[int], *, everywhere: bool
) -> tuple[Elsewhere, ...]:
    """What else waits for those seats: in this server, or ``everywhere``; the most urgent first."""
    found: list[Elsewhere] = []
    for seat in seats:
        waiting = list(_tables(unit, unit.player(seat), everywhere=everywhere))
        for table_id, there in waiting[:MOST_ELSEWHERE]:
            turn = _turn(load, unit.session, table_id)
            if turn is not None and there in turn.owing:
                found.append(Elsewhere(seat, turn, there))
    return tuple(found)


def _tables(unit: UnitOfWork, user_id: str, *, everywhere: bool) -> Any:
    """The other tables where somebody owes a move and wants to hear of it, with their seat."""
    month = aliased(TimerRow)
    asleep = exists().where(
        col(month.table_id) == col(TableRow.id),
        col(month.kind) == SLEEP,
        col(month.done_at).is_not(None),
    )
    hushed = exists().where(
        col(HushRow.user_id) == user_id, col(HushRow.table_id) == col(TableRow.id)
    )
    query = (
        select(col(TimerRow.table_id), col(TimerRow.seat))
        .join(
            SeatRow,
            (col(SeatRow.table_id) == col(TimerRow.table_id))
            & (col(SeatRow.seat) == col(TimerRow.seat)),
        )
        .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
        .where(_plays(user_id, unit.now), col(TimerRow.kind) == REMINDER)
        .where(col(TableRow.status) == Status.RUNNING, col(TableRow.id) != unit.id)
        .where(~asleep, ~hushed)
        .order_by(col(TimerRow.due_at).is_(None), col(TimerRow.due_at), col(TimerRow.table_id))
    )
    if not everywhere:
        query = query.where(col(TableRow.server_id) == unit.row.server_id)
    return unit.session.execute(query)


def _plays(user_id: str, now: datetime) -> Any:
    """Whether somebody plays a seat: their own that nobody else plays for them, or a friend's."""
    for_them = col(SeatRow.substitute_agreed) & (col(SeatRow.substitute_until) > now)
    friend = and_(col(SeatRow.substitute_id).is_not(None), for_them)
    return or_(
        and_(friend, col(SeatRow.substitute_id) == user_id),
        and_(not_(func.coalesce(friend, False)), col(SeatRow.user_id) == user_id),
    )


def asked(unit: UnitOfWork) -> Turn:
    """What a table asks, as everybody may see it, without what happened."""
    unit.place()
    return turn_of(unit, None, sequence=unit.row.sequence)


def _turn(load: Load, session: Session, table_id: int) -> Turn | None:
    """What another table asks; nothing where it is damaged."""
    try:
        return asked(load(session, table_id))
    except (TableError, DamagedRow):
        log.exception("table left out", extra={"table": table_id})
        return None
