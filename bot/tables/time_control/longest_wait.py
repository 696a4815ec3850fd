"""Compute how long an inactive player can hold up a turn, for display in the lobby."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from functools import cache

from bot.tables.domain.clocks import ZERO, due_at
from bot.tables.domain.quiet_hours import MAX_DAYS_OFF, MAX_NIGHT, QuietHours
from bot.tables.domain.time_control import TimeControl, pause_options_named
from bot.tables.domain.timeout_policy import DAY, GRACE_TIME, SILENT_DAYS
from bot.tables.domain.votes import DURATIONS, VoteKind

_MONDAY = datetime(2024, 1, 1, tzinfo=UTC)
_NIGHT = (0, MAX_NIGHT // timedelta(minutes=1))
_DAYS_OFF = frozenset(range(MAX_DAYS_OFF))
_QUIET = QuietHours(_MONDAY - DAY, "UTC", _NIGHT, _DAYS_OFF)
"""The worst case: the longest nights, and the maximum of consecutive days off."""


@cache
def longest_wait(time_control: TimeControl, pauses: str | None) -> int:
    """Return the maximum number of days before a move is made for an inactive player.

    Assumes the longest possible nights and days off, and an empty time bank. The other players can
    decide sooner, or wait longer; announced away days come on top.
    """
    starts = [_MONDAY + day * DAY for day in range(7)]  # the start of a night is the worst case
    return math.ceil(
        max(_vote_end(moment, time_control, pauses) - moment for moment in starts) / DAY
    )


def _vote_end(start: datetime, time_control: TimeControl, pauses: str | None) -> datetime:
    """Return when a vote that nobody answers ends, for a turn that began at a moment."""
    quiet_hours = _QUIET if pause_options_named(pauses).days_off else _QUIET.without_days_off()
    timeout = due_at(
        start, max(time_control.grace + time_control.bank, time_control.answer), [quiet_hours]
    )
    silent_at = due_at(start, SILENT_DAYS, [_QUIET.without_nights()])
    last_timeout = max(timeout, silent_at + GRACE_TIME)  # a timeout just before that adds a day
    return due_at(last_timeout, ZERO, [_QUIET]) + DURATIONS[VoteKind.TIMEOUT]
