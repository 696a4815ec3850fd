"""What somebody says to a notice: not before then, no more this turn."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.tables.errors import TableError, TableMovedOn
from bot.tables.guards import need_running, seated
from bot.tables.models import Table
from bot.tables.notices import arming, mentions
from bot.tables.notices.intervals import LONGEST_HOLD
from bot.tables.request import BY_THE_HOUSE, Person
from bot.tables.service import TableService
from bot.tables.unit_of_work import UnitOfWork


async def hold(
    service: TableService, person: Person, table_id: int, span: timedelta, *, sequence: int
) -> datetime:
    """Let the notices of this turn wait for so long; one comes then, if the move is still owed.

    ``sequence`` is that of the notice. The moment.

    Raises:
        TableMovedOn: it was about an earlier turn.
        TableError: they owe no move here, or it is too long.
    """
    if not timedelta(0) < span <= LONGEST_HOLD:
        raise TableError.because("table-hold-long", most=LONGEST_HOLD.days)
    until = service.clock.now() + span

    def work(unit: UnitOfWork, seat: int) -> None:
        row = unit.reminders[seat]
        row.wanted_at = row.held_until = until
        row.wanted_by = None
        mentions.make_room(unit, seat)

    await _change(service, person, table_id, sequence, work)
    return until


async def hush_turn(
    service: TableService, person: Person, table_id: int, *, sequence: int
) -> Table:
    """No more notices of this turn; raises as :func:`hold`."""

    def work(unit: UnitOfWork, seat: int) -> None:
        row = unit.reminders[seat]
        row.wanted_at, row.held_until = None, arming.NEVER

    return await _change(service, person, table_id, sequence, work)


async def _change(
    service: TableService,
    person: Person,
    table_id: int,
    sequence: int,
    change: Callable[[UnitOfWork, int], None],
) -> Table:
    def work(unit: UnitOfWork) -> None:
        seat = seated(unit, person.id)
        need_running(unit)
        if seat not in unit.reminders:
            raise TableError.because("table-owes-nothing")
        if sequence < unit.row.asked:
            raise TableMovedOn.because("table-moved-on")
        change(unit, seat)
        arming.arm_seat(unit, seat)
        unit.touch()

    return (await service.change(table_id, BY_THE_HOUSE, work)).unit.table()
