"""Nudging: a player asks those who owe a move; how it reaches them is for them to say."""

from __future__ import annotations

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.person import NudgeRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.reminders import schedule_reminders
from bot.tables.reminders.intervals import NUDGE_INTERVAL
from bot.tables.reminders.mentions import MENTIONS_A_TURN, enough_reminders
from bot.tables.session.requirements import require_running, require_seat
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork


async def nudge(service: TableService, request: Request, table_id: int) -> tuple[Table, list[int]]:
    """Ask whoever owes a move; each at most once a day. The table, and the seats that are asked.

    Raises:
        TableClosed, NotSeated: it is no game of theirs that runs.
        TableError: nobody else owes a move, or all have been asked within a day or mentioned
            often enough for this turn.
    """
    asked: list[int] = []

    def work(unit: UnitOfWork) -> None:
        asked.clear()
        by = require_seat(unit, request.person.id)
        require_running(unit)
        if unit.asleep:
            raise TableError.because("table-asleep")
        others = [seat for seat in unit.reminders if seat != by and seat in unit.people()]
        if not others:
            own = by in unit.reminders
            raise TableError.because("table-nudge-own" if own else "table-nudge-nobody")
        lately = _asked_lately(unit)
        open_to = [seat for seat in others if not enough_reminders(unit, seat)]
        if not open_to:
            raise TableError.because("table-nudge-enough", most=MENTIONS_A_TURN)
        asked.extend(seat for seat in open_to if unit.player(seat) not in lately)
        if not asked:
            raise TableError.because("table-nudged")
        for seat in asked:
            _ask(unit, seat, by)

    done = await service.change(table_id, request, work)
    return done.unit.table(), asked


def _asked_lately(unit: UnitOfWork) -> set[str]:
    query = select(col(NudgeRow.user_id)).where(
        col(NudgeRow.table_id) == unit.id, col(NudgeRow.at) > unit.now - NUDGE_INTERVAL
    )
    return set(unit.session.scalars(query))


def _ask(unit: UnitOfWork, seat: int, by: int) -> None:
    whom, who = unit.player(seat), unit.player(by)
    unit.session.add(NudgeRow(table_id=unit.id, user_id=whom, by_id=who, at=unit.now))
    row = unit.reminders[seat]
    if row.wanted_at is None or row.wanted_at > unit.now:
        row.wanted_at, row.wanted_by = unit.now, by
    schedule_reminders.schedule_reminder(unit, seat)
