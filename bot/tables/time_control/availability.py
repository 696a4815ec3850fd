"""What people say of their time: their hours, and when they are away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import HoursRow
from bot.store.models.table import SeatRow, TimerRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import SYSTEM_ACTOR
from bot.tables.domain.table import Occupant
from bot.tables.reminders.schedule_reminders import reschedule_reminders
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import CLOCK
from bot.tables.time_control import away_limits, exclusions
from bot.tables.time_control.countdown import Countdown
from bot.tables.time_control.quiet_hours import (
    LONGEST_NIGHT,
    MOST_DAYS_OFF,
    QuietHours,
    night_length,
    zones,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Availability:
    """What a person has said: their hours, absences now and to come, and what is left of those.

    ``hours`` is ``None`` where they have said nothing, or not since they were first ``asked``.
    """

    hours: QuietHours | None
    asked: bool
    draws: bool
    absences: tuple[Countdown, ...]
    left: timedelta

    def away_at(self, moment: datetime) -> Countdown | None:
        """The absence of that moment."""
        return next((span for span in self.absences if span.begins <= moment < span.ends), None)


async def read_availability(service: TableService, user_id: str) -> Availability:
    """What is known of a person's time."""
    now = service.clock.now()
    return await service.read(lambda session: _habits(session, user_id, now))


def _habits(session: Session, user_id: str, now: datetime) -> Availability:
    row = exclusions.known_person(session, user_id)
    said = exclusions.hours(session, user_id)
    known = absences_of(session, user_id, now - exclusions.A_YEAR)
    return Availability(
        hours=said[-1] if said else None,
        asked=row is not None and row.asked_at is not None,
        draws=row is None or row.draws,
        absences=tuple(span for span in away_limits.united(known) if span.ends > now),
        left=away_limits.away_left(known, now),
    )


def absences_of(session: Session, user_id: str, since: datetime) -> list[Countdown]:
    """When they are away, as far as it ends later than that."""
    return [Countdown(a.begins_at, a.ends_at) for a in exclusions.absences(session, user_id, since)]


async def asked(service: TableService, user_id: str) -> bool:
    """Whether this person is to be asked for their hours now: once, if they have said nothing."""

    def work(session: Session) -> bool:
        row = exclusions.person(session, user_id)
        if row.asked_at is not None or exclusions.hours(session, user_id):
            return False
        row.asked_at = service.clock.now()
        return True

    return await service.transaction(work)


async def set_hours(
    service: TableService,
    user_id: str,
    *,
    zone: str | None = None,
    night: tuple[int, int] | str | None = "",
    days_off: Sequence[int] | None = None,
) -> Availability:
    """From now on these are the person's hours; what is left out stays. A text is no night.

    Raises:
        TableError: there is no such zone, the night is too long, or there are too many days off.
    """
    if zone is not None and zone not in zones():
        raise TableError.because("table-no-such-zone", zone=zone)
    if not isinstance(night, str | None) and night_length(night) > LONGEST_NIGHT:
        hours = int(LONGEST_NIGHT / timedelta(hours=1))
        raise TableError.because("table-night-long", hours=hours)
    if days_off is not None and len(set(days_off)) > MOST_DAYS_OFF:
        raise TableError.because("table-days-off", most=MOST_DAYS_OFF)

    def work(session: Session, now: datetime) -> None:
        said = exclusions.hours(session, user_id)
        last = said[-1] if said else QuietHours(now, zone or "UTC")
        nights = last.night if isinstance(night, str) else night
        starts, ends = nights if nights is not None else (None, None)
        session.add(
            HoursRow(
                user_id=user_id,
                since=now,
                zone=zone or last.zone,
                night_from=starts,
                night_to=ends,
                days_off=sorted(last.days_off if days_off is None else set(days_off)),
            )
        )
        exclusions.person(session, user_id).asked_at = now

    return await changed(service, user_id, work)


async def set_automatic_away(service: TableService, user_id: str, *, draws: bool) -> Availability:
    """Whether absence is drawn by itself when a bank is empty."""

    def work(session: Session, _: datetime) -> None:
        exclusions.person(session, user_id).draws = draws

    return await changed(service, user_id, work)


async def changed(
    service: TableService, user_id: str, work: Callable[[Session, datetime], None]
) -> Availability:
    """Change what is known of a person, then when their clocks run out."""

    def transaction(session: Session) -> Availability:
        now = service.clock.now()
        work(session, now)
        session.flush()
        return _habits(session, user_id, now)

    known = await service.transaction(transaction)
    await reschedule_for(service, user_id)
    return known


async def reschedule_for(service: TableService, user_id: str | None) -> None:
    """Bring the clocks of a person, or of everybody, in line at every table where they run."""
    query = (
        select(col(TimerRow.table_id))
        .join(
            SeatRow,
            (col(SeatRow.table_id) == col(TimerRow.table_id))
            & (col(SeatRow.seat) == col(TimerRow.seat)),
        )
        .where(col(TimerRow.kind) == CLOCK, col(SeatRow.occupant) == Occupant.PERSON)
        .distinct()
        .order_by(col(TimerRow.table_id))
    )
    if user_id is not None:
        theirs = or_(col(SeatRow.user_id) == user_id, col(SeatRow.substitute_id) == user_id)
        query = query.where(theirs)
    for table_id in await service.read(lambda session: list(session.scalars(query))):
        await service.change(table_id, SYSTEM_ACTOR, reschedule_reminders)
