"""Nudge players who must move, through their preferred channel."""

from __future__ import annotations

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.user import NudgeRow
from bot.tables.reminders import schedule_reminders
from bot.tables.reminders.schedule_reminders import NUDGE_INTERVAL
from bot.tables.session.unit_of_work import UnitOfWork


def nudged_lately(unit: UnitOfWork) -> set[str]:
    """Return the users who have been nudged at the table within the last day."""
    query = select(col(NudgeRow.user_id)).where(
        col(NudgeRow.table_id) == unit.id, col(NudgeRow.at) > unit.now - NUDGE_INTERVAL
    )
    return set(unit.session.scalars(query))


def nudge(unit: UnitOfWork, seat: int, by: int) -> None:
    """Record a nudge and bring the next reminder forward."""
    nudged, nudger = unit.player(seat), unit.player(by)
    unit.session.add(NudgeRow(table_id=unit.id, user_id=nudged, by_id=nudger, at=unit.now))
    row = unit.reminders[seat]
    if row.requested_at is None or row.requested_at > unit.now:
        row.requested_at, row.requested_by = unit.now, by
    schedule_reminders.schedule_reminder(unit, seat)
