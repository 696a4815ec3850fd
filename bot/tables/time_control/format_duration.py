"""Format durations and moments as text."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.time_control.quiet_hours import zone_of
from engine.core.words.text import Text, say

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def format_duration(span: timedelta) -> Text:
    """Format a duration exactly, in the largest unit that fits: "6 hours", "5 days"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span and not span % size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def format_at_least(span: timedelta) -> Text:
    """Format a duration rounded up to whole hours."""
    return format_whole_hours(-(-span // HOUR) * HOUR)


def format_whole_hours(span: timedelta) -> Text:
    """Format a duration rounded down to whole hours: "5 days 23 hours"."""
    days, hours = divmod(span // HOUR, 24)
    if days and hours:
        parts = {"days": format_duration(days * DAY), "hours": format_duration(hours * HOUR)}
        return say("span-days-hours", **parts)
    return format_duration(span // HOUR * HOUR)


def format_moment(moment: datetime, zone: str) -> str:
    """Format a moment in a time zone, in the form in which users type one."""
    return f"{moment.astimezone(zone_of(zone)):%Y-%m-%d %H:%M}"
