"""When a seat that owes a move is told: pure figures, of a clock or of an interval."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.reminders.intervals import BEFORE_THE_END, MULTIPLES, OF_WHAT_IS_LEFT
from bot.tables.time_control.clocks import Clocks, PausesOf
from bot.tables.time_control.presets import TimeControl


def by_the_clock(clocks: Clocks, seat: int, pace: TimeControl, pauses: PausesOf) -> list[datetime]:
    """The moments for notices of a running clock, in order; the end itself is told otherwise."""
    allowance, free = clocks.allowance(seat, pace), pace.grace
    used = (free, free + (allowance - free) * OF_WHAT_IS_LEFT, allowance - BEFORE_THE_END)
    return [clocks.after(seat, span, pauses) for span in sorted(used) if 0 < span / allowance < 1]


def by_the_interval(since: datetime, interval: timedelta, after: datetime) -> datetime | None:
    """Return the first moment for a reminder after another one, where no clock runs."""
    moments = (since + times * interval for times in MULTIPLES)
    return next((moment for moment in moments if moment > after), None)
