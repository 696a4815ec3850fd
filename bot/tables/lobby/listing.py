"""List tables: lobbies to join, seats to take over, games to watch."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import IntEnum
from typing import NamedTuple

from sqlalchemy import ColumnElement, ScalarSelect, Select, case, func, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import BlockRow, InvitationRow
from bot.store.models.table import SeatRow, TableRow
from bot.tables.domain.table import Occupant, Status, Table
from bot.tables.session.feature import Feature, reads

MAX_LISTED = 500
"""Maximum number of tables of each kind."""


MAX_NEW_TABLES = 5
"""How many new tables a digest names."""


class ListingKind(IntEnum):
    """Why a table is listed, in the order of the list."""

    LOBBY = 0
    """A free seat in this server."""
    EMPTY_SEAT = 1
    """A running game with an empty seat on offer."""
    ELSEWHERE = 2
    """A free seat at a public table of another server."""
    RUNNING = 3


class Listed(NamedTuple):
    """A listed table: why, and in which channel."""

    kind: ListingKind
    table_id: int
    channel_id: str


def _seats_taken() -> ScalarSelect[int]:
    return select(func.count()).where(col(SeatRow.table_id) == col(TableRow.id)).scalar_subquery()


def _may_see(user_id: str) -> Select[int | None, str]:
    """Select the ids and channels of other people's tables that a list may show a user."""
    own = select(col(SeatRow.table_id)).where(col(SeatRow.user_id) == user_id)
    columns = select(col(TableRow.id), col(TableRow.channel_id))
    return columns.where(
        col(TableRow.id).not_in(own), col(TableRow.id).not_in(_with_blocked(user_id))
    )


def _may_join(user_id: str) -> tuple[ColumnElement[bool], ...]:
    """Return what holds for tables with a free seat for a user."""
    invited = select(col(InvitationRow.table_id)).where(col(InvitationRow.user_id) == user_id)
    return (
        col(TableRow.status) == Status.LOBBY,
        _seats_taken() < col(TableRow.max_seats),
        or_(col(TableRow.invite_only).is_not(True), col(TableRow.id).in_(invited)),
    )


def new_tables(session: Session, user_id: str, since: datetime) -> Sequence[TableRow]:
    """Return the latest tables of the games a user plays, on their servers or for everybody."""
    seats = select(col(SeatRow.table_id)).where(col(SeatRow.user_id) == user_id)
    games, servers = (
        select(column).where(col(TableRow.id).in_(seats), col(TableRow.started_at).is_not(None))
        for column in (col(TableRow.game), col(TableRow.server_id))
    )
    found = _may_see(user_id).where(*_may_join(user_id), col(TableRow.created_at) > since)
    found = found.where(
        col(TableRow.game).in_(games),
        or_(col(TableRow.public).is_(True), col(TableRow.server_id).in_(servers)),
    )
    ids = [table_id for table_id, _ in session.execute(found)]
    rows = select(TableRow).where(col(TableRow.id).in_(ids)).order_by(col(TableRow.id).desc())
    return session.scalars(rows.limit(MAX_NEW_TABLES)).all()


def _with_blocked(user_id: str) -> Select[int]:
    """Return the tables of people who have blocked a user, or whom the user has blocked."""
    by_user = select(col(BlockRow.blocked_id)).where(col(BlockRow.user_id) == user_id)
    by_others = select(col(BlockRow.user_id)).where(col(BlockRow.blocked_id) == user_id)
    blocked = or_(col(SeatRow.user_id).in_(by_user), col(SeatRow.user_id).in_(by_others))
    return select(col(SeatRow.table_id)).where(blocked)


class Listing(Feature):
    """Find tables to join or watch."""

    @reads
    def for_user(self, session: Session, server_id: str, user_id: str) -> list[Listed]:
        """List the tables for a user in a server, except their own, in the order of their kinds.

        Tables that have not started come in the order in which they are likely to start: the fewest
        missing players first, then the fewest free seats, then the oldest. Of the others, the
        newest come first.
        """
        columns, taken = _may_see(user_id), _seats_taken()
        free = columns.where(*_may_join(user_id))
        in_server = col(TableRow.server_id) == server_id
        running = columns.where(in_server, col(TableRow.status) == Status.RUNNING)
        offered = select(col(SeatRow.table_id)).where(col(SeatRow.occupant) == Occupant.OFFERED)
        queries = {
            ListingKind.LOBBY: free.where(in_server),
            ListingKind.EMPTY_SEAT: running.where(col(TableRow.id).in_(offered)),
            ListingKind.ELSEWHERE: free.where(~in_server, col(TableRow.public).is_(True)),
            ListingKind.RUNNING: running.where(col(TableRow.id).not_in(offered)),
        }
        missing = col(TableRow.min_seats) - taken
        missing = case((missing > 0, missing), else_=0)
        soonest = missing, col(TableRow.max_seats) - taken, col(TableRow.id)
        newest = (col(TableRow.id).desc(),)
        orders = {ListingKind.LOBBY: soonest, ListingKind.ELSEWHERE: soonest}
        return [
            Listed(kind, table_id or 0, channel_id)
            for kind, query in queries.items()
            for table_id, channel_id in session.execute(
                query.order_by(*orders.get(kind, newest)).limit(MAX_LISTED)
            )
        ]

    @reads
    def load(self, session: Session, numbers: Sequence[int]) -> list[Table]:
        """Return tables by id in the given order, without those that cannot be loaded."""
        rows = session.scalars(select(TableRow).where(col(TableRow.id).in_(numbers))).all()
        tables = {unit.id: unit.table() for unit in self._service.load_sound(session, rows)}
        return [tables[number] for number in numbers if number in tables]

    @reads
    def last_game(self, session: Session, server_id: str) -> str | None:
        """Return the game of a server's newest table, if any."""
        here = col(TableRow.server_id) == server_id
        query = select(col(TableRow.game)).where(here).order_by(col(TableRow.id).desc()).limit(1)
        return session.scalar(query)

    @reads
    def last_started(self, session: Session, channel_id: str) -> int | None:
        """Return the last table of a channel whose game has started, if any."""
        query = select(func.max(col(TableRow.id))).where(
            col(TableRow.channel_id) == channel_id, col(TableRow.started_at).is_not(None)
        )
        return session.scalar(query)
