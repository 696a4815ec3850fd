"""Deliver outbox messages: several tables concurrently, the messages of a table in order.

A message is claimed, posted with its nonce and marked as sent. If the process dies in between,
another one claims it again. As long as Discord remembers the nonce, it rejects a duplicate; after
that the handler searches the channel for the message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from sqlalchemy import func, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.metrics import DELIVERY
from bot.store import count_changed
from bot.store.models.table import OutboxRow, TableRow, TimerRow
from bot.tables.background.scheduling import Batcher, PerTableTasks
from bot.tables.channels import Channels
from bot.tables.domain.errors import TryLater, Unreachable, log_failure
from bot.tables.domain.kinds import OutboxStatus, TimerKind
from bot.tables.domain.table import SentMessage
from bot.tables.outbox import pending
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.claim import claim_all, claim_first_due, claim_new
from bot.tables.outbox.message import Delivered, Handler, OutboxMessage
from bot.tables.reminders.mentions import MENTIONED_KEY
from bot.tables.session.service import MAX_ATTEMPTS, TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

MAX_CONCURRENT_TABLES = 24
"""Maximum tables delivered concurrently; low enough that claimed messages are posted soon."""
DELIVERY_TIMEOUT = timedelta(seconds=40)
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
            partial(claim_all, service), MAX_CONCURRENT_TABLES
        )
        self._mark_sent: Batcher[Delivered, OutboxMessage | None] = Batcher(
            partial(mark_all_sent, service), MAX_CONCURRENT_TABLES
        )
        self._stopped = asyncio.Event()
        self._begun = False
        service.claim = self._claim_new

    async def run(self) -> None:
        """Run until :meth:`stop`, then finish the deliveries in progress."""
        clock, wakeup = self._service.clock, self._service.outbox_wakeup
        next_poll = next_cleanup = clock.now()
        while not self._stopped.is_set():
            woken, now = wakeup.listen(), clock.now()
            try:
                if not self._begun:
                    await self._begin()
                    await pending.retry_failed_boards(self._service)
                    self._begun = True
                self._busy.serve(woken.tables)
                if woken.everywhere or now >= next_poll:
                    next_poll = now + POLL_INTERVAL
                    started = await self._send_out()
                    next_due = await pending.next_due(self._service, list(self._busy))
                    if next_due is not None and next_due > now + MAX_RETRY_DELAY:
                        await pending.reschedule(self._service, MAX_RETRY_DELAY)
                    soonest = now if self._service.leases.share == 1 else now + OTHER_PROCESS_DELAY
                    next_poll = min(next_poll, max(next_due, soonest)) if next_due else next_poll
                    if not started and now >= next_cleanup:
                        next_cleanup = now + CLEANUP_INTERVAL
                        await pending.delete_old(self._service)
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
        await pending.reschedule(self._service, MAX_RETRY_DELAY)

    async def drain(self) -> None:
        """Deliver everything that is due now, without the loop."""
        await self._begin()
        while await self._send_out() or self._busy:
            await self.finish()

    async def _send_out(self) -> bool:
        """Start delivering to all tables with due messages; return whether any was not busy."""
        due = await pending.due_tables(self._service)
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
            await Channels(service).pause(message.table.id, str(gone))
            await self._mark_failed(message, str(gone))
        except (TryLater, TimeoutError, OSError) as trouble:
            delay = retry_delay(message.attempt)
            if isinstance(trouble, TryLater) and trouble.seconds is not None:
                delay = max(delay, timedelta(seconds=trouble.seconds))
            seconds = delay.total_seconds()
            log.warning("outbox.deliver.postponed", extra={**details, "seconds": seconds})
            await self._postpone(message, delay, error=describe_error(trouble))
        except Exception as fault:
            log_failure(log, "outbox.deliver.failed", **details)
            error, failures = describe_error(fault), message.failures + 1
            if failures < MAX_FAULTS:
                delay = retry_delay(message.attempt)
                await self._postpone(message, delay, error=error, failures=failures)
            else:
                await self._mark_failed(message, error, stale=True)
        else:
            log.info("outbox.deliver.sent", extra={**details, "attempt": message.attempt})
            claim_next = not self._stopped.is_set()
            return await self._mark_sent(Delivered(message, posted, claim_next))
        service.outbox_wakeup.notify()
        return None

    async def _postpone(self, message: OutboxMessage, delay: timedelta, **values: Any) -> None:
        service = self._service
        values |= {"status": OutboxStatus.PENDING, "due_at": service.clock.now() + delay}
        await service.transaction(lambda session: _release(service, session, message, **values))

    async def _mark_failed(self, message: OutboxMessage, why: str, *, stale: bool = False) -> None:
        """Mark a message as failed; ``stale``: note that the posted board is out of date."""
        service = self._service

        def work(session: Session) -> None:
            released = _release(service, session, message, status=OutboxStatus.FAILED, error=why)
            if released and stale and BEHAVIOURS[message.kind].remembered_as is not None:
                service.load(session, message.table.id).row.unposted_reason = why

        await service.transaction(work)


MIN_RETRY_DELAY, MAX_RETRY_DELAY = timedelta(seconds=2), timedelta(minutes=10)
MAX_FAULTS = 8
"""Unexpected errors before a message fails until the next change or start; outages do not count."""


def retry_delay(attempt: int) -> timedelta:
    """Return the delay after an attempt (from 1): it doubles up to a limit."""
    return min(MIN_RETRY_DELAY * (1 << min(attempt - 1, 16)), MAX_RETRY_DELAY)


def describe_error(error: Exception) -> str:
    """Return a short description for the row."""
    return f"{type(error).__name__}: {error}"[:200]


async def mark_all_sent(
    service: TableService, delivered: Sequence[Delivered]
) -> list[OutboxMessage | None]:
    """Mark messages as sent, store what was posted, and claim the next message of each table."""

    def work(session: Session) -> list[OutboxMessage | None]:
        unfinished = []
        for message, sent, claim_next in delivered:
            values = {} if sent is None else {"message_id": sent.id}
            if _release(service, session, message, status=OutboxStatus.SENT, **values):
                if sent is not None:
                    store_posted(service, session, message, sent)
                if claim_next and message.more:
                    unfinished.append(message.table.id)
        claimed = claim_first_due(service, session, unfinished) if unfinished else {}
        return [claimed.get(message.table.id) for message, _, _ in delivered]

    tables = {message.table.id for message, _, _ in delivered}
    async with service.locks.all_of(tables):  # after a conflict, the batcher tries each alone
        return await service.transaction(work, tries=MAX_ATTEMPTS if len(tables) == 1 else 1)


def store_posted(
    service: TableService, session: Session, message: OutboxMessage, sent: SentMessage
) -> None:
    """Store the message that shows the table now, if this is one, and count its mentions.

    An edited message keeps the time it was first posted, and mentions nobody again.
    """
    table, turn = message.table, message.turn
    column = BEHAVIOURS[message.kind].remembered_as
    before = {"lobby_post": table.lobby, "board_post": table.board}.get(column or "")
    edited = before if before is not None and before.message_id == sent.id else None
    if column is not None:
        post = {
            "message": sent.id,
            "channel": table.channel_id,
            "sequence": message.sequence if turn is None else turn.sequence,
            "at": (service.clock.now() if edited is None else edited.at).isoformat(),
            "owing": list(message.seats if turn is None else turn.to_move),
            "digest": sent.digest,
            "components": list(sent.components),
        }
        statement = (
            update(TableRow)
            .where(col(TableRow.id) == table.id)
            .values({column: post, "unposted_reason": None, "version": col(TableRow.version) + 1})
        )
        count_changed(session, statement)
    mentioned = message.details.get(MENTIONED_KEY)
    if mentioned and edited is None:
        count_mention = (
            update(TimerRow)
            .where(col(TimerRow.table_id) == table.id, col(TimerRow.kind) == TimerKind.REMINDER)
            .where(col(TimerRow.seat).in_(mentioned))
            .where(col(TimerRow.since) <= message.created)  # not if a new turn has begun
            .values(mentions=func.coalesce(col(TimerRow.mentions), 0) + 1)
        )
        count_changed(session, count_mention)


def _release(
    service: TableService, session: Session, message: OutboxMessage, **values: Any
) -> bool:
    """Release a claimed message with new values; false if another process has claimed it."""
    claimed = col(OutboxRow.claimed_by) == service.leases.number
    statement = update(OutboxRow).where(col(OutboxRow.id) == message.id, claimed)
    released = count_changed(session, statement.values(claimed_by=None, **values)) > 0
    if not released:
        log.warning("outbox.claim.lost", extra={"message_id": message.id})
    return released
