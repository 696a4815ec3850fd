"""Compute how long a silent player can hold up a turn, for the lobby to say."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta
from functools import cache

from bot.tables.domain.timeout_policy import DAY, GRACE_TIME, SILENT_DAYS
from bot.tables.time_control.countdown import available_time, due
from bot.tables.time_control.pause_options import counts
from bot.tables.time_control.presets import TimeControl
from bot.tables.time_control.quiet_hours import LONGEST_NIGHT, MOST_DAYS_OFF, QuietHours
from bot.tables.votes.model import VoteKind
from bot.tables.votes.rules import DURATIONS

_MONDAY = datetime(2024, 1, 1, tzinfo=UTC)
_NIGHT = (0, LONGEST_NIGHT // timedelta(minutes=1))
_DAYS_OFF = frozenset(range(MOST_DAYS_OFF))
_QUIET = QuietHours(_MONDAY - DAY, "UTC", _NIGHT, _DAYS_OFF)
"""The longest nights, and as many days off as there can be, in a row."""


@cache
def longest_wait(pace: TimeControl, pauses: str | None) -> int:
    """Return after how many days at the latest a move is made for a player who says nothing.

    That is true for the longest nights and the days off that somebody can choose, and however
    little is left in their bank. The other players can decide sooner, or to wait longer; away days
    that the player has announced come on top.
    """
    begun = [_MONDAY + day * DAY for day in range(7)]  # as a night begins: no other start is worse
    return math.ceil(max(_decided(moment, pace, pauses) - moment for moment in begun) / DAY)


def _decided(begun: datetime, pace: TimeControl, pauses: str | None) -> datetime:
    """Return when a vote ends that nobody answers, about a turn begun at that moment."""
    counting = _QUIET if counts(pauses).days_off else _QUIET.without_days_off()
    runs_out = due(begun, max(pace.grace + pace.bank, pace.answer), [counting])
    silent = due(begun, SILENT_DAYS, [_QUIET.without_nights()])
    last_timeout = max(runs_out, silent + GRACE_TIME)  # one just before the silence adds a day
    return available_time(last_timeout, [_QUIET]) + DURATIONS[VoteKind.LATE]
