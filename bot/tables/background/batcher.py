"""Work that many ask for at once is done together: what is asked meanwhile is the next batch."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class Batcher(Generic[Asked, Answer]):
    """Collects what is asked and has it done, at most so much at once and one batch at a time.

    Where a batch fails each of it is done alone, so that only what is at fault fails.
    """

    def __init__(
        self, do: Callable[[Sequence[Asked]], Awaitable[Sequence[Answer]]], most: int
    ) -> None:
        self._do = do
        self._most = most
        self._waiting: deque[tuple[Asked, asyncio.Future[Answer]]] = deque()
        self._at_work: asyncio.Task[None] | None = None

    async def __call__(self, asked: Asked) -> Answer:
        """The answer to this one, with others or alone; raises what doing it alone raises."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, answer))
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return await answer

    async def _work(self) -> None:
        try:
            while self._waiting:
                count = min(self._most, len(self._waiting))
                batch = [self._waiting.popleft() for _ in range(count)]
                if len(batch) == 1 or not await self._answered(batch):
                    for one in batch:
                        await self._alone(*one)
        finally:
            self._at_work = None

    async def _answered(self, batch: Sequence[tuple[Asked, asyncio.Future[Answer]]]) -> bool:
        try:
            answers = await self._do([asked for asked, _ in batch])
        except Exception:
            return False
        for (_, future), answer in zip(batch, answers, strict=True):
            if not future.done():
                future.set_result(answer)
        return True

    async def _alone(self, asked: Asked, future: asyncio.Future[Answer]) -> None:
        if future.done():
            return
        try:
            (answer,) = await self._do([asked])
        except Exception as fault:
            if not future.done():
                future.set_exception(fault)
        else:
            if not future.done():
                future.set_result(answer)
