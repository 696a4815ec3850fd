"""Whoever has left a seat without a word sits down at few new tables until that is put right."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.action_kinds import GIVING_UP, Kind
from bot.tables.errors import TableError
from bot.tables.house_rules import MOST_NEW
from bot.tables.models import LIVE, Occupant, Status

SITTING_DOWN = (Kind.OPEN, Kind.JOIN, Kind.TAKEOVER)


def need_word(session: Session, user_id: str) -> None:
    """Nothing if somebody may sit down at one more table.

    Raises:
        TableError: a seat of theirs is vacant elsewhere, and they have sat down often since.
    """
    left = _left(session, user_id)
    if left is None:
        return
    table_id, since = left
    if _new_tables(session, user_id, since) >= MOST_NEW:
        raise TableError.because("limit-left-table", table=table_id, most=MOST_NEW)


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
        .where(col(ActionRow.kind).in_(GIVING_UP))
        .order_by(col(ActionRow.sequence))
    )
    last = {table_id: (at, kind) for table_id, at, kind in session.execute(query)}
    vanished = [(at, table_id) for table_id, (at, kind) in last.items() if kind == Kind.VACATE]
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
        .where(col(ActionRow.kind).in_(SITTING_DOWN), col(ActionRow.at) >= since)
    )
    return session.scalar(query) or 0
