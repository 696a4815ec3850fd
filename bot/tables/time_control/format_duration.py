"""Spans of time and moments in words, as they are typed and told."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.time_control.quiet_hours import zone_of
from engine.core.words.text import Text, say

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def format_duration(span: timedelta) -> Text:
    """A span of time exactly, in the largest unit that does: "6 hours", "5 days"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span and not span % size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def format_at_least(span: timedelta) -> Text:
    """The same with every hour begun counted in full."""
    return format_whole_hours(-(-span // HOUR) * HOUR)


def format_whole_hours(span: timedelta) -> Text:
    """A span of time with what is left of an hour left out: "5 days 23 hours"."""
    days, hours = divmod(span // HOUR, 24)
    if days and hours:
        parts = {"days": format_duration(days * DAY), "hours": format_duration(hours * HOUR)}
        return say("span-days-hours", **parts)
    return format_duration(span // HOUR * HOUR)


def format_moment(moment: datetime, zone: str) -> str:
    """A moment in the form in which people type one, by their own clock."""
    return f"{moment.astimezone(zone_of(zone)):%Y-%m-%d %H:%M}"
