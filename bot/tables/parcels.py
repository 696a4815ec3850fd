"""The rows of the outbox: which are due, who has them in hand, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.rows import OutboxRow, ProposalRow, ReminderRow, TableRow
from bot.tables.house import House, reporting
from bot.tables.models import Parcel, Status
from bot.tables.sheet import Sheet

CLAIM = timedelta(seconds=60)
"""How long a parcel belongs to who claimed it; Discord remembers nonces a few minutes."""

KEPT = timedelta(days=7)
"""How long what was posted can still be looked up; what failed stays."""

BOARDS = ("board", "final")


def _waiting(*columns: Any) -> Any:
    """What is still to be posted; a paused table's parcels stay until it runs again."""
    return (
        select(*columns)
        .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
        .where(col(OutboxRow.status) == "waiting", col(TableRow.status) != Status.PAUSED)
    )


async def due_tables(house: House) -> list[int]:
    """The tables with a parcel that is due and in nobody's hands."""
    now = house.clock.now()
    claimed = col(OutboxRow.claimed_until)
    query = (
        _waiting(col(OutboxRow.table_id))
        .where(col(OutboxRow.due_at) <= now, or_(claimed.is_(None), claimed <= now))
        .distinct()
        .order_by(col(OutboxRow.table_id))
    )
    return await house.read(lambda session: list(session.scalars(query)))


async def next_due(house: House, without: Sequence[int]) -> datetime | None:
    """When something falls due, or a claim runs out, at any table but those."""
    moment = func.min(func.coalesce(col(OutboxRow.claimed_until), col(OutboxRow.due_at)))
    query = _waiting(moment).where(col(OutboxRow.table_id).not_in(without))

    def work(session: Session) -> datetime | None:
        found: datetime | None = session.scalar(query)
        return found

    return await house.read(work)


async def claim(house: House, table_id: int) -> Parcel | None:
    """Take the table's first due parcel in hand; what it overtakes is merged into it.

    ``None`` when nothing is due, or another process delivers to the table.
    """
    now = house.clock.now()

    def work(session: Session) -> Parcel | None:
        query = _waiting(OutboxRow).where(col(OutboxRow.table_id) == table_id)
        query = query.order_by(col(OutboxRow.id)).with_for_update(of=OutboxRow)
        rows = list(session.scalars(query))
        if any(row.claimed_until and row.claimed_until > now for row in rows):
            return None
        merged = _overtaken(session, table_id, rows)
        for row in merged:
            row.status = "merged"
        due = [row for row in rows if row not in merged and row.due_at <= now]
        if not due:
            return None
        due[0].claimed_until = now + CLAIM
        due[0].attempts += 1
        session.flush()
        first = OutboxRow(**due[0].model_dump())
        return _parcel(first, house.load(session, table_id))

    with reporting():
        return await house.store.write(work)


def _overtaken(session: Session, table_id: int, rows: Sequence[OutboxRow]) -> list[OutboxRow]:
    """The parcels that need not be posted any more.

    A board yields to a newer one, a lobby message too; a reminder yields to a board and to a
    newer reminder, and to the moves of those it was for; a proposal to its decision.
    """
    boards = [row for row in rows if row.kind in BOARDS]
    lobbies = [row for row in rows if row.kind == "lobby"]
    reminders = [row for row in rows if row.kind == "reminder"]
    gone = [*boards[:-1], *lobbies[:-1], *reminders[:-1]]
    if reminders:
        seats = {seat for row in reminders for seat in row.seats}
        reminders[-1].seats = sorted(seats & _reminded(session, table_id))
        if boards or not reminders[-1].seats:
            gone.append(reminders[-1])
    for row in rows:
        if row.kind == "proposal":
            proposal = session.get(ProposalRow, row.proposal_id)
            if proposal is None or proposal.status != "open":
                gone.append(row)
    return gone


def _reminded(session: Session, table_id: int) -> set[int]:
    """The seats that still owe the move they were to be reminded of."""
    query = select(col(ReminderRow.seat)).where(
        col(ReminderRow.table_id) == table_id, col(ReminderRow.sent_at).is_not(None)
    )
    return set(session.scalars(query))


def _parcel(row: OutboxRow, sheet: Sheet) -> Parcel:
    return Parcel(
        id=row.id or 0,
        kind=row.kind,
        table=sheet.table(),
        sequence=row.sequence,
        seats=tuple(row.seats),
        proposal=row.proposal_id,
        attempt=row.attempts,
        faults=row.faults,
    )


async def sent(house: House, parcel: Parcel, message_id: int | None) -> None:
    """The parcel is posted; boards and lobby messages are remembered at their table."""

    def work(session: Session) -> None:
        _mark(session, parcel, status="sent", message_id=message_id)
        if message_id is None or parcel.kind not in (*BOARDS, "lobby"):
            return
        column = "lobby_post" if parcel.kind == "lobby" else "board_post"
        post = _post(parcel, message_id, house.clock.now())
        here = update(TableRow).where(col(TableRow.id) == parcel.table.id)
        session.execute(here.values({column: post}))

    with reporting():
        await house.store.write(work)


def _post(parcel: Parcel, message_id: int, now: datetime) -> dict[str, Any]:
    """What is remembered of a message; an edited one keeps the time it was first posted."""
    before = parcel.table.lobby if parcel.kind == "lobby" else parcel.table.board
    same = before is not None and before.message_id == message_id
    return {
        "message": message_id,
        "channel": parcel.table.channel_id,
        "sequence": parcel.sequence,
        "at": (before.at if before and same else now).isoformat(),
        "owing": list(parcel.seats),
    }


async def put_off(
    house: House, parcel: Parcel, pause: timedelta, why: str, *, fault: bool = False
) -> None:
    """The parcel is tried again after a while."""
    due = house.clock.now() + pause
    faults = parcel.faults + fault
    with reporting():
        await house.store.write(
            lambda session: _mark(session, parcel, due_at=due, error=why, faults=faults)
        )


async def failed(house: House, parcel: Parcel, why: str) -> None:
    """The parcel is given up."""
    with reporting():
        await house.store.write(lambda session: _mark(session, parcel, status="failed", error=why))


async def clear_away(house: House) -> int:
    """Delete what was posted or merged long ago; how many parcels."""
    long_ago = house.clock.now() - KEPT
    done = delete(OutboxRow).where(
        col(OutboxRow.status).in_(("sent", "merged")), col(OutboxRow.due_at) < long_ago
    )

    def work(session: Session) -> int:
        result: Any = session.execute(done)
        return int(result.rowcount)

    with reporting():
        return await house.store.write(work)


def _mark(session: Session, parcel: Parcel, **values: Any) -> None:
    session.execute(
        update(OutboxRow).where(col(OutboxRow.id) == parcel.id).values(claimed_until=None, **values)
    )
