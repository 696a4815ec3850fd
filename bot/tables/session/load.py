"""Load the rows of tables as units of work; check what the database cannot check."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Integer, bindparam, case, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import LARGEST, SeatRow, TableRow, TimerRow
from bot.tables.domain.clocks import CLOCKS_JSON
from bot.tables.domain.errors import NotVisible, TableDamaged
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.table import LIVE
from bot.tables.session.positions import PositionCache
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.catalogue import LANGUAGES

log = logging.getLogger(__name__)

_TABLES = bindparam("tables", type_=Integer, expanding=True)
_SEATS = select(SeatRow).where(col(SeatRow.table_id).in_(_TABLES)).order_by(col(SeatRow.seat))
_TIMERS = select(TimerRow).where(
    col(TimerRow.table_id).in_(_TABLES),
    col(TimerRow.kind).in_((TimerKind.REMINDER, TimerKind.CLOCK, TimerKind.INACTIVITY)),
)
"""Built once, because every transaction runs these queries."""


def load(session: Session, table_id: int, now: datetime, positions: PositionCache) -> UnitOfWork:
    """Load the rows of a table, without its position.

    Raises:
        NotVisible: there is no such table.
        TableDamaged: its rows do not make a table.
    """
    row = session.get(TableRow, table_id) if abs(table_id) <= LARGEST else None
    if row is None:
        raise NotVisible.because("table-unknown", table=table_id)
    return load_all(session, [row], now, positions)[0]


def load_all(
    session: Session, rows: Sequence[TableRow], now: datetime, positions: PositionCache
) -> list[UnitOfWork]:
    """Load the rows of several tables with two queries.

    Raises:
        TableDamaged: the rows of one do not make a table.
    """
    ids = [row.id for row in rows]
    seats: dict[int, list[SeatRow]] = {row.id or 0: [] for row in rows}
    due: dict[int, dict[int, TimerRow]] = {row.id or 0: {} for row in rows}
    clocks: dict[int, dict[int, TimerRow]] = {row.id or 0: {} for row in rows}
    for seat in session.scalars(_SEATS, {"tables": ids}):
        seats[seat.table_id].append(seat)
    inactivity: dict[int, TimerRow] = {}
    for timer in session.scalars(_TIMERS, {"tables": ids}):
        if timer.kind == TimerKind.INACTIVITY:
            inactivity[timer.table_id] = timer
            continue
        timers = clocks if timer.kind == TimerKind.CLOCK else due
        timers[timer.table_id][timer.seat or 0] = timer
    for row in rows:
        seat_timers = (*due[row.id or 0].values(), *clocks[row.id or 0].values())
        where = find_problem(row, seats[row.id or 0], seat_timers)
        if where is not None:
            raise TableDamaged.because("table-row-damaged", where=where)
    return [
        UnitOfWork(
            session,
            row,
            seats[row.id or 0],
            due[row.id or 0],
            clocks[row.id or 0],
            inactivity.get(row.id or 0),
            now,
            positions,
        )
        for row in rows
    ]


def load_sound(
    session: Session, rows: Sequence[TableRow], now: datetime, positions: PositionCache
) -> list[UnitOfWork]:
    """Load those tables that can be loaded, and log the others."""
    try:
        return load_all(session, rows, now, positions)
    except TableDamaged:
        found: list[UnitOfWork] = []
        for row in rows:
            try:
                found += load_all(session, [row], now, positions)
            except TableDamaged as damaged:
                log.error("table.load.failed", extra={"table": row.id, "why": str(damaged)})
        return found


def find_problem(row: TableRow, seats: Sequence[SeatRow], timers: Iterable[TimerRow]) -> str | None:
    """Return where the rows of a table are wrong ("tables 1: clock"), or ``None``."""
    wrong = [
        name
        for name, fits in (
            ("language", row.language in LANGUAGES),
            ("options", _are_words(row.options)),
            ("winners", are_seats(row.winners)),
            ("clock", row.clock is None or is_clock(row.clock)),
            ("lobby_post", row.lobby_post is None or _is_posted(row.lobby_post)),
            ("board_post", row.board_post is None or _is_posted(row.board_post)),
        )
        if not fits
    ]
    if wrong:
        return f"tables {row.id}: {', '.join(wrong)}"
    if [seat.seat for seat in seats] != list(range(len(seats))):
        return f"seats {row.id}: seat"
    for timer in timers:
        if timer.seat is not None and not 0 <= timer.seat < len(seats):
            return f"timers {timer.id}: seat"
    return None


def are_seats(value: Any) -> bool:
    """Return whether a value is a list of seats."""
    return isinstance(value, list) and all(type(seat) is int and seat >= 0 for seat in value)


def is_clock(value: Any) -> bool:
    """Return whether a value is a table's clocks as JSON."""
    try:
        CLOCKS_JSON.validate_python(value)
    except ValueError:
        return False
    return True


def _are_words(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(word, str) for word in value.values())


def _is_posted(value: Any) -> bool:
    """Return whether a value is a stored message with all its parts."""
    if not isinstance(value, dict):
        return False
    ids = (value.get("message"), value.get("channel"))
    if not all(isinstance(number, str) and is_message_id(number) for number in ids):
        return False
    try:
        at = datetime.fromisoformat(str(value.get("at")))
    except ValueError:
        return False
    components = value.get("components", [])
    return (
        at.tzinfo is not None
        and isinstance(value.get("sequence"), int)
        and are_seats(value.get("owing"))
        and isinstance(components, list)
        and all(isinstance(one, dict) for one in components)
    )


_NUMBER = re.compile(r"[0-9]{1,20}")


def is_message_id(value: str) -> bool:
    """Return whether a stored text can be the id of a message: Discord's are 64-bit numbers."""
    return _NUMBER.fullmatch(value) is not None


_IN_CHANNEL = (
    select(TableRow)
    .where(col(TableRow.channel_id) == bindparam("channel"))
    .order_by(case((col(TableRow.status).in_(LIVE), 0), else_=1), col(TableRow.id).desc())
    .limit(1)
)


def row_in(session: Session, channel_id: str) -> TableRow | None:
    """Return the row of a channel's live table, else of its newest."""
    return session.scalar(_IN_CHANNEL, {"channel": channel_id})
