"""What becomes of a parcel: waiting, claimed, sent, merged into a newer one, put off or failed."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, DamagedRow, Spoilt, described
from bot.store.rows import OutboxRow, TableRow
from bot.tables import turn
from bot.tables.errors import TableDamaged
from bot.tables.models import Posted, Sent, Status
from bot.tables.outbox.kinds import BOARDS, KINDS
from bot.tables.outbox.nonce import nonce_of
from bot.tables.outbox.parcel import Parcel
from bot.tables.proposals import proposal_of
from bot.tables.service import TableService
from bot.tables.shown import posted
from bot.tables.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

CLAIM = timedelta(seconds=60)
"""How long a parcel belongs to who claimed it."""
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
    """The tables with a parcel that is due and in nobody's hands."""
    now = service.clock.now()
    claimed = col(OutboxRow.claimed_until)
    query = (
        _waiting(col(OutboxRow.table_id))
        .where(col(OutboxRow.due_at) <= now, or_(claimed.is_(None), claimed <= now))
        .distinct()
        .order_by(col(OutboxRow.table_id))
    )
    return await service.read(lambda session: list(session.scalars(query)))


async def next_due(service: TableService, without: Sequence[int]) -> datetime | None:
    """When something falls due, or a claim runs out, at any table but those."""
    moment = func.min(func.coalesce(col(OutboxRow.claimed_until), col(OutboxRow.due_at)))
    query = _waiting(moment).where(col(OutboxRow.table_id).not_in(without))

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
        row = _settle(session, parcel, "sent")
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
        row = _settle(session, parcel, "waiting")
        row.due_at, row.error, row.faults = due, why, parcel.faults + fault

    await service.transaction(work)


async def failed(service: TableService, parcel: Parcel, why: str) -> None:
    """The parcel is given up."""

    def work(session: Session) -> None:
        _settle(session, parcel, "failed").error = why

    await service.transaction(work)


def _settle(session: Session, parcel: Parcel, status: str) -> OutboxRow:
    """The row of a parcel, out of hand and in that state."""
    row = session.get(OutboxRow, parcel.id)
    assert row is not None, "what is in hand is not cleared away"
    row.status, row.claimed_until = status, None
    return row


async def clear_away(service: TableService) -> int:
    """Delete what was posted or merged long ago; how many parcels."""
    long_ago = service.clock.now() - KEPT
    done = delete(OutboxRow).where(
        col(OutboxRow.status).in_(("sent", "merged")), col(OutboxRow.due_at) < long_ago
    )

    def work(session: Session) -> int:
        result: Any = session.execute(done)
        return int(result.rowcount)

    return await service.transaction(work)


def _claim(service: TableService, session: Session, table_id: int) -> Parcel | None:
    now = service.clock.now()
    query = _waiting(OutboxRow).where(col(OutboxRow.table_id) == table_id)
    query = query.order_by(col(OutboxRow.id)).with_for_update(of=OutboxRow)
    rows = _sound(session.scalars(query.execution_options(**AS_THEY_ARE)))
    if not rows or any(row.claimed_until and row.claimed_until > now for row in rows):
        return None
    try:
        unit = service.load(session, table_id)
        doubtful = _doubtful(session, table_id)
        parcel = _first_due(unit, rows, doubtful=doubtful)
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


def _first_due(unit: UnitOfWork, rows: Sequence[OutboxRow], *, doubtful: bool) -> Parcel | None:
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
    parcel = _parcel(unit, due[0], doubtful=doubtful)
    due[0].claimed_until = now + CLAIM
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


def _parcel(unit: UnitOfWork, row: OutboxRow, *, doubtful: bool) -> Parcel:
    kind = KINDS[row.kind]
    proposal = None if row.proposal_id is None else proposal_of(unit, row.proposal_id)
    shown = kind.shows_turn and unit.row.started_at is not None
    return Parcel(
        id=row.id or 0,
        kind=row.kind,
        table=unit.table(),
        turn=turn.told(unit, turn.public, unseen=True) if shown else None,
        sequence=row.sequence,
        seats=tuple(row.seats),
        proposal=proposal,
        attempt=row.attempts + 1,
        faults=row.faults,
        nonce=nonce_of(unit.session, row),
        doubtful=doubtful,
    )


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


def _doubtful(session: Session, table_id: int) -> bool:
    """Whether a board was tried since the last one that is known to be posted."""
    boards = select(func.max(col(OutboxRow.id))).where(
        col(OutboxRow.table_id) == table_id, col(OutboxRow.kind).in_(BOARDS)
    )
    tried = session.scalar(boards.where(col(OutboxRow.attempts) > 0))
    known = session.scalar(boards.where(col(OutboxRow.status) == "sent"))
    return (tried or 0) > (known or 0)
