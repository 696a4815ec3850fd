"""Claim due outbox messages, together with their payloads."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import DATABASE_ID, KeyValueRow, OutboxRow, TableRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import OutboxKind, OutboxStatus
from bot.tables.domain.table import Status
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.build_payloads import ClaimContext, build_message
from bot.tables.outbox.message import OutboxMessage
from bot.tables.reminders.other_tables import PendingMove, pending_moves_by
from bot.tables.session import exclusions
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event

log = logging.getLogger(__name__)

DAMAGED_RETRY_DELAY = timedelta(minutes=10)
"""How long to wait before retrying a damaged table, which may be repaired by then."""


def select_pending(*columns: Any) -> Any:
    """Select undelivered messages, except those of paused tables."""
    return (
        select(*columns)
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(OutboxRow.status) == OutboxStatus.PENDING, col(TableRow.status) != Status.PAUSED)
    )


def claim_first_due(
    service: TableService, session: Session, table_ids: Collection[int]
) -> dict[int, OutboxMessage]:
    """Claim the first due message of each of these tables that has one."""
    pending = _lock_pending(service, session, table_ids)
    if not pending:
        return {}
    units = _load_sound(service, session, pending)
    exclusions.prefetch(session, {user for unit in units.values() for user in unit.player_ids()})
    context = _claim_context(service, session, units, pending)
    found: dict[int, OutboxMessage] = {}
    for table_id, unit in units.items():
        message = _claim(service, unit, pending[table_id], context)
        if message is not None:
            found[table_id] = message
    return found


def claim_new(service: TableService, unit: UnitOfWork) -> OutboxMessage | None:
    """Claim a table's first due message together with the change that announced it."""
    if not unit.outbox_messages:
        return None
    if unit.may_have_undelivered:
        unit.session.flush()
        pending = _lock_pending(service, unit.session, [unit.id])
    else:
        pending = _new_rows(unit)
    if unit.id not in pending:
        return None
    context = _claim_context(service, unit.session, {unit.id: unit}, pending)
    return _claim(service, unit, pending[unit.id], context)


def _claim_context(
    service: TableService,
    session: Session,
    units: Mapping[int, UnitOfWork],
    pending: Mapping[int, Sequence[OutboxRow]],
) -> ClaimContext:
    if service.mark is None:
        mark = session.get(KeyValueRow, DATABASE_ID)
        service.mark = None if mark is None else mark.value
    return ClaimContext(_pending_moves(session, units, pending), service.mark)


def _load_sound(
    service: TableService, session: Session, pending: Mapping[int, Sequence[OutboxRow]]
) -> dict[int, UnitOfWork]:
    """Load the tables, and delay the messages of those that cannot be loaded."""
    try:
        return {unit.id: unit for unit in service.load_all(session, list(pending))}
    except TableDamaged:
        found: dict[int, UnitOfWork] = {}
        for table_id, rows in pending.items():
            try:
                found[table_id] = service.load(session, table_id)
            except TableDamaged as damaged:
                _delay(service, table_id, rows, damaged)
        return found


def _lock_pending(
    service: TableService, session: Session, table_ids: Collection[int]
) -> dict[int, list[OutboxRow]]:
    """Lock and return the undelivered rows of these tables, skipping other processes' tables."""
    at_tables = col(OutboxRow.table_id).in_(table_ids)
    query = select_pending(OutboxRow).where(at_tables).order_by(col(OutboxRow.id))
    query = query.with_for_update(of=OutboxRow, skip_locked=True)
    found: dict[int, list[OutboxRow]] = {}
    for row in session.scalars(query):
        if is_well_formed(row):
            found.setdefault(row.table_id, []).append(row)
        else:
            log.error("outbox.message.malformed", extra={"table": row.table_id, "row": row.id})
            row.status, row.error = OutboxStatus.FAILED, "malformed"
    if service.leases.alone:
        return found
    locked = [row.id for rows in found.values() for row in rows]
    claimable = service.leases.is_free(col(OutboxRow.claimed_by))
    foreign = or_(col(OutboxRow.id).not_in(locked), ~claimable)
    query_skipped = select_pending(col(OutboxRow.table_id)).where(at_tables, foreign)
    skipped = set(session.scalars(query_skipped))
    return {table_id: rows for table_id, rows in found.items() if table_id not in skipped}


def _new_rows(unit: UnitOfWork) -> dict[int, list[OutboxRow]]:
    """Return the rows this change has added, if no older rows are pending."""
    rows = [row for row in unit.outbox_messages if row.status == OutboxStatus.PENDING]
    return {unit.id: rows} if rows and unit.row.status != Status.PAUSED else {}


def _pending_moves(
    session: Session, units: Mapping[int, UnitOfWork], pending: Mapping[int, Sequence[OutboxRow]]
) -> Mapping[str, Sequence[PendingMove]]:
    """Return the other pending moves of the users whom these messages mention."""
    mentioned = {
        unit.player(seat)
        for table_id, unit in units.items()
        for row in pending[table_id]
        if BEHAVIOURS[OutboxKind(row.kind)].mentions
        for seat in row.seats
        if seat < len(unit.seats)
    }
    now = next((unit.now for unit in units.values()), None)
    return {} if now is None or not mentioned else pending_moves_by(session, mentioned, now)


def _claim(
    service: TableService,
    unit: UnitOfWork,
    rows: Sequence[OutboxRow],
    context: ClaimContext,
) -> OutboxMessage | None:
    if not service.leases.holds(unit.row.server_id):
        return None
    try:
        return _first_due(service, unit, rows, context)
    except SQLAlchemyError:
        raise
    except Exception as fault:  # a damaged row, or an error in a game
        _delay(service, unit.id, rows, fault)
        return None


def _delay(
    service: TableService, table_id: int, rows: Sequence[OutboxRow], fault: Exception
) -> None:
    """Delay the messages of a table whose payloads cannot be built."""
    known = isinstance(fault, TableDamaged)
    details = {"table": table_id, "why": str(fault)}
    log.error("outbox.claim.failed", extra=details, exc_info=None if known else fault)
    for row in rows:
        row.due_at = max(row.due_at, service.clock.now() + DAMAGED_RETRY_DELAY)
        row.claimed_by = None


def _first_due(
    service: TableService,
    unit: UnitOfWork,
    rows: Sequence[OutboxRow],
    context: ClaimContext,
) -> OutboxMessage | None:
    """Claim the first due message, and mark superseded ones as merged."""
    now = unit.now
    retention = []
    for row in rows:
        if BEHAVIOURS[OutboxKind(row.kind)].superseded(unit, row, rows):
            row.status = OutboxStatus.SUPERSEDED
        else:
            retention.append(row)
    due = [row for row in retention if row.due_at <= now]
    if not due:
        return None
    first, *others = due
    with unit.session.no_autoflush:  # a new row is inserted as claimed
        silent = BEHAVIOURS[OutboxKind(first.kind)].silent_mentions(unit, first)
        first.claimed_by = service.leases.number
        first.attempts += 1
    unit.session.flush()
    with unit.session.no_autoflush:
        return build_message(service, unit, first, context, silent=silent, more=bool(others))


def is_well_formed(row: OutboxRow) -> bool:
    """Return whether the JSON of a message can be read; if not, it must not stop the others."""
    try:
        events = (row.details or {}).get("events", ())
        are_seats = all(type(seat) is int and seat >= 0 for seat in row.seats)
        return are_seats and all(len(Event.from_json(plain)) for plain in events)
    except (ValueError, TypeError, AttributeError):
        return False
