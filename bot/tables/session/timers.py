"""Timers: rows with a kind and a due time, each handled once, and the loop that waits for them.

A due timer's handler runs in a transaction of its table that also marks the row as done, so it
happens exactly once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import and_, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import TableRow, TimerRow
from bot.tables.domain.errors import TableDamaged, log_failure
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.table import Status
from bot.tables.session import user_rows
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

MAX_BATCH = 50
POLL_INTERVAL = timedelta(minutes=1)
"""How often to look for timers set by other processes."""
RETRY_DELAY = timedelta(minutes=1)
"""How long to leave a table alone whose timers could not be handled."""
UNREACHABLE_POLL = timedelta(seconds=1)
"""How often to check whether users can reach the bot again."""


@dataclass(frozen=True, slots=True)
class TimerHandler:
    """How a kind of timer is handled: in which table statuses it counts, and by what."""

    kind: TimerKind
    counts_at: tuple[Status, ...]
    notify: Callable[[UnitOfWork, Sequence[TimerRow]], None]


class Timers:
    """The loop over all kinds of timers."""

    def __init__(
        self,
        service: TableService,
        handlers: Sequence[TimerHandler],
        first: Callable[[], Awaitable[None]] | None = None,
        is_reachable: Callable[[], bool] = lambda: True,
    ) -> None:
        """Set ``first``, which runs before timers are handled.

        All timers wait while players cannot reach the bot, because they must not time out.
        """
        self._service = service
        self._first = first
        self._is_reachable = is_reachable
        self._handlers = handlers
        self._retry_at: dict[int, datetime] = {}
        """When to try again, by table whose timers could not be handled."""
        self._stopping = False

    async def run(self) -> None:
        """Run until :meth:`stop`; timers that fell due earlier are handled at once."""
        clock, wakeup = self._service.clock, self._service.timer_wakeup
        while not self._stopping:
            wakeup.listen()
            until = clock.now() + POLL_INTERVAL
            try:
                until = await self.look()
            except Exception:  # never let one failure end the loop
                log_failure(log, "timer.loop.failed")
            wakeup.sleep_until(until)
            await clock.wait(wakeup.event, until)

    def stop(self) -> None:
        """End the loop after the present batch."""
        self._stopping = True
        self._service.timer_wakeup.notify()

    async def look(self) -> datetime:
        """Handle due timers if users can reach the bot; return when to look again."""
        now = self._service.clock.now()
        if self._first is not None:
            await self._first()
        if not self._is_reachable():
            return now + UNREACHABLE_POLL
        await self.ring_due()
        next_due = await self.earliest(now)
        return min(now + POLL_INTERVAL, next_due or now + POLL_INTERVAL)

    async def ring_due(self) -> int:
        """Handle the due timers of all tables served here; return for how many it succeeded."""
        now, leases = self._service.clock.now(), self._service.leases
        query = self._waiting(col(TimerRow.table_id), col(TableRow.server_id))
        query = query.where(col(TimerRow.due_at) <= now)
        due = await self._service.read(lambda session: session.execute(query).all())
        self._retry_at = {table: at for table, at in self._retry_at.items() if at > now}
        served = {table_id for table_id, server in due if leases.holds(server)}
        tables = sorted(served - self._retry_at.keys())
        for start in range(0, len(tables), MAX_BATCH):
            await self._ring_at(tables[start : start + MAX_BATCH])
        return len(tables) - len(self._retry_at.keys() & set(tables))

    async def _ring_at(self, tables: Sequence[int]) -> None:
        """Handle the due timers of some tables together; if that fails, of each alone."""
        try:
            await self._service.change_all(tables, self._do)
        except Exception as error:  # other tables continue
            if len(tables) > 1:
                for table_id in tables:
                    await self._ring_at([table_id])
                return
            self._retry_at[tables[0]] = self._service.clock.now() + RETRY_DELAY
            if isinstance(error, TableDamaged):
                log.warning("timer.table.damaged", extra={"table": tables[0], "why": str(error)})
            else:
                log_failure(log, "timer.table.failed", table=tables[0])

    def _do(self, session: Session, units: Sequence[UnitOfWork]) -> None:
        tables = [unit.id for unit in units]
        now = self._service.clock.now()
        query = self._waiting(TimerRow).where(col(TimerRow.table_id).in_(tables))
        query = query.where(col(TimerRow.due_at) <= now).order_by(col(TimerRow.id))
        due: dict[int, list[TimerRow]] = {}
        for row in session.scalars(query):
            due.setdefault(row.table_id, []).append(row)
        user_rows.prefetch(session, {unit.player(s.seat) for unit in units for s in unit.seats})
        for unit in units:
            rows = due.get(unit.id, [])
            for row in rows:
                row.done_at = unit.now
            for handler in self._handlers:
                if ringing := [row for row in rows if row.kind == handler.kind]:
                    handler.notify(unit, ringing)
                    log.info("timer.ring", extra={"table": unit.id, "timer": handler.kind})

    def _waiting(self, *columns: Any) -> Any:
        """Return the query for pending timers at tables where they count."""
        counting = [
            and_(col(TimerRow.kind) == handler.kind, col(TableRow.status).in_(handler.counts_at))
            for handler in self._handlers
        ]
        return (
            select(*columns)
            .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
            .where(col(TimerRow.done_at).is_(None), or_(*counting))
        )

    async def earliest(self, after: datetime) -> datetime | None:
        """Return when the next timer is due after a moment; overdue ones are retried by polling."""
        due = col(TimerRow.due_at)
        query = self._waiting(due).where(due > after).order_by(due).limit(1)
        next_due: datetime | None = await self._service.read(lambda s: s.scalar(query))
        return next_due
