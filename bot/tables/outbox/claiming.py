"""Claiming parcels: what is due at a table, with all there is to say about it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, NamedTuple

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, DamagedRow, sound
from bot.store.rows import MARK, NoteRow, OutboxRow, TableRow
from bot.tables import turn
from bot.tables.consent.proposals import proposal_of
from bot.tables.errors import TableDamaged
from bot.tables.loading.shown import last_shown
from bot.tables.models import Status
from bot.tables.notices import wishes
from bot.tables.notices.elsewhere import Elsewhere, Owed, asked, elsewhere, owed_by
from bot.tables.outbox.kinds import KINDS
from bot.tables.outbox.nonce import nonce_of
from bot.tables.outbox.parcel import Parcel
from bot.tables.service import TableService
from bot.tables.timing import known_people
from bot.tables.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

ABOUT_VOTES = ("votes", "question")
"""The kinds that need the message of a proposal."""
DAMAGED = timedelta(minutes=10)
"""How long until what a damaged table has to announce is tried again: it may be mended by then."""


def waiting(*columns: Any) -> Any:
    """What is still to be posted; a paused table's parcels stay until it runs again."""
    return (
        select(*columns)
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(OutboxRow.status) == "waiting", col(TableRow.status) != Status.PAUSED)
    )


class Shared(NamedTuple):
    """What parcels claimed together have in common: what their people owe, the database's mark."""

    owed: Mapping[str, Sequence[Owed]]
    mark: str | None


def claims(
    service: TableService, session: Session, table_ids: Collection[int]
) -> dict[int, Parcel]:
    """Take the first due parcel of each of these tables in hand; those without one are left out."""
    waits = _all_waiting(service, session, table_ids)
    if not waits:
        return {}
    units = _loaded(service, session, waits)
    known_people.read_together(
        session, {user for unit in units.values() for user in unit.everybody()}
    )
    shared = _shared(service, session, units, waits)
    found: dict[int, Parcel] = {}
    for table_id, unit in units.items():
        parcel = _claim(service, unit, waits[table_id], shared)
        if parcel is not None:
            found[table_id] = parcel
    return found


def told_ahead(unit: UnitOfWork) -> turn.Turn | None:
    """The turn that a change asks for in public, told before the change is saved, if it does.

    Where it cannot be told the change is saved all the same, and its parcels wait.
    """
    asks = any(parcel.kind == "board" for parcel in unit.parcels)
    if not asks or unit.state is None or unit.row.asked <= last_shown(unit.row.board_post):
        return None
    try:
        with unit.session.no_autoflush:
            return turn.told(unit, turn.public, unseen=True)
    except SQLAlchemyError:
        raise
    except Exception:  # whoever claims the parcel comes upon it too, and holds the table's up
        log.debug("not told ahead", extra={"table": unit.id}, exc_info=True)
        return None


def claim_with(
    service: TableService, unit: UnitOfWork, told: turn.Turn | None = None
) -> Parcel | None:
    """Take the first due parcel of a table in hand together with the change that made it.

    ``told``: its turn, where that is known already.
    """
    if not unit.parcels:
        return None
    unit.session.flush()
    waits = (
        _just_made(unit) if not unit.unposted else _all_waiting(service, unit.session, [unit.id])
    )
    if unit.id not in waits:
        return None
    shared = _shared(service, unit.session, {unit.id: unit}, waits)
    return _claim(service, unit, waits[unit.id], shared, told)


def _shared(
    service: TableService,
    session: Session,
    units: Mapping[int, UnitOfWork],
    waits: Mapping[int, Sequence[OutboxRow]],
) -> Shared:
    if service.mark is None:
        mark = session.get(NoteRow, MARK)
        service.mark = None if mark is None else mark.value
    return Shared(_owed(session, units, waits), service.mark)


