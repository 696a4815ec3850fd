"""Nudge players who must move, through their preferred channel."""

from __future__ import annotations

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.person import NudgeRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.reminders import schedule_reminders
from bot.tables.reminders.mentions import MAX_MENTIONS_PER_TURN, reminder_limit_reached
from bot.tables.reminders.schedule_reminders import NUDGE_INTERVAL
from bot.tables.session.permissions import require_running, require_seat
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork


async def nudge(service: TableService, request: Request, table_id: int) -> tuple[Table, list[int]]:
    """Nudge the other players who must move, each at most once a day.

    Return the table and the nudged seats.

    Raises:
        TableClosed, NotSeated: the game does not run, or the user does not play in it.
        TableError: nobody else must move, or all have been nudged within a day or mentioned
            often enough for this turn.
    """
    nudged: list[int] = []

    def work(unit: UnitOfWork) -> None:
        nudged.clear()
        by = require_seat(unit, request.person.id)
        require_running(unit)
        if unit.inactive:
            raise TableError.because("table-asleep")
        others = [seat for seat in unit.reminders if seat != by and seat in unit.people()]
        if not others:
            must_move = by in unit.reminders
            raise TableError.because("table-nudge-own" if must_move else "table-nudge-nobody")
        nudged_lately = _nudged_lately(unit)
        allowed = [seat for seat in others if not reminder_limit_reached(unit, seat)]
        if not allowed:
            raise TableError.because("table-nudge-enough", most=MAX_MENTIONS_PER_TURN)
        nudged.extend(seat for seat in allowed if unit.player(seat) not in nudged_lately)
        if not nudged:
            raise TableError.because("table-nudged")
        for seat in nudged:
            _nudge(unit, seat, by)

    done = await service.change(table_id, request, work)
    return done.unit.table(), nudged


def _nudged_lately(unit: UnitOfWork) -> set[str]:
    query = select(col(NudgeRow.user_id)).where(
        col(NudgeRow.table_id) == unit.id, col(NudgeRow.at) > unit.now - NUDGE_INTERVAL
    )
    return set(unit.session.scalars(query))


def _nudge(unit: UnitOfWork, seat: int, by: int) -> None:
    nudged, nudger = unit.player(seat), unit.player(by)
    unit.session.add(NudgeRow(table_id=unit.id, user_id=nudged, by_id=nudger, at=unit.now))
    row = unit.reminders[seat]
    if row.wanted_at is None or row.wanted_at > unit.now:
        row.wanted_at, row.wanted_by = unit.now, by
    schedule_reminders.schedule_reminder(unit, seat)
