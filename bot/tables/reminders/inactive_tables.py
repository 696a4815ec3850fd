"""Inactive tables: after a month without activity nobody is reminded until the next move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.models.table import TimerRow
from bot.tables.domain.kinds import OutboxKind, TimerKind
from bot.tables.domain.table import Status
from bot.tables.reminders.schedule_reminders import INACTIVE_AFTER, schedule_reminders
from bot.tables.session.table_rows import Snapshot
from bot.tables.session.timers import TimerHandler
from bot.tables.session.unit_of_work import UnitOfWork


def after_change(_: Snapshot, unit: UnitOfWork) -> None:
    """Reactivate a running table at which something has happened."""
    if unit.progressed and unit.row.status == Status.RUNNING:
        reactivate(unit)


def reactivate(unit: UnitOfWork) -> None:
    """Restart the inactivity period; a pending timer is moved only when it rings."""
    if unit.inactivity_timer is None:
        unit.inactivity_timer = TimerRow(
            table_id=unit.id, kind=TimerKind.INACTIVITY, since=unit.now
        )
        unit.session.add(unit.inactivity_timer)
    elif not unit.inactive:
        return
    unit.inactivity_timer.since, unit.inactivity_timer.done_at = unit.now, None
    unit.inactivity_timer.due_at = unit.now + INACTIVE_AFTER
    unit.note_due(unit.inactivity_timer.due_at)


def _on_inactivity_timer(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    if unit.inactivity_timer is None:
        return  # the table has ended
    inactive_at = unit.row.moved_at + INACTIVE_AFTER
    if inactive_at <= unit.now:
        unit.post(OutboxKind.INACTIVE)
    else:
        for row in due:
            row.due_at, row.done_at = inactive_at, None
        unit.note_due(inactive_at)
    schedule_reminders(unit)


INACTIVITY_TIMER = TimerHandler(
    TimerKind.INACTIVITY, counts_at=(Status.RUNNING,), notify=_on_inactivity_timer
)
"""Rings a month after a table's last move; the table is told once."""
