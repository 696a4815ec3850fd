"""The table service: load, change and save tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.config import Settings
from bot.metrics import TABLE_TRANSACTION
from bot.store import SerializationConflict, Store, StoreError, UniqueViolation
from bot.store.models.table import ActionRow, TableRow
from bot.tables.background.leases import Leases
from bot.tables.background.scheduling import Clock, Wakeup
from bot.tables.domain.errors import NotSaved
from bot.tables.domain.replay import Replayed, replay_in_thread
from bot.tables.domain.request import Request
from bot.tables.session import idempotency
from bot.tables.session.load import MAX_CONCURRENT, TableReader, slot
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_cache import PreferenceCache
from engine.core.record import Record

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_ATTEMPTS = 20
"""How often a transaction is tried after conflicts. Games that end at the same time wait for one
another, and each time one of them succeeds (see :mod:`bot.tables.ratings.rate_tables`)."""
Replay = Callable[[Record], Awaitable[Replayed]]
"""Replays a whole record off the event loop."""
Hook = Callable[[Snapshot, UnitOfWork], None]
"""Brings what one feature derives from a table in line with it after a change."""
Claim = Callable[[UnitOfWork], Callable[[], None] | None]
"""Claims the first outbox message of a change in its transaction.

Returns what starts the delivery after the commit, or ``None`` if the outbox loop delivers it later.
"""


@dataclass(frozen=True, slots=True)
class Change:
    """The result of a request: its actions, and the table after them.

    ``repeated``: the request was already applied; the unit's state is its stored result.
    """

    unit: UnitOfWork
    actions: tuple[ActionRow, ...]
    repeated: bool


class TableLocks:
    """One lock per table, which exists while a task holds or awaits it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def all_of(self, tables: Collection[int]) -> AsyncIterator[None]:
        """Hold the locks of several tables, acquired in the order of their ids to avoid deadlocks.

        Wait for each first, so that a busy table does not block the others.
        """
        locks = [self[table_id] for table_id in sorted(tables)]
        for lock in locks:
            if lock.locked():
                async with lock:
                    pass
        async with AsyncExitStack() as held:
            for lock in locks:
                await held.enter_async_context(lock)
            yield


