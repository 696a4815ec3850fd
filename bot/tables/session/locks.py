"""Lock tables within this process, so that one change runs at a table at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


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
