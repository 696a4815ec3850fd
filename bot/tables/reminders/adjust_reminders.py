"""Snooze or mute the reminders of a turn, or set a table's reminder interval."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.config import MAX_REMIND_HOURS
from bot.tables.domain.errors import Stale, TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import SYSTEM_ACTOR, Person, Request
from bot.tables.domain.table import Status, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.reminders import mentions, schedule_reminders
from bot.tables.reminders.schedule_reminders import MAX_SNOOZE
from bot.tables.session.permissions import (
    closed,
    is_admin,
    require_running,
    require_seat,
    require_visible,
)
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
