"""Moments as people type them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from bot.tables.domain.errors import TableError
from bot.tables.time_control.away import MAX_AWAY_NOTICE
from bot.tables.time_control.format_duration import format_duration
from bot.tables.time_control.presets import parse_duration
from bot.tables.time_control.quiet_hours import zone_of

DATES = ("%Y-%m-%d %H:%M", "%Y-%m-%d")


def moment(typed: str, since: datetime, zone: str, most: timedelta) -> datetime:
    """A moment as people type it: so long after another, or a day of the calendar.

    ``most`` is the longest span that makes sense there; whoever asks for more is told why later.

    Raises:
        TableError: it is neither.
    """
    span = parse_duration(typed)
    if span is not None and span <= MAX_AWAY_NOTICE:
        return since + span
    for form in DATES:
        try:
            local = datetime.strptime(typed.strip(), form)
            return local.replace(tzinfo=zone_of(zone)).astimezone(UTC)
        except (ValueError, OverflowError):
            continue
    raise TableError.because("error-moment", typed=typed, most=format_duration(most))
