"""Nudge players, and mute, snooze or set reminders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.config import MAX_REMIND_HOURS
from bot.store.models.user import MuteRow
from bot.tables.domain.errors import Stale, TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.reminders.nudges import nudge_others
from bot.tables.reminders.schedule_reminders import (
    MAX_SNOOZE,
    NEVER,
    reminders_left,
    schedule_reminder,
)
from bot.tables.session import user_rows
from bot.tables.session.feature import Feature, changes_table, reads, writes
from bot.tables.session.permissions import require_player_or_admin, require_running, require_seat
from bot.tables.session.unit_of_work import UnitOfWork


class Reminders(Feature):
    """Nudge players, and mute, snooze or set reminders."""

    @reads
    def muted_tables(self, session: Session, user_id: str) -> Sequence[int]:
        """Return the tables that a user has muted."""
        query = select(col(MuteRow.table_id)).where(col(MuteRow.user_id) == user_id)
        return session.scalars(query).all()

    @writes
    def mute(self, session: Session, user_id: str, table_id: int) -> None:
        """Mute all notices of a table."""
        self._service.load(session, table_id)
        session.merge(MuteRow(user_id=user_id, table_id=table_id))

    @writes
    def unmute_all(self, session: Session, user_id: str) -> None:
        """Unmute all tables."""
        session.execute(delete(MuteRow).where(col(MuteRow.user_id) == user_id))
        user_rows.find_or_add_person(session, user_id).muted = False

    async def nudge(self, request: Request, table_id: int) -> tuple[Table, list[int]]:
        """Nudge the other players who must move, each at most once a day.

        Return the table and the nudged seats.

        Raises:
            TableClosed, NotSeated: the game does not run, or the user does not play in it.
            TableError: nobody else must move, or all have been nudged within a day or mentioned
                often enough for this turn.
        """
        nudged: list[int] = []

        def work(unit: UnitOfWork) -> None:
            by = require_seat(unit, request.person.id)
            require_running(unit)
            nudged[:] = nudge_others(unit, by)

        done = await self._service.change(table_id, request, work)
        return done.unit.table(), nudged

    @changes_table
    def set_interval(self, request: Request, unit: UnitOfWork, hours: int | None) -> None:
        """Set the hours after which players are reminded, or ``None`` for never.

        With a clock the reminders follow the clock; the hours apply once it is removed. It is
        announced at the table if that changes anything.

        Raises:
            TableError: the number is out of range, the table has ended, or this person may not.
        """
        if hours is not None and not 1 <= hours <= MAX_REMIND_HOURS:
            raise TableError.because(
                "table-remind-hours", least=1, most=MAX_REMIND_HOURS, hours=hours
            )
        seats = require_player_or_admin(request.person, unit)
        earlier = unit.row.reminder_hours
        switched = (hours is None) is not (earlier is None)
        if switched or (hours != earlier and time_control_named(unit.row.time_control) is None):
            unit.post(OutboxKind.REMINDER_INTERVAL, seats)
        unit.row.reminder_hours = hours

    async def snooze(
        self, person: Person, table_id: int, span: timedelta, *, sequence: int
    ) -> datetime:
        """Snooze the reminders of this turn; return when the next one comes.

        ``sequence`` is that of the reminder.

        Raises:
            Stale: the reminder was about an earlier turn.
            TableError: the user need not move here, or the snooze is too long.
        """
        if not timedelta(0) < span <= MAX_SNOOZE:
            raise TableError.because("table-snooze-long", most=MAX_SNOOZE.days)
        until = self._service.clock.now() + span

        def work(unit: UnitOfWork, seat: int) -> None:
            row = unit.reminders[seat]
            row.requested_at = row.snoozed_until = until
            row.requested_by = None
            if (left := reminders_left(unit, seat)) < 1:
                row.mentions = (row.mentions or 0) + left - 1  # allow the one they asked for

        await self._change_turn(person, table_id, sequence, work)
        return until

    async def mute_turn(self, person: Person, table_id: int, *, sequence: int) -> Table:
        """Mute the reminders of this turn; raises like :meth:`snooze`."""

        def work(unit: UnitOfWork, seat: int) -> None:
            row = unit.reminders[seat]
            row.requested_at, row.snoozed_until = None, NEVER

        return await self._change_turn(person, table_id, sequence, work)

    async def _change_turn(
        self,
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
            schedule_reminder(unit, seat)

        return (await self._service.change(table_id, None, work)).unit.table()
