"""Deliver outbox messages: several tables concurrently, the messages of a table in order.

A message is claimed, posted with its nonce and marked as sent. If the process dies in between,
another one claims it again. As long as Discord remembers the nonce, it rejects a duplicate; after
that the handler searches the channel for the message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import delete, or_
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.metrics import DELIVERY
from bot.store.models.table import OutboxRow
from bot.tables.background.scheduling import Batcher, PerTableTasks
from bot.tables.channels import pause_table
from bot.tables.domain.errors import TryLater, Unreachable, log_failure
from bot.tables.domain.kinds import OutboxStatus
from bot.tables.domain.table import SentMessage
from bot.tables.outbox import states
from bot.tables.outbox.behaviour import BEHAVIOURS, RETENTION
from bot.tables.outbox.claim import claim_new
from bot.tables.outbox.message import OutboxMessage
from bot.tables.outbox.states import Delivered
from bot.tables.session import idempotency
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

Handler = Callable[[OutboxMessage], Awaitable[SentMessage | None]]
"""Posts an outbox message and returns what was posted (``None``: nothing had to be).

Raises :class:`~bot.tables.domain.errors.Unreachable` when the channel is gone or closed for good,
:class:`~bot.tables.domain.errors.TryLater` when it cannot be reached now.
"""

MAX_CONCURRENT_TABLES = 24
"""Maximum tables delivered concurrently; low enough that claimed messages are posted soon."""
DELIVERY_TIMEOUT = timedelta(seconds=40)
"""Maximum duration of one delivery."""
OTHER_PROCESS_DELAY = timedelta(seconds=1)
"""How long the loop waits when all due messages belong to other processes."""
POLL_INTERVAL = timedelta(seconds=30)
"""How often the loop checks for messages without a wake-up."""
CLEANUP_INTERVAL = timedelta(days=1)
"""How often the loop deletes old rows."""


class Outbox:
    """The delivery loop, with a handler for each kind of message."""

    def __init__(self, service: TableService, handlers: Mapping[str, Handler]) -> None:
        self._service = service
        self._handlers = handlers
        self._claimed: dict[int, OutboxMessage] = {}
        """By table: the message claimed together with the change that announced it."""
        self._busy = PerTableTasks("outbox", service.outbox_wakeup, self._serve)
        self._slots = asyncio.Semaphore(MAX_CONCURRENT_TABLES)
        self._claim: Batcher[int, OutboxMessage | None] = Batcher(
            lambda tables: states.claim_all(service, tables), MAX_CONCURRENT_TABLES
        )
        self._mark_sent: Batcher[Delivered, OutboxMessage | None] = Batcher(
            lambda posted: states.mark_all_sent(service, posted), MAX_CONCURRENT_TABLES
        )
        self._stopped = asyncio.Event()
        self._begun = False
        service.claim = self._claim_new

    async def run(self) -> None:
        """Run until :meth:`stop`, then finish the deliveries in progress."""
        clock, wakeup = self._service.clock, self._service.outbox_wakeup
        next_poll = next_cleanup = clock.now()
        while not self._stopped.is_set():
            pending, now = wakeup.listen(), clock.now()
            try:
                if not self._begun:
                    await self._begin()
                    await states.retry_failed_boards(self._service)
                    self._begun = True
                self._busy.serve(pending.tables)
                if pending.everywhere or now >= next_poll:
                    next_poll = now + POLL_INTERVAL
                    found = await self._send_out()
                    next_one = await states.next_due(self._service, list(self._busy))
                    if next_one is not None and next_one > now + MAX_RETRY_DELAY:
                        await states.reschedule(self._service, MAX_RETRY_DELAY)
                    soonest = now if self._service.leases.share == 1 else now + OTHER_PROCESS_DELAY
                    next_poll = min(next_poll, max(next_one, soonest)) if next_one else next_poll
                    if not found and now >= next_cleanup:
                        next_cleanup = now + CLEANUP_INTERVAL
                        await delete_old(self._service)
            except Exception:  # the loop must continue
                log_failure(log, "outbox.loop.failed")
                next_poll = now + MIN_RETRY_DELAY
            await clock.wait(wakeup.event, next_poll)
        await self.finish()

    def stop(self) -> None:
        """Start no new deliveries, and end :meth:`run` when those in progress are done."""
        self._stopped.set()
        self._service.outbox_wakeup.notify()

    async def finish(self) -> None:
        """Wait until no table is being delivered to."""
        await self._busy.finish()

    async def _begin(self) -> None:
        """Register this process for claims, and reschedule messages if the clock was set back."""
        await self._service.leases.register()
        await states.reschedule(self._service, MAX_RETRY_DELAY)

    async def drain(self) -> None:
        """Deliver everything that is due now, without the loop."""
        await self._begin()
        while await self._send_out() or self._busy:
            await self.finish()

    async def _send_out(self) -> bool:
        """Start delivering to all tables with due messages; return whether any was not busy."""
        due = await states.due_tables(self._service)
        ready = any(table_id not in self._busy for table_id in due)
        self._busy.serve(due)
        return ready

    def _claim_new(self, unit: UnitOfWork) -> Callable[[], None] | None:
        """Claim the message of a change, unless the table is busy or all slots are in use."""
        accepts_work = self._begun and not self._stopped.is_set()
        if not accepts_work or unit.id in self._busy or self._slots.locked():
            return None
        message = claim_new(self._service, unit)
        return None if message is None else partial(self._deliver_claimed, message)

    def _deliver_claimed(self, message: OutboxMessage) -> None:
        """Deliver a claimed message; if the table is busy by now, its task claims it again."""
        table_id = message.table.id
        if table_id not in self._busy:
            self._claimed[table_id] = message
        self._busy.serve([table_id])

    async def _serve(self, table_id: int) -> None:
        """Deliver all due messages of one table; after an error wait without delaying others."""
        try:
            async with self._slots:
                message = self._claimed.pop(table_id, None)
                if message is None and not self._stopped.is_set():
                    message = await self._claim(table_id)
                while message is not None:
                    message = await self._deliver(message)
        except Exception:  # other tables continue
            log_failure(log, "outbox.table.failed", table=table_id)
            clock = self._service.clock
            await clock.wait(self._stopped, clock.now() + MIN_RETRY_DELAY)
            self._service.outbox_wakeup.notify()

    async def _deliver(self, message: OutboxMessage) -> OutboxMessage | None:
        """Deliver a message and save the result; return the table's next message, if any."""
        service = self._service
        details = {"message_id": message.id, "table": message.table.id, "kind": message.kind}
        try:
            async with asyncio.timeout(DELIVERY_TIMEOUT.total_seconds()):
                with DELIVERY.time():
                    posted = await self._handlers[message.kind](message)
        except Unreachable as gone:
            log.warning("outbox.channel.unreachable", extra={**details, "why": str(gone)})
            await pause_table(service, message.table.id, str(gone))
            await states.mark_failed(service, message, str(gone))
        except (TryLater, TimeoutError, OSError) as trouble:
            delay = retry_delay(message.attempt)
            if isinstance(trouble, TryLater) and trouble.seconds is not None:
                delay = max(delay, timedelta(seconds=trouble.seconds))
            log.warning(
                "outbox.deliver.postponed", extra={**details, "seconds": delay.total_seconds()}
            )
            await states.postpone(service, message, delay, describe_error(trouble))
        except Exception as fault:
            log_failure(log, "outbox.deliver.failed", **details)
            if message.failures + 1 >= MAX_FAULTS:
                await states.mark_failed(service, message, describe_error(fault), stale=True)
            else:
                delay = retry_delay(message.attempt)
                await states.postpone(service, message, delay, describe_error(fault), fault=True)
        else:
            log.info("outbox.deliver.sent", extra={**details, "attempt": message.attempt})
            go_on = not self._stopped.is_set()
            return await self._mark_sent(states.Delivered(message, posted, go_on))
        service.outbox_wakeup.notify()
        return None


