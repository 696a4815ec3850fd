"""Change the state of outbox messages: claim, mark as sent or failed, postpone, retry."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import OutboxRow, TableRow
from bot.tables.domain.kinds import OutboxStatus
from bot.tables.domain.table import PostedMessage, SentMessage, Status
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.claim import claim_first_due, select_pending
from bot.tables.outbox.message import OutboxMessage
from bot.tables.reminders.mentions import MENTIONED_KEY, count_mention
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)


async def due_tables(service: TableService) -> list[int]:
    """Return the tables served here with a due message that no process has claimed."""
    leases = service.leases
    query = (
        select_pending(col(OutboxRow.table_id), col(TableRow.server_id))
        .where(col(OutboxRow.due_at) <= service.clock.now())
        .where(col(OutboxRow.table_id).not_in(_claimed_elsewhere(service)))
    )
    found = await service.read(lambda session: session.execute(query).all())
    return sorted({table_id for table_id, server in found if leases.holds(server)})


def _claimed_elsewhere(service: TableService) -> Any:
    """Select the tables that another live process delivers to."""
    claimable = service.leases.is_free(col(OutboxRow.claimed_by))
    return select(col(OutboxRow.table_id)).where(
        col(OutboxRow.status) == OutboxStatus.PENDING, ~claimable
    )


async def next_due(service: TableService, busy: Sequence[int]) -> datetime | None:
    """Return when the next unclaimed message is due, ignoring due messages of busy tables."""
    due = col(OutboxRow.due_at)
    query = select_pending(due).where(
        or_(col(OutboxRow.table_id).not_in(busy), due > service.clock.now()),
        col(OutboxRow.table_id).not_in(_claimed_elsewhere(service)),
    )
    query = query.order_by(due).limit(1)

    found: datetime | None = await service.read(lambda session: session.scalar(query))
    return found


async def claim_all(service: TableService, tables: Sequence[int]) -> list[OutboxMessage | None]:
    """Claim the first due message of each table, and merge superseded ones.

    ``None`` where nothing is due, or another process delivers to the table.
    """

    def work(session: Session) -> list[OutboxMessage | None]:
        found = claim_first_due(service, session, tables)
        return [found.get(table_id) for table_id in tables]

    return await service.transaction(work)


async def claim(service: TableService, table_id: int) -> OutboxMessage | None:
    """Claim the first due message of a table."""
    (message,) = await claim_all(service, [table_id])
    return message


class Delivered(NamedTuple):
    """A delivered outbox message, and the message posted for it.

    ``sent`` is ``None`` if nothing had to be posted; ``go_on``: claim the table's next message.
    """

    message: OutboxMessage
    sent: SentMessage | None
    go_on: bool = True


async def mark_all_sent(
    service: TableService, delivered: Sequence[Delivered]
) -> list[OutboxMessage | None]:
    """Mark messages as sent, store what was posted, and claim the next message of each table."""

    def work(session: Session) -> list[OutboxMessage | None]:
        going_on = [one.message.table.id for one in delivered if _mark_sent(service, session, one)]
        found = claim_first_due(service, session, going_on) if going_on else {}
        return [found.get(one.message.table.id) for one in delivered]

    return await service.transaction_at({one.message.table.id for one in delivered}, work)


def _mark_sent(service: TableService, session: Session, delivered: Delivered) -> bool:
    """Mark a message as sent; return whether to claim the table's next one."""
    message, sent, go_on = delivered
    posted = {} if sent is None else {"message_id": sent.id}
    if not _release(service, session, message, status=OutboxStatus.SENT, **posted):
        return False
    if sent is not None:
        before = _message_before(message)
        _store_post(service, session, message, sent, before)
        mentioned = message.details.get(MENTIONED_KEY)
        is_edited = before is not None and before.message_id == sent.id
        if mentioned and not is_edited:
            session.execute(count_mention(message.table.id, mentioned, message.created))
    return go_on and message.more


async def mark_sent(
    service: TableService, message: OutboxMessage, sent: SentMessage | None, *, go_on: bool = True
) -> OutboxMessage | None:
    """Mark one message as sent, and claim the table's next one."""
    (following,) = await mark_all_sent(service, [Delivered(message, sent, go_on)])
    return following


