"""Timers: rows with a kind and a due time, each done once, and the loop that sleeps until one is.

When a timer is due its handler runs in a transaction of its table, with the row marked as done; so
it happens once, whatever stops when.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, Spoilt, sound
from bot.store.models.table import TableRow, TimerRow
from bot.tables.domain.errors import TableDamaged, log_failure
from bot.tables.domain.table import Status
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions

log = logging.getLogger(__name__)

MAX_BATCH = 50
"""At so many tables what is due is done in one transaction."""
LOOK_AGAIN = timedelta(minutes=1)
"""How long another process's change of the rows may go unnoticed."""
UNREACHABLE_POLL = timedelta(seconds=1)
"""How often it is seen whether people can be reached again."""


@dataclass(frozen=True, slots=True)
class TimerKind:
    """One kind of timer: at tables of which status it counts, and what is done when it is due."""

    name: str
    counts_at: tuple[Status, ...]
    notify: Callable[[UnitOfWork, Sequence[TimerRow]], None]


class Timers:
    """The loop over all kinds."""

    def __init__(
        self,
        service: TableService,
        kinds: Sequence[TimerKind],
        first: Callable[[], Awaitable[None]] | None = None,
        cut_off: Callable[[], bool] = lambda: False,
    ) -> None:
        """``first``: what is seen to before anything is done.

        As long as the bot is ``cut_off`` everything waits: nobody is late who cannot move.
        """
        self._service = service
        self._first = first
        self._cut_off = cut_off
        self._kinds: Mapping[str, TimerKind] = {kind.name: kind for kind in kinds}
        self._stopping = False

    async def run(self) -> None:
        """Until :meth:`stop`; what fell due while nobody looked is done at once."""
        clock, bell = self._service.clock, self._service.timer_wakeup
        while not self._stopping:
            bell.listen()
            until = clock.now() + LOOK_AGAIN
            try:
                until = await self.look()
            except Exception:  # the loop outlives whatever befalls it
                log_failure(log, "timer.loop.failed")
            bell.sleep_until(until)
            await clock.wait(bell.event, until)

    def stop(self) -> None:
        """End the loop after what is in hand."""
        self._stopping = True
        self._service.timer_wakeup.notify()

    async def look(self) -> datetime:
        """Do what is due, if people can be reached; when to look again."""
        now = self._service.clock.now()
        if self._first is not None:
            await self._first()
        if self._cut_off():
            return now + UNREACHABLE_POLL
        await self.ring_due()
        next_one = await self.earliest(now)
        return min(now + LOOK_AGAIN, next_one) if next_one else now + LOOK_AGAIN

    async def ring_due(self) -> int:
        """Do what is due at every table that is served here; how many tables."""
        now, leases = self._service.clock.now(), self._service.leases
        query = self._waiting(col(TimerRow.table_id), col(TableRow.server_id))
        query = query.where(col(TimerRow.due_at) <= now)
        found = await self._service.read(lambda session: session.execute(query).all())
        tables = sorted({table_id for table_id, server in found if leases.holds(server)})
        for begin in range(0, len(tables), MAX_BATCH):
            await self._ring_at(tables[begin : begin + MAX_BATCH])
        return len(tables)

    async def _ring_at(self, tables: Sequence[int]) -> None:
        """Do what is due at some tables, together; where that fails, at each alone."""
        try:
            await self._service.change_all(tables, self._do)
        except Exception as fault:  # other tables go on
            if len(tables) > 1:
                for table_id in tables:
                    await self._ring_at([table_id])
            elif isinstance(fault, TableDamaged):
                log.warning("damaged table waits", extra={"table": tables[0], "why": str(fault)})
            else:
                log_failure(log, "timer.table.failed", table=tables[0])

    def _do(self, session: Session, units: Sequence[UnitOfWork]) -> None:
        """What is due at some tables now."""
        tables = [unit.id for unit in units]
        now = self._service.clock.now()
        query = self._waiting(TimerRow).where(col(TimerRow.table_id).in_(tables))
        query = query.where(col(TimerRow.due_at) <= now).order_by(col(TimerRow.id))
        due: dict[int, list[TimerRow]] = {}
        for row in _sound(session.scalars(query.execution_options(**AS_THEY_ARE)), now):
            due.setdefault(row.table_id, []).append(row)
        exclusions.prefetch(session, {unit.player(s.seat) for unit in units for s in unit.seats})
        for unit in units:
            self._do_at(unit, due.get(unit.id, []))

    def _do_at(self, unit: UnitOfWork, rows: Sequence[TimerRow]) -> None:
        for row in rows:
            row.done_at = unit.now
        rows = [row for row in rows if not _of_no_seat(row, unit)]
        for name, kind in self._kinds.items():
            if ringing := [row for row in rows if row.kind == name]:
                kind.notify(unit, ringing)
                log.info("timer", extra={"table": unit.id, "timer": name})

    def _waiting(self, *columns: Any) -> Any:
        """The timers to come at tables where they count."""
        counting = [
            and_(col(TimerRow.kind) == kind.name, col(TableRow.status).in_(kind.counts_at))
            for kind in self._kinds.values()
        ]
        return (
            select(*columns)
            .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
            .where(col(TimerRow.done_at).is_(None), or_(*counting))
        )

    async def earliest(self, after: datetime) -> datetime | None:
        """When the next timer is due after that time; what could not be done by then waits."""
        due = col(TimerRow.due_at)
        query = self._waiting(due).where(due > after).order_by(due).limit(1)
        found = await self._service.read(lambda session: session.scalar(query))
        if isinstance(found, Spoilt):
            await self._service.transaction(self._set_aside)
            found = await self._service.read(lambda session: session.scalar(query))
        return found if isinstance(found, datetime) else None

    def _set_aside(self, session: Session) -> None:
        rows = session.scalars(self._waiting(TimerRow).execution_options(**AS_THEY_ARE))
        _sound(rows, self._service.clock.now())


def _of_no_seat(row: TimerRow, unit: UnitOfWork) -> bool:
    """Whether a timer names a seat the table does not have."""
    wrong = row.seat is not None and not 0 <= row.seat < len(unit.seats)
    if wrong:
        log.error("damaged row", extra={"where": f"timers {row.id}: seat"})
    return wrong


def _sound(rows: Iterable[TimerRow], now: datetime) -> list[TimerRow]:
    """The rows without those that are damaged: they count as done, and do nothing."""

    def set_aside(row: TimerRow, _: str) -> None:
        row.done_at = now

    return sound(rows, set_aside)
