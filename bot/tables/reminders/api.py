"""Reminders and nudges as players use them."""

from __future__ import annotations

from datetime import datetime, timedelta

from sqlalchemy import delete
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.config import MAX_REMIND_HOURS
from bot.store.models.user import MuteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import ENDED, Status, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.reminders import (
    adjust_reminders,
    mentions,
    notification_preferences,
    nudge,
    schedule_reminders,
)
from bot.tables.reminders.mentions import MAX_MENTIONS_PER_TURN, reminder_limit_reached
from bot.tables.reminders.notification_preferences import (
    NOTIFICATION_OPTIONS,
    NotificationPreferences,
)
from bot.tables.reminders.schedule_reminders import MAX_SNOOZE
from bot.tables.session import exclusions
from bot.tables.session.permissions import (
    closed,
    is_admin,
    require_running,
    require_seat,
    require_visible,
)
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork


class Reminders:
    """Nudge players, and choose which notices to get."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def read_preferences(self, user_id: str) -> NotificationPreferences:
        """Return a user's notification preferences."""
        return await self._service.read(
            lambda session: notification_preferences.preferences(session, user_id)
        )

    async def set_preference(
        self, user_id: str, option: str, *, wanted: bool
    ) -> NotificationPreferences:
        """Switch one option on or off.

        Raises:
            TableError: there is no such option.
        """
        if option not in NOTIFICATION_OPTIONS:
            raise TableError.because("error-old-button")

        def work(session: Session) -> NotificationPreferences:
            setattr(exclusions.find_or_add_person(session, user_id), option, wanted)
            session.flush()
            return notification_preferences.preferences(session, user_id)

        return await self._service.transaction(work)

    async def mute(self, user_id: str, table_id: int) -> NotificationPreferences:
        """Mute all notices of a table."""

        def work(session: Session) -> NotificationPreferences:
            self._service.load(session, table_id)
            if session.get(MuteRow, (user_id, table_id)) is None:
                session.add(MuteRow(user_id=user_id, table_id=table_id))
            session.flush()
            return notification_preferences.preferences(session, user_id)

        return await self._service.transaction(work)

    async def unmute_all(self, user_id: str) -> NotificationPreferences:
        """Unmute all tables."""

        def work(session: Session) -> NotificationPreferences:
            session.execute(delete(MuteRow).where(col(MuteRow.user_id) == user_id))
            exclusions.find_or_add_person(session, user_id).muted = False
            session.flush()
            return notification_preferences.preferences(session, user_id)

        return await self._service.transaction(work)

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
            nudged.clear()
            by = require_seat(unit, request.person.id)
            require_running(unit)
            if unit.inactive:
                raise TableError.because("table-asleep")
            others = [seat for seat in unit.reminders if seat != by and seat in unit.people()]
            if not others:
                must_move = by in unit.reminders
                raise TableError.because("table-nudge-own" if must_move else "table-nudge-nobody")
            nudged_lately = nudge.nudged_lately(unit)
            allowed = [seat for seat in others if not reminder_limit_reached(unit, seat)]
            if not allowed:
                raise TableError.because("table-nudge-enough", most=MAX_MENTIONS_PER_TURN)
            nudged.extend(seat for seat in allowed if unit.player(seat) not in nudged_lately)
            if not nudged:
                raise TableError.because("table-nudged")
            for seat in nudged:
                nudge.nudge(unit, seat, by)

        done = await self._service.change(table_id, request, work)
        return done.unit.table(), nudged

    async def set_interval(self, request: Request, table_id: int, hours: int | None) -> Table:
        """Set the hours after which players are reminded, or ``None`` for never.

        With a clock the reminders follow the clock; the hours apply once it is removed. It is
        announced at the table if that changes anything.

        Raises:
            TableClosed: the game is over or was cancelled.
            NotVisible: there is no such table.
            NotSeated: this person neither plays there nor is an admin of the table.
            TableError: the number of hours is out of range.
        """
        if hours is not None and not 1 <= hours <= MAX_REMIND_HOURS:
            raise TableError.because(
                "table-remind-hours", least=1, most=MAX_REMIND_HOURS, hours=hours
            )

        def work(unit: UnitOfWork) -> None:
            require_visible(request.person, unit)
            seats = [s.seat for s in unit.seats if s.user_id == request.person.id]
            if not is_admin(request.person, unit.row):
                seats = [require_seat(unit, request.person.id)]
            if (status := Status(unit.row.status)) in ENDED:
                raise closed(status, table_id)
            earlier = unit.row.reminder_hours
            switched = (hours is None) is not (earlier is None)
            if switched or (hours != earlier and time_control_named(unit.row.time_control) is None):
                unit.post(OutboxKind.REMINDER_INTERVAL, seats)
            unit.row.reminder_hours = hours

        return (await self._service.change(table_id, request, work)).unit.table()

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
            raise TableError.because("table-hold-long", most=MAX_SNOOZE.days)
        until = self._service.clock.now() + span

        def work(unit: UnitOfWork, seat: int) -> None:
            row = unit.reminders[seat]
            row.requested_at = row.snoozed_until = until
            row.requested_by = None
            mentions.allow_one_more(unit, seat)

        await adjust_reminders.change_reminder(self._service, person, table_id, sequence, work)
        return until

    async def mute_turn(self, person: Person, table_id: int, *, sequence: int) -> Table:
        """Mute the reminders of this turn; raises like :meth:`snooze`."""

        def work(unit: UnitOfWork, seat: int) -> None:
            row = unit.reminders[seat]
            row.requested_at, row.snoozed_until = None, schedule_reminders.NEVER

        return await adjust_reminders.change_reminder(
            self._service, person, table_id, sequence, work
        )