class TableService(TableReader):
    """Read and change tables, with the dependencies and caches that this needs."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock | None = None,
        replay: Replay | None = None,
        *,
        hooks: Sequence[Hook],
        alone: bool = True,
    ) -> None:
        """``hooks`` run in this order; ``alone``: no other process uses this database."""
        super().__init__(store, clock or Clock())
        self._hooks = hooks
        self.settings = settings
        self.outbox_wakeup = Wakeup()
        self.timer_wakeup = Wakeup()
        self.computer_wakeup = Wakeup()
        self.review_wakeup = Wakeup()
        self.season_wakeup = Wakeup()
        self.replay = replay or replay_in_thread
        self.locks = TableLocks()
        self._change_slots = asyncio.Semaphore(MAX_CONCURRENT)
        self._repeating = asyncio.Lock()
        """Held while a transaction is tried again after a conflict."""
        self.leases = Leases(self.transaction, alone=alone)
        self.notify_other_processes: Callable[[str], None] = lambda _: None
        """Notifies the process that serves a table which was changed here."""
        self.database_id: str | None = None
        """Set when it is first read."""
        self.restored_at: datetime | None = None
        """When the bot first started after the database was restored from a backup, if it was."""
        self.on_change: Callable[[int], None] | None = None
        """Called with the table of each change that was saved here; set while pages are served."""
        self.claim: Claim | None = None
        """Set by the outbox."""
        self.preference_cache = PreferenceCache(self.read, alone=alone)

    def is_before_restore(self, at: datetime) -> bool:
        """Return whether a message of that time may show moves that were lost in a restore."""
        return self.restored_at is not None and at < self.restored_at

    async def change(
        self, table_id: int, request: Request | None, work: Callable[[UnitOfWork], None]
    ) -> Change:
        """Change a table under its lock, in one transaction; raise ``NotSaved`` if that fails.

        ``work`` changes the unit, or raises and leaves the table unchanged. If another process
        changes the table at the same time, ``work`` runs again on the new rows. A repeated request
        changes nothing and returns its stored actions. The bot's own changes have no request.
        """

        def transaction(session: Session) -> Change:
            request_id = None if request is None else request.id
            unit, repeated = self.load_for_request(session, table_id, request_id)
            if request is not None and repeated:
                first = idempotency.find_first_action(session, request)
                assert first is not None
                return Change(unit, idempotency.find_previous_result(unit, first), repeated=True)
            unit.request_id = request_id
            before = Snapshot.of(unit)
            work(unit)
            self.run_hooks(before, unit)
            unit.deliver = None if self.claim is None else self.claim(unit)
            return Change(unit, tuple(unit.actions), repeated=False)

        with TABLE_TRANSACTION.time():
            async with (
                self.locks[table_id],
                slot(self._change_slots, "table-not-saved", self.slot_timeout),
            ):
                done = await self.transaction(transaction)
                if not done.repeated:
                    self.saved(done.unit)
                else:  # the process may have stopped before it notified the loops
                    self.outbox_wakeup.notify(table_id)
                    self.computer_wakeup.notify(table_id)
                return done

    async def change_all(
        self,
        tables: Sequence[int],
        work: Callable[[Session, Sequence[UnitOfWork]], None],
    ) -> None:
        """Change several tables in one transaction, without a request."""

        def transaction(session: Session) -> Sequence[UnitOfWork]:
            query = select(TableRow).where(col(TableRow.id).in_(tables)).order_by(col(TableRow.id))
            units = self.load_rows(session, session.scalars(query).all())
            before = [Snapshot.of(unit) for unit in units]
            work(session, units)
            for snapshot, unit in zip(before, units, strict=True):
                self.run_hooks(snapshot, unit)
            return units

        async with self.locks.all_of(tables):
            for unit in await self.transaction(transaction):
                self.saved(unit)

    def run_hooks(self, before: Snapshot, unit: UnitOfWork) -> None:
        """Update everything that is derived from a table after a change, and finish the unit."""
        if unit.row.started_at is not None:  # nothing is derived from a lobby
            for hook in self._hooks:
                hook(before, unit)
        unit.finish()

    async def transaction(self, work: Callable[[Session], T], tries: int = MAX_ATTEMPTS) -> T:
        """Run a write transaction, retried after conflicts; raise ``NotSaved`` if that fails."""
        for number in range(tries):
            try:
                if number == 0:
                    return await self.store.write(work)
                async with self._repeating:  # so that they don't conflict with one another again
                    return await self.store.write(work)
            except (SerializationConflict, UniqueViolation) as conflict:
                log.info("table.change.conflict", extra={"why": str(conflict)})
            except StoreError as error:
                raise NotSaved.because("table-not-saved") from error
        if tries > 1:
            log.error("table.change.failed", extra={"tries": tries})
        raise NotSaved.because("table-not-saved")

    def saved(self, unit: UnitOfWork) -> None:
        """Cache the new position after a commit, and wake the loops."""
        if unit.position_loaded and unit.actions:
            self.position_cache.keep(unit.id, unit.row.sequence, unit.state)
        if self.on_change is not None:
            self.on_change(unit.id)
        if not self.leases.holds(unit.row.server_id) and (unit.outbox_messages or unit.next_due):
            self.notify_other_processes(str(unit.id))
        if unit.outbox_messages:
            later = any(message.due_at > unit.now for message in unit.outbox_messages)
            if later or unit.deliver is None:
                self.outbox_wakeup.notify(None if later else unit.id)
        if unit.deliver is not None:
            unit.deliver()
        if unit.awaits_computer:
            self.computer_wakeup.notify(unit.id)
        if unit.next_due is not None:
            self.timer_wakeup.notify(unit.id, unit.next_due)
        for action in unit.actions:
            details = {"table": unit.id, "sequence": action.sequence, "kind": action.kind}
            log.info("table.action.saved", extra=details)
