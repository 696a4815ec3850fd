"""Telling what happened: the log, the recap and the record file, to whom it may concern."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.store.rows import ActionRow
from bot.tables import line, play
from bot.tables.errors import TableClosed
from bot.tables.house import House, reporting
from bot.tables.models import LogEntry, RecordFile, Status
from bot.tables.sheet import Kind, Sheet
from engine.core import Event
from engine.core.record import Played, Record, state_hash


async def log(
    house: House, table_id: int, after: int, limit: int, viewer: int | None
) -> list[LogEntry]:
    """A page of the log."""
    with reporting():
        async with house.store.reading() as session:
            sheet = await house.load(session, table_id)
            query = select(ActionRow).where(col(ActionRow.table_id) == table_id).limit(limit)
            if after < 0:
                newest = await session.scalars(query.order_by(col(ActionRow.sequence).desc()))
                rows = list(newest)[::-1]
            else:
                query = query.where(col(ActionRow.sequence) > after)
                rows = list(await session.scalars(query.order_by(col(ActionRow.sequence))))
            if not rows:
                return []
            on_line = await _line_since(session, sheet, rows[0].sequence)
    kept = {row.sequence for row in line.standing(on_line)}
    return [_entry(sheet, row, viewer, on_line, kept) for row in rows]


async def _line_since(session: AsyncSession, sheet: Sheet, sequence: int) -> list[ActionRow]:
    """The line of play from an action on, oldest first.

    It reaches back to the beginning of a sealed question that was open there.
    """
    rows: list[ActionRow] = []
    async for row in line.walk(session, sheet.id, sheet.row.head):
        if row.sequence < sequence and row.sealed is None:
            break
        rows.append(row)
    return rows[::-1]


def _entry(
    sheet: Sheet,
    row: ActionRow,
    viewer: int | None,
    on_line: Iterable[ActionRow],
    kept: set[int],
) -> LogEntry:
    played = row.kind in line.MOVES
    stands = any(row.sequence == other.sequence for other in on_line)
    hidden = row.seat != viewer and (
        secret(sheet, row) or (row.sealed is not None and row.sequence not in kept)
    )
    return LogEntry(
        sequence=row.sequence,
        number=row.number,
        kind=row.kind,
        seat=row.seat,
        user_id=row.user_id,
        move=None if hidden else row.move,
        events=tuple(event.seen_by(viewer) for event in play.events(row)),
        at=row.at,
        undone=played and not stands,
    )


def secret(sheet: Sheet, row: ActionRow) -> bool:
    """Whether only its own seat may know a move yet.

    A sealed answer comes out when the question is decided, other secrets when the game is over.
    """
    if sheet.row.status == Status.FINISHED or not row.secret:
        return False
    return row.sealed in (None, sheet.row.asked)


async def recap(house: House, table_id: int, seat: int, private: bool) -> list[Event]:
    """Back from the head: over the seat's own moves of this turn, then all up to its last one."""
    told: list[list[Event]] = []
    with reporting():
        async with house.store.reading() as session:
            sheet = await house.load(session, table_id)
            async for row in line.walk(session, table_id, sheet.row.head):
                if row.seat == seat and row.kind in line.MOVES:
                    if told:
                        break
                    continue
                viewer = seat if private else None
                told.append([event.seen_by(viewer) for event in play.events(row)])
    return [event for events in told[::-1] for event in events]


async def record(house: House, table_id: int, user_id: int | None) -> RecordFile:
    """The line of play as a record."""
    with reporting():
        async with house.store.reading() as session:
            sheet = await house.load(session, table_id)
            if sheet.row.started_at is None:
                raise TableClosed.because("table-not-started")
            rows = await line.whole(session, table_id, sheet.row.head)
    over = sheet.row.status == Status.FINISHED
    final = state_hash(house.place(sheet)) if over else None
    own = next((seat.seat for seat in sheet.seats if seat.user_id == user_id), None)
    shown = [
        Played(row.seat or 0, row.move or "")
        for row in line.standing([row for row in rows if row.kind != Kind.START])
        if row.seat == own or not secret(sheet, row)
    ]
    made = full_record(sheet, shown)
    if not over:
        made.seed = None
    made.final = final
    return RecordFile(made, f"{sheet.row.game}-{sheet.id}.txt")


def full_record(sheet: Sheet, moves: list[Played]) -> Record:
    """A record with everything in it, seed included: not for a running game's players."""
    row = sheet.row
    return Record(
        game=row.game,
        rules=row.rules_version,
        options=dict(row.options),
        names=[seat.name for seat in sheet.seats],
        seed=row.seed,
        hash=row.seed_hash,
        moves=moves,
    )
