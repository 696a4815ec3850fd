"""Compute when a player who must move is reminded, from a clock or from an interval."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.domain.clocks import Clocks, PausesOf
from bot.tables.domain.time_control import TimeControl
from bot.tables.reminders.intervals import BANK_SHARE, BEFORE_TIMEOUT, INTERVAL_MULTIPLES


def clock_reminder_times(
    clocks: Clocks, seat: int, time_control: TimeControl, pauses: PausesOf
) -> list[datetime]:
    """Return the moments for reminders on a running clock, in order, without its end."""
    allowance, grace = clocks.allowance(seat, time_control), time_control.grace
    used = (grace, grace + (allowance - grace) * BANK_SHARE, allowance - BEFORE_TIMEOUT)
    return [clocks.after(seat, span, pauses) for span in sorted(used) if 0 < span / allowance < 1]


def next_interval_reminder(
    since: datetime, interval: timedelta, after: datetime
) -> datetime | None:
    """Return the first interval reminder after a moment, for tables without a clock."""
    moments = (since + times * interval for times in INTERVAL_MULTIPLES)
    return next((moment for moment in moments if moment > after), None)
