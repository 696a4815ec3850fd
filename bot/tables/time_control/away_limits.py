"""Limits for away days, per stay and per year, and their automatic use."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from bot.store.models.user import AwayPeriodRow
from bot.tables.domain.clocks import ZERO, Countdown
from bot.tables.domain.time_control import TimeControl
from bot.tables.session.exclusions import YEAR, away_periods, find_person, remember_row

AWAY_DAYS_PER_YEAR = timedelta(days=21)
AWAY_DAYS_PER_STAY = timedelta(days=14)
AUTOMATIC_AWAY = timedelta(days=1)
"""How much away time is used automatically when a time bank is empty."""
MAX_AUTOMATIC_PER_TURN = 2
"""How many away days are used automatically in one turn, at all tables together."""
MIN_AUTOMATIC = timedelta(hours=1)
MIN_TURN = timedelta(days=1)
"""Away days are not used automatically at tables that give less time for a turn."""


def used_automatically_at(time_control: TimeControl) -> bool:
    """Return whether away days are used automatically under that time control."""
    return time_control.grace + time_control.bank >= MIN_TURN


def merge_overlapping(spans: Sequence[Countdown]) -> list[Countdown]:
    """Merge overlapping or adjacent spans."""
    found: list[Countdown] = []
    for span in sorted(spans):
        if found and span.begins <= found[-1].ends:
            found[-1] = Countdown(found[-1].begins, max(found[-1].ends, span.ends))
        else:
            found.append(span)
    return found


def away_left(known: Sequence[Countdown], now: datetime) -> timedelta:
    """Return how much away time is left, given what was used within the last year."""
    since = Countdown(now - YEAR, datetime.max.replace(tzinfo=now.tzinfo))
    taken = (part for span in merge_overlapping(known) if (part := span.within(since)) is not None)
    return AWAY_DAYS_PER_YEAR - sum((part.ends - part.begins for part in taken), ZERO)


def longest_away(known: Sequence[Countdown], span: Countdown) -> timedelta:
    """Return how long the user would be away without interruption if ``span`` were added."""
    (whole,) = (
        one for one in merge_overlapping([*known, span]) if one.begins <= span.begins < one.ends
    )
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
    known = [
        Countdown(a.begins_at, a.ends_at) for a in away_periods(session, user_id, begins - YEAR)
    ]
    span = min(AUTOMATIC_AWAY, away_left(known, begins))
    if span > ZERO:
        over = longest_away(known, Countdown(begins, begins + span)) - AWAY_DAYS_PER_STAY
        span -= max(ZERO, over)
    if span < MIN_AUTOMATIC:
        return None
    away_day = AwayPeriodRow(
        user_id=user_id, begins_at=begins, ends_at=begins + span, automatic=True
    )
    session.add(away_day)
    session.flush()
    remember_row(session, user_id, away_day)
    return away_day
