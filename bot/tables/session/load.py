"""Load the rows of tables, each as one unit of work."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Integer, bindparam, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import LARGEST, SeatRow, TableRow, TimerRow
from bot.tables.domain.errors import NotVisible, TableDamaged
from bot.tables.session.positions import PositionCache
from bot.tables.session.shapes import find_problem
from bot.tables.session.unit_of_work import CLOCK, INACTIVITY, REMINDER, UnitOfWork

log = logging.getLogger(__name__)

_TABLES = bindparam("tables", type_=Integer, expanding=True)
_SEATS = select(SeatRow).where(col(SeatRow.table_id).in_(_TABLES)).order_by(col(SeatRow.seat))
_TIMERS = select(TimerRow).where(
    col(TimerRow.table_id).in_(_TABLES), col(TimerRow.kind).in_((REMINDER, CLOCK, INACTIVITY))
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
        if timer.kind == INACTIVITY:
            inactivity[timer.table_id] = timer
            continue
        timers = clocks if timer.kind == CLOCK else due
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
