"""Compute the longest time a table waits for an inactive player, which its lobby states."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from functools import cache

from bot.tables.domain.clocks import ZERO, due_at
from bot.tables.domain.quiet_hours import MAX_DAYS_OFF, MAX_NIGHT, QuietHours
from bot.tables.domain.time_control import DAY, TimeControl, pause_options_named
from bot.tables.domain.timeout_policy import GRACE_TIME, SILENT_DAYS
from bot.tables.domain.votes import DURATIONS, VoteKind

_MONDAY = datetime(2024, 1, 1, tzinfo=UTC)
_LONGEST_NIGHT = (0, MAX_NIGHT // timedelta(minutes=1))
_MOST_DAYS_OFF = frozenset(range(MAX_DAYS_OFF))
_WORST_CASE = QuietHours(_MONDAY - DAY, "UTC", _LONGEST_NIGHT, _MOST_DAYS_OFF)
"""The longest possible nights, and as many days off in a row as possible."""


@cache
def longest_wait(time_control: TimeControl, pauses: str | None) -> int:
    """Return the maximum number of days before a move is made for an inactive player.

    The player has the longest possible nights and days off, and uses the whole time bank. The other
    players can decide sooner, or wait longer; announced away days come on top.
    """
    starts = [_MONDAY + day * DAY for day in range(7)]  # the start of a night is the worst case
    return math.ceil(
        max(_vote_end(moment, time_control, pauses) - moment for moment in starts) / DAY
    )


def _vote_end(start: datetime, time_control: TimeControl, pauses: str | None) -> datetime:
    """Return when a vote that nobody answers ends, for a turn that began at a moment."""
    with_days_off = pause_options_named(pauses).days_off
    quiet_hours = _WORST_CASE if with_days_off else _WORST_CASE.without_days_off()
    allowance = max(time_control.grace + time_control.bank, time_control.answer)
    timeout = due_at(start, allowance, [quiet_hours])
    silent_at = due_at(start, SILENT_DAYS, [_WORST_CASE.without_nights()])
    last_timeout = max(timeout, silent_at + GRACE_TIME)  # a timeout just before that adds a day
    return due_at(last_timeout, ZERO, [_WORST_CASE]) + DURATIONS[VoteKind.TIMEOUT]
