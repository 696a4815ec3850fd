"""Users' quiet hours and away periods, as they announce them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import SeatRow, TimerRow
from bot.tables.domain.clocks import Countdown
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.quiet_hours import QuietHours
from bot.tables.domain.request import SYSTEM_ACTOR
from bot.tables.domain.table import Occupant
from bot.tables.session import exclusions
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import away_limits

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Availability:
    """A user's quiet hours, present and future away periods, and the away time left.

    ``hours`` is ``None`` if they have set none; ``asked`` says whether the bot has asked for them;
    ``draws`` says whether away days may be used automatically.
    """

    hours: QuietHours | None
    asked: bool
    draws: bool
    absences: tuple[Countdown, ...]
    left: timedelta

    def away_at(self, moment: datetime) -> Countdown | None:
        """Return the away period that contains a moment."""
        return next((span for span in self.absences if span.begins <= moment < span.ends), None)


def availability(session: Session, user_id: str, now: datetime) -> Availability:
    """Return a user's availability."""
    row = exclusions.find_person(session, user_id)
    quiet_hours = exclusions.quiet_hours(session, user_id)
    away = away_spans(session, user_id, now - exclusions.YEAR)
    return Availability(
        hours=quiet_hours[-1] if quiet_hours else None,
        asked=row is not None and row.hours_asked_at is not None,
        draws=row is None or row.uses_away_days,
        absences=tuple(span for span in away_limits.merge_overlapping(away) if span.ends > now),
        left=away_limits.away_left(away, now),
    )


def away_spans(session: Session, user_id: str, since: datetime) -> list[Countdown]:
    """Return the user's away periods that end after ``since``."""
    return [
        Countdown(a.begins_at, a.ends_at) for a in exclusions.away_periods(session, user_id, since)
    ]


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
        .join(
            SeatRow,
            (col(SeatRow.table_id) == col(TimerRow.table_id))
            & (col(SeatRow.seat) == col(TimerRow.seat)),
        )
        .where(col(TimerRow.kind) == TimerKind.CLOCK, col(SeatRow.occupant) == Occupant.PERSON)
        .distinct()
        .order_by(col(TimerRow.table_id))
    )
    if user_id is not None:
        theirs = or_(col(SeatRow.user_id) == user_id, col(SeatRow.substitute_id) == user_id)
        query = query.where(theirs)
    for table_id in await service.read(lambda session: list(session.scalars(query))):
        await service.change(table_id, SYSTEM_ACTOR, _note_change)


def _note_change(unit: UnitOfWork) -> None:
    unit.pauses_changed = True
