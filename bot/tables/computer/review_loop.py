"""The loop that reviews finished games one by one in the background."""

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

RETRY_DELAY = timedelta(seconds=10)
"""Delay while the database cannot be reached."""


class Watcher(Protocol):
    """Receives the progress and result of a review."""

    async def progress(self, done: int, steps: int) -> None:
        """Report that ``done`` of ``steps`` are done."""

    async def result(self, found: Review | None) -> None:
        """Deliver the review; ``None`` if it failed."""


MakeReview = Callable[[Record, Callable[[int, int], Awaitable[None]]], Awaitable[Review]]
"""Makes a review outside the event loop, and reports progress."""


class ReviewLoop:
    """Makes every requested review; a restart forgets only who waits for it."""

    def __init__(self, service: TableService, make: MakeReview) -> None:
        self._service = service
        self._make = make
        self._asked = asyncio.Event()
        self._stopped = asyncio.Event()
        self._watchers: dict[int, list[Watcher]] = {}

    async def ask(self, table_id: int, watcher: Watcher) -> None:
        """Request a review; raises as :func:`bot.tables.computer.reviews.request_review`."""
        await reviews.request_review(self._service, table_id)
        self._watchers.setdefault(table_id, []).append(watcher)
        self._asked.set()

    def stop(self) -> None:
        """Cancel the present review, which is repeated after a restart, and end."""
        self._stopped.set()
        self._asked.set()

    async def run(self) -> None:
        """Run until :meth:`stop`."""
        clock = self._service.clock
        while not self._stopped.is_set():
            self._asked.clear()
            retry_at = None
            try:
                await self.drain()
            except TableError:  # the database is unavailable
                log_failure(log, "review.loop.failed")
                retry_at = clock.now() + RETRY_DELAY
            await clock.wait(self._asked, retry_at)

    async def drain(self) -> None:
        """Make all requested reviews."""
        while not self._stopped.is_set() and (
            waiting := await reviews.requested_reviews(self._service)
        ):
            await self._review(waiting[0])

    async def _review(self, table_id: int) -> None:
        review = asyncio.create_task(self._made(table_id), name=f"review of table {table_id}")
        stop = asyncio.create_task(self._stopped.wait())
        await asyncio.wait((review, stop), return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not review.done():
            review.cancel()
            await asyncio.wait((review,))
            return
        result = review.result()
        await reviews.save_review(self._service, table_id, result)
        for watcher in self._watchers.pop(table_id, ()):
            await _notify(table_id, watcher.result(result))

    async def _made(self, table_id: int) -> Review | None:
        """Return the review of a game; ``None`` if it fails."""

        async def report(done: int, steps: int) -> None:
            for watcher in self._watchers.get(table_id, ()):
                await _notify(table_id, watcher.progress(done, steps))

        try:
            game_record = await record.load_whole_record(self._service, table_id)
            return await self._make(game_record, report)
        except Exception:
            log_failure(log, "review.make.failed", table=table_id)
            return None


async def _notify(table_id: int, notification: Awaitable[None]) -> None:
    """Notify a watcher, who may be gone."""
    try:
        await notification
    except Exception:
        log.info("review.watcher.gone", extra={"table": table_id}, exc_info=True)
