"""Whether two databases hold the same games: each is played again from its seed in the second."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import DamagedRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableError
from bot.tables.history.record import whole_record
from bot.tables.session.service import TableService
from engine.core.record import Record, state_hash

AT_ONCE = 8
"""How many games are in hand; workers play them again side by side."""


class Compared(NamedTuple):
    """A table in both: whether it is the same, and what its moves lead to there.

    ``replayed`` is ``None`` where a game cannot be played again, here as there.
    """

    table_id: int
    same: bool
    replayed: str | None


class _Held(NamedTuple):
    """What one database has of a game: its record, and the hash of the position that stands."""

    record: Record | None
    position: str | None


async def same_games(here: TableService, there: TableService) -> AsyncIterator[Compared]:
    """Every game that has begun, by its number."""
    begun = select(col(TableRow.id)).where(col(TableRow.started_at).is_not(None))
    numbers = await here.read(lambda s: s.scalars(begun.order_by(col(TableRow.id))).all())
    for begins in range(0, len(numbers), AT_ONCE):
        some = numbers[begins : begins + AT_ONCE]
        for found in await asyncio.gather(*(_compared(here, there, n or 0) for n in some)):
            yield found


async def _compared(here: TableService, there: TableService, table_id: int) -> Compared:
    one, other = await _held(here, table_id), await _held(there, table_id)
    if other.record is None:
        return Compared(table_id, one == other, None)
    final, problem = await there.replay(other.record)
    if problem is not None:
        return Compared(table_id, one == other, None)
    return Compared(table_id, one == other and final == other.position, final)


async def _held(service: TableService, table_id: int) -> _Held:
    def work(session: Session) -> _Held:
        unit = service.load(session, table_id)
        position = state_hash(unit.position())
        return _Held(whole_record(unit), position)

    try:
        return await service.read(work)
    except (TableError, DamagedRow):
        return _Held(None, None)
