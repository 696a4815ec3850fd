"""Show and choose a user's quiet hours: time zone, night and days off."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, menu
from bot.discord_ui.common.layout import Layout, note, small
from bot.presentation.cities import city, offset
from bot.tables.domain.quiet_hours import CITIES, DAYS_OFF, NIGHTS, zone_of
from bot.tables.exports import Availability
from engine.core.words.catalogue import Catalogue

MAX_ZONES = 25


def hours_question(availability: Availability, now: datetime, words: Catalogue) -> Layout:
    """Ask a user for their quiet hours."""
    known = [f"- {line}" for line in hours_lines(availability, now, words)]
    parts = [words.say("settings-ask"), *known, small(words.say("settings-why-time"))]
    return note(*parts, controls=hours_menus(availability, now, words))


def hours_lines(availability: Availability, now: datetime, words: Catalogue) -> list[str]:
    """Return a user's quiet hours as lines."""
    hours = availability.hours
    if hours is None:
        return [words.say("settings-unknown")]
    here = now.astimezone(zone_of(hours.zone))
    return [
        words.say("settings-zone", zone=city(hours.zone, words.language), now=f"{here:%H:%M}"),
        _night(hours.night, words),
        words.say(f"settings-off-{_days_off(hours.days_off)}"),
    ]


def hours_menus(
    availability: Availability, now: datetime, words: Catalogue
) -> list[ui.ActionRow[Any]]:
    """Return menus of time zones, nights and days off."""
    hours = availability.hours
    zone = night = days_off = None
    if hours is not None:
        zone, days_off = hours.zone, _days_off(hours.days_off)
        night = next((word for word, span in NIGHTS.items() if span == hours.night), None)
    cities = CITIES if zone in (None, *CITIES) else (str(zone), *CITIES)
    zones = {name: zone_line(name, now, words) for name in cities[:MAX_ZONES]}
    nights = {word: _night(span, words) for word, span in NIGHTS.items()}
    days = {word: words.say(f"settings-off-{word}") for word in DAYS_OFF}
    return [
        menu(ControlId("zone"), words.say("settings-choose-zone"), zones, zone),
        menu(ControlId("night"), words.say("settings-choose-night"), nights, night),
        menu(ControlId("daysoff"), words.say("settings-choose-off"), days, days_off),
    ]


def _night(night: tuple[int, int] | None, words: Catalogue) -> str:
    if night is None:
        return words.say("settings-night-none")
    begins, ends = (f"{minute // 60}:{minute % 60:02}" for minute in night)
    return words.say("settings-night", begins=begins, ends=ends)


def _days_off(days: frozenset[int]) -> str:
    return next((word for word, meant in DAYS_OFF.items() if set(meant) == days), "none")


def zone_line(zone: str, now: datetime, words: Catalogue, *, named: bool = False) -> str:
    """Return a time zone's menu line, by its city; ``named``: with the zone's name."""
    here = now.astimezone(zone_of(zone))
    called = city(zone, words.language)
    return words.say(
        "settings-zone-now",
        zone=f"{called} ({zone})" if named else called,
        offset=offset(zone, now),
        now=f"{here:%H:%M}",
    )