def _loaded(
    service: TableService, session: Session, waits: Mapping[int, Sequence[OutboxRow]]
) -> dict[int, UnitOfWork]:
    """Those tables, but for damaged ones, whose parcels have to wait."""
    try:
        return {unit.id: unit for unit in service.load_all(session, list(waits))}
    except DamagedRow:
        found: dict[int, UnitOfWork] = {}
        for table_id, rows in waits.items():
            try:
                found[table_id] = service.load(session, table_id)
            except DamagedRow as damaged:
                _hold_up(service, table_id, rows, damaged)
        return found


def _all_waiting(
    service: TableService, session: Session, table_ids: Collection[int]
) -> dict[int, list[OutboxRow]]:
    """What waits at those tables, but for those that another process delivers to."""
    at_tables = col(OutboxRow.table_id).in_(table_ids)
    query = waiting(OutboxRow).where(at_tables).order_by(col(OutboxRow.id))
    query = query.with_for_update(of=OutboxRow, skip_locked=True)
    found: dict[int, list[OutboxRow]] = {}
    for row in sound(session.scalars(query.execution_options(**AS_THEY_ARE)), set_aside):
        found.setdefault(row.table_id, []).append(row)
    if service.leases.alone:
        return found
    locked = [row.id for rows in found.values() for row in rows]
    free = service.leases.is_free(col(OutboxRow.claimed_by))
    theirs = or_(col(OutboxRow.id).not_in(locked), ~free)
    others = waiting(col(OutboxRow.table_id)).where(at_tables, theirs)
    taken = set(session.scalars(others))
    return {table_id: rows for table_id, rows in found.items() if table_id not in taken}


def _just_made(unit: UnitOfWork) -> dict[int, list[OutboxRow]]:
    """The same of one table where nothing but its own change announces anything."""
    rows = [row for row in unit.parcels if row.status == "waiting"]
    return {unit.id: rows} if rows and unit.row.status != Status.PAUSED else {}


def _owed(
    session: Session, units: Mapping[int, UnitOfWork], waits: Mapping[int, Sequence[OutboxRow]]
) -> Mapping[str, Sequence[Owed]]:
    """What else those owe whom these parcels call."""
    called = {
        unit.player(seat)
        for table_id, unit in units.items()
        for row in waits[table_id]
        if KINDS[row.kind].calls
        for seat in row.seats
        if seat < len(unit.seats)
    }
    now = next((unit.now for unit in units.values()), None)
    return {} if now is None or not called else owed_by(session, called, now)


def _claim(
    service: TableService,
    unit: UnitOfWork,
    rows: Sequence[OutboxRow],
    shared: Shared,
    told: turn.Turn | None = None,
) -> Parcel | None:
    if not service.leases.holds(unit.row.server_id):
        return None
    try:
        return _first_due(service, unit, rows, shared, told)
    except SQLAlchemyError:
        raise
    except Exception as fault:  # a damaged row, or whatever a game stumbles over
        _hold_up(service, unit.id, rows, fault)
        return None


def _hold_up(
    service: TableService, table_id: int, rows: Sequence[OutboxRow], fault: Exception
) -> None:
    """A table whose parcels cannot be made waits for a while."""
    known = isinstance(fault, DamagedRow | TableDamaged)
    about = {"table": table_id, "why": str(fault)}
    log.error("table waits", extra=about, exc_info=None if known else fault)
    for row in rows:
        row.due_at = max(row.due_at, service.clock.now() + DAMAGED)


def _first_due(
    service: TableService,
    unit: UnitOfWork,
    rows: Sequence[OutboxRow],
    shared: Shared,
    told: turn.Turn | None,
) -> Parcel | None:
    """The first parcel that is due, in hand now; those overtaken are merged."""
    now = unit.now
    kept = []
    for row in rows:
        if KINDS[row.kind].overtaken(unit, row, rows):
            row.status = "merged"
        else:
            kept.append(row)
    due = [row for row in kept if row.due_at <= now]
    if not due:
        return None
    with unit.session.no_autoflush:  # one statement saves all that is noted of the row
        parcel = parcel_of(service, unit, due[0], shared, told)
    due[0].claimed_by = service.leases.number
    due[0].attempts += 1
    return parcel


