"""Compute a review once per game, and store it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from enum import StrEnum
from typing import Protocol

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.review import ReviewRow
from bot.store.models.table import TableRow
from bot.tables.background.scheduling import unless_stopped
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import TableClosed, TableError, log_failure
from bot.tables.domain.table import Status
from bot.tables.history.records import Records
from bot.tables.session.feature import Feature, reads, reads_table, writes
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.record import Record
from engine.players.review import Review

log = logging.getLogger(__name__)

REVIEW_STRENGTH = "hard"
"""Strength of the computer player whose search judges the moves."""


def parse_review(row: ReviewRow) -> Review | None:
    """Parse a stored review; a damaged or outdated one is made again."""
    try:
        return None if row.result is None else Review.from_json(json.loads(row.result))
    except (ValueError, TypeError):
        log.warning("review.read.failed", extra={"table": row.table_id})
        return None


def require_over(unit: UnitOfWork) -> None:
    """Raise ``TableError`` if the game is not over, or cannot be reviewed."""
    if unit.row.started_at is None or unit.row.status not in (Status.FINISHED, Status.RUNNING):
        raise TableClosed.because("table-not-started")
    if unit.row.status != Status.FINISHED:
        raise TableClosed.because("table-review-later")
    require_model(unit.game, REVIEW_STRENGTH)
    if not unit.row.moves:
        raise TableError.because("table-review-empty")


class ReviewStatus(StrEnum):
    """Whether there is a review of a game, or can be one."""

    NONE = "none"
    REQUESTED = "requested"
    READY = "ready"
    FAILED = "failed"


class Reviews(Feature):
    """The requested and stored reviews."""

    async def request(self, table_id: int) -> None:
        """Request a review, unless that is done already, and wake the loop that makes it.

        Raises as :func:`require_over`.
        """
        if not await self._request(table_id):
            self._service.notify_other_processes(str(table_id))
        self._service.review_wakeup.notify(table_id)

    @writes
    def _request(self, session: Session, table_id: int) -> bool:
        """Save a request; return whether this process makes the review."""
        unit = self._service.load(session, table_id)
        require_over(unit)
        row = session.get(ReviewRow, table_id)
        if row is None:
            session.add(ReviewRow(table_id=table_id, asked_at=self._service.clock.now()))
        else:
            row.failed = None
            row.result = None if parse_review(row) is None else row.result
        return self._service.leases.holds(unit.row.server_id)

    @reads_table
    def status(self, unit: UnitOfWork) -> ReviewStatus | None:
        """Return whether a review was made; ``None`` if there can be none."""
        try:
            require_over(unit)
        except TableError:
            return None
        row = unit.session.get(ReviewRow, unit.id)
        if row is None:
            return ReviewStatus.NONE
        if row.failed:
            return ReviewStatus.FAILED
        return ReviewStatus.REQUESTED if row.result is None else ReviewStatus.READY

    @reads
    def requested(self, session: Session) -> Sequence[int]:
        """Return the games to be reviewed by this process, oldest request first."""
        query = (
            select(col(ReviewRow.table_id), col(TableRow.server_id))
            .join(TableRow, col(TableRow.id) == col(ReviewRow.table_id))
            .where(col(ReviewRow.result).is_(None), col(ReviewRow.failed).is_(None))
            .order_by(col(ReviewRow.asked_at))
        )
        holds = self._service.leases.holds
        return [table_id for table_id, server in session.execute(query) if holds(server)]

    @writes
    def save(self, session: Session, table_id: int, review: Review | None) -> None:
        """Store a review; ``None`` marks it as failed until it is requested again."""
        text = None if review is None else json.dumps(review.to_json(), separators=(",", ":"))
        now, failed = self._service.clock.now(), True if review is None else None
        session.merge(ReviewRow(table_id=table_id, asked_at=now, result=text, failed=failed))


RETRY_DELAY = timedelta(seconds=10)
"""Delay while the database cannot be reached."""


class Watcher(Protocol):
    """Receives the progress and result of a review."""

    async def progress(self, done: int, steps: int) -> None:
        """Report that ``done`` of ``steps`` are done."""

    async def result(self, review: Review | None) -> None:
        """Deliver the review; ``None`` if it failed."""


MakeReview = Callable[[Record, Callable[[int, int], Awaitable[None]]], Awaitable[Review]]
"""Makes a review outside the event loop, and reports progress."""


class ReviewLoop:
    """Make every requested review; after a restart nobody is notified of its progress."""

    def __init__(self, service: TableService, make: MakeReview) -> None:
        self._service = service
        self._reviews = Reviews(service)
        self._make = make
        self._stopped = asyncio.Event()
        self._watchers: dict[int, list[Watcher]] = {}

    async def ask(self, table_id: int, watcher: Watcher) -> None:
        """Request a review and watch it; raises as :func:`require_over`."""
        watchers = self._watchers.setdefault(table_id, [])
        watchers.append(watcher)
        try:
            await self._reviews.request(table_id)
        except TableError:
            watchers.remove(watcher)
            raise

    def stop(self) -> None:
        """End the loop and the present review, which is made again after a restart."""
        self._stopped.set()
        self._service.review_wakeup.notify()

    async def run(self) -> None:
        """Run until :meth:`stop`."""
        clock, wakeup = self._service.clock, self._service.review_wakeup
        while not self._stopped.is_set():
            wakeup.listen()
            retry_at = None
            try:
                await self.drain()
            except TableError:  # the database is unavailable
                log_failure(log, "review.loop.failed")
                retry_at = clock.now() + RETRY_DELAY
            await clock.wait(wakeup.event, retry_at)

    async def drain(self) -> None:
        """Make all requested reviews."""
        while not self._stopped.is_set() and (waiting := await self._reviews.requested()):
            await self._review(waiting[0])

    async def _review(self, table_id: int) -> None:
        review = await unless_stopped(self._make_review(table_id), self._stopped)
        if self._stopped.is_set():
            return
        await self._reviews.save(table_id, review)
        if self._service.on_change is not None:
            self._service.on_change(table_id)
        for watcher in self._watchers.pop(table_id, ()):
            await _notify(table_id, watcher.result(review))

    async def _make_review(self, table_id: int) -> Review | None:
        async def report(done: int, steps: int) -> None:
            for watcher in self._watchers.get(table_id, ()):
                await _notify(table_id, watcher.progress(done, steps))

        try:
            record = await Records(self._service).load_whole(table_id)
            return await self._make(record, report)
        except Exception:
            log_failure(log, "review.make.failed", table=table_id)
            return None


async def _notify(table_id: int, notification: Awaitable[None]) -> None:
    """Notify a watcher, who may be gone."""
    try:
        await notification
    except Exception:
        log.info("review.watcher.gone", extra={"table": table_id}, exc_info=True)
