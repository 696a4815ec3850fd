"""What becomes of a parcel: waiting, claimed, sent, merged into a newer one, put off or failed."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, DamagedRow, Spoilt, described
from bot.store.rows import OutboxRow, TableRow
from bot.tables import interactions, turn
from bot.tables.errors import TableDamaged
from bot.tables.models import Posted, Sent, Status
from bot.tables.notices.elsewhere import Elsewhere, asked, elsewhere
from bot.tables.outbox.kinds import KINDS
from bot.tables.outbox.nonce import nonce_of
from bot.tables.outbox.parcel import Parcel
from bot.tables.proposals import proposal_of
from bot.tables.service import TableService
from bot.tables.shown import posted
from bot.tables.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

ABOUT_VOTES = ("votes", "question")
"""The kinds that need the message of a proposal."""
KEPT = timedelta(days=7)
"""How long what was posted can still be looked up; what failed stays."""
DAMAGED = timedelta(minutes=10)
"""How long until what a damaged table has to announce is tried again: it may be mended by then."""


def _waiting(*columns: Any) -> Any:
    """What is still to be posted; a paused table's parcels stay until it runs again."""
    return (
        select(*columns)
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(OutboxRow.status) == "waiting", col(TableRow.status) != Status.PAUSED)
    )


async def due_tables(service: TableService) -> list[int]:
    """The tables served here with a parcel that is due and in nobody's hands."""
    leases = service.leases
    query = (
        _waiting(col(OutboxRow.table_id), col(TableRow.server_id))
        .where(col(OutboxRow.due_at) <= service.clock.now())
        .where(col(OutboxRow.table_id).not_in(_in_other_hands(service)))
    )
    found = await service.read(lambda session: session.execute(query).all())
    return sorted({table_id for table_id, server in found if leases.holds(server)})


def _in_other_hands(service: TableService) -> Any:
    """The tables another process that lives delivers to."""
    free = service.leases.is_free(col(OutboxRow.claimed_by))
    return select(col(OutboxRow.table_id)).where(col(OutboxRow.status) == "waiting", ~free)


async def next_due(service: TableService, without: Sequence[int]) -> datetime | None:
    """When something in nobody's hands falls due at any table but those."""
    due = col(OutboxRow.due_at)
    query = _waiting(due).where(
        col(OutboxRow.table_id).not_in(without),
        col(OutboxRow.table_id).not_in(_in_other_hands(service)),
    )
    query = query.order_by(due).limit(1)

    def set_aside(session: Session) -> None:
        _sound(session.scalars(_waiting(OutboxRow).execution_options(**AS_THEY_ARE)))

    found = await service.read(lambda session: session.scalar(query))
    if isinstance(found, Spoilt):
        await service.transaction(set_aside)
        found = await service.read(lambda session: session.scalar(query))
    return found if isinstance(found, datetime) else None


async def claim(service: TableService, table_id: int) -> Parcel | None:
    """Take the table's first due parcel in hand; what it overtakes is merged into it.

    ``None`` when nothing is due, or another process delivers to the table.
    """
    return await service.transaction(lambda session: _claim(service, session, table_id))


async def sent(
    service: TableService, parcel: Parcel, message: Sent | None, *, go_on: bool = True
) -> Parcel | None:
    """The parcel is posted and its message remembered; what the table says next is claimed.

    ``None``: there was nothing to post, and the last message still shows the table.
    """

    def work(session: Session) -> Parcel | None:
        row = _settle(service, session, parcel, "sent")
        if row is None:
            return None
        column = KINDS[parcel.kind].remembered_as
        if message is not None:
            row.message_id = message.id
            if column is not None:
                _remember(service.load(session, parcel.table.id), column, parcel, message)
        session.flush()
        return _claim(service, session, parcel.table.id) if go_on else None

    return await service.transaction(work)


async def put_off(
    service: TableService, parcel: Parcel, pause: timedelta, why: str, *, fault: bool = False
) -> None:
    """The parcel is tried again after a while."""
    due = service.clock.now() + pause

    def work(session: Session) -> None:
        row = _settle(service, session, parcel, "waiting")
        if row is not None:
            row.due_at, row.error, row.faults = due, why, parcel.faults + fault

    await service.transaction(work)


async def failed(service: TableService, parcel: Parcel, why: str, *, behind: bool = False) -> None:
    """The parcel is given up; ``behind``: so that what shows the table is behind it."""

    def work(session: Session) -> None:
        row = _settle(service, session, parcel, "failed")
        if row is None:
            return
        row.error = why
        if behind and KINDS[parcel.kind].remembered_as is not None:
            service.load(session, parcel.table.id).row.unposted = why

    await service.transaction(work)


def _settle(
    service: TableService, session: Session, parcel: Parcel, status: str
) -> OutboxRow | None:
    """The row of a parcel, out of hand and in that state; ``None``: others have it in hand."""
    row = session.get(OutboxRow, parcel.id)
    if row is None or row.claimed_by != service.leases.number:
        log.warning("parcel is in other hands", extra={"parcel": parcel.id})
        return None
    row.status, row.claimed_by = status, None
    return row


async def try_again(service: TableService) -> int:
    """What was given up though it shows a table as it stands is tried again; how many parcels."""
    kinds = [kind for kind, about in KINDS.items() if about.remembered_as is not None]
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


