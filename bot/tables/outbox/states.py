"""What becomes of a parcel: waiting, claimed, sent, merged into a newer one, put off or failed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from sqlalchemy import func, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, Spoilt, sound
from bot.store.models.table import OutboxRow, TableRow
from bot.tables.domain.table import Posted, Sent, Status
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.claim import claim_first_due, mark_damaged, select_pending
from bot.tables.outbox.message import OutboxMessage
from bot.tables.reminders.mentions import MENTIONED_KEY, count_mention
from bot.tables.session.public_view import posted
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)


async def due_tables(service: TableService) -> list[int]:
    """The tables served here with a parcel that is due and in nobody's hands."""
    leases = service.leases
    query = (
        select_pending(col(OutboxRow.table_id), col(TableRow.server_id))
        .where(col(OutboxRow.due_at) <= service.clock.now())
        .where(col(OutboxRow.table_id).not_in(_claimed_elsewhere(service)))
    )
    found = await service.read(lambda session: session.execute(query).all())
    return sorted({table_id for table_id, server in found if leases.holds(server)})


def _claimed_elsewhere(service: TableService) -> Any:
    """The tables another process that lives delivers to."""
    free = service.leases.is_free(col(OutboxRow.claimed_by))
    return select(col(OutboxRow.table_id)).where(col(OutboxRow.status) == "waiting", ~free)


async def next_due(service: TableService, busy: Sequence[int]) -> datetime | None:
    """When something in nobody's hands falls due; what is due at a busy table is in its hands."""
    due = col(OutboxRow.due_at)
    query = select_pending(due).where(
        or_(col(OutboxRow.table_id).not_in(busy), due > service.clock.now()),
        col(OutboxRow.table_id).not_in(_claimed_elsewhere(service)),
    )
    query = query.order_by(due).limit(1)

    def set_damaged_aside(session: Session) -> None:
        rows = session.scalars(select_pending(OutboxRow).execution_options(**AS_THEY_ARE))
        sound(rows, mark_damaged)

    found = await service.read(lambda session: session.scalar(query))
    if isinstance(found, Spoilt):
        await service.transaction(set_damaged_aside)
        found = await service.read(lambda session: session.scalar(query))
    return found if isinstance(found, datetime) else None


async def claim_all(service: TableService, tables: Sequence[int]) -> list[OutboxMessage | None]:
    """Take each table's first due parcel in hand; what it overtakes is merged into it.

    ``None`` where nothing is due, or another process delivers to the table.
    """

    def work(session: Session) -> list[OutboxMessage | None]:
        found = claim_first_due(service, session, tables)
        return [found.get(table_id) for table_id in tables]

    return await service.transaction(work)


async def claim(service: TableService, table_id: int) -> OutboxMessage | None:
    """The same for one table."""
    (parcel,) = await claim_all(service, [table_id])
    return parcel


class Delivered(NamedTuple):
    """A parcel that is posted, and its message; whether the table may go on to the next one.

    ``None``: there was nothing to post, and the last message still shows the table.
    """

    parcel: OutboxMessage
    message: Sent | None
    go_on: bool = True


async def mark_all_sent(
    service: TableService, delivered: Sequence[Delivered]
) -> list[OutboxMessage | None]:
    """The parcels are posted, their messages remembered; what each table says next is claimed."""

    def work(session: Session) -> list[OutboxMessage | None]:
        numbers = [one.parcel.id for one in delivered]
        query = select(OutboxRow).where(col(OutboxRow.id).in_(numbers))
        rows = {row.id: row for row in session.scalars(query)}
        going_on = [
            one.parcel.table.id
            for one in delivered
            if _mark_sent(service, session, rows.get(one.parcel.id), one)
        ]
        session.flush()
        found = claim_first_due(service, session, going_on) if going_on else {}
        return [found.get(one.parcel.table.id) for one in delivered]

    return await service.transaction_at({one.parcel.table.id for one in delivered}, work)


