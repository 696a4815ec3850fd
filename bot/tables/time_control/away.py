"""Absences: announced, limited, called off, ended by coming back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import AwayRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.session.service import TableService
from bot.tables.time_control import away_limits, exclusions
from bot.tables.time_control.availability import Availability, absences_of, changed
from bot.tables.time_control.away_limits import AWAY_DAYS_PER_STAY, AWAY_DAYS_PER_YEAR
from bot.tables.time_control.countdown import NOTHING, Countdown
from bot.tables.time_control.format_duration import (
    format_at_least,
    format_moment,
    format_whole_hours,
)

AHEAD = timedelta(days=365)
"""How far ahead an absence can begin."""


async def go_away(
    service: TableService, request: Request, begins: datetime | None, ends: datetime
) -> Availability:
    """The person is away from a moment (``None``: now) to another; no clock of theirs runs then.

    Raises:
        TableError: the moments do not fit, or there is not so much absence left.
    """
    user_id = request.person.id

    def work(session: Session, now: datetime) -> None:
        first = select(AwayRow).where(col(AwayRow.request_id) == request.id)
        if session.scalar(first) is not None:
            return
        span = Countdown(begins or now, ends)
        _need_ahead(session, user_id, span, now)
        _need_left(absences_of(session, user_id, now - exclusions.A_YEAR), span, now)
        row = AwayRow(
            user_id=user_id, begins_at=span.begins, ends_at=span.ends, request_id=request.id
        )
        session.add(row)

    return await changed(service, user_id, work)


def _need_ahead(session: Session, user_id: str, span: Countdown, now: datetime) -> None:
    """Nothing if an absence can be at that time; else when it would be, and when it could."""
    said = exclusions.hours(session, user_id)
    zone = said[-1].zone if said else "UTC"
    begins, ends = format_moment(span.begins, zone), format_moment(span.ends, zone)
    if span.ends <= span.begins:
        raise TableError.because("table-away-ends", begins=begins, ends=ends)
    if span.begins < now:
        raise TableError.because("table-away-past", begins=begins)
    if span.begins > now + AHEAD:
        last = format_moment(now + AHEAD, zone)
        raise TableError.because("table-away-far", begins=begins, last=last, days=AHEAD.days)


def _need_left(known: Sequence[Countdown], span: Countdown, now: datetime) -> None:
    """Nothing if somebody may be away for so long; else how long they may."""
    if away_limits.away_left([*known, span], now) < NOTHING:
        raise TableError.because(
            "table-away-left",
            asked=format_at_least(span.length),
            most=AWAY_DAYS_PER_YEAR.days,
            left=format_whole_hours(away_limits.away_left(known, now)),
        )
    whole = away_limits.longest_away(known, span)
    if whole > AWAY_DAYS_PER_STAY:
        whole_text = format_at_least(whole)
        raise TableError.because("table-away-long", most=AWAY_DAYS_PER_STAY.days, whole=whole_text)


async def come_back(service: TableService, user_id: str) -> Availability:
    """The person is back: the rest of this absence is not taken; those to come stay."""

    def work(session: Session, now: datetime) -> None:
        for row in exclusions.absences(session, user_id, now):
            if row.begins_at == now:
                session.delete(row)
            elif row.begins_at < now:
                row.ends_at = now

    return await changed(service, user_id, work)


async def call_off(service: TableService, user_id: str) -> Availability:
    """The absences that are still to come are not taken."""

    def work(session: Session, now: datetime) -> None:
        for row in exclusions.absences(session, user_id, now):
            if row.begins_at > now:
                session.delete(row)

    return await changed(service, user_id, work)
