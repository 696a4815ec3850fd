"""Build the payload of an outbox message from the database when it is claimed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import OutboxRow
from bot.tables.domain.kinds import OutboxKind, OutboxStatus
from bot.tables.domain.turn_view import Turn
from bot.tables.history import turn
from bot.tables.outbox.behaviour import BEHAVIOURS, request_in
from bot.tables.outbox.message import OutboxMessage, nonce_of
from bot.tables.reminders.other_tables import OtherTable, PendingMove, other_tables, public_position
from bot.tables.session import exclusions
from bot.tables.session.load import is_message_id
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import posted
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.open_votes import load_vote

VOTE_UPDATE_KINDS = (OutboxKind.VOTE_UPDATE, OutboxKind.VOTE_REMINDER)
"""The kinds that edit or link the message of a vote."""


class ClaimContext(NamedTuple):
    """Data shared by messages claimed together: pending moves by user, and the database id."""

    pending_moves: Mapping[str, Sequence[PendingMove]]
    database_id: str | None


def build_message(
    service: TableService,
    unit: UnitOfWork,
    row: OutboxRow,
    context: ClaimContext,
    *,
    silent: Collection[int],
    more: bool,
) -> OutboxMessage:
    """Return a claimed message with everything its handler needs.

    ``silent`` are the seats to name without a ping; ``more``: other messages of the table are due.
    """
    behaviour = BEHAVIOURS[OutboxKind(row.kind)]
    proposal = None if row.vote_id is None else load_vote(unit, row.vote_id)
    shown: Turn | None = None
    also: tuple[OtherTable, ...] = ()
    asked_by: dict[int, int] = {}
    if behaviour.mentions:
        shown = public_position(unit)
        also = other_tables(
            service.load,
            unit,
            row.seats,
            context.pending_moves,
            everywhere=row.kind == OutboxKind.DIRECT_MESSAGE,
        )
        nudges = {seat: unit.reminders[seat].requested_by for seat in row.seats}
        asked_by = {seat: by for seat, by in nudges.items() if by is not None}
    elif behaviour.shows_turn and unit.row.started_at is not None:
        shown = turn.full_turn(unit, turn.public, unseen=True)
    return OutboxMessage(
        id=row.id or 0,
        kind=OutboxKind(row.kind),
        table=unit.table() if shown is None else shown.table,
        turn=shown,
        silent_mentions=frozenset(silent),
        other_tables=also,
        asked_by=asked_by,
        language=_language(unit, row),
        details=row.details or {},
        sequence=row.sequence,
        seats=tuple(row.seats),
        vote=proposal,
        attempt=row.attempts,
        failures=row.failures,
        nonce=nonce_of(context.database_id, row),
        posted=_related_message_id(unit, row),
        doubtful=row.attempts > 1
        or _last_attempt_uncertain(unit, row)
        or _is_before_restore(service, unit, row),
        created=row.created_at,
        more=more,
    )


def _language(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """Return the chosen language of the only recipient, or ``None``."""
    about = row.details or {}
    user = about.get("owner")
    if row.seats and (row.kind == OutboxKind.DIRECT_MESSAGE or about.get("direct")):
        user = unit.player(row.seats[0])
    person = None if user is None else exclusions.find_person(unit.session, user)
    return None if person is None else person.language


def _related_message_id(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """Return the id of the posted message that this one is about, if there is one."""
    if row.kind in VOTE_UPDATE_KINDS:
        return _proposal_message_id(unit.session, row.vote_id)
    return _substitute_message_id(unit, row) if row.kind == OutboxKind.SUBSTITUTE_UPDATE else None


def _substitute_message_id(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """Return the id of the posted request to a substitute."""
    query = (
        select(OutboxRow)
        .where(col(OutboxRow.table_id) == unit.id, col(OutboxRow.kind) == OutboxKind.SUBSTITUTE)
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
    )
    same = (
        request for request in unit.session.scalars(query) if request_in(request) == request_in(row)
    )
    found = next((request.message_id for request in same), None)
    return found if found is not None and is_message_id(found) else None


def _proposal_message_id(session: Session, vote_id: int | None) -> str | None:
    """Return the id of the last posted message of a vote."""
    query = (
        select(col(OutboxRow.message_id))
        .where(col(OutboxRow.vote_id) == vote_id, col(OutboxRow.kind) == OutboxKind.VOTE)
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
        .limit(1)
    )
    found = session.scalar(query)
    return found if isinstance(found, str) and is_message_id(found) else None


def _is_before_restore(service: TableService, unit: UnitOfWork, row: OutboxRow) -> bool:
    """Return whether a restore may have lost later messages of this kind."""
    column = BEHAVIOURS[OutboxKind(row.kind)].remembered_as
    before = None if column is None else posted(getattr(unit.row, column))
    return service.is_before_restore(unit.row.created_at if before is None else before.at)


def _last_attempt_uncertain(unit: UnitOfWork, row: OutboxRow) -> bool:
    """Return whether the last delivery of this kind may have posted without being recorded."""
    column = BEHAVIOURS[OutboxKind(row.kind)].remembered_as
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
