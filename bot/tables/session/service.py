"""The table service: what all work at the tables shares, from loading a table to saving it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar

from sqlalchemy import bindparam, case, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.config import Settings
from bot.metrics import TABLE_TRANSACTION
from bot.store import SerializationConflict, Store, StoreError, UniqueViolation, Unreadable
from bot.store.damage import DamagedRow
from bot.store.engines import LOCK_TIMEOUT_S
from bot.store.models.table import ActionRow, TableRow
from bot.tables.background.leases import Leases
from bot.tables.background.wakeups import LocalWakeup, Wakeup
from bot.tables.domain.clock import Clock, SystemClock
from bot.tables.domain.errors import NotSaved, TableDamaged
from bot.tables.domain.request import Request
from bot.tables.domain.table import LIVE, Table
from bot.tables.history.replay import Replayed, replay_in_thread
from bot.tables.session import idempotency, load, optional_rows
from bot.tables.session.locks import TableLocks
from bot.tables.session.position_cache import PositionCache
from bot.tables.session.snapshot import Snapshot
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.users.last_active import LastActive
from bot.tables.users.preference_cache import PreferenceCache
from engine.core.record import Record

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_ATTEMPTS = 5
MAX_CACHED_CHANNELS = 20_000
"""So many channels' tables are known without asking."""
MAX_CONCURRENT_CHANGES = 8
"""So many tables are changed at once, and so many read: meanwhile what others announce is
delivered, and whoever comes has the first answer."""

Replay = Callable[[Record], Awaitable[Replayed]]
"""Replays a whole record off the event loop."""
Reconcile = Callable[[Snapshot, UnitOfWork], None]
"""Brings what follows from a table in line with a change: :func:`bot.tables.hooks.reconcile`."""
Claim = Callable[[UnitOfWork], Callable[[], None] | None]
"""Claims the first outbox message of a change in its transaction.

Returns what starts the delivery after the commit, or ``None`` if the outbox loop delivers it later.
"""


def _no_claim(_: UnitOfWork) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Change:
    """What one request did: its actions, and the table as they left it.

    ``repeated``: the same request had come before; the unit's state is the one it led to.
    """

    unit: UnitOfWork
    actions: tuple[ActionRow, ...]
    repeated: bool


