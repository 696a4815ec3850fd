"""Limit how many tables users open and join; what they do per minute is in :mod:`rate_limits`.

A channel has at most one live table in any case. The counts come from the database and survive
restarts.
"""

from __future__ import annotations

import math
from datetime import datetime, timedelta
from typing import NamedTuple

from sqlalchemy import JSON, ColumnElement, exists, func, select, type_coerce
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.domain.table import LIVE, Occupant, Status
from bot.tables.domain.timeout_policy import DAY, MAX_NEW_TABLES
from bot.tables.session.table_rows import at_seat


class Quota(NamedTuple):
    """The maximum per user, per channel and per server."""

    person: int
    channel: int
    server: int


MAX_OPEN_LOBBIES = Quota(person=10, channel=1, server=100)
"""Lobbies that have not started."""
MAX_RUNNING_SOLO = 20
"""Running games of one person against computer players only."""
MAX_THREADS_PER_DAY = Quota(person=10, channel=30, server=100)
"""Threads opened for tables within :data:`DAY`; per channel counts the threads below it."""
LOBBY_LIFETIME = timedelta(days=7)
"""A lobby that has not started after this time is closed."""


class NewTable(NamedTuple):
    """A table about to be opened: by whom, where, and the parent channel of a new thread.

    A ``solo`` table starts at once against computer players.
    """

    user_id: str
    server_id: str | None
    thread_of: str | None = None
    solo: bool = False


def require_quota(session: Session, new_table: NewTable, now: datetime) -> None:
    """Raise ``TableError`` if a limit is reached: which, and when a table can be opened again."""
    lobbies = select(func.count()).select_from(TableRow).filter_by(status=Status.LOBBY)
    by_person = session.scalar(lobbies.filter_by(host_id=new_table.user_id)) or 0
    if by_person >= MAX_OPEN_LOBBIES.person:
        raise TableError.because("limit-lobbies-person", most=MAX_OPEN_LOBBIES.person)
    in_server = session.scalar(lobbies.filter_by(server_id=new_table.server_id)) or 0
    if in_server >= MAX_OPEN_LOBBIES.server:
        raise TableError.because("limit-lobbies-server", most=MAX_OPEN_LOBBIES.server)
    if new_table.solo:
        require_solo_quota(session, new_table.user_id)
    if new_table.thread_of is not None:
        _require_thread_quota(session, new_table, now)


def require_solo_quota(session: Session, user_id: str) -> None:
    """Raise ``TableError`` if a person has too many solo games to start another."""
    another = aliased(SeatRow)
    shared = exists().where(
        col(another.table_id) == col(SeatRow.table_id),
        col(another.seat) != col(SeatRow.seat),
        col(another.occupant) == Occupant.PERSON,
    )
    running = (
        select(func.count())
        .select_from(SeatRow)
        .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status).in_((Status.RUNNING, Status.PAUSED)), ~shared)
    )
    if (session.scalar(running) or 0) >= MAX_RUNNING_SOLO:
        raise TableError.because("limit-solo-person", most=MAX_RUNNING_SOLO)


_PARENT_CHANNEL = type_coerce(col(ActionRow.data), JSON)["below"].as_string()


def _require_thread_quota(session: Session, new_table: NewTable, now: datetime) -> None:
    threads_today = (
        select(col(ActionRow.at))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(TableRow.created_at) > now - DAY, col(ActionRow.kind) == ActionKind.OPEN)
        .where(_PARENT_CHANNEL.is_not(None))
        .order_by(col(ActionRow.at))
    )
    scopes: dict[str, ColumnElement[bool]] = {
        "person": col(ActionRow.user_id) == new_table.user_id,
        "channel": new_table.thread_of == _PARENT_CHANNEL,
        "server": col(TableRow.server_id) == new_table.server_id,
    }
    for scope, condition in scopes.items():
        opened_at = session.scalars(threads_today.where(condition)).all()
        most: int = getattr(MAX_THREADS_PER_DAY, scope)
        if len(opened_at) >= most:
            wait = opened_at[-most] + DAY - now
            hours = max(1, math.ceil(wait / timedelta(hours=1)))
            raise TableError.because(f"limit-threads-{scope}", most=most, hours=hours)


def check_abandoned(session: Session, user_id: str) -> None:
    """Raise ``TableError`` if the user has joined several tables since they abandoned a seat."""
    query = (
        select(ActionRow)
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .join(SeatRow, at_seat(ActionRow))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) != Occupant.PERSON)
        .where(col(TableRow.status).in_((Status.RUNNING, Status.PAUSED)))
        .where(col(ActionRow.kind).in_(EMPTYING_A_SEAT))
        .order_by(col(ActionRow.sequence))
    )
    last = {action.table_id: action for action in session.scalars(query)}
    abandoned = [action for action in last.values() if action.kind == ActionKind.EMPTY_SEAT]
    first = min(abandoned, key=lambda action: (action.at, action.table_id), default=None)
    if first is not None and _count_joined(session, user_id, first.at) >= MAX_NEW_TABLES:
        raise TableError.because("limit-left-table", table=first.table_id, most=MAX_NEW_TABLES)


def _count_joined(session: Session, user_id: str, since: datetime) -> int:
    """Count the live tables the user has joined since."""
    joining = (ActionKind.OPEN, ActionKind.JOIN, ActionKind.TAKEOVER)
    query = (
        select(func.count(func.distinct(col(ActionRow.table_id))))
        .join(SeatRow, col(SeatRow.table_id) == col(ActionRow.table_id))
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON)
        .where(col(TableRow.status).in_(LIVE), col(ActionRow.user_id) == user_id)
        .where(col(ActionRow.kind).in_(joining), col(ActionRow.at) >= since)
    )
    return session.scalar(query) or 0
