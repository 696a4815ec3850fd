"""Limit how many tables users can join while a seat they abandoned is still empty."""

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
    """Check that the user may join one more table.

    Raises:
        TableError: a seat of theirs is empty after a timeout, and they have joined several
            tables since.
    """
    abandoned = _first_abandoned(session, user_id)
    if abandoned is None:
        return
    table_id, since = abandoned
    if _count_joined(session, user_id, since) >= MAX_NEW_TABLES:
        raise TableError.because("limit-left-table", table=table_id, most=MAX_NEW_TABLES)


def _first_abandoned(session: Session, user_id: str) -> tuple[int, datetime] | None:
    """Return the running table the user abandoned first, and when."""
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
    abandoned = [
        (at, table_id) for table_id, (at, kind) in last.items() if kind == ActionKind.EMPTY_SEAT
    ]
    if not abandoned:
        return None
    at, table_id = min(abandoned)
    return table_id, at


def _count_joined(session: Session, user_id: str, since: datetime) -> int:
    """Count the live tables the user has joined since."""
    query = (
        select(func.count(func.distinct(col(ActionRow.table_id))))
        .join(SeatRow, col(SeatRow.table_id) == col(ActionRow.table_id))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status).in_(LIVE), col(ActionRow.user_id) == user_id)
        .where(col(ActionRow.kind).in_(JOINING), col(ActionRow.at) >= since)
    )
    return session.scalar(query) or 0
