"""Turn reminders: one kind of timer, a row for each seat that owes a move."""

from __future__ import annotations

from collections.abc import Sequence

from bot.config import MOST_REMIND_HOURS
from bot.store.rows import TimerRow
from bot.tables.authority import need_sight, organises
from bot.tables.errors import TableError
from bot.tables.models import Status, Table
from bot.tables.play import closed, seated
from bot.tables.request import Request
from bot.tables.service import TableService
from bot.tables.timers import TimerKind
from bot.tables.timing.awake import those_awake
from bot.tables.unit_of_work import REMINDER, UnitOfWork

OVER = (Status.FINISHED, Status.CANCELLED)


async def set_reminder(
    service: TableService, request: Request, table_id: int, hours: int | None
) -> Table:
    """Remind whoever owes a move after so many hours, or never (``None``).

    It counts from when each seat came to owe its move. The table is told.

    Raises:
        TableClosed: the game is over or was cancelled.
        NoSuchTable: there is no such table.
        NotSeated: this person neither plays there nor is an organiser of the table.
        TableError: so many hours are not possible.
    """
    if hours is not None and not 1 <= hours <= MOST_REMIND_HOURS:
        raise TableError.because("table-remind-hours", least=1, most=MOST_REMIND_HOURS, hours=hours)

    def work(unit: UnitOfWork) -> None:
        need_sight(request.person, unit)
        playing = [s.seat for s in unit.seats if s.user_id == request.person.id]
        if not organises(request.person, unit.row):
            playing = [seated(unit, request.person.id)]
        if (status := Status(unit.row.status)) in OVER:
            raise closed(status, table_id)
        if hours != unit.row.remind_hours:
            unit.post("interval", playing)
        unit.row.remind_hours = hours
        for reminder in unit.reminders.values():
            unit.set_due(reminder, reminder.since)
        unit.touch()

    return (await service.change(table_id, request, work)).unit.table()


def _remind(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    awake = those_awake(unit, due)
    if awake:
        unit.post("reminder", awake)


REMINDERS = TimerKind(REMINDER, counts_at=(Status.RUNNING,), ring=_remind)
"""The one reminder of whoever owes a move, a parcel for all at a table."""