class TableService:
    """Store, clock, settings, bells, and what saves reading a table again."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock | None = None,
        outbox_bell: Wakeup | None = None,
        timer_bell: Wakeup | None = None,
        thought_bell: Wakeup | None = None,
        replay: Replay | None = None,
        *,
        reconcile: Reconcile,
        alone: bool = True,
    ) -> None:
        """``alone``: no other process works on this database."""
        self.store = store
        self._reconcile = reconcile
        self.settings = settings
        self.clock = clock or SystemClock()
        self.outbox_wakeup = outbox_bell or LocalWakeup()
        self.timer_wakeup = timer_bell or LocalWakeup()
        self.computer_wakeup = thought_bell or LocalWakeup()
        self.replay = replay or replay_in_thread
        self.locks = TableLocks()
        self._turns = asyncio.Semaphore(MAX_CONCURRENT_CHANGES)
        self._readers = asyncio.Semaphore(MAX_CONCURRENT_CHANGES)
        self.position_cache = PositionCache()
        self.leases = Leases(self.transaction, alone=alone)
        self.notify_other_processes: Callable[[str], None] = lambda _: None
        """Lets the process know that serves a table that was changed here."""
        self.table_by_channel: dict[str, int] = {}
        """The table that was last found in a channel; it may be another by now."""
        self.seen = LastActive()
        self.mark: str | None = None
        """The mark of the database, once it has been read."""
        self.restored_at: datetime | None = None
        """When the bot first started on this database, if that was restored from a backup."""
        self.claim: Claim = _no_claim
        """Set by the outbox."""
        self.preference_cache = PreferenceCache(self.clock, self.read, alone=alone)

    def is_before_restore(self, at: datetime) -> bool:
        """Return whether something posted then may show moves that a restore has lost."""
        return self.restored_at is not None and at < self.restored_at

    @asynccontextmanager
    async def _turn(self, turns: asyncio.Semaphore, otherwise: str) -> AsyncIterator[None]:
        """One of a few; while a server hangs nobody waits longer for it than for a connection.

        Raises:
            NotSaved: with the key ``otherwise``.
        """
        try:
            async with asyncio.timeout(None if self.store.is_sqlite else LOCK_TIMEOUT_S):
                await turns.acquire()
        except TimeoutError:
            raise NotSaved.because(otherwise) from None
        try:
            yield
        finally:
            turns.release()

    # Reading

    async def read(self, work: Callable[[Session], T]) -> T:
        """What a function finds in the database at one moment.

        Raises:
            TableError: what the function raises, and ``NotSaved`` when nothing can be read.
        """
        async with self._turn(self._readers, "table-not-read"):
            with as_table_errors():
                return await self.store.read(work)

    def load(self, session: Session, table_id: int) -> UnitOfWork:
        """The rows of a table, without its position; raises ``NoSuchTable``."""
        unit = load.load(session, table_id, self.clock.now(), self.position_cache)
        unit.seen = self.seen
        return unit

    def load_all(self, session: Session, tables: Sequence[int]) -> list[UnitOfWork]:
        """Those of several tables; raises ``DamagedRow``."""
        query = select(TableRow).where(col(TableRow.id).in_(tables)).order_by(col(TableRow.id))
        rows = session.scalars(query).all()
        units = load.load_all(session, rows, self.clock.now(), self.position_cache)
        for unit in units:
            unit.seen = self.seen
        return units

    async def table(self, table_id: int) -> Table:
        """One table of a game that is known; raises ``NoSuchTable`` or ``TableDamaged``."""

        def work(session: Session) -> Table:
            unit = self.load(session, table_id)
            assert unit.game
            return unit.table()

        return await self.read(work)

    async def table_in(self, channel_id: str) -> Table | None:
        """The channel's live table, else its newest, over or paused; ``None``: never any."""

        def work(session: Session) -> Table | None:
            row = row_in(session, channel_id)
            return None if row is None else self.load(session, row.id or 0).table()

        return await self.read(work)

    def found_in(self, channel_id: str, table_id: int) -> None:
        """Remember a channel's table, for whoever takes it to be the same the next time."""
        if len(self.table_by_channel) >= MAX_CACHED_CHANNELS:
            self.table_by_channel.clear()
        self.table_by_channel[channel_id] = table_id

    # Changing

    async def change(
        self, table_id: int, request: Request, work: Callable[[UnitOfWork], None]
    ) -> Change:
        """Do a piece of work once: under the lock, in one transaction.

        ``work`` changes the unit, or raises and leaves the table as it is. If another process
        changes the table meanwhile, the work is done again on the newer rows. A request that has
        been here before is not worked again; its actions are read back.

        Raises:
            TableError: what the work raises, and ``NotSaved``.
        """

        def transaction(session: Session) -> Change:
            unit = self.load(session, table_id)
            here_before = optional_rows.find_optional_rows(session, unit, request.id)
            first = idempotency.find_first_action(session, request) if here_before else None
            if first is not None:
                return Change(unit, idempotency.find_previous_result(unit, first), repeated=True)
            unit.request_id = request.id
            self.apply(unit, work)
            unit.deliver = self.claim(unit)
            return Change(unit, tuple(unit.actions), repeated=False)

        with TABLE_TRANSACTION.time():
            async with self.locks[table_id], self._turn(self._turns, "table-not-saved"):
                return await self._change(table_id, transaction)

    async def change_all(
        self,
        tables: Sequence[int],
        work: Callable[[Session, Sequence[UnitOfWork]], None],
    ) -> None:
        """Work of the house at several tables in one transaction: all is done, or nothing.

        Raises:
            TableError: what the work raises, and ``NotSaved``.
        """

        def transaction(session: Session) -> Sequence[UnitOfWork]:
            units = self.load_all(session, tables)
            before = [Snapshot.of(unit) for unit in units]
            work(session, units)
            for snapshot, unit in zip(before, units, strict=True):
                self._finish(snapshot, unit)
            return units

        async with self.locks.all_of(tables):
            for unit in await self.transaction(transaction):
                self.saved(unit)

    async def transaction_at(self, tables: Collection[int], work: Callable[[Session], T]) -> T:
        """Write what changes these tables' rows while nobody else does here.

        Several tables are tried once: where somebody else is first, one alone is the better try.

        Raises:
            TableError: what the work raises, and ``NotSaved``.
        """
        async with self.locks.all_of(tables):
            return await self.transaction(work, tries=MAX_ATTEMPTS if len(tables) == 1 else 1)

    def apply(self, unit: UnitOfWork, work: Callable[[UnitOfWork], None]) -> None:
        """Do a piece of work in a transaction, with all that follows from it."""
        before = Snapshot.of(unit)
        work(unit)
        self._finish(before, unit)

    def _finish(self, before: Snapshot, unit: UnitOfWork) -> None:
        self._reconcile(before, unit)
        unit.finish()

    async def _change(self, table_id: int, transaction: Callable[[Session], Change]) -> Change:
        done = await self.transaction(transaction)
        if not done.repeated:
            self.saved(done.unit)
        else:  # whoever did it first may have been cut off before the bells
            self.outbox_wakeup.notify(table_id)
            self.computer_wakeup.notify(table_id)
        return done

    async def transaction(self, work: Callable[[Session], T], tries: int = MAX_ATTEMPTS) -> T:
        """Write, and again from the beginning while somebody else is first.

        Raises:
            TableError: what the work raises, and ``NotSaved``.
        """
        with as_table_errors():
            for _ in range(tries):
                try:
                    return await self.store.write(work)
                except (SerializationConflict, UniqueViolation) as first:
                    log.info("somebody else was first", extra={"why": str(first)})
        if tries > 1:
            log.error("somebody else is first every time", extra={"tries": tries})
        raise NotSaved.because("table-not-saved")

    def saved(self, unit: UnitOfWork) -> None:
        """What follows a commit: the new position is kept, the loops are woken."""
        if unit.state is not None and unit.actions:
            self.position_cache.keep(unit.id, unit.row.sequence, unit.state)
        if not self.leases.holds(unit.row.server_id) and (unit.outbox_messages or unit.next_due):
            self.notify_other_processes(str(unit.id))
        if unit.outbox_messages:
            later = any(parcel.due_at > unit.now for parcel in unit.outbox_messages)
            if later or unit.deliver is None:
                self.outbox_wakeup.notify(None if later else unit.id)
        if unit.deliver is not None:
            unit.deliver()
        if unit.awaits_computer:
            self.computer_wakeup.notify(unit.id)
        if unit.next_due is not None:
            self.timer_wakeup.notify(unit.id, unit.next_due)
        for act in unit.actions:
            about = {"table": unit.id, "sequence": act.sequence, "kind": act.kind}
            log.info("action", extra=about)


_IN_CHANNEL = (
    select(TableRow)
    .where(col(TableRow.channel_id) == bindparam("channel"))
    .order_by(case((col(TableRow.status).in_(LIVE), 0), else_=1), col(TableRow.id).desc())
    .limit(1)
)


def row_in(session: Session, channel_id: str) -> TableRow | None:
    """A channel's live table, else its newest."""
    return session.scalar(_IN_CHANNEL, {"channel": channel_id})


@contextmanager
def as_table_errors() -> Iterator[None]:
    """Turns what the database says into a mistake a person can be told about."""
    try:
        yield
    except DamagedRow as damaged:
        log.error("damaged row", extra={"where": damaged.where})
        raise TableDamaged.because("table-row-damaged", where=damaged.where) from damaged
    except Unreadable as error:
        raise NotSaved.because("table-not-read") from error
    except StoreError as error:
        raise NotSaved.because("table-not-saved") from error
