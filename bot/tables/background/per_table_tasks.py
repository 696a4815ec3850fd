"""A task for each table that is served; one rung for meanwhile is looked at again after it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from functools import partial
from typing import Any

from bot.tables.background.wakeups import Wakeup


class PerTableTasks:
    """Tables are served side by side, and each of them one time after the other."""

    def __init__(
        self, name: str, bell: Wakeup, serve: Callable[[int], Coroutine[Any, Any, None]]
    ) -> None:
        """``name``: what the tasks are of; ``bell``: rung for a table that waits to be served."""
        self._name = name
        self._bell = bell
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
        """Begin with each of them, or note that it is to be served again."""
        for table_id in tables:
            if table_id in self._tasks:
                self._again.add(table_id)
            else:
                self.begin(table_id, self._serve(table_id))

    def begin(self, table_id: int, work: Coroutine[Any, Any, None]) -> None:
        """Serve a table that nobody serves, by other work than usual."""
        task = asyncio.create_task(work, name=f"{self._name} of table {table_id}")
        self._tasks[table_id] = task
        task.add_done_callback(partial(self._free, table_id))

    async def finish(self) -> None:
        """Wait for those in hand."""
        await asyncio.gather(*self._tasks.values())

    def _free(self, table_id: int, _done: asyncio.Task[None]) -> None:
        del self._tasks[table_id]
        if table_id in self._again:
            self._again.discard(table_id)
            self._bell.notify(table_id)
