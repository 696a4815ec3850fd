"""One piece of work at a table at a time, inside this process."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary


class TableLocks:
    """A lock a table, there as long as somebody holds or awaits it.

    Other processes are kept apart by the version of the table's row.
    """

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def __getitem__(self, table_id: int) -> AbstractAsyncContextManager[None]:
        return self._locks.setdefault(table_id, asyncio.Lock())
