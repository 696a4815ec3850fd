"""A table's usual: after how many hours whoever owes a move is told, or never."""

from __future__ import annotations

from bot.config import MOST_REMIND_HOURS
from bot.tables.admin.permissions import is_admin, require_visible
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status, Table
from bot.tables.session.requirements import closed, require_seat
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control.presets import time_control_named

OVER = (Status.FINISHED, Status.CANCELLED)


async def set_reminder(
    service: TableService, request: Request, table_id: int, hours: int | None
) -> Table:
    """Tell whoever owes a move after so many hours, or never (``None``).

    Where a clock runs it says when; then the hours are for the day it is taken away. The table is
    told where that changes something.

    Raises:
        TableClosed: the game is over or was cancelled.
        NoSuchTable: there is no such table.
        NotSeated: this person neither plays there nor is an organiser of the table.
        TableError: so many hours are not possible.
    """
    if hours is not None and not 1 <= hours <= MOST_REMIND_HOURS:
        raise TableError.because("table-remind-hours", least=1, most=MOST_REMIND_HOURS, hours=hours)

    def work(unit: UnitOfWork) -> None:
        require_visible(request.person, unit)
        playing = [s.seat for s in unit.seats if s.user_id == request.person.id]
        if not is_admin(request.person, unit.row):
            playing = [require_seat(unit, request.person.id)]
        if (status := Status(unit.row.status)) in OVER:
            raise closed(status, table_id)
        before = unit.row.remind_hours
        switched = (hours is None) is not (before is None)
        if switched or (hours != before and time_control_named(unit.row.pace) is None):
            unit.post("interval", playing)
        unit.row.remind_hours = hours

    return (await service.change(table_id, request, work)).unit.table()