MIN_RETRY_DELAY, MAX_RETRY_DELAY = timedelta(seconds=2), timedelta(minutes=10)
MAX_FAULTS = 8
"""Unexpected errors before a message fails until the next change or start; outages do not count."""


def retry_delay(attempt: int) -> timedelta:
    """Return the delay after an attempt (from 1): it doubles up to a limit."""
    doubled = MIN_RETRY_DELAY * (1 << min(attempt - 1, 16))
    return min(doubled, MAX_RETRY_DELAY)


def describe_error(error: Exception) -> str:
    """Return a short description for the row, at most 200 characters."""
    return f"{type(error).__name__}: {error}"[:200]


async def delete_old(service: TableService) -> int:
    """Delete old delivered and merged rows, and return how many."""
    now = service.clock.now()
    kind, due = col(OutboxRow.kind), col(OutboxRow.due_at)
    longer = {
        name: about.retention for name, about in BEHAVIOURS.items() if about.retention > RETENTION
    }
    statement = delete(OutboxRow).where(
        col(OutboxRow.status).in_((OutboxStatus.SENT, OutboxStatus.SUPERSEDED)),
        due < now - RETENTION,
        *(or_(kind != name, due < now - retention) for name, retention in longer.items()),
    )

    def work(session: Session) -> int:
        idempotency.delete_expired_claims(session, service.clock.now())
        result: Any = session.execute(statement)
        return int(result.rowcount)

    return await service.transaction(work)
