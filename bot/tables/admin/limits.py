"""Quotas for what users can create: the limits, and the counting.

A channel has at most one live table in any case. These counts come from the database and survive
restarts. Rates per minute are limited by :class:`RateLimiter`, in memory and per process.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from sqlalchemy import JSON, exists, func, or_, select, type_coerce
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.background.scheduling import Clock
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.domain.table import LIVE, Occupant, Status
from bot.tables.domain.timeout_policy import MAX_NEW_TABLES


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
DAY = timedelta(days=1)
LOBBY_LIFETIME = timedelta(days=7)
"""A lobby that has not started after this time is closed."""
RATES_PER_MINUTE: Mapping[str, Quota] = MappingProxyType(
    {
        "commands": Quota(person=60, channel=300, server=1200),
        "pictures": Quota(person=30, channel=120, server=480),
        "animations": Quota(person=2, channel=4, server=8),
        "suggestions": Quota(person=240, channel=1200, server=4800),
    }
)
"""Commands, buttons and menus; pictures and animations rendered for one user; autocompletions."""


class NewTable(NamedTuple):
    """A table about to be opened: by whom, where, and the parent channel of a new thread.

    A ``solo`` table starts at once against computer players.
    """

    user_id: str
    server_id: str | None
    thread_of: str | None = None
    solo: bool = False


def require_quota(session: Session, new_table: NewTable, now: datetime) -> None:
    """Check that the table may be opened.

    Raises:
        TableError: a limit is reached; says which, and when a table can be opened again.
    """
    _require_lobby_quota(session, new_table)
    if new_table.solo:
        require_solo_quota(session, new_table.user_id)
    if new_table.thread_of is not None:
        _require_thread_quota(session, new_table, now)


def _require_lobby_quota(session: Session, new_table: NewTable) -> None:
    lobbies = select(func.count()).select_from(TableRow)
    lobbies = lobbies.where(col(TableRow.status) == Status.LOBBY)
    by_person = session.scalar(lobbies.where(col(TableRow.host_id) == new_table.user_id)) or 0
    if by_person >= MAX_OPEN_LOBBIES.person:
        raise TableError.because("limit-lobbies-person", most=MAX_OPEN_LOBBIES.person)
    in_server = session.scalar(lobbies.where(col(TableRow.server_id) == new_table.server_id)) or 0
    if in_server >= MAX_OPEN_LOBBIES.server:
        raise TableError.because("limit-lobbies-server", most=MAX_OPEN_LOBBIES.server)


def require_solo_quota(session: Session, user_id: str) -> None:
    """Check that a person may start one more solo game.

    Raises:
        TableError: they have too many.
    """
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


class _Thread(NamedTuple):
    """A thread opened for a table; ``below`` is its parent channel."""

    at: datetime
    user_id: str | None
    server_id: str | None
    below: str | None


_TOO_MANY_THREADS = {
    "person": "limit-threads-person",
    "channel": "limit-threads-channel",
    "server": "limit-threads-server",
}


def _require_thread_quota(session: Session, new_table: NewTable, now: datetime) -> None:
    threads_today = _threads_since(session, new_table, now - DAY)
    by_scope: dict[str, list[_Thread]] = {
        "person": [thread for thread in threads_today if thread.user_id == new_table.user_id],
        "channel": [thread for thread in threads_today if thread.below == new_table.thread_of],
        "server": [thread for thread in threads_today if thread.server_id == new_table.server_id],
    }
    for scope, threads in by_scope.items():
        most: int = getattr(MAX_THREADS_PER_DAY, scope)
        if len(threads) >= most:
            wait = threads[-most].at + DAY - now
            hours = max(1, math.ceil(wait / timedelta(hours=1)))
            raise TableError.because(_TOO_MANY_THREADS[scope], most=most, hours=hours)


def _threads_since(session: Session, new_table: NewTable, since: datetime) -> Sequence[_Thread]:
    """Return the threads opened for tables by the person or in the server, oldest first."""
    query = (
        select(
            col(ActionRow.at),
            col(ActionRow.user_id),
            col(TableRow.server_id),
            _PARENT_CHANNEL,
        )
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(TableRow.created_at) > since)
        .where(col(ActionRow.kind) == ActionKind.OPEN)
        .where(_PARENT_CHANNEL.is_not(None))
        .where(
            or_(
                col(ActionRow.user_id) == new_table.user_id,
                col(TableRow.server_id) == new_table.server_id,
            )
        )
        .order_by(col(ActionRow.at))
    )
    return [_Thread(*row) for row in session.execute(query)]


JOINING = (ActionKind.OPEN, ActionKind.JOIN, ActionKind.TAKEOVER)


def check_abandoned(session: Session, user_id: str) -> None:
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


MAX_BUCKETS = 20_000
"""Maximum number of token buckets in memory; the least recently used one is dropped first."""
MINUTE = timedelta(minutes=1)
_LIMIT_TEXTS = {
    "commands": "limit-commands",
    "pictures": "limit-pictures",
    "animations": "limit-animations",
    "suggestions": "limit-suggestions",
}


class _Bucket(NamedTuple):
    """The tokens left at a moment."""

    left: float
    at: datetime


class RateLimiter:
    """Limit rates per minute by user, channel and server, with token buckets."""

    def __init__(self, clock: Clock, rates: Mapping[str, Quota] = RATES_PER_MINUTE) -> None:
        self._clock = clock
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str, str], _Bucket] = OrderedDict()

    def take(self, kind: str, *, person: str, channel: str, server: str) -> None:
        """Count one use of a kind (:data:`RATES_PER_MINUTE`).

        Raises:
            TableError: the limit is reached; says in how many seconds to try again.
        """
        now = self._clock.now()
        used: dict[tuple[str, str, str], _Bucket] = {}
        for scope, owner in (("person", person), ("channel", channel), ("server", server)):
            key, rate = (kind, scope, owner), getattr(self._rates[kind], scope)
            bucket = self._buckets.get(key, _Bucket(rate, now))
            elapsed = max(timedelta(), now - bucket.at)
            left = min(rate, bucket.left + rate * (elapsed / MINUTE))
            if left < 1:
                seconds = math.ceil((1 - left) * MINUTE.total_seconds() / rate)
                raise TableError.because(_LIMIT_TEXTS[kind], scope=scope, seconds=seconds)
            used[key] = _Bucket(left - 1, now)
        for key, bucket in used.items():
            self._buckets[key] = bucket
            self._buckets.move_to_end(key)
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
