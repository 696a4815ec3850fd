"""Schedule background work: the clock, wake-ups, one task per table, and batches."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import Any, Generic, TypeVar

RequestT = TypeVar("RequestT")
ResultT = TypeVar("ResultT")


class PendingWakeups:
    """The tables with work, and whether the loop has to look at all tables."""

    def __init__(self) -> None:
        self.tables: set[int] = set()
        self.everywhere = False


class Wakeup:
    """Wakes a loop of this process."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        """Set from a notification until the loop listens."""
        self._sleeping_until: datetime | None = None
        self._pending = PendingWakeups()

    def notify(self, table_id: int | None = None, due: datetime | None = None) -> None:
        """Tell the loop of work at a table or, with ``None``, anywhere; by ``due``, if given."""
        if due is not None and self._sleeping_until is not None and due >= self._sleeping_until:
            return
        if table_id is None:
            self._pending.everywhere = True
        else:
            self._pending.tables.add(table_id)
        self.event.set()

    def listen(self) -> PendingWakeups:
        """Return the notifications since the last call, and reset the event."""
        self.event.clear()
        self._sleeping_until = None
        pending, self._pending = self._pending, PendingWakeups()
        return pending

    def sleep_until(self, until: datetime) -> None:
        """Note when the loop wakes anyway, so that later work need not wake it."""
        self._sleeping_until = until


class Clock:
    """The system clock."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    async def wait(self, event: asyncio.Event, until: datetime | None) -> None:
        """Sleep until that time (forever with ``None``), or until the event is set."""
        seconds = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return


class PerTableTasks:
    """Serve tables concurrently, each by one task at a time.

    A table that must be served while its task runs is served again afterwards.
    """

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
                name = f"{self._name} of table {table_id}"
                task = asyncio.create_task(self._serve(table_id), name=name)
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


async def unless_stopped(
    work: Coroutine[Any, Any, ResultT], stopping: asyncio.Event
) -> ResultT | None:
    """Return the result of some work; cancel it and return ``None`` if the event is set first."""
    if stopping.is_set():
        work.close()
        return None
    task, stop = asyncio.ensure_future(work), asyncio.ensure_future(stopping.wait())
    await asyncio.wait((task, stop), return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    if task.done():
        return task.result()
    task.cancel()
    await asyncio.wait((task,))
    return None


class Batcher(Generic[RequestT, ResultT]):
    """Run one batch at a time; requests made meanwhile form the next one.

    If a batch fails, each of its requests is run alone, so that only the faulty ones fail.
    """

    def __init__(
        self,
        run_batch: Callable[[Sequence[RequestT]], Awaitable[Sequence[ResultT]]],
        max_batch: int,
    ) -> None:
        self._run_batch = run_batch
        self._max_batch = max_batch
        self._waiting: list[tuple[RequestT, asyncio.Future[ResultT]]] = []
        self._worker: asyncio.Task[None] | None = None

    async def __call__(self, request: RequestT) -> ResultT:
        """Return the result of one request, run in a batch or alone; raise what it raises alone."""
        future: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, future))
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        return await future

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch = self._waiting[: self._max_batch]
                del self._waiting[: self._max_batch]
                await self._run(batch)
        finally:
            self._worker = None

    async def _run(self, batch: Sequence[tuple[RequestT, asyncio.Future[ResultT]]]) -> None:
        pending = [(request, future) for request, future in batch if not future.done()]
        if not pending:
            return  # all have been cancelled
        try:
            results = await self._run_batch([request for request, _ in pending])
        except Exception as error:
            if len(pending) > 1:
                for entry in pending:
                    await self._run([entry])
            elif not pending[0][1].done():
                pending[0][1].set_exception(error)
            return
        for (_, future), result in zip(pending, results, strict=True):
            if not future.done():
                future.set_result(result)
