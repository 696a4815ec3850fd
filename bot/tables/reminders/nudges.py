"""Nudge the players who must move: whom a nudge reaches, and how often."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.user import NudgeRow
from bot.tables.domain.errors import TableError
from bot.tables.reminders.schedule_reminders import (
    MAX_MENTIONS_PER_TURN,
    reminders_left,
    schedule_reminder,
)
from bot.tables.session.unit_of_work import UnitOfWork

NUDGE_INTERVAL = timedelta(days=1)
"""How often a player can be nudged at a table."""


def nudge_others(unit: UnitOfWork, by: int) -> list[int]:
    """Nudge all other players who must move and may be nudged; return their seats.

    Raises:
        TableError: there are none.
    """
    if unit.inactive:
        raise TableError.because("table-inactive")
    others = [seat for seat in unit.reminders if seat != by and seat in unit.people()]
    if not others:
        must_move = by in unit.reminders
        raise TableError.because("table-nudge-own" if must_move else "table-nudge-nobody")
    nudged_lately = _nudged_lately(unit)
    allowed = [seat for seat in others if reminders_left(unit, seat) > 0]
    if not allowed:
        raise TableError.because("table-nudge-enough", most=MAX_MENTIONS_PER_TURN)
    nudged = [seat for seat in allowed if unit.player(seat) not in nudged_lately]
    if not nudged:
        raise TableError.because("table-nudged")
    for seat in nudged:
        _nudge(unit, seat, by)
    return nudged


def _nudged_lately(unit: UnitOfWork) -> set[str]:
    query = select(col(NudgeRow.user_id)).where(
        col(NudgeRow.table_id) == unit.id, col(NudgeRow.at) > unit.now - NUDGE_INTERVAL
    )
    return set(unit.session.scalars(query))


def _nudge(unit: UnitOfWork, seat: int, by: int) -> None:
    nudged, nudger = unit.player(seat), unit.player(by)
    unit.session.add(NudgeRow(table_id=unit.id, user_id=nudged, by_id=nudger, at=unit.now))
    row = unit.reminders[seat]
    if row.requested_at is None or row.requested_at > unit.now:
        row.requested_at, row.requested_by = unit.now, by
    schedule_reminder(unit, seat)
