"""Claim due outbox messages, and build what their handlers get."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.key_value import DATABASE_ID, KeyValueRow
from bot.store.models.table import OutboxRow, TableRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import OutboxKind, OutboxStatus
from bot.tables.domain.table import Status
from bot.tables.domain.turn_view import Turn
from bot.tables.history.turn import full_turn, turn_at
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.message import OutboxMessage
from bot.tables.outbox.pending import is_well_formed, select_pending
from bot.tables.reminders.digest import (
    OtherTable,
    PendingMove,
    other_tables,
    pending_moves_by,
)
from bot.tables.session import user_rows
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import posted_message
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import load_vote

log = logging.getLogger(__name__)

DAMAGED_RETRY_DELAY = timedelta(minutes=10)
"""How long to wait before retrying a damaged table, which may be repaired by then."""
NONCE_LENGTH = 24
"""Characters; Discord accepts at most 25."""


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
    moves = _pending_moves(session, units, pending)
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


def _pending_moves(
    session: Session, units: Sequence[UnitOfWork], pending: Mapping[int, Sequence[OutboxRow]]
) -> Mapping[str, Sequence[PendingMove]]:
    """Return the pending moves of the users whom these messages mention, with one slow query."""
    mentioned = {
        unit.player(seat)
        for unit in units
        for row in pending[unit.id]
        if BEHAVIOURS[row.kind].lists_tables
        for seat in row.seats
        if seat < len(unit.seats)
    }
    return pending_moves_by(session, mentioned, units[0].now) if mentioned else {}


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


def build_message(
    service: TableService,
    unit: UnitOfWork,
    row: OutboxRow,
    moves: Mapping[str, Sequence[PendingMove]] | None,
    *,
    silent: Collection[int],
    more: bool,
) -> OutboxMessage:
    """Return a claimed message with everything its handler needs.

    ``silent`` are the seats to name without a ping; ``more``: other messages of the table are due.
    """
    behaviour = BEHAVIOURS[row.kind]
    turn: Turn | None = None
    others: tuple[OtherTable, ...] = ()
    nudged_by: dict[int, int] = {}
    if behaviour.lists_tables:
        turn = turn_at(unit, None)
        if moves is None:
            moves = _pending_moves(unit.session, [unit], {unit.id: [row]})
        everywhere = row.kind == OutboxKind.DIRECT_MESSAGE
        others = other_tables(service.load, unit, row.seats, moves, everywhere=everywhere)
        nudges = {seat: unit.reminders[seat].requested_by for seat in row.seats}
        nudged_by = {seat: by for seat, by in nudges.items() if by is not None}
    elif behaviour.shows_turn and unit.row.started_at is not None:
        turn = full_turn(unit, None, with_news_span=True)
    return OutboxMessage(
        id=row.id or 0,
        kind=OutboxKind(row.kind),
        table=unit.table() if turn is None else turn.table,
        turn=turn,
        silent_mentions=frozenset(silent),
        other_tables=others,
        nudged_by=nudged_by,
        language=_language(unit, row),
        details=row.details or {},
        sequence=row.sequence,
        seats=tuple(row.seats),
        vote=None if row.vote_id is None else load_vote(unit, row.vote_id),
        attempt=row.attempts,
        failures=row.failures,
        nonce=_nonce_of(service, unit.session, row),
        posted=None if behaviour.related is None else behaviour.related(unit.session, row),
        doubtful=_may_be_posted(service, unit, row),
        created=row.created_at,
        more=more,
    )


def _language(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """Return the chosen language of the only recipient, or ``None``."""
    about = row.details or {}
    user = about.get("owner")
    if row.seats and (row.kind == OutboxKind.DIRECT_MESSAGE or about.get("direct")):
        user = unit.player(row.seats[0])
    person = None if user is None else user_rows.find_person(unit.session, user)
    return None if person is None else person.language


def _may_be_posted(service: TableService, unit: UnitOfWork, row: OutboxRow) -> bool:
    """Return whether an earlier delivery of this kind may have posted without being recorded."""
    column = BEHAVIOURS[row.kind].remembered_as
    message = None if column is None else posted_message(getattr(unit.row, column))
    is_lost = service.is_before_restore(unit.row.created_at if message is None else message.at)
    if row.attempts > 1 or is_lost:
        return True
    if column is None or not unit.may_have_undelivered:
        return False
    kinds = [kind for kind, behaviour in BEHAVIOURS.items() if behaviour.remembered_as == column]
    last_status = (
        select(col(OutboxRow.status))
        .where(col(OutboxRow.table_id) == unit.id, col(OutboxRow.kind).in_(kinds))
        .where(col(OutboxRow.attempts) > 0, col(OutboxRow.id) != row.id)
        .order_by(col(OutboxRow.id).desc())
        .limit(1)
    )
    return unit.session.scalar(last_status) not in (None, OutboxStatus.SENT)


def _nonce_of(service: TableService, session: Session, row: OutboxRow) -> str:
    """Return the nonce of a row, which is the same for every attempt.

    The database id tells restored databases apart, the creation time copies with the same id.
    """
    if service.database_id is None:
        database_id = session.get(KeyValueRow, DATABASE_ID)
        service.database_id = None if database_id is None else database_id.value
    key = f"{service.database_id}:{row.id}:{row.created_at.isoformat()}"
    return hashlib.sha256(key.encode()).hexdigest()[:NONCE_LENGTH]
