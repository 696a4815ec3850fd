"""Locks of tables, slots for transactions, and database errors as they are shown to users."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from weakref import WeakValueDictionary

from bot.store import StoreError, Unreadable
from bot.tables.domain.errors import NotSaved


class TableLocks:
    """One lock per table, which exists while a task holds or awaits it.

    Conflicts with other processes are detected by the version of the table's row.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def all_of(self, tables: Collection[int]) -> AsyncIterator[None]:
        """Hold the locks of several tables, acquired in the order of their ids to avoid deadlocks.

        Wait until each of them has been free before acquiring the first, so that a busy table does
        not block the others.
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


@asynccontextmanager
async def slot(
    slots: asyncio.Semaphore, error_key: str, seconds: float | None
) -> AsyncIterator[None]:
    """Hold a slot for a transaction; wait no longer than ``seconds``, if given.

    Raises:
        NotSaved: with ``error_key``, if no slot became free in time.
    """
    try:
        async with asyncio.timeout(seconds):
            await slots.acquire()
    except TimeoutError:
        raise NotSaved.because(error_key) from None
    try:
        yield
    finally:
        slots.release()


@contextmanager
def as_table_errors() -> Iterator[None]:
    """Convert database errors to errors with a message for the user."""
    try:
        yield
    except Unreadable as error:
        raise NotSaved.because("table-not-read") from error
    except StoreError as error:
        raise NotSaved.because("table-not-saved") from error
