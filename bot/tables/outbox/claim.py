"""Claim the first due outbox message of each table, so that one process delivers it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import OutboxRow, TableRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import OutboxStatus
from bot.tables.domain.table import Status
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.build_message import build_message, pending_moves
from bot.tables.outbox.message import OutboxMessage
from bot.tables.outbox.pending import is_well_formed, select_pending
from bot.tables.reminders.digest import PendingMove
from bot.tables.session import user_rows
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

DAMAGED_RETRY_DELAY = timedelta(minutes=10)
"""How long to wait before retrying a damaged table, which may be repaired by then."""


def claim_new(service: TableService, unit: UnitOfWork) -> OutboxMessage | None:
    """Claim a table's first due message together with the change that announced it."""
    rows = unit.outbox_messages
    if rows and unit.may_have_undelivered:
        unit.session.flush()
        rows = _lock_pending(service, unit.session, [unit.id]).get(unit.id, [])
    if not rows or unit.row.status == Status.PAUSED:
        return None
    return _claim(service, unit, rows)


def claim_first_due(
    service: TableService, session: Session, table_ids: Collection[int]
) -> dict[int, OutboxMessage]:
    """Claim the first due message of each of these tables that has one."""
    pending = _lock_pending(service, session, table_ids)
    query = select(TableRow).where(col(TableRow.id).in_(pending))
    units = service.load_sound(session, session.scalars(query).all()) if pending else []
    for damaged in pending.keys() - {unit.id for unit in units}:
        _delay(service, pending[damaged])
    user_rows.prefetch(session, {user for unit in units for user in unit.player_ids()})
    moves = pending_moves(session, units, pending)
    claimed = {unit.id: _claim(service, unit, pending[unit.id], moves) for unit in units}
    return {table_id: message for table_id, message in claimed.items() if message is not None}


async def claim_all(service: TableService, tables: Sequence[int]) -> list[OutboxMessage | None]:
    """Claim the first due message of each table, and mark superseded ones.

    ``None`` where nothing is due, or another process delivers to the table.
    """
    claimed = await service.transaction(lambda session: claim_first_due(service, session, tables))
    return [claimed.get(table_id) for table_id in tables]


def _lock_pending(
    service: TableService, session: Session, table_ids: Collection[int]
) -> dict[int, list[OutboxRow]]:
    """Lock and return the undelivered rows of these tables, skipping other processes' tables."""
    at_tables = col(OutboxRow.table_id).in_(table_ids)
    query = select_pending(OutboxRow).where(at_tables).order_by(col(OutboxRow.id))
    query = query.with_for_update(of=OutboxRow, skip_locked=True)
    pending: dict[int, list[OutboxRow]] = {}
    for row in session.scalars(query):
        if is_well_formed(row):
            pending.setdefault(row.table_id, []).append(row)
        else:
            log.error("outbox.message.malformed", extra={"table": row.table_id, "row": row.id})
            row.status, row.error = OutboxStatus.FAILED, "malformed"
    if service.leases.alone:
        return pending
    locked = [row.id for rows in pending.values() for row in rows]
    claimable = service.leases.is_free(col(OutboxRow.claimed_by))
    foreign = or_(col(OutboxRow.id).not_in(locked), ~claimable)
    query_skipped = select_pending(col(OutboxRow.table_id)).where(at_tables, foreign)
    skipped = set(session.scalars(query_skipped))
    return {table_id: rows for table_id, rows in pending.items() if table_id not in skipped}


def _claim(
    service: TableService,
    unit: UnitOfWork,
    rows: Sequence[OutboxRow],
    moves: Mapping[str, Sequence[PendingMove]] | None = None,
) -> OutboxMessage | None:
    if not service.leases.holds(unit.row.server_id):
        return None
    try:
        due: list[OutboxRow] = []
        for row in rows:
            if BEHAVIOURS[row.kind].superseded(unit, row, rows):
                row.status = OutboxStatus.SUPERSEDED
            elif row.due_at <= unit.now:
                due.append(row)
        if not due:
            return None
        first = due[0]
        with unit.session.no_autoflush:  # a new row is inserted as claimed
            silent = BEHAVIOURS[first.kind].silent_mentions(unit, first)
            first.claimed_by = service.leases.number
            first.attempts += 1
        unit.session.flush()
        with unit.session.no_autoflush:
            return build_message(service, unit, first, moves, silent=silent, more=len(due) > 1)
    except SQLAlchemyError:
        raise
    except Exception as fault:  # a damaged row, or an error in a game
        known = isinstance(fault, TableDamaged)
        details = {"table": unit.id, "why": str(fault)}
        log.error("outbox.claim.failed", extra=details, exc_info=None if known else fault)
        _delay(service, rows)
        return None


def _delay(service: TableService, rows: Sequence[OutboxRow]) -> None:
    """Delay the messages of a table that cannot be shown."""
    for row in rows:
        row.due_at = max(row.due_at, service.clock.now() + DAMAGED_RETRY_DELAY)
        row.claimed_by = None
