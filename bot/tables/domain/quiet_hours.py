"""Quiet hours: a user's nights and days off, in their own time zone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from types import MappingProxyType
from zoneinfo import ZoneInfo, available_timezones

from bot.tables.domain.clocks import TimeSpan
from bot.tables.domain.time_control import DAY

MAX_NIGHT = timedelta(hours=12)
"""Half a day, so that time counts for at least half of each working day."""
MAX_DAYS_OFF = 2
"""Per week."""

CITIES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Europe/Istanbul",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Taipei",
    "Asia/Tokyo",
    "Australia/Brisbane",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""A city for each of the most populous time zones, from west to east; a menu holds 25."""

NIGHTS = MappingProxyType(
    {
        "never": None,
        "21-6": (21 * 60, 6 * 60),
        "22-6": (22 * 60, 6 * 60),
        "22-7": (22 * 60, 7 * 60),
        "23-7": (23 * 60, 7 * 60),
        "23-8": (23 * 60, 8 * 60),
        "0-8": (0, 8 * 60),
        "0-9": (0, 9 * 60),
        "1-9": (60, 9 * 60),
        "2-10": (2 * 60, 10 * 60),
        "3-11": (3 * 60, 11 * 60),
    }
)
"""Nights offered in the menu, in minutes after midnight."""
DEFAULT_NIGHT = "23-8"
DAYS_OFF = MappingProxyType(
    {"none": (), "sat-sun": (5, 6), "fri-sat": (4, 5), "sunday": (6,), "saturday": (5,)}
)
"""Days off offered in the menu; Monday is 0."""


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Quiet hours as set by a user, valid from ``since`` until ``until``.

    ``night`` is in minutes after midnight and may span midnight; ``None``: no night. ``days_off``
    are days of the week, Monday 0.
    """

    since: datetime
    zone: str
    night: tuple[int, int] | None = None
    days_off: frozenset[int] = frozenset()
    until: datetime | None = None

    def spans(self, window: TimeSpan) -> Iterable[TimeSpan]:
        """Yield the nights and days off within the window, while these hours are valid."""
        valid = TimeSpan(self.since, max(self.since, self.until or window.ends))
        inside = window.within(valid)
        if inside is None:
            return
        zone = zone_of(self.zone)
        first = inside.begins.astimezone(zone).date() - DAY
        last = inside.ends.astimezone(zone).date() + DAY
        for span in self._each_day(first, last, zone):
            part = span.within(inside)
            if part is not None:
                yield part

    def _each_day(self, day: date, last: date, zone: ZoneInfo) -> Iterator[TimeSpan]:
        while day <= last:
            if day.weekday() in self.days_off:
                yield TimeSpan(_begins(day, 0, zone), _begins(day + DAY, 0, zone))
            if self.night is not None:
                starts, ends = self.night
                morning = day if starts < ends else day + DAY
                yield TimeSpan(_begins(day, starts, zone), _ends(morning, ends, zone))
            day += DAY

    def without_nights(self) -> QuietHours:
        """Return the same hours with the days off only."""
        return replace(self, night=None)

    def without_days_off(self) -> QuietHours:
        """Return the same hours with the nights only."""
        return replace(self, days_off=frozenset())


def _utc_times(day: date, minute: int, zone: ZoneInfo) -> list[datetime]:
    """Return the UTC times of a local time; two differ where the clock is set back or forward."""
    local = datetime.combine(day, time(minute // 60, minute % 60), zone)
    return [local.replace(fold=fold).astimezone(UTC) for fold in (0, 1)]


def _begins(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return min(_utc_times(day, minute, zone))


def _ends(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return max(_utc_times(day, minute, zone))


@cache
def zone_of(name: str) -> ZoneInfo:
    """Return a time zone by name, such as ``Europe/Berlin``; raise ``KeyError`` for others."""
    if name not in zones():
        raise KeyError(name)
    return ZoneInfo(name)


def format_moment(moment: datetime, zone: str) -> str:
    """Format a moment in a time zone, in the form in which users type one."""
    return f"{moment.astimezone(zone_of(zone)):%Y-%m-%d %H:%M}"


@cache
def zones() -> frozenset[str]:
    """Return the names of all known time zones."""
    return frozenset(name for name in available_timezones() if "/" in name) | {"UTC"}


def night_length(night: tuple[int, int]) -> timedelta:
    """Return the length of a night."""
    return timedelta(minutes=night[1] - night[0]) % DAY
