"""A process inside the simulation's own, which is abandoned rather than killed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.orm import Session

from bot.config import Settings
from bot.store import Store
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.leagues.season_process import SeasonProcess, Step
from tests.bot.tables.tables_helper import TablesHelper

T = TypeVar("T")


class AbandonedStore(Store):
    """A store in which nothing begins any more once it is abandoned.

    A transaction that has begun is still committed, and its task goes on until the next
    one: the process stops between a commit and what should follow it, not inside a transaction.
    """

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._abandoned = False
        self._running = 0
        self._idle = asyncio.Event()
        self._stuck: set[asyncio.Task[Any]] = set()

    async def read(self, work: Callable[[Session], T]) -> T:
        return await self._use(super().read, work)

    async def write(self, work: Callable[[Session], T]) -> T:
        return await self._use(super().write, work)

    async def _use(
        self, use: Callable[[Callable[[Session], T]], Awaitable[T]], work: Callable[[Session], T]
    ) -> T:
        if self._abandoned:
            task = asyncio.current_task()
            assert task is not None
            self._stuck.add(task)
            await asyncio.Event().wait()
        self._running += 1
        try:
            return await use(work)
        finally:
            self._running -= 1
            if self._abandoned and not self._running:
                self._idle.set()

    async def abandon(self) -> None:
        """Let nothing begin; return when nothing runs."""
        self._abandoned = True
        if self._running:
            await self._idle.wait()

    async def end(self) -> None:
        """End all tasks that wait for the store, which can then be used again."""
        for task in self._stuck:
            task.cancel()
        await asyncio.gather(*self._stuck, return_exceptions=True)
        self._abandoned = False


class AbandonedHarness(TablesHarness):
    """A harness on such a store."""

    store: AbandonedStore

    def open_store(self) -> None:
        self.store = AbandonedStore(self.url)
        self.tables = TablesHelper.on(
            self.store, self.clock, Settings(_env_file=None), alone=self.alone
        )


class LocalProcess:
    """A process of the simulation that is abandoned between two transactions."""

    def __init__(self, url: str) -> None:
        self._harness = AbandonedHarness(url, alone=False)
        self._process = SeasonProcess(self._harness)
        self._working: asyncio.Future[int] | None = None

    async def start(self) -> None:
        """Register it."""
        await self._process.start()

    async def step(self, step: Step) -> int:
        """Let it work; raises ``EOFError`` if it is abandoned meanwhile."""
        self._working = asyncio.ensure_future(self._process.step(step))
        try:
            return await self._working
        except asyncio.CancelledError:
            raise EOFError from None

    async def kill(self) -> None:
        """Abandon what it is doing."""
        store = self._harness.store
        await store.abandon()
        if self._working is not None:
            self._working.cancel()
            await asyncio.wait([self._working])
        await store.end()
        await self._process.leave()
        await store.close()
