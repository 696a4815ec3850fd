"""Coalesce concurrent requests into batches."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

RequestT = TypeVar("RequestT")
ResultT = TypeVar("ResultT")


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
        self._waiting: deque[tuple[RequestT, asyncio.Future[ResultT]]] = deque()
        self._at_work: asyncio.Task[None] | None = None

    async def __call__(self, request: RequestT) -> ResultT:
        """Return the result of one request, run in a batch or alone; raise what it raises alone."""
        future: asyncio.Future[ResultT] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, future))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return await future

    async def _work(self) -> None:
        try:
            while self._waiting:
                count = min(self._max_batch, len(self._waiting))
                batch = [self._waiting.popleft() for _ in range(count)]
                if len(batch) == 1 or not await self._answered(batch):
                    for item in batch:
                        await self._alone(*item)
        finally:
            self._at_work = None

    async def _answered(self, batch: Sequence[tuple[RequestT, asyncio.Future[ResultT]]]) -> bool:
        try:
            results = await self._run_batch([request for request, _ in batch])
        except Exception:
            return False
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)
        return True

    async def _alone(self, request: RequestT, future: asyncio.Future[ResultT]) -> None:
        if future.done():
            return
        try:
            (result,) = await self._run_batch([request])
        except Exception as error:
            if not future.done():
                future.set_exception(error)
        else:
            if not future.done():
                future.set_result(result)
