"""Announce, limit, cancel and end periods in which a player is away."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from bot.tables.domain.clocks import ZERO, Countdown
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import format_moment
from bot.tables.domain.time_control import format_at_least, format_whole_hours
from bot.tables.session import exclusions
from bot.tables.time_control import away_limits
from bot.tables.time_control.away_limits import AWAY_DAYS_PER_STAY, AWAY_DAYS_PER_YEAR

MAX_AWAY_NOTICE = timedelta(days=365)
"""How far in advance an away period can begin."""


def require_valid_dates(session: Session, user_id: str, span: Countdown, now: datetime) -> None:
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


def require_days_left(known: Sequence[Countdown], span: Countdown, now: datetime) -> None:
    """Raise ``TableError`` if the user has too few away days left, or would be away too long."""
    if away_limits.away_left([*known, span], now) < ZERO:
        raise TableError.because(
            "table-away-left",
            asked=format_at_least(span.ends - span.begins),
            most=AWAY_DAYS_PER_YEAR.days,
            left=format_whole_hours(away_limits.away_left(known, now)),
        )
    total = away_limits.longest_away(known, span)
    if total > AWAY_DAYS_PER_STAY:
        total_text = format_at_least(total)
        raise TableError.because("table-away-long", most=AWAY_DAYS_PER_STAY.days, whole=total_text)
