"""Compare the games of two databases by replaying each game of the second."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableError
from bot.tables.history.record import whole_record
from bot.tables.session.service import TableService
from engine.core.record import Record, state_hash

MAX_CONCURRENT_GAMES = 8
"""Maximum number of games replayed at the same time."""


class Compared(NamedTuple):
    """A table in both databases: whether it is the same, and the hash of its replay.

    ``replayed`` is ``None`` if the second database's game cannot be replayed.
    """

    table_id: int
    same: bool
    replayed: str | None


class _Held(NamedTuple):
    """A game in one database: its record, and the hash of its position."""

    record: Record | None
    position: str | None


async def same_games(here: TableService, there: TableService) -> AsyncIterator[Compared]:
    """Yield the comparison of every game that has begun, by table id."""
    query = select(col(TableRow.id)).where(col(TableRow.started_at).is_not(None))
    table_ids = await here.read(lambda s: s.scalars(query.order_by(col(TableRow.id))).all())
    for start in range(0, len(table_ids), MAX_CONCURRENT_GAMES):
        batch = table_ids[start : start + MAX_CONCURRENT_GAMES]
        for compared in await asyncio.gather(*(_compare(here, there, n or 0) for n in batch)):
            yield compared


async def _compare(here: TableService, there: TableService, table_id: int) -> Compared:
    first, second = await _load(here, table_id), await _load(there, table_id)
    if second.record is None:
        return Compared(table_id, first == second, None)
    final, problem = await there.replay(second.record)
    if problem is not None:
        return Compared(table_id, first == second, None)
    return Compared(table_id, first == second and final == second.position, final)


async def _load(service: TableService, table_id: int) -> _Held:
    def work(session: Session) -> _Held:
        unit = service.load(session, table_id)
        position = state_hash(unit.state)
        return _Held(whole_record(unit), position)

    try:
        return await service.read(work)
    except TableError:
        return _Held(None, None)
