"""The loop that delivers: several tables at once, one parcel of a table at a time.

A parcel is claimed, delivered with its nonce and marked as sent. Whatever stops in between, it is
claimed again once the process that had it in hand is gone. Its nonce keeps it from being posted
twice as long as Discord remembers it; after that its handler looks for it in the channel.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from functools import partial

from bot.metrics import DELIVERY
from bot.tables.background.batcher import Batcher
from bot.tables.background.per_table_tasks import PerTableTasks
from bot.tables.channels.pause import pause_table
from bot.tables.domain.errors import TryLater, Unreachable, log_failure
from bot.tables.domain.table import Sent
from bot.tables.outbox import cleanup, states
from bot.tables.outbox.claim import claim_new
from bot.tables.outbox.message import OutboxMessage
from bot.tables.outbox.retries import (
    MAX_FAULTS,
    MAX_RETRY_DELAY,
    MIN_RETRY_DELAY,
    describe_error,
    retry_delay,
)
from bot.tables.outbox.states import Delivered
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

Handler = Callable[[OutboxMessage], Awaitable[Sent | None]]
"""Post a parcel and answer with its message (``None``: there was nothing to post).

Raises :class:`~bot.tables.domain.errors.Unreachable` when the channel is gone or closed for good,
:class:`~bot.tables.domain.errors.TryLater` when it cannot be reached now.
"""

MAX_CONCURRENT_TABLES = 24
"""How many tables are delivered to at once; so few that what is claimed is posted soon."""
DELIVERY_TIMEOUT = timedelta(seconds=40)
"""How long one delivery may take."""
OTHER_PROCESS_DELAY = timedelta(seconds=1)
"""How soon the loop looks again where others are to do what is due."""
POLL_INTERVAL = timedelta(seconds=30)
"""How long a parcel saved by another process may go unnoticed."""
CLEANUP_INTERVAL = timedelta(days=1)
"""How often the loop deletes what was posted long ago."""


class Outbox:
    """The loop, with a handler for each kind of parcel."""

    def __init__(self, service: TableService, handlers: Mapping[str, Handler]) -> None:
        self._service = service
        self._handlers = handlers
        self._claimed: dict[int, OutboxMessage] = {}
        """By table: the message claimed together with the change that announced it."""
        self._busy = PerTableTasks("outbox", service.outbox_wakeup, self._serve)
        self._lanes = asyncio.Semaphore(MAX_CONCURRENT_TABLES)
        self._claim: Batcher[int, OutboxMessage | None] = Batcher(
            lambda tables: states.claim_all(service, tables), MAX_CONCURRENT_TABLES
        )
        self._note: Batcher[Delivered, OutboxMessage | None] = Batcher(
            lambda posted: states.mark_all_sent(service, posted), MAX_CONCURRENT_TABLES
        )
        self._stopped = asyncio.Event()
        self._begun = False
        service.claim = self._claim_new

    async def run(self) -> None:
        """Until :meth:`stop`; what is in hand is finished then."""
        clock, bell = self._service.clock, self._service.outbox_wakeup
        look = tidy = clock.now()
        while not self._stopped.is_set():
            rung, now = bell.listen(), clock.now()
            try:
                if not self._begun:
                    await self._begin()
                    await states.retry_failed_boards(self._service)
                    self._begun = True
                self._busy.serve(rung.tables)
                if rung.everywhere or now >= look:
                    look = now + POLL_INTERVAL
                    found = await self._send_out()
                    next_one = await states.next_due(self._service, list(self._busy))
                    if next_one is not None and next_one > now + MAX_RETRY_DELAY:
                        await states.reschedule(self._service, MAX_RETRY_DELAY)
                    soonest = now if self._service.leases.holds_all else now + OTHER_PROCESS_DELAY
                    look = min(look, max(next_one, soonest)) if next_one else look
                    if not found and now >= tidy:
                        tidy = now + CLEANUP_INTERVAL
                        await cleanup.delete_old(self._service)
            except Exception:  # the loop outlives whatever befalls it
                log_failure(log, "outbox.loop.failed")
                look = now + MIN_RETRY_DELAY
            await clock.wait(bell.event, look)
        await self.finish()

    def stop(self) -> None:
        """Start nothing new, and end when what is in hand is done."""
        self._stopped.set()
        self._service.outbox_wakeup.notify()

    async def finish(self) -> None:
        """Wait until the tables that are being served have been."""
        await self._busy.finish()

    async def _begin(self) -> None:
        """Have a number to claim with; no clock set back since holds anything up."""
        await self._service.leases.register()
        await states.reschedule(self._service, MAX_RETRY_DELAY)

    async def drain(self) -> None:
        """Deliver everything that is due now, without a loop."""
        await self._begin()
        while await self._send_out() or self._busy:
            await self.finish()

    async def _send_out(self) -> bool:
        """Start on every table with something due; whether there was any that waits for nobody."""
        due = await states.due_tables(self._service)
        ready = any(table_id not in self._busy for table_id in due)
        self._busy.serve(due)
        return ready

    def _claim_new(self, unit: UnitOfWork) -> Callable[[], None] | None:
        """Claim what a change announces, unless the table is being served or no lane is free."""
        at_work = self._begun and not self._stopped.is_set()
        if not at_work or unit.id in self._busy or self._lanes.locked():
            return None
        message = claim_new(self._service, unit)
        return None if message is None else partial(self._deliver_claimed, message)

    def _deliver_claimed(self, message: OutboxMessage) -> None:
        """Deliver a claimed message; a table that is served by now claims it again itself."""
        table_id = message.table.id
        if table_id not in self._busy:
            self._claimed[table_id] = message
        self._busy.serve([table_id])

    async def _serve(self, table_id: int) -> None:
        """Deliver all that is due at one table; after a fault wait without delaying others."""
        try:
            async with self._lanes:
                message = self._claimed.pop(table_id, None)
                if message is None and not self._stopped.is_set():
                    message = await self._claim(table_id)
                while message is not None:
                    message = await self._carry(message)
        except Exception:  # other tables go on
            log_failure(log, "outbox.table.failed", table=table_id)
            clock = self._service.clock
            await clock.wait(self._stopped, clock.now() + MIN_RETRY_DELAY)
            self._service.outbox_wakeup.notify()

    async def _carry(self, parcel: OutboxMessage) -> OutboxMessage | None:
        """Deliver one parcel and note what came of it; the table's next one, where there is one."""
        service = self._service
        about = {"parcel": parcel.id, "table": parcel.table.id, "kind": parcel.kind}
        try:
            async with asyncio.timeout(DELIVERY_TIMEOUT.total_seconds()):
                with DELIVERY.time():
                    message = await self._handlers[parcel.kind](parcel)
        except Unreachable as gone:
            log.warning("channel unreachable", extra={**about, "why": str(gone)})
            await pause_table(service, parcel.table.id, str(gone))
            await states.mark_failed(service, parcel, str(gone))
        except (TryLater, TimeoutError, OSError) as trouble:
            wait = retry_delay(parcel.attempt)
            if isinstance(trouble, TryLater) and trouble.seconds is not None:
                wait = max(wait, timedelta(seconds=trouble.seconds))
            log.warning("delivery put off", extra={**about, "seconds": wait.total_seconds()})
            await states.postpone(service, parcel, wait, describe_error(trouble))
        except Exception as fault:
            log_failure(log, "outbox.deliver.failed", **about)
            if parcel.faults + 1 >= MAX_FAULTS:
                await states.mark_failed(service, parcel, describe_error(fault), behind=True)
            else:
                wait = retry_delay(parcel.attempt)
                await states.postpone(service, parcel, wait, describe_error(fault), fault=True)
        else:
            log.info("delivered", extra={**about, "attempt": parcel.attempt})
            go_on = not self._stopped.is_set()
            return await self._note(states.Delivered(parcel, message, go_on))
        service.outbox_wakeup.notify()
        return None
