"""Query the undelivered messages, retry or reschedule them, and delete old delivered ones."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import count_changed
from bot.store.models.table import OutboxRow, TableRow
from bot.tables.background.leases import delete_expired_claims
from bot.tables.domain.kinds import OutboxStatus
from bot.tables.domain.table import Status
from bot.tables.outbox.behaviour import BEHAVIOURS, RETENTION
from bot.tables.session.service import TableService
from engine.core import Event


def select_pending(*columns: Any) -> Any:
    """Select undelivered messages, except those of paused tables."""
    return (
        select(*columns)
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(OutboxRow.status) == OutboxStatus.PENDING, col(TableRow.status) != Status.PAUSED)
    )


def is_well_formed(row: OutboxRow) -> bool:
    """Return whether the JSON of a message can be read; if not, it must not stop the others."""
    try:
        events = (row.details or {}).get("events", ())
        are_seats = all(type(seat) is int and seat >= 0 for seat in row.seats)
        return are_seats and all(len(Event.from_json(plain)) for plain in events)
    except (ValueError, TypeError, AttributeError):
        return False


async def due_tables(service: TableService) -> list[int]:
    """Return the tables served here with a due message that no process has claimed."""
    leases = service.leases
    query = (
        select_pending(col(OutboxRow.table_id), col(TableRow.server_id))
        .where(col(OutboxRow.due_at) <= service.clock.now())
        .where(col(OutboxRow.table_id).not_in(_claimed_elsewhere(service)))
    )
    due = await service.read(lambda session: session.execute(query).all())
    return sorted({table_id for table_id, server in due if leases.holds(server)})


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
    next_due: datetime | None = await service.read(lambda session: session.scalar(query))
    return next_due


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
    )
    return await service.transaction(lambda session: count_changed(session, statement))


async def reschedule(service: TableService, longest: timedelta) -> None:
    """Make messages due now that are due later than any retry: the clock was set back.

    A message that nobody has tried to deliver may rightly be due that late, after its reader's
    quiet hours, unless the time of its creation lies ahead too.
    """
    now = service.clock.now()
    statement = (
        update(OutboxRow)
        .where(col(OutboxRow.status) == OutboxStatus.PENDING)
        .where(col(OutboxRow.due_at) > now + longest)
        .where(or_(col(OutboxRow.attempts) > 0, col(OutboxRow.created_at) > now))
        .values(due_at=now)
    )
    await service.transaction(lambda session: count_changed(session, statement))


async def delete_old(service: TableService) -> int:
    """Delete old delivered and superseded rows, and return how many."""
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
        delete_expired_claims(session, now)
        return count_changed(session, statement)

    return await service.transaction(work)
