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
from bot.tables.errors import TableError
from bot.tables.models import Occupant
from bot.tables.notices.arming import rearm
from bot.tables.request import BY_THE_HOUSE
from bot.tables.service import TableService
from bot.tables.timing import absence_limits, people_time
from bot.tables.timing.due import Span
from bot.tables.timing.hours import LONGEST_NIGHT, MOST_DAYS_OFF, Hours, night_length, zones
from bot.tables.unit_of_work import CLOCK

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Habits:
    """What a person has said: their hours, absences now and to come, and what is left of those.

    ``hours`` is ``None`` where they have said nothing, or not since they were first ``asked``.
    """

    hours: Hours | None
    asked: bool
    draws: bool
    absences: tuple[Span, ...]
    left: timedelta

    def away_at(self, moment: datetime) -> Span | None:
        """The absence of that moment."""
        return next((span for span in self.absences if span.begins <= moment < span.ends), None)


async def habits(service: TableService, user_id: str) -> Habits:
    """What is known of a person's time."""
    now = service.clock.now()
    return await service.read(lambda session: _habits(session, user_id, now))


def _habits(session: Session, user_id: str, now: datetime) -> Habits:
    row = people_time.known_person(session, user_id)
    said = people_time.hours(session, user_id)
    known = absences_of(session, user_id, now - people_time.A_YEAR)
    return Habits(
        hours=said[-1] if said else None,
        asked=row is not None and row.asked_at is not None,
        draws=row is None or row.draws,
        absences=tuple(span for span in absence_limits.united(known) if span.ends > now),
        left=absence_limits.away_left(known, now),
    )


def absences_of(session: Session, user_id: str, since: datetime) -> list[Span]:
    """When they are away, as far as it ends later than that."""
    return [Span(a.begins_at, a.ends_at) for a in people_time.absences(session, user_id, since)]


async def asked(service: TableService, user_id: str) -> bool:
    """Whether this person is to be asked for their hours now: once, if they have said nothing."""

    def work(session: Session) -> bool:
        row = people_time.person(session, user_id)
        if row.asked_at is not None or people_time.hours(session, user_id):
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
) -> Habits:
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
        said = people_time.hours(session, user_id)
        last = said[-1] if said else Hours(now, zone or "UTC")
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
        people_time.person(session, user_id).asked_at = now

    return await changed(service, user_id, work)


async def set_draws(service: TableService, user_id: str, *, draws: bool) -> Habits:
    """Whether absence is drawn by itself when a bank is empty."""

    def work(session: Session, _: datetime) -> None:
        people_time.person(session, user_id).draws = draws

    return await changed(service, user_id, work)


async def changed(
    service: TableService, user_id: str, work: Callable[[Session, datetime], None]
) -> Habits:
    """Change what is known of a person, then when their clocks run out."""

    def transaction(session: Session) -> Habits:
        now = service.clock.now()
        work(session, now)
        session.flush()
        return _habits(session, user_id, now)

    known = await service.transaction(transaction)
    await rearm_for(service, user_id)
    return known


async def rearm_for(service: TableService, user_id: str | None) -> None:
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
        await service.change(table_id, BY_THE_HOUSE, rearm)
