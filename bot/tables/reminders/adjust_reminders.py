"""Snooze or mute the reminders of a turn, or set a table's reminder interval."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.domain.errors import Stale, TableError
from bot.tables.domain.request import SYSTEM_ACTOR, Person
from bot.tables.domain.table import Table
from bot.tables.reminders import schedule_reminders
from bot.tables.session.permissions import (
    require_running,
    require_seat,
)
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork


async def change_reminder(
    service: TableService,
    person: Person,
    table_id: int,
    sequence: int,
    change: Callable[[UnitOfWork, int], None],
) -> Table:
    """Mute the reminders of this turn."""

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
