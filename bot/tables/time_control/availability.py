"""Read and limit users' quiet hours and away periods, and reschedule their clocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import SeatRow, TimerRow
from bot.store.models.user import AwayPeriodRow
from bot.tables.domain.clocks import ZERO, TimeSpan
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.quiet_hours import QuietHours, format_moment
from bot.tables.domain.table import Occupant
from bot.tables.domain.time_control import (
    TimeControl,
    format_at_least,
    format_whole_hours,
)
from bot.tables.session import user_rows
from bot.tables.session.service import TableService
from bot.tables.session.table_rows import at_seat
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_rows import YEAR, away_periods, find_person, remember_row

MAX_AWAY_NOTICE = timedelta(days=365)
"""How far in advance an away period can begin."""
AWAY_DAYS_PER_YEAR = timedelta(days=21)
AWAY_DAYS_PER_STAY = timedelta(days=14)
AUTOMATIC_AWAY = timedelta(days=1)
"""How much away time is used automatically when a time bank is empty."""
MAX_AUTOMATIC_PER_TURN = 2
"""How many away days are used automatically in one turn, at all tables together."""
MIN_AUTOMATIC = timedelta(hours=1)
MIN_TURN = timedelta(days=1)
"""Away days are not used automatically at tables that give less time for a turn."""


@dataclass(frozen=True, slots=True)
class Availability:
    """A user's quiet hours, present and future away periods, and the away time left.

    ``hours`` is ``None`` if they have set none; ``asked`` says whether the bot has asked for them;
    ``uses_away_days`` says whether away days may be used automatically.
    """

    hours: QuietHours | None
    asked: bool
    uses_away_days: bool
    away_periods: tuple[TimeSpan, ...]
    left: timedelta

    @property
    def zone(self) -> str:
        """Return the user's time zone; UTC if it is unknown."""
        return "UTC" if self.hours is None else self.hours.zone

    def away_at(self, moment: datetime) -> TimeSpan | None:
        """Return the away period that contains a moment."""
        return next((span for span in self.away_periods if span.begins <= moment < span.ends), None)


def availability(session: Session, user_id: str, now: datetime) -> Availability:
    """Return a user's availability."""
    row = find_person(session, user_id)
    quiet_hours = user_rows.quiet_hours(session, user_id)
    away = user_rows.away_spans(session, user_id, now - YEAR)
    return Availability(
        hours=quiet_hours[-1] if quiet_hours else None,
        asked=row is not None and row.hours_asked_at is not None,
        uses_away_days=row is None or row.uses_away_days,
        away_periods=tuple(span for span in merge_overlapping(away) if span.ends > now),
        left=away_left(away, now),
    )


async def update_availability(
    service: TableService, user_id: str, work: Callable[[Session, datetime], None]
) -> Availability:
    """Change a user's availability, then reschedule their clocks."""

    def transaction(session: Session) -> Availability:
        now = service.clock.now()
        work(session, now)
        session.flush()
        return availability(session, user_id, now)

    known = await service.transaction(transaction)
    await reschedule_for(service, user_id)
    return known


async def reschedule_for(service: TableService, user_id: str | None) -> None:
    """Reschedule the running clocks of one user, or of all users with ``None``."""
    query = (
        select(col(TimerRow.table_id))
        .join(SeatRow, at_seat(TimerRow))
        .where(col(TimerRow.kind) == TimerKind.CLOCK, col(SeatRow.occupant) == Occupant.PERSON)
        .distinct()
        .order_by(col(TimerRow.table_id))
    )
    if user_id is not None:
        theirs = or_(col(SeatRow.user_id) == user_id, col(SeatRow.substitute_id) == user_id)
        query = query.where(theirs)
    for table_id in await service.read(lambda session: list(session.scalars(query))):
        await service.change(table_id, None, _note_change)


def _note_change(unit: UnitOfWork) -> None:
    unit.pauses_changed = True


