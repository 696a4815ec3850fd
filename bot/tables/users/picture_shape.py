"""The layout of board pictures: portrait or landscape."""

from __future__ import annotations

from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import SHAPES, Status, Table
from bot.tables.session.permissions import closed, is_admin, require_seat, require_visible
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

ENDED_STATUSES = (Status.FINISHED, Status.CANCELLED)


def require_shape(shape: str) -> str:
    """Return the shape if it exists.

    Raises:
        TableError: there is no such shape.
    """
    if shape not in SHAPES:
        raise TableError.because("table-no-such-picture", picture=shape)
    return shape


async def set_shape(service: TableService, request: Request, table_id: int, shape: str) -> Table:
    """Set the layout of a table's boards, as a player or an admin.

    Raises:
        TableClosed: the game is over or was cancelled.
        NotVisible: there is no such table.
        NotSeated: this person neither plays there nor is an admin of the table.
        TableError: there is no such shape.
    """
    known = require_shape(shape)

    def work(unit: UnitOfWork) -> None:
        require_visible(request.person, unit)
        if not is_admin(request.person, unit.row):
            require_seat(unit, request.person.id)
        if (status := Status(unit.row.status)) in ENDED_STATUSES:
            raise closed(status, table_id)
        if known != unit.row.picture and status is Status.RUNNING:
            unit.post(OutboxKind.BOARD, sorted(unit.reminders))
        unit.row.picture = known

    return (await service.change(table_id, request, work)).unit.table()
