"""Run at most one task per table; a wake-up during a run schedules another run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import partial
from typing import Any

from bot.tables.background.wakeups import Wakeup


class PerTableTasks:
    """Tables are served concurrently, each by one task at a time."""

    def __init__(
        self, name: str, wakeup: Wakeup, serve: Callable[[int], Coroutine[Any, Any, None]]
    ) -> None:
        """Set the tasks' ``name``, and the wake-up for tables to serve again."""
        self._name = name
        self._wakeup = wakeup
        self._serve = serve
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def __contains__(self, table_id: int) -> bool:
        return table_id in self._tasks

    def __iter__(self) -> Iterator[int]:
        return iter(self._tasks)

    def serve(self, tables: Iterable[int]) -> None:
        """Start a task for each table, or note that it must be served again."""
        for table_id in tables:
            if table_id in self._tasks:
                self._again.add(table_id)
            else:
                self.begin(table_id, self._serve(table_id))

    def begin(self, table_id: int, work: Coroutine[Any, Any, None]) -> None:
        """Serve an idle table with other work than usual."""
        task = asyncio.create_task(work, name=f"{self._name} of table {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(partial(self._free, table_id))

    async def finish(self) -> None:
        """Wait for all running tasks."""
        await asyncio.gather(*self._tasks.values())

    def _free(self, table_id: int, _done: asyncio.Task[None]) -> None:
        del self._tasks[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self._wakeup.notify(table_id)
