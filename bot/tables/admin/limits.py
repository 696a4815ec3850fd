"""How much there may be of what anybody can make without end: the figures, and the counting.

A channel has one open or running table in any case. What is counted here stands in the database
and so holds over restarts; :mod:`bot.tables.admin.rate_limits` counts what is done in a minute.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from sqlalchemy import JSON, exists, func, or_, select, type_coerce
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Occupant, Status
from bot.tables.lobby import abandonment_limit
from bot.tables.session.service import TableService


class Figures(NamedTuple):
    """The most of something for one person, in one channel, and in one server."""

    person: int
    channel: int
    server: int


OPEN_LOBBIES = Figures(person=10, channel=1, server=100)
"""Tables that have not begun."""
RUNNING_SOLO = 20
"""Games that one person plays against computer players alone, at the same time."""
THREADS_A_DAY = Figures(person=10, channel=30, server=100)
"""Threads opened for tables within :data:`DAY`; a channel's are those below it."""
DAY = timedelta(days=1)
LOBBY_LIFETIME = timedelta(days=7)
"""A lobby that has not begun by then is closed."""
A_MINUTE: Mapping[str, Figures] = MappingProxyType(
    {
        "commands": Figures(person=60, channel=300, server=1200),
        "pictures": Figures(person=30, channel=120, server=480),
        "animations": Figures(person=2, channel=4, server=8),
        "suggestions": Figures(person=240, channel=1200, server=4800),
    }
)
"""Commands, buttons and menus; pictures and animations drawn for one person; lists of choices."""


class Opening(NamedTuple):
    """A table about to be opened: by whom, where, and below which channel if in a new thread.

    A ``solo`` one begins at once, against computer players.
    """

    user_id: str
    server_id: str | None
    thread_of: str | None = None
    solo: bool = False


def require_room(session: Session, opening: Opening, now: datetime) -> None:
    """Nothing if the table may be opened.

    Raises:
        TableError: there are too many, saying of what and when there is room again.
    """
    _need_room_for_lobby(session, opening)
    if opening.solo:
        need_room_for_solo(session, opening.user_id)
    if opening.thread_of is not None:
        _need_room_for_thread(session, opening, now)


async def check_room(service: TableService, opening: Opening) -> None:
    """The same, before a thread is made for the table."""
    now = service.clock.now()

    def work(session: Session) -> None:
        abandonment_limit.check(session, opening.user_id)
        require_room(session, opening, now)

    await service.read(work)


def _need_room_for_lobby(session: Session, opening: Opening) -> None:
    lobbies = select(func.count()).select_from(TableRow)
    lobbies = lobbies.where(col(TableRow.status) == Status.LOBBY)
    own = session.scalar(lobbies.where(col(TableRow.host_id) == opening.user_id)) or 0
    if own >= OPEN_LOBBIES.person:
        raise TableError.because("limit-lobbies-person", most=OPEN_LOBBIES.person)
    here = session.scalar(lobbies.where(col(TableRow.server_id) == opening.server_id)) or 0
    if here >= OPEN_LOBBIES.server:
        raise TableError.because("limit-lobbies-server", most=OPEN_LOBBIES.server)


def need_room_for_solo(session: Session, user_id: str) -> None:
    """Raise ``TableError`` if a person has too many running games without another person."""
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
    if (session.scalar(running) or 0) >= RUNNING_SOLO:
        raise TableError.because("limit-solo-person", most=RUNNING_SOLO)


_BELOW = type_coerce(col(ActionRow.data), JSON)["below"].as_string()


class _Thread(NamedTuple):
    """A thread opened for a table; ``below`` is its channel as the action keeps it."""

    at: datetime
    user_id: str | None
    server_id: str | None
    below: str | None


_TOO_MANY_THREADS = {
    "person": "limit-threads-person",
    "channel": "limit-threads-channel",
    "server": "limit-threads-server",
}


def _need_room_for_thread(session: Session, opening: Opening, now: datetime) -> None:
    made = _threads_since(session, opening, now - DAY)
    by_scope: dict[str, list[_Thread]] = {
        "person": [thread for thread in made if thread.user_id == opening.user_id],
        "channel": [thread for thread in made if thread.below == opening.thread_of],
        "server": [thread for thread in made if thread.server_id == opening.server_id],
    }
    for scope, threads in by_scope.items():
        most: int = getattr(THREADS_A_DAY, scope)
        if len(threads) >= most:
            free = threads[-most].at + DAY - now
            hours = max(1, math.ceil(free / timedelta(hours=1)))
            raise TableError.because(_TOO_MANY_THREADS[scope], most=most, hours=hours)


def _threads_since(session: Session, opening: Opening, since: datetime) -> Sequence[_Thread]:
    """The threads opened for tables by that person or in that server, oldest first."""
    query = (
        select(
            col(ActionRow.at),
            col(ActionRow.user_id),
            col(TableRow.server_id),
            _BELOW,
        )
        .join(TableRow, col(TableRow.id) == col(ActionRow.table_id))
        .where(col(TableRow.created_at) > since)
        .where(col(ActionRow.kind) == ActionKind.OPEN)
        .where(_BELOW.is_not(None))
        .where(
            or_(
                col(ActionRow.user_id) == opening.user_id,
                col(TableRow.server_id) == opening.server_id,
            )
        )
        .order_by(col(ActionRow.at))
    )
    return [_Thread(*row) for row in session.execute(query)]
