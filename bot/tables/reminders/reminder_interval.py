"""Set after how many hours a table reminds players who must move, or switch reminders off."""

from __future__ import annotations

from bot.config import MAX_REMIND_HOURS
from bot.tables.domain.errors import TableError
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.session.permissions import closed, is_admin, require_seat, require_visible
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

ENDED_STATUSES = (Status.FINISHED, Status.CANCELLED)


async def set_reminder(
    service: TableService, request: Request, table_id: int, hours: int | None
) -> Table:
    """Set the hours after which players are reminded, or ``None`` for never.

    With a clock the reminders follow the clock; the hours apply once it is removed. The table is
    told if that changes anything.

    Raises:
        TableClosed: the game is over or was cancelled.
        NotVisible: there is no such table.
        NotSeated: this person neither plays there nor is an admin of the table.
        TableError: the number of hours is out of range.
    """
    if hours is not None and not 1 <= hours <= MAX_REMIND_HOURS:
        raise TableError.because("table-remind-hours", least=1, most=MAX_REMIND_HOURS, hours=hours)

    def work(unit: UnitOfWork) -> None:
        require_visible(request.person, unit)
        seats = [s.seat for s in unit.seats if s.user_id == request.person.id]
        if not is_admin(request.person, unit.row):
            seats = [require_seat(unit, request.person.id)]
        if (status := Status(unit.row.status)) in ENDED_STATUSES:
            raise closed(status, table_id)
        earlier = unit.row.remind_hours
        switched = (hours is None) is not (earlier is None)
        if switched or (hours != earlier and time_control_named(unit.row.pace) is None):
            unit.post(OutboxKind.REMINDER_INTERVAL, seats)
        unit.row.remind_hours = hours

    return (await service.change(table_id, request, work)).unit.table()
