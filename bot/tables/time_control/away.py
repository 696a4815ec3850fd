"""Announce, limit, cancel and end periods in which a player is away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import AwayRow
from bot.tables.domain.countdown import ZERO, Countdown
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.time_control import format_at_least, format_moment, format_whole_hours
from bot.tables.session import exclusions
from bot.tables.session.service import TableService
from bot.tables.time_control import away_limits
from bot.tables.time_control.availability import Availability, away_spans, update_availability
from bot.tables.time_control.away_limits import AWAY_DAYS_PER_STAY, AWAY_DAYS_PER_YEAR

MAX_AWAY_NOTICE = timedelta(days=365)
"""How far in advance an away period can begin."""


async def go_away(
    service: TableService, request: Request, begins: datetime | None, ends: datetime
) -> Availability:
    """Record that the user is away, from ``begins`` (``None``: now) until ``ends``.

    None of their clocks run in that period.

    Raises:
        TableError: the dates are invalid, or too few away days are left.
    """
    user_id = request.person.id

    def work(session: Session, now: datetime) -> None:
        earlier = select(AwayRow).where(col(AwayRow.request_id) == request.id)
        if session.scalar(earlier) is not None:
            return
        span = Countdown(begins or now, ends)
        _require_valid_dates(session, user_id, span, now)
        _require_days_left(away_spans(session, user_id, now - exclusions.YEAR), span, now)
        row = AwayRow(
            user_id=user_id, begins_at=span.begins, ends_at=span.ends, request_id=request.id
        )
        session.add(row)

    return await update_availability(service, user_id, work)


def _require_valid_dates(session: Session, user_id: str, span: Countdown, now: datetime) -> None:
    """Raise ``TableError`` with the dates if an away period cannot be at that time."""
    known = exclusions.quiet_hours(session, user_id)
    zone = known[-1].zone if known else "UTC"
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


def _require_days_left(known: Sequence[Countdown], span: Countdown, now: datetime) -> None:
    """Raise ``TableError`` if the user has too few away days left, or would be away too long."""
    if away_limits.away_left([*known, span], now) < ZERO:
        raise TableError.because(
            "table-away-left",
            asked=format_at_least(span.length),
            most=AWAY_DAYS_PER_YEAR.days,
            left=format_whole_hours(away_limits.away_left(known, now)),
        )
    total = away_limits.longest_away(known, span)
    if total > AWAY_DAYS_PER_STAY:
        total_text = format_at_least(total)
        raise TableError.because("table-away-long", most=AWAY_DAYS_PER_STAY.days, whole=total_text)


async def come_back(service: TableService, user_id: str) -> Availability:
    """End the user's current away period; periods that have not begun stay."""

    def work(session: Session, now: datetime) -> None:
        for row in exclusions.away_periods(session, user_id, now):
            if row.begins_at == now:
                session.delete(row)
            elif row.begins_at < now:
                row.ends_at = now

    return await update_availability(service, user_id, work)


async def cancel_upcoming(service: TableService, user_id: str) -> Availability:
    """Cancel the away periods that have not begun."""

    def work(session: Session, now: datetime) -> None:
        for row in exclusions.away_periods(session, user_id, now):
            if row.begins_at > now:
                session.delete(row)

    return await update_availability(service, user_id, work)
