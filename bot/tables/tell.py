"""Telling what happened: the log, the recap and the record file, to whom it may concern."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.rows import ActionRow
from bot.tables import line, play
from bot.tables.house import House
from bot.tables.models import RESIGNED, LogEntry, RecordFile, Status
from bot.tables.sheet import Kind, Sheet
from engine.core import Event
from engine.core.record import Played, Record, state_hash

LOBBY = (Kind.OPEN, Kind.JOIN, Kind.LEAVE, Kind.COLOUR, Kind.OPTIONS, Kind.CANCEL, Kind.START)


async def log(
    house: House, table_id: int, after: int, limit: int, viewer: int | None
) -> list[LogEntry]:
    """A page of the log."""
    page = select(ActionRow).where(col(ActionRow.table_id) == table_id).limit(limit)
    newest = page.order_by(col(ActionRow.sequence).desc())
    later = page.where(col(ActionRow.sequence) > after).order_by(col(ActionRow.sequence))

    def work(session: Session) -> list[LogEntry]:
        sheet = house.load(session, table_id)
        rows = list(session.scalars(newest))[::-1] if after < 0 else list(session.scalars(later))
        if not rows:
            return []
        on_line = _line_since(session, sheet, rows[0].sequence)
        kept = {row.sequence for row in line.standing(on_line)}
        stands = {row.sequence for row in on_line}
        return [_entry(sheet, row, viewer, stands, kept) for row in rows]

    return await house.read(work)


def _line_since(session: Session, sheet: Sheet, sequence: int) -> list[ActionRow]:
    """The line of play from an action on, oldest first.

    It reaches back to the beginning of a sealed question that was open there.
    """
    rows: list[ActionRow] = []
    for row in line.walk(session, sheet.id, sheet.row.head):
        if row.sequence < sequence and row.sealed is None:
            break
        rows.append(row)
    return rows[::-1]


def _entry(
    sheet: Sheet,
    row: ActionRow,
    viewer: int | None,
    on_line: set[int],
    kept: set[int],
) -> LogEntry:
    played = row.kind in line.MOVES
    hidden = row.seat != viewer and (
        secret(sheet, row) or (row.sealed is not None and row.sequence not in kept)
    )
    return LogEntry(
        sequence=row.sequence,
        number=row.number,
        kind=row.kind,
        seat=_seat_now(sheet, row),
        user_id=row.user_id,
        move=None if hidden else row.move,
        events=tuple(event.seen_by(viewer) for event in play.events(row)),
        at=row.at,
        undone=played and row.sequence not in on_line,
    )


def _seat_now(sheet: Sheet, row: ActionRow) -> int | None:
    """The seat of whoever acted: in the lobby people sat elsewhere, or had no seat yet."""
    if row.kind not in LOBBY:
        return row.seat
    return next((seat.seat for seat in sheet.seats if seat.user_id == row.user_id), None)


def secret(sheet: Sheet, row: ActionRow) -> bool:
    """Whether only its own seat may know a move yet.

    A sealed answer comes out when the question is decided, other secrets when the game is over.
    """
    if sheet.row.status == Status.FINISHED or not row.secret:
        return False
    return row.sealed in (None, sheet.row.question)


async def recap(house: House, table_id: int, seat: int, private: bool) -> list[Event]:
    """Back from the head: over the seat's own moves of this turn, then all up to its last one."""

    def work(session: Session) -> list[Event]:
        told: list[ActionRow] = []
        since = 0
        sheet = house.load(session, table_id)
        for row in line.walk(session, table_id, sheet.row.head):
            if row.seat == seat and row.kind in line.MOVES:
                if told:
                    since = row.sequence
                    break
                continue
            told.append(row)
        return _events(session, sheet, told, since, seat if private else None)

    return await house.read(work)


async def news(house: House, table_id: int, since: int) -> list[Event]:
    """What stands of all that happened after a sequence, as everybody may know it."""

    def work(session: Session) -> list[Event]:
        told: list[ActionRow] = []
        sheet = house.load(session, table_id)
        for row in line.walk(session, table_id, sheet.row.head):
            if row.sequence <= since:
                break
            told.append(row)
        return _events(session, sheet, told, since, None)

    return await house.read(work)


def _events(
    session: Session, sheet: Sheet, told: Sequence[ActionRow], since: int, viewer: int | None
) -> list[Event]:
    """What the moves did, and who resigned since, in the order it happened."""
    resigned = select(ActionRow).where(
        col(ActionRow.table_id) == sheet.id,
        col(ActionRow.sequence) > since,
        col(ActionRow.kind) == Kind.RESIGN,
    )
    happened = sorted([*told, *session.scalars(resigned)], key=lambda row: row.sequence)
    return [event.seen_by(viewer) for row in happened for event in _of(row)]


def _of(row: ActionRow) -> Sequence[Event]:
    if row.kind == Kind.RESIGN:
        return [Event(RESIGNED, -1 if row.seat is None else row.seat, {})]
    return play.events(row)


async def record(house: House, table_id: int, user_id: int | None) -> RecordFile:
    """The line of play as a record."""

    def work(session: Session) -> RecordFile:
        sheet = house.load(session, table_id)
        state = house.place(sheet)
        over = sheet.row.status == Status.FINISHED
        own = next((seat.seat for seat in sheet.seats if seat.user_id == user_id), None)
        rows = line.whole(session, table_id, sheet.row.head)[1:]
        shown = [
            Played(row.seat or 0, row.move or "")
            for row in line.standing(rows)
            if row.seat == own or not secret(sheet, row)
        ]
        made = full_record(sheet, shown)
        if over:
            made.final = state_hash(state)
        else:
            made.seed = None
        return RecordFile(made, f"{sheet.row.game}-{sheet.id}.txt")

    return await house.read(work)


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
