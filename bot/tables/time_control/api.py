"""Propose time controls, and set quiet hours and away periods."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session

from bot.store.models.user import AwayPeriodRow, QuietHoursRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.clocks import TimeSpan
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import MAX_DAYS_OFF, MAX_NIGHT, QuietHours, night_length, zones
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import NO_CLOCK, parse_time_control, time_control_named
from bot.tables.domain.votes import Vote, VoteKind
from bot.tables.session import permissions, user_rows
from bot.tables.session.feature import Feature, reads, reads_table, writes
from bot.tables.session.season_rows import season_table
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import availability, timekeeping
from bot.tables.time_control.availability import Availability, update_availability
from bot.tables.votes import open_votes


class TimeControls(Feature):
    """Read and change time controls, and when players are available."""

    @reads
    def read_availability(self, session: Session, user_id: str) -> Availability:
        """Return a user's availability."""
        return availability.availability(session, user_id, self._service.clock.now())

    @writes
    def claim_hours_question(self, session: Session, user_id: str) -> bool:
        """Return whether to ask the user for their quiet hours; ``True`` only once per user."""
        row = user_rows.find_or_add_person(session, user_id)
        if row.hours_asked_at is not None or user_rows.quiet_hours(session, user_id):
            return False
        row.hours_asked_at = self._service.clock.now()
        return True

    async def set_hours(
        self,
        user_id: str,
        *,
        zone: str | None = None,
        night: tuple[int, int] | str | None = "",
        days_off: Sequence[int] | None = None,
    ) -> Availability:
        """Set the user's quiet hours from now on; omitted parts stay as they were.

        ``night`` is in minutes after midnight, or ``None`` for no night; a string leaves it
        unchanged.

        Raises:
            TableError: the time zone is unknown, the night too long, or there are too many days
                off.
        """
        if zone is not None and zone not in zones():
            raise TableError.because("table-no-such-zone", zone=zone)
        if not isinstance(night, str | None) and night_length(night) > MAX_NIGHT:
            hours = int(MAX_NIGHT / timedelta(hours=1))
            raise TableError.because("table-night-long", hours=hours)
        if days_off is not None and len(set(days_off)) > MAX_DAYS_OFF:
            raise TableError.because("table-days-off", most=MAX_DAYS_OFF)

        def work(session: Session, now: datetime) -> None:
            known = user_rows.quiet_hours(session, user_id)
            last = known[-1] if known else QuietHours(now, zone or "UTC")
            new_night = last.night if isinstance(night, str) else night
            starts, ends = new_night if new_night is not None else (None, None)
            session.add(
                QuietHoursRow(
                    user_id=user_id,
                    since=now,
                    zone=zone or last.zone,
                    night_from=starts,
                    night_to=ends,
                    days_off=sorted(last.days_off if days_off is None else set(days_off)),
                )
            )
            user_rows.find_or_add_person(session, user_id).hours_asked_at = now

        return await update_availability(self._service, user_id, work)

    async def set_automatic_away(self, user_id: str, *, wanted: bool) -> Availability:
        """Set whether an away day is used automatically when the user's time bank is empty."""

        def work(session: Session, _: datetime) -> None:
            user_rows.find_or_add_person(session, user_id).uses_away_days = wanted

        return await update_availability(self._service, user_id, work)

    async def go_away(
        self, request: Request, begins: datetime | None, ends: datetime
    ) -> Availability:
        """Record that the user is away, from ``begins`` (``None``: now) until ``ends``.

        None of their clocks run in that period.

        Raises:
            TableError: the dates are invalid, or too few away days are left.
        """
        user_id = request.person.id

        def work(session: Session, now: datetime) -> None:
            earlier = select(AwayPeriodRow).filter_by(request_id=request.id)
            if session.scalar(earlier) is not None:
                return
            span = TimeSpan(begins or now, ends)
            availability.require_valid_dates(session, user_id, span, now)
            away = user_rows.away_spans(session, user_id, now - user_rows.YEAR)
            availability.require_days_left(away, span, now)
            row = AwayPeriodRow(
                user_id=user_id, begins_at=span.begins, ends_at=span.ends, request_id=request.id
            )
            session.add(row)

        return await update_availability(self._service, user_id, work)

    async def come_back(self, user_id: str) -> Availability:
        """End the user's current away period; periods that have not begun stay."""

        def work(session: Session, now: datetime) -> None:
            for row in user_rows.away_periods(session, user_id, now):
                if row.begins_at == now:
                    session.delete(row)
                elif row.begins_at < now:
                    row.ends_at = now

        return await update_availability(self._service, user_id, work)

    async def cancel_upcoming_away(self, user_id: str) -> Availability:
        """Cancel the away periods that have not begun."""

        def work(session: Session, now: datetime) -> None:
            for row in user_rows.away_periods(session, user_id, now):
                if row.begins_at > now:
                    session.delete(row)

        return await update_availability(self._service, user_id, work)

    async def propose(
        self, request: Request, table_id: int, typed: str
    ) -> tuple[Table, Vote | None]:
        """Ask all other players to agree to another time control; a player who is alone changes it.

        Return the table, and the vote if one is needed.

        Raises:
            TableError: it is not a time control, it is the table's present one, or the table is in
                a league or cup.
            TableClosed, NotSeated: the game does not run, or the user does not play in it.
        """
        time_control = parse_time_control(typed)

        def attempt(unit: UnitOfWork) -> VoteRow | None:
            permissions.require_running(unit)
            seat = permissions.require_seat(unit, request.person.id)
            if time_control == (unit.row.time_control or NO_CLOCK):
                raise TableError.because("table-time-control-same")
            if season_table(unit.session, unit.id) is not None:
                raise TableError.because("league-one-time-control")
            permissions.require_time_for_experts(unit, time_control)
            if unit.people() == [seat]:
                timekeeping.change_time_control(unit, time_control, unit.seats[seat])
                return None
            return open_votes.open_unanimous(
                unit, request, VoteKind.TIME_CONTROL, seat, time_control=time_control
            )

        done, vote = await open_votes.do_or_open_vote(self._service, request, table_id, attempt)
        return done.unit.table(), vote

    @reads_table
    def banks_now(self, unit: UnitOfWork) -> Mapping[int, timedelta]:
        """Return what is left in the banks of the seats whose clocks run."""
        clocks = timekeeping.clocks_of(unit)
        time_control = time_control_named(unit.row.time_control)
        if clocks is None or time_control is None:
            return {}
        pauses = timekeeping.pauses_of(unit)
        return {
            seat: clocks.bank_left(seat, unit.now, time_control, pauses) for seat in clocks.running
        }
