"""Build what the handler of a claimed outbox message gets."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.key_value import DATABASE_ID, KeyValueRow
from bot.store.models.table import OutboxRow
from bot.tables.domain.kinds import OutboxKind, OutboxStatus
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from bot.tables.history.turn import full_turn, turn_at
from bot.tables.lobby import listing
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.outbox.message import OutboxMessage
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

NONCE_LENGTH = 24
"""Characters; Discord accepts at most 25."""


def pending_moves(
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
    new: tuple[Table, ...] = ()
    if behaviour.lists_tables:
        turn = turn_at(unit, None)
        if moves is None:
            moves = pending_moves(unit.session, [unit], {unit.id: [row]})
        everywhere = row.kind == OutboxKind.DIRECT_MESSAGE
        others = other_tables(service.load, unit, row.seats, moves, everywhere=everywhere)
        if everywhere:
            new = _new_tables(service, unit, row)
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
        new_tables=new,
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


NEW_TABLE_AGE = timedelta(days=1)
"""How long a table is new; a digest a day later does not list it again."""


def _new_tables(service: TableService, unit: UnitOfWork, row: OutboxRow) -> tuple[Table, ...]:
    """Return the new tables for the reader of a digest, if they have chosen to read of them."""
    user_id = unit.player(row.seats[0])
    person = user_rows.find_person(unit.session, user_id)
    if person is None or not person.new_tables or person.separate_reminders:
        return ()
    rows = listing.new_tables(unit.session, user_id, unit.now - NEW_TABLE_AGE)
    return tuple(found.table() for found in service.load_sound(unit.session, rows))


def _language(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """Return the chosen language of the only recipient, or ``None``."""
    about = row.details or {}
    user = about.get("owner") or about.get("guest")
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