def set_aside(row: OutboxRow, where: str) -> None:
    """A damaged row is posted never."""
    row.status, row.error = "failed", f"damaged: {where}"


def parcel_of(
    service: TableService,
    unit: UnitOfWork,
    row: OutboxRow,
    shared: Shared,
    told: turn.Turn | None = None,
) -> Parcel:
    """A parcel with what its handler wants to know, read now."""
    kind = KINDS[row.kind]
    spared = frozenset(kind.spares(unit, row))  # first: those who sleep are told at another time
    proposal = None if row.proposal_id is None else proposal_of(unit, row.proposal_id)
    shown: turn.Turn | None = None
    also: tuple[Elsewhere, ...] = ()
    asked_by: dict[int, int] = {}
    if kind.calls:
        shown = asked(unit)
        also = elsewhere(
            service.load,
            unit,
            [seat for seat in row.seats if wishes.digests(unit.session, unit.player(seat))],
            shared.owed,
            everywhere=row.kind == "letter",
        )
        wanted = {seat: unit.reminders[seat].wanted_by for seat in row.seats}
        asked_by = {seat: by for seat, by in wanted.items() if by is not None}
    elif kind.shows_turn and unit.row.started_at is not None:
        known = None if told is None else replace(told, table=unit.table())
        shown = known or turn.told(unit, turn.public, unseen=True)
    return Parcel(
        id=row.id or 0,
        kind=row.kind,
        table=unit.table(),
        turn=shown,
        spared=spared,
        elsewhere=also,
        asked_by=asked_by,
        language=_language(unit, row),
        about=row.about or {},
        sequence=row.sequence,
        seats=tuple(row.seats),
        proposal=proposal,
        attempt=row.attempts + 1,
        faults=row.faults,
        nonce=nonce_of(shared.mark, row),
        posted=_posted(unit, row),
        doubtful=row.attempts > 0 or _doubtful(unit, row),
    )


def _language(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """That of whoever it is written to alone, if they have chosen one."""
    about = row.about or {}
    user = about.get("owner")
    if row.seats and (row.kind == "letter" or about.get("direct")):
        user = unit.player(row.seats[0])
    person = None if user is None else known_people.known_person(unit.session, user)
    return None if person is None else person.language


def _posted(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """The message that a parcel is about; ``None`` where it is about none, or none was posted."""
    if row.kind in ABOUT_VOTES:
        return _proposed(unit.session, row.proposal_id)
    return _requested(unit, row) if row.kind == "answered" else None


def _requested(unit: UnitOfWork, row: OutboxRow) -> str | None:
    """The message that asks a friend to play for a seat."""
    query = (
        select(OutboxRow)
        .where(col(OutboxRow.table_id) == unit.id, col(OutboxRow.kind) == "substitute")
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
    )
    asked = unit.session.scalars(query)
    same = (one for one in asked if (one.seats, one.about) == (row.seats, row.about))
    return next((one.message_id for one in same), None)


def _proposed(session: Session, proposal_id: int | None) -> str | None:
    """The message of a proposal that was posted last."""
    query = (
        select(col(OutboxRow.message_id))
        .where(col(OutboxRow.proposal_id) == proposal_id, col(OutboxRow.kind) == "proposal")
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
        .limit(1)
    )
    return session.scalar(query)


def _doubtful(unit: UnitOfWork, row: OutboxRow) -> bool:
    """Whether the last message of its kind that was tried is not known to be posted."""
    column = KINDS[row.kind].remembered_as
    if column is None or not unit.unposted:
        return False
    kinds = [kind for kind, about in KINDS.items() if about.remembered_as == column]
    tried = (
        select(col(OutboxRow.status))
        .where(col(OutboxRow.table_id) == unit.id, col(OutboxRow.kind).in_(kinds))
        .where(col(OutboxRow.attempts) > 0)
        .order_by(col(OutboxRow.id).desc())
        .limit(1)
    )
    return unit.session.scalar(tried) not in (None, "sent")
