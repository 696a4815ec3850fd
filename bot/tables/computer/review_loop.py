"""The loop of the reviews: one game after the other, in the background, for whoever waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Protocol

from bot.tables.computer import reviews
from bot.tables.domain.errors import TableError, log_failure
from bot.tables.history import record
from bot.tables.session.service import TableService
from engine.core.record import Record
from engine.players.review import Review

log = logging.getLogger(__name__)

PAUSE = timedelta(seconds=10)
"""How long reviews wait where the database cannot be reached."""


class Watcher(Protocol):
    """Somebody who waits for a review."""

    async def progress(self, done: int, steps: int) -> None:
        """So much of it is done."""

    async def result(self, found: Review | None) -> None:
        """It is done; ``None``: it cannot be."""


Make = Callable[[Record, Callable[[int, int], Awaitable[None]]], Awaitable[Review]]
"""Makes a review off the event loop, and tells how far it is."""


class ReviewLoop:
    """Makes every review that was asked for and is not there; a restart forgets only who waits."""

    def __init__(self, service: TableService, make: Make) -> None:
        self._service = service
        self._make = make
        self._asked = asyncio.Event()
        self._stopped = asyncio.Event()
        self._watchers: dict[int, list[Watcher]] = {}

    async def ask(self, table_id: int, watcher: Watcher) -> None:
        """Have a game reviewed; raises as :func:`bot.tables.computer.reviews.ask`."""
        await reviews.ask(self._service, table_id)
        self._watchers.setdefault(table_id, []).append(watcher)
        self._asked.set()

    def stop(self) -> None:
        """Break off what is in hand, and end; it is made anew when the bot comes again."""
        self._stopped.set()
        self._asked.set()

    async def run(self) -> None:
        """Until :meth:`stop`."""
        clock = self._service.clock
        while not self._stopped.is_set():
            self._asked.clear()
            again = None
            try:
                await self.drain()
            except TableError:  # the database is away; the loop outlives that
                log_failure(log, "review.loop.failed")
                again = clock.now() + PAUSE
            await clock.wait(self._asked, again)

    async def drain(self) -> None:
        """Make all there is to be made."""
        while not self._stopped.is_set() and (waiting := await reviews.waiting(self._service)):
            await self._review(waiting[0])

    async def _review(self, table_id: int) -> None:
        making = asyncio.create_task(self._made(table_id), name=f"review of table {table_id}")
        stopping = asyncio.create_task(self._stopped.wait())
        await asyncio.wait((making, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not making.done():
            making.cancel()
            await asyncio.wait((making,))
            return
        found = making.result()
        await reviews.save(self._service, table_id, found)
        for watcher in self._watchers.pop(table_id, ()):
            await _reached(table_id, watcher.result(found))

    async def _made(self, table_id: int) -> Review | None:
        """The review of a game; ``None`` where it cannot be made."""

        async def tell(done: int, steps: int) -> None:
            for watcher in self._watchers.get(table_id, ()):
                await _reached(table_id, watcher.progress(done, steps))

        try:
            line = await record.whole_line(self._service, table_id)
            return await self._make(line, tell)
        except Exception:
            log_failure(log, "review.make.failed", table=table_id)
            return None


async def _reached(table_id: int, telling: Awaitable[None]) -> None:
    """Tell a watcher, who may be gone."""
    try:
        await telling
    except Exception:
        log.info("nobody waits for a review any more", extra={"table": table_id}, exc_info=True)
