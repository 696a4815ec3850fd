"""Tables that sleep: where nothing has happened for a month nobody is called, until a move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.models.table import TimerRow
from bot.tables.models import Status
from bot.tables.notices.arming import arm
from bot.tables.notices.intervals import SLEEPS_AFTER
from bot.tables.timers import TimerKind
from bot.tables.unit_of_work import SLEEP, UnitOfWork


def wake(unit: UnitOfWork) -> None:
    """Somebody has moved; the timer itself is set anew only when it rings."""
    if unit.sleep is None:
        unit.sleep = TimerRow(table_id=unit.id, kind=SLEEP, since=unit.now)
        unit.session.add(unit.sleep)
    elif not unit.asleep:
        return
    unit.sleep.since, unit.sleep.done_at = unit.now, None
    unit.sleep.due_at = unit.now + SLEEPS_AFTER
    unit.falls_due(unit.sleep.due_at)


def _look(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    if unit.sleep is None:
        return  # the table has ended
    sleeps_at = unit.row.moved_at + SLEEPS_AFTER
    if sleeps_at <= unit.now:
        unit.post("asleep")
    else:
        for row in due:
            row.due_at, row.done_at = sleeps_at, None
        unit.falls_due(sleeps_at)
    arm(unit)


SLEEPS = TimerKind(SLEEP, counts_at=(Status.RUNNING,), ring=_look)
"""A month after a table's last move: it is told that it sleeps, once."""