def require_valid_dates(session: Session, user_id: str, span: TimeSpan, now: datetime) -> None:
    """Raise ``TableError`` with the dates if an away period cannot be at that time."""
    zone = user_rows.zone_of(session, user_id)
    begins, ends = format_moment(span.begins, zone), format_moment(span.ends, zone)
    if span.ends <= span.begins:
        raise TableError.because("table-away-ends", begins=begins, ends=ends)
    if span.begins < now:
        raise TableError.because("table-away-past", begins=begins)
    if span.begins > now + MAX_AWAY_NOTICE:
        last = format_moment(now + MAX_AWAY_NOTICE, zone)
        raise TableError.because(
            "table-away-far", begins=begins, last=last, days=MAX_AWAY_NOTICE.days
        )


def require_days_left(known: Sequence[TimeSpan], span: TimeSpan, now: datetime) -> None:
    """Raise ``TableError`` if the user has too few away days left, or would be away too long."""
    if away_left([*known, span], now) < ZERO:
        raise TableError.because(
            "table-away-left",
            asked=format_at_least(span.ends - span.begins),
            most=AWAY_DAYS_PER_YEAR.days,
            left=format_whole_hours(away_left(known, now)),
        )
    total = longest_away(known, span)
    if total > AWAY_DAYS_PER_STAY:
        total_text = format_at_least(total)
        raise TableError.because("table-away-long", most=AWAY_DAYS_PER_STAY.days, whole=total_text)


def used_automatically_at(time_control: TimeControl) -> bool:
    """Return whether away days are used automatically under that time control."""
    return time_control.grace + time_control.bank >= MIN_TURN


def merge_overlapping(spans: Sequence[TimeSpan]) -> list[TimeSpan]:
    """Merge overlapping or adjacent spans."""
    merged: list[TimeSpan] = []
    for span in sorted(spans):
        if merged and span.begins <= merged[-1].ends:
            merged[-1] = TimeSpan(merged[-1].begins, max(merged[-1].ends, span.ends))
        else:
            merged.append(span)
    return merged


def away_left(known: Sequence[TimeSpan], now: datetime) -> timedelta:
    """Return how much away time is left, given what was used within the last year."""
    since, spans = now - YEAR, merge_overlapping(known)
    used = (span.ends - max(span.begins, since) for span in spans if span.ends > since)
    return AWAY_DAYS_PER_YEAR - sum(used, ZERO)


def longest_away(known: Sequence[TimeSpan], span: TimeSpan) -> timedelta:
    """Return how long the user would be away without interruption if ``span`` were added."""
    merged = merge_overlapping([*known, span])
    (whole,) = (away for away in merged if away.begins <= span.begins < away.ends)
    return whole.ends - whole.begins


def count_automatic_since(session: Session, user_id: str, since: datetime) -> int:
    """Count the away days used automatically since a moment."""
    return sum(
        row.automatic and row.begins_at >= since for row in away_periods(session, user_id, since)
    )


def use_away_days(
    session: Session, user_id: str, begins: datetime, since: datetime
) -> AwayPeriodRow | None:
    """Use an away day for a player whose time ran out in a turn begun at ``since``.

    Return ``None`` if none is left for this turn or year, or the player has switched this off.
    """
    row = find_person(session, user_id)
    if row is not None and not row.uses_away_days:
        return None
    if count_automatic_since(session, user_id, since) >= MAX_AUTOMATIC_PER_TURN:
        return None
    known = user_rows.away_spans(session, user_id, begins - YEAR)
    span = min(AUTOMATIC_AWAY, away_left(known, begins))
    if span > ZERO:
        over = longest_away(known, TimeSpan(begins, begins + span)) - AWAY_DAYS_PER_STAY
        span -= max(ZERO, over)
    if span < MIN_AUTOMATIC:
        return None
    away_day = AwayPeriodRow(
        user_id=user_id, begins_at=begins, ends_at=begins + span, automatic=True
    )
    session.add(away_day)
    session.flush()
    remember_row(session, away_day)
    return away_day