async def bring_forward(service: TableService, longest: timedelta) -> None:
    """What is due later than any pause lasts is due now: the clock was set back."""
    now = service.clock.now()
    too_late = col(OutboxRow.status) == "waiting", col(OutboxRow.due_at) > now + longest

    def work(session: Session) -> None:
        session.execute(update(OutboxRow).where(*too_late).values(due_at=now))

    if await service.read(lambda s: s.scalar(select(col(OutboxRow.id)).where(*too_late).limit(1))):
        await service.transaction(work)


async def clear_away(service: TableService) -> int:
    """Delete what was posted or merged long ago; how many parcels."""
    long_ago = service.clock.now() - KEPT
    done = delete(OutboxRow).where(
        col(OutboxRow.status).in_(("sent", "merged")), col(OutboxRow.due_at) < long_ago
    )

    def work(session: Session) -> int:
        interactions.clear_away(session, service)
        result: Any = session.execute(done)
        return int(result.rowcount)

    return await service.transaction(work)


def _claim(service: TableService, session: Session, table_id: int) -> Parcel | None:
    now, leases = service.clock.now(), service.leases
    at_table = col(OutboxRow.table_id) == table_id
    query = _waiting(OutboxRow).where(at_table).order_by(col(OutboxRow.id))
    query = query.with_for_update(of=OutboxRow, skip_locked=True)
    rows = _sound(session.scalars(query.execution_options(**AS_THEY_ARE)))
    locked, free = [row.id for row in rows], leases.is_free(col(OutboxRow.claimed_by))
    theirs = or_(col(OutboxRow.id).not_in(locked), ~free)
    if not rows or session.scalar(_waiting(func.count(col(OutboxRow.id))).where(at_table, theirs)):
        return None
    try:
        unit = service.load(session, table_id)
        if not leases.holds(unit.row.server_id):
            return None
        parcel = _first_due(service, unit, rows)
    except SQLAlchemyError:
        raise
    except Exception as fault:  # a damaged row, or whatever a game stumbles over
        known = isinstance(fault, DamagedRow | TableDamaged)
        about = {"table": table_id, "why": str(fault)}
        log.error("table waits", extra=about, exc_info=None if known else fault)
        for row in rows:
            row.due_at = max(row.due_at, now + DAMAGED)
        return None
    return parcel


def _first_due(service: TableService, unit: UnitOfWork, rows: Sequence[OutboxRow]) -> Parcel | None:
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
    parcel = _parcel(service, unit, due[0])
    due[0].claimed_by = service.leases.number
    due[0].attempts += 1
    return parcel


def _sound(rows: Iterable[OutboxRow]) -> list[OutboxRow]:
    """The rows without those that are damaged: they are set aside, for good."""
    found = []
    for row in rows:
        where = described(row)
        if where is None:
            found.append(row)
        else:
            log.error("damaged row", extra={"where": where})
            row.status, row.error = "failed", f"damaged: {where}"
    return found


def _parcel(service: TableService, unit: UnitOfWork, row: OutboxRow) -> Parcel:
    kind = KINDS[row.kind]
    proposal = None if row.proposal_id is None else proposal_of(unit, row.proposal_id)
    shown: turn.Turn | None = None
    also: tuple[Elsewhere, ...] = ()
    asked_by: dict[int, int] = {}
    if kind.calls:
        shown = asked(unit)
        also = elsewhere(service.load, unit, row.seats, everywhere=row.kind == "letter")
        wanted = {seat: unit.reminders[seat].wanted_by for seat in row.seats}
        asked_by = {seat: by for seat, by in wanted.items() if by is not None}
    elif kind.shows_turn and unit.row.started_at is not None:
        shown = turn.told(unit, turn.public, unseen=True)
    return Parcel(
        id=row.id or 0,
        kind=row.kind,
        table=unit.table(),
        turn=shown,
        asleep=frozenset(kind.spares(unit, row)),
        elsewhere=also,
        asked_by=asked_by,
        about=row.about or {},
        sequence=row.sequence,
        seats=tuple(row.seats),
        proposal=proposal,
        attempt=row.attempts + 1,
        faults=row.faults,
        nonce=nonce_of(unit.session, row),
        posted=_posted(unit.session, row.proposal_id) if row.kind in ABOUT_VOTES else None,
        doubtful=row.attempts > 0 or _doubtful(unit, row),
    )


def _posted(session: Session, proposal_id: int | None) -> str | None:
    """The message of a proposal that was posted last."""
    query = (
        select(col(OutboxRow.message_id))
        .where(col(OutboxRow.proposal_id) == proposal_id, col(OutboxRow.kind) == "proposal")
        .where(col(OutboxRow.message_id).is_not(None))
        .order_by(col(OutboxRow.id).desc())
        .limit(1)
    )
    return session.scalar(query)


def _remember(unit: UnitOfWork, column: str, parcel: Parcel, message: Sent) -> None:
    """The message shows the table now; an edited one keeps the time it was first posted."""
    before: Posted | None = posted(getattr(unit.row, column))
    same = before is not None and before.message_id == message.id
    shown = parcel.sequence if parcel.turn is None else parcel.turn.sequence
    post = {
        "message": message.id,
        "channel": parcel.table.channel_id,
        "sequence": shown,
        "at": (before.at if before and same else unit.now).isoformat(),
        "owing": list(parcel.seats if parcel.turn is None else parcel.turn.owing),
        "digest": message.digest,
    }
    setattr(unit.row, column, post)
    unit.row.unposted = None


def _doubtful(unit: UnitOfWork, row: OutboxRow) -> bool:
    """Whether the last message of its kind that was tried is not known to be posted."""
    column = KINDS[row.kind].remembered_as
    if column is None:
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