async def postpone(
    service: TableService,
    message: OutboxMessage,
    delay: timedelta,
    why: str,
    *,
    fault: bool = False,
) -> None:
    """Retry a message after a delay."""
    due = service.clock.now() + delay

    def work(session: Session) -> None:
        failures = message.failures + fault
        _release(
            service,
            session,
            message,
            status=OutboxStatus.PENDING,
            due_at=due,
            error=why,
            failures=failures,
        )

    await service.transaction(work)


async def mark_failed(
    service: TableService, message: OutboxMessage, why: str, *, stale: bool = False
) -> None:
    """Mark a message as failed; ``stale``: note that the posted board is out of date."""

    def work(session: Session) -> None:
        released = _release(service, session, message, status=OutboxStatus.FAILED, error=why)
        if released and stale and BEHAVIOURS[message.kind].remembered_as is not None:
            service.load(session, message.table.id).row.unposted_reason = why

    await service.transaction(work)


def _release(
    service: TableService, session: Session, message: OutboxMessage, **values: Any
) -> bool:
    """Release a claimed message with new values; false if another process has claimed it."""
    claimed = col(OutboxRow.claimed_by) == service.leases.number
    statement = (
        update(OutboxRow)
        .where(col(OutboxRow.id) == message.id, claimed)
        .values(claimed_by=None, **values)
        .execution_options(synchronize_session=False)
    )
    result: Any = session.execute(statement)
    if not result.rowcount:
        log.warning("outbox.claim.lost", extra={"message_id": message.id})
    return bool(result.rowcount)


async def retry_failed_boards(service: TableService) -> int:
    """Retry the failed messages that show the current state of a table; return how many."""
    kinds = [kind for kind, behaviour in BEHAVIOURS.items() if behaviour.remembered_as is not None]
    newest = (
        select(func.max(col(OutboxRow.id)))
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(TableRow.unposted_reason).is_not(None), col(TableRow.status) != Status.PAUSED)
        .where(col(OutboxRow.kind).in_(kinds))
        .group_by(col(OutboxRow.table_id))
    )
    statement = (
        update(OutboxRow)
        .where(col(OutboxRow.id).in_(newest), col(OutboxRow.status) == OutboxStatus.FAILED)
        .values(status=OutboxStatus.PENDING, failures=0, attempts=1, due_at=service.clock.now())
        .execution_options(synchronize_session=False)
    )

    def work(session: Session) -> int:
        result: Any = session.execute(statement)
        return int(result.rowcount)

    return await service.transaction(work)


async def reschedule(service: TableService, longest: timedelta) -> None:
    """Make messages due now that are due later than any retry delay: the clock was set back."""
    now = service.clock.now()
    too_late = col(OutboxRow.status) == OutboxStatus.PENDING, col(OutboxRow.due_at) > now + longest

    def work(session: Session) -> None:
        session.execute(update(OutboxRow).where(*too_late).values(due_at=now))

    if await service.read(lambda s: s.scalar(select(col(OutboxRow.id)).where(*too_late).limit(1))):
        await service.transaction(work)


def _message_before(message: OutboxMessage) -> PostedMessage | None:
    """Return the message that showed the table when this one was claimed, if this shows it."""
    shown = {"lobby_post": message.table.lobby, "board_post": message.table.board}
    return shown.get(BEHAVIOURS[message.kind].remembered_as or "")


def _store_post(
    service: TableService,
    session: Session,
    message: OutboxMessage,
    sent: SentMessage,
    before: PostedMessage | None,
) -> None:
    """Store the message that shows the table now, if this is one.

    An edited message keeps the time it was first posted.
    """
    column = BEHAVIOURS[message.kind].remembered_as
    if column is None:
        return
    is_edited = before is not None and before.message_id == sent.id
    shown = message.sequence if message.turn is None else message.turn.sequence
    post = {
        "message": sent.id,
        "channel": message.table.channel_id,
        "sequence": shown,
        "at": (before.at if before and is_edited else service.clock.now()).isoformat(),
        "owing": list(message.seats if message.turn is None else message.turn.owing),
        "digest": sent.digest,
        "components": list(sent.components),
    }
    statement = (
        update(TableRow)
        .where(col(TableRow.id) == message.table.id)
        .values({column: post, "unposted_reason": None, "version": col(TableRow.version) + 1})
        .execution_options(synchronize_session=False)
    )
    session.execute(statement)