def _mark_sent(
    service: TableService, session: Session, row: OutboxRow | None, delivered: Delivered
) -> bool:
    """Note it; whether the table goes on."""
    parcel, message, go_on = delivered
    if row is None or not _release(service, row, "sent"):
        return False
    column = BEHAVIOURS[parcel.kind].remembered_as
    if message is not None:
        row.message_id = message.id
        edited = False
        if column is not None:
            edited = _store_post(service, session, column, parcel, message)
        called = (row.about or {}).get(MENTIONED_KEY)
        if called and not edited:
            session.execute(count_mention(row.table_id, called, row.created_at))
    return go_on


async def mark_sent(
    service: TableService, parcel: OutboxMessage, message: Sent | None, *, go_on: bool = True
) -> OutboxMessage | None:
    """The same for one parcel."""
    (following,) = await mark_all_sent(service, [Delivered(parcel, message, go_on)])
    return following


async def postpone(
    service: TableService, parcel: OutboxMessage, pause: timedelta, why: str, *, fault: bool = False
) -> None:
    """The parcel is tried again after a while."""
    due = service.clock.now() + pause

    def work(session: Session) -> None:
        row = session.get(OutboxRow, parcel.id)
        if row is not None and _release(service, row, "waiting"):
            row.due_at, row.error, row.faults = due, why, parcel.faults + fault

    await service.transaction(work)


async def mark_failed(
    service: TableService, parcel: OutboxMessage, why: str, *, behind: bool = False
) -> None:
    """The parcel is given up; ``behind``: so that what shows the table is behind it."""

    def work(session: Session) -> None:
        row = session.get(OutboxRow, parcel.id)
        if row is None or not _release(service, row, "failed"):
            return
        row.error = why
        if behind and BEHAVIOURS[parcel.kind].remembered_as is not None:
            service.load(session, parcel.table.id).row.unposted = why

    await service.transaction(work)


def _release(service: TableService, row: OutboxRow, status: str) -> bool:
    """Let a parcel out of hand, in that state; ``False``: others have it in hand."""
    if row.claimed_by != service.leases.number:
        log.warning("parcel is in other hands", extra={"parcel": row.id})
        return False
    row.status, row.claimed_by = status, None
    return True


async def retry_failed_boards(service: TableService) -> int:
    """What was given up though it shows a table as it stands is tried again; how many parcels."""
    kinds = [kind for kind, about in BEHAVIOURS.items() if about.remembered_as is not None]
    newest = (
        select(func.max(col(OutboxRow.id)))
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(TableRow.unposted).is_not(None), col(TableRow.status) != Status.PAUSED)
        .where(col(OutboxRow.kind).in_(kinds))
        .group_by(col(OutboxRow.table_id))
    )
    again = (
        update(OutboxRow)
        .where(col(OutboxRow.id).in_(newest), col(OutboxRow.status) == "failed")
        .values(status="waiting", faults=0, attempts=1, due_at=service.clock.now())
        .execution_options(synchronize_session=False)
    )

    def work(session: Session) -> int:
        result: Any = session.execute(again)
        return int(result.rowcount)

    return await service.transaction(work)


async def reschedule(service: TableService, longest: timedelta) -> None:
    """What is due later than any pause lasts is due now: the clock was set back."""
    now = service.clock.now()
    too_late = col(OutboxRow.status) == "waiting", col(OutboxRow.due_at) > now + longest

    def work(session: Session) -> None:
        session.execute(update(OutboxRow).where(*too_late).values(due_at=now))

    if await service.read(lambda s: s.scalar(select(col(OutboxRow.id)).where(*too_late).limit(1))):
        await service.transaction(work)


def _store_post(
    service: TableService, session: Session, column: str, parcel: OutboxMessage, message: Sent
) -> bool:
    """Store the message that shows the table now; return whether it is an earlier one, edited.

    An edited message keeps the time it was first posted.
    """
    row = session.get_one(TableRow, parcel.table.id)
    before: Posted | None = posted(getattr(row, column))
    same = before is not None and before.message_id == message.id
    shown = parcel.sequence if parcel.turn is None else parcel.turn.sequence
    post = {
        "message": message.id,
        "channel": parcel.table.channel_id,
        "sequence": shown,
        "at": (before.at if before and same else service.clock.now()).isoformat(),
        "owing": list(parcel.seats if parcel.turn is None else parcel.turn.owing),
        "digest": message.digest,
        "components": list(message.components),
    }
    setattr(row, column, post)
    row.unposted = None
    return same
