"""Whoever has left a seat without a word sits down at few new tables until that is put right."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.action_kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import LIVE, Occupant, Status
from bot.tables.domain.timeout_policy import MAX_NEW_TABLES

JOINING = (ActionKind.OPEN, ActionKind.JOIN, ActionKind.TAKEOVER)


def check(session: Session, user_id: str) -> None:
    """Nothing if somebody may sit down at one more table.

    Raises:
        TableError: a seat of theirs is vacant elsewhere, and they have sat down often since.
    """
    left = _left(session, user_id)
    if left is None:
        return
    table_id, since = left
    if _new_tables(session, user_id, since) >= MAX_NEW_TABLES:
        raise TableError.because("limit-left-table", table=table_id, most=MAX_NEW_TABLES)


def _left(session: Session, user_id: str) -> tuple[int, datetime] | None:
    """The running table whose seat somebody vanished from first, and when."""
    query = (
        select(col(ActionRow.table_id), col(ActionRow.at), col(ActionRow.kind))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .join(
            SeatRow,
            (col(SeatRow.table_id) == col(ActionRow.table_id))
            & (col(SeatRow.seat) == col(ActionRow.seat)),
        )
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) != Occupant.PERSON)
        .where(col(TableRow.status).in_((Status.RUNNING, Status.PAUSED)))
        .where(col(ActionRow.kind).in_(EMPTYING_A_SEAT))
        .order_by(col(ActionRow.sequence))
    )
    last = {table_id: (at, kind) for table_id, at, kind in session.execute(query)}
    vanished = [
        (at, table_id) for table_id, (at, kind) in last.items() if kind == ActionKind.VACATE
    ]
    if not vanished:
        return None
    at, table_id = min(vanished)
    return table_id, at


def _new_tables(session: Session, user_id: str, since: datetime) -> int:
    """How many tables that are not over they have sat down at since then."""
    query = (
        select(func.count(func.distinct(col(ActionRow.table_id))))
        .join(SeatRow, col(SeatRow.table_id) == col(ActionRow.table_id))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status).in_(LIVE), col(ActionRow.user_id) == user_id)
        .where(col(ActionRow.kind).in_(JOINING), col(ActionRow.at) >= since)
    )
    return session.scalar(query) or 0
