"""Snooze the reminders of a turn, or mute them for this turn."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.tables.domain.errors import Stale, TableError
from bot.tables.domain.request import SYSTEM_ACTOR, Person
from bot.tables.domain.table import Table
from bot.tables.reminders import mentions, schedule_reminders
from bot.tables.reminders.intervals import MAX_SNOOZE
from bot.tables.session.permissions import require_running, require_seat
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork


async def snooze(
    service: TableService, person: Person, table_id: int, span: timedelta, *, sequence: int
) -> datetime:
    """Snooze the reminders of this turn; return when the next one comes.

    ``sequence`` is that of the reminder.

    Raises:
        Stale: the reminder was about an earlier turn.
        TableError: the user need not move here, or the snooze is too long.
    """
    if not timedelta(0) < span <= MAX_SNOOZE:
        raise TableError.because("table-hold-long", most=MAX_SNOOZE.days)
    until = service.clock.now() + span

    def work(unit: UnitOfWork, seat: int) -> None:
        row = unit.reminders[seat]
        row.wanted_at = row.held_until = until
        row.wanted_by = None
        mentions.allow_one_more(unit, seat)

    await _change_reminder(service, person, table_id, sequence, work)
    return until


async def mute_turn(
    service: TableService, person: Person, table_id: int, *, sequence: int
) -> Table:
    """Mute the reminders of this turn; raises like :func:`snooze`."""

    def work(unit: UnitOfWork, seat: int) -> None:
        row = unit.reminders[seat]
        row.wanted_at, row.held_until = None, schedule_reminders.NEVER

    return await _change_reminder(service, person, table_id, sequence, work)


async def _change_reminder(
    service: TableService,
    person: Person,
    table_id: int,
    sequence: int,
    change: Callable[[UnitOfWork, int], None],
) -> Table:
    def work(unit: UnitOfWork) -> None:
        seat = require_seat(unit, person.id)
        require_running(unit)
        if seat not in unit.reminders:
            raise TableError.because("table-owes-nothing")
        if sequence < unit.row.asked:
            raise Stale.because("table-moved-on")
        change(unit, seat)
        schedule_reminders.schedule_reminder(unit, seat)

    return (await service.change(table_id, SYSTEM_ACTOR, work)).unit.table()
