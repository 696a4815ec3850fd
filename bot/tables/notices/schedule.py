"""When a seat that owes a move is told: pure figures, of a clock or of an interval."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.notices.intervals import BEFORE_THE_END, MULTIPLES, OF_WHAT_IS_LEFT, THEN_EVERY
from bot.tables.timing.clocks import Clocks, PausesOf
from bot.tables.timing.paces import Pace


def by_the_clock(clocks: Clocks, seat: int, pace: Pace, pauses: PausesOf) -> list[datetime]:
    """The moments for notices of a running clock, in order; the end itself is told otherwise."""
    allowance, free = clocks.allowance(seat, pace), pace.free
    used = (free, free + (allowance - free) * OF_WHAT_IS_LEFT, allowance - BEFORE_THE_END)
    return [clocks.after(seat, span, pauses) for span in sorted(used) if 0 < span / allowance < 1]


def by_the_interval(since: datetime, interval: timedelta, after: datetime) -> datetime:
    """The first moment for a notice where no clock runs."""
    for times in MULTIPLES:
        if since + times * interval > after:
            return since + times * interval
    last = since + MULTIPLES[-1] * interval
    return last + ((after - last) // THEN_EVERY + 1) * THEN_EVERY
