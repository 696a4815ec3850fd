"""The tables of a server: lobbies to join, free seats elsewhere, games to watch."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE
from bot.store.models.table import SeatRow, TableRow
from bot.tables.domain.table import Occupant, Status, Table
from bot.tables.session import load
from bot.tables.session.service import TableService

MAX_LISTED = 500
"""So many tables of a kind are looked at, the latest ones."""


class ListingKind(IntEnum):
    """Why somebody may care for a table, in the order they are listed."""

    LOBBY = 0
    """It has a free seat, in this server."""
    EMPTY_SEAT = 1
    """It is running, and a seat of it may be taken over."""
    ELSEWHERE = 2
    """It has a free seat in another server, and asks for players."""
    RUNNING = 3


class Listed(NamedTuple):
    """A table by its number, where it stands, and why it is listed."""

    kind: ListingKind
    table_id: int
    channel_id: str


async def listed(service: TableService, server_id: str, user_id: str) -> list[Listed]:
    """All tables for somebody in a server, those they do not sit at; the newest of a kind first."""
    taken = select(func.count()).where(col(SeatRow.table_id) == col(TableRow.id)).scalar_subquery()
    own = select(col(SeatRow.table_id)).where(col(SeatRow.user_id) == user_id)
    columns = select(col(TableRow.id), col(TableRow.channel_id)).where(col(TableRow.id).not_in(own))
    free = columns.where(col(TableRow.status) == Status.LOBBY, taken < col(TableRow.max_seats))
    here = col(TableRow.server_id) == server_id
    running = columns.where(here, col(TableRow.status) == Status.RUNNING)
    offered = select(col(SeatRow.table_id)).where(col(SeatRow.occupant) == Occupant.OFFERED)
    queries = {
        ListingKind.LOBBY: free.where(here),
        ListingKind.EMPTY_SEAT: running.where(col(TableRow.id).in_(offered)),
        ListingKind.ELSEWHERE: free.where(~here, col(TableRow.looking).is_(True)),
        ListingKind.RUNNING: running.where(col(TableRow.id).not_in(offered)),
    }

    def work(session: Session) -> list[Listed]:
        return [
            Listed(kind, table_id or 0, channel_id)
            for kind, query in queries.items()
            for table_id, channel_id in session.execute(
                query.order_by(col(TableRow.id).desc()).limit(MAX_LISTED)
            )
        ]

    return await service.read(work)


async def tables(service: TableService, numbers: Sequence[int]) -> list[Table]:
    """The tables of those numbers in their order, without any with a damaged row."""

    def work(session: Session) -> list[Table]:
        query = select(TableRow).where(col(TableRow.id).in_(numbers))
        rows = list(session.scalars(query.execution_options(**AS_THEY_ARE)))
        units = load.load_sound(session, rows, service.clock.now(), service.position_cache)
        found = {unit.id: unit.table() for unit in units}
        return [found[number] for number in numbers if number in found]

    return await service.read(work)


async def last_played(service: TableService, channel_id: str) -> int | None:
    """The last table of a channel whose game has begun; ``None``: never any."""
    query = (
        select(col(TableRow.id))
        .where(col(TableRow.channel_id) == channel_id, col(TableRow.started_at).is_not(None))
        .order_by(col(TableRow.id).desc())
        .limit(1)
    )
    return await service.read(lambda session: session.scalar(query))
