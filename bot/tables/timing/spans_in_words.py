"""Spans of time and moments in words, as they are typed and told."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.tables.timing.hours import zone_of
from engine.core.words.text import Text, say

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def span_text(span: timedelta) -> Text:
    """A span of time exactly, in the largest unit that does: "6 hours", "5 days"."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if span and not span % size:
            return say(f"span-{unit}", count=span // size)
    return say("span-minutes", count=span // MINUTE)


def at_least_text(span: timedelta) -> Text:
    """The same with every hour begun counted in full."""
    return whole_hours_text(-(-span // HOUR) * HOUR)


def whole_hours_text(span: timedelta) -> Text:
    """A span of time with what is left of an hour left out: "5 days 23 hours"."""
    days, hours = divmod(span // HOUR, 24)
    if days and hours:
        parts = {"days": span_text(days * DAY), "hours": span_text(hours * HOUR)}
        return say("span-days-hours", **parts)
    return span_text(span // HOUR * HOUR)


def moment_text(moment: datetime, zone: str) -> str:
    """A moment in the form in which people type one, by their own clock."""
    return f"{moment.astimezone(zone_of(zone)):%Y-%m-%d %H:%M}"
