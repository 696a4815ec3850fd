"""List tables: lobbies to join, seats to take over, games to watch."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from sqlalchemy import Select, func, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import BlockRow, InvitationRow
from bot.store.models.table import SeatRow, TableRow
from bot.tables.domain.table import Occupant, Status, Table
from bot.tables.session.feature import Feature, reads

MAX_LISTED = 500
"""Maximum number of tables of each kind, the newest ones."""


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
        """List the tables for a user in a server, except their own; newest of each kind first."""
        taken = (
            select(func.count()).where(col(SeatRow.table_id) == col(TableRow.id)).scalar_subquery()
        )
        own = select(col(SeatRow.table_id)).where(col(SeatRow.user_id) == user_id)
        invited = select(col(InvitationRow.table_id)).where(col(InvitationRow.user_id) == user_id)
        may_join = or_(col(TableRow.invite_only).is_not(True), col(TableRow.id).in_(invited))
        columns = select(col(TableRow.id), col(TableRow.channel_id)).where(
            col(TableRow.id).not_in(own), col(TableRow.id).not_in(_with_blocked(user_id))
        )
        free = columns.where(
            col(TableRow.status) == Status.LOBBY, taken < col(TableRow.max_seats), may_join
        )
        in_server = col(TableRow.server_id) == server_id
        running = columns.where(in_server, col(TableRow.status) == Status.RUNNING)
        offered = select(col(SeatRow.table_id)).where(col(SeatRow.occupant) == Occupant.OFFERED)
        queries = {
            ListingKind.LOBBY: free.where(in_server),
            ListingKind.EMPTY_SEAT: running.where(col(TableRow.id).in_(offered)),
            ListingKind.ELSEWHERE: free.where(~in_server, col(TableRow.public).is_(True)),
            ListingKind.RUNNING: running.where(col(TableRow.id).not_in(offered)),
        }
        newest = col(TableRow.id).desc()
        return [
            Listed(kind, table_id or 0, channel_id)
            for kind, query in queries.items()
            for table_id, channel_id in session.execute(query.order_by(newest).limit(MAX_LISTED))
        ]

    @reads
    def load(self, session: Session, numbers: Sequence[int]) -> list[Table]:
        """Return tables by id in the given order, without those that cannot be loaded."""
        rows = session.scalars(select(TableRow).where(col(TableRow.id).in_(numbers))).all()
        tables = {unit.id: unit.table() for unit in self._service.load_sound(session, rows)}
        return [tables[number] for number in numbers if number in tables]

    @reads
    def last_started(self, session: Session, channel_id: str) -> int | None:
        """Return the last table of a channel whose game has started, if any."""
        query = select(func.max(col(TableRow.id))).where(
            col(TableRow.channel_id) == channel_id, col(TableRow.started_at).is_not(None)
        )
        return session.scalar(query)
