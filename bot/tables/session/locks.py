"""One piece of work at a table at a time, inside this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary


class TableLocks:
    """A lock a table, there as long as somebody holds or awaits it.

    Other processes are kept apart by the version of the table's row.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, table_id: int) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    @asynccontextmanager
    async def all_of(self, tables: Collection[int]) -> AsyncIterator[None]:
        """Those of several tables, in the order of their numbers, so that nobody waits in a ring.

        While one of them is busy the others are free: each is awaited before the first is taken.
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
