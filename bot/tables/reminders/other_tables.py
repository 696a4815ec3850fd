"""The other tables that wait for somebody: what a digest tells beside the table it comes from."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import and_, case, exists, or_, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.damage import DamagedRow
from bot.store.models.person import MuteRow
from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status
from bot.tables.history.turn import Turn, position_turn, public
from bot.tables.reminders.intervals import MAX_OTHER_TABLES
from bot.tables.session.unit_of_work import REMINDER, SLEEP, UnitOfWork

log = logging.getLogger(__name__)

Load = Callable[[Session, int], UnitOfWork]


@dataclass(frozen=True, slots=True)
class OtherTable:
    """Another table that waits for the player of a seat here, and that player's seat there."""

    seat: int
    turn: Turn
    there: int


class Owed(NamedTuple):
    """A move somebody owes and wants to hear of: at which table, on which server, at which seat."""

    table_id: int
    server_id: str | None
    seat: int


def other_tables(
    load: Load,
    unit: UnitOfWork,
    seats: Sequence[int],
    owed: Mapping[str, Sequence[Owed]],
    *,
    everywhere: bool,
) -> tuple[OtherTable, ...]:
    """What else waits for those seats: in this server, or ``everywhere``; the most urgent first."""
    found: list[OtherTable] = []
    for seat in seats:
        others = [one for one in owed.get(unit.player(seat), ()) if one.table_id != unit.id]
        here = [one for one in others if everywhere or one.server_id == unit.row.server_id]
        for one in here[:MAX_OTHER_TABLES]:
            turn = _turn(load, unit.session, one.table_id)
            if turn is not None and one.seat in turn.owing:
                found.append(OtherTable(seat, turn, one.seat))
    return tuple(found)


def owed_by(
    session: Session, users: Collection[str], now: datetime
) -> Mapping[str, Sequence[Owed]]:
    """By person, the tables that wait for them and that they want to hear of, in their order."""
    month = aliased(TimerRow)
    asleep = exists().where(
        col(month.table_id) == col(TableRow.id),
        col(month.kind) == SLEEP,
        col(month.done_at).is_not(None),
    )
    plays = _plays(now)
    hushed = exists().where(
        col(MuteRow.user_id) == plays, col(MuteRow.table_id) == col(TableRow.id)
    )
    query = (
        select(plays, col(TimerRow.table_id), col(TableRow.server_id), col(TimerRow.seat))
        .join(
            SeatRow,
            (col(SeatRow.table_id) == col(TimerRow.table_id))
            & (col(SeatRow.seat) == col(TimerRow.seat)),
        )
        .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
        .where(or_(col(SeatRow.user_id).in_(users), col(SeatRow.substitute_id).in_(users)))
        .where(plays.in_(users), col(TimerRow.kind) == REMINDER)
        .where(col(TableRow.status) == Status.RUNNING, ~asleep, ~hushed)
        .order_by(col(TimerRow.due_at).is_(None), col(TimerRow.due_at), col(TimerRow.table_id))
    )
    found: dict[str, list[Owed]] = {}
    for user_id, *owed in session.execute(query):
        found.setdefault(user_id, []).append(Owed(*owed))
    return found


def _plays(now: datetime) -> Any:
    """Who plays a seat: its player, or the friend who does for them."""
    friend = and_(
        col(SeatRow.substitute_id).is_not(None),
        col(SeatRow.substitute_agreed),
        col(SeatRow.substitute_until) > now,
    )
    return case((friend, col(SeatRow.substitute_id)), else_=col(SeatRow.user_id))


def asked(unit: UnitOfWork) -> Turn:
    """What a table asks, as everybody may see it, without what happened."""
    return position_turn(unit, public)


def _turn(load: Load, session: Session, table_id: int) -> Turn | None:
    """What another table asks; nothing where it is damaged."""
    try:
        return asked(load(session, table_id))
    except (TableError, DamagedRow):
        log.exception("table left out", extra={"table": table_id})
        return None
