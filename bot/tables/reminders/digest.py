"""Find the other tables where a player must move, for the digest."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import and_, case, exists, or_, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.store.models.user import MuteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.table import Status
from bot.tables.domain.turn_view import Turn
from bot.tables.history.turn import turn_at
from bot.tables.session import user_rows
from bot.tables.session.table_rows import at_seat
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

Load = Callable[[Session, int], UnitOfWork]

MAX_OTHER_TABLES = 8
"""How many other tables one digest names."""


@dataclass(frozen=True, slots=True)
class OtherTable:
    """Another table where the player of a seat here must move, and their seat there."""

    seat: int
    turn: Turn
    there: int


class PendingMove(NamedTuple):
    """A move a user must make and wants to be reminded of: its table, server and seat."""

    table_id: int
    server_id: str | None
    seat: int


def other_tables(
    load: Load,
    unit: UnitOfWork,
    seats: Sequence[int],
    pending: Mapping[str, Sequence[PendingMove]],
    *,
    everywhere: bool,
) -> tuple[OtherTable, ...]:
    """Return the other tables where these seats' players must move, most urgent first.

    Only tables of this server, unless ``everywhere``; none for players who want a message for each
    table.
    """
    tables: list[OtherTable] = []
    for seat in seats:
        person = user_rows.find_person(unit.session, unit.player(seat))
        if person is not None and person.separate_reminders:
            continue
        others = [move for move in pending.get(unit.player(seat), ()) if move.table_id != unit.id]
        allowed = [move for move in others if everywhere or move.server_id == unit.row.server_id]
        for move in allowed[:MAX_OTHER_TABLES]:
            turn = _turn(load, unit.session, move.table_id)
            if turn is not None and move.seat in turn.to_move:
                tables.append(OtherTable(seat, turn, move.seat))
    return tuple(tables)


def pending_moves_by(
    session: Session, users: Collection[str], now: datetime
) -> Mapping[str, Sequence[PendingMove]]:
    """Return, by user, the tables where they must move and which they have not muted."""
    inactivity = aliased(TimerRow)
    is_inactive = exists().where(
        col(inactivity.table_id) == col(TableRow.id),
        col(inactivity.kind) == TimerKind.INACTIVITY,
        col(inactivity.done_at).is_not(None),
    )
    plays = _player(now)
    is_muted = exists().where(
        col(MuteRow.user_id) == plays, col(MuteRow.table_id) == col(TableRow.id)
    )
    query = (
        select(plays, col(TimerRow.table_id), col(TableRow.server_id), col(TimerRow.seat))
        .join(SeatRow, at_seat(TimerRow))
        .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
        .where(or_(col(SeatRow.user_id).in_(users), col(SeatRow.substitute_id).in_(users)))
        .where(plays.in_(users), col(TimerRow.kind) == TimerKind.REMINDER)
        .where(col(TableRow.status) == Status.RUNNING, ~is_inactive, ~is_muted)
        .order_by(col(TimerRow.due_at).is_(None), col(TimerRow.due_at), col(TimerRow.table_id))
    )
    by_user: dict[str, list[PendingMove]] = {}
    for user_id, *move in session.execute(query):
        by_user.setdefault(user_id, []).append(PendingMove(*move))
    return by_user


def _player(now: datetime) -> Any:
    """Return SQL for the user who plays a seat: its player, or an active substitute."""
    has_substitute = and_(
        col(SeatRow.substitute_id).is_not(None),
        col(SeatRow.substitute_agreed),
        col(SeatRow.substitute_until) > now,
    )
    return case((has_substitute, col(SeatRow.substitute_id)), else_=col(SeatRow.user_id))


def _turn(load: Load, session: Session, table_id: int) -> Turn | None:
    try:
        return turn_at(load(session, table_id), None)
    except TableError:
        log.exception("digest.table.skipped", extra={"table": table_id})
        return None
