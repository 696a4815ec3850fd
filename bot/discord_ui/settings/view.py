"""Quiet hours and preferences as text, with menus to change them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import LABEL_LIMIT, ControlId, button, rows, select
from bot.discord_ui.common.layout import Layout, note, small
from bot.presentation.cities import city, offset
from bot.presentation.texts import truncate
from bot.tables.domain.quiet_hours import CITIES, DAYS_OFF, NIGHTS, zone_of
from bot.tables.domain.table import SHAPES, TEXT_ONLY
from bot.tables.types import PREFERENCES, Availability
from engine.core.words.catalogue import LANGUAGES, Catalogue

MENU = 25


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
    return [
        ui.ActionRow(_zone_menu(availability, now, words)),
        ui.ActionRow(_night_menu(availability, words)),
        ui.ActionRow(_days_off_menu(availability, words)),
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


def _zone_menu(availability: Availability, now: datetime, words: Catalogue) -> Any:
    chosen = None if availability.hours is None else availability.hours.zone
    named = CITIES if chosen in (None, *CITIES) else (str(chosen), *CITIES)
    options = [
        discord.SelectOption(
            label=zone_line(name, now, words),
            value=name,
            default=name == chosen,
        )
        for name in named[:MENU]
    ]
    return select(ControlId("zone"), words.say("settings-choose-zone"), options)


def _night_menu(availability: Availability, words: Catalogue) -> Any:
    chosen = None if availability.hours is None else availability.hours.night
    options = [
        discord.SelectOption(
            label=_night(night, words),
            value=word,
            default=availability.hours is not None and night == chosen,
        )
        for word, night in NIGHTS.items()
    ]
    return select(ControlId("night"), words.say("settings-choose-night"), options)


def _days_off_menu(availability: Availability, words: Catalogue) -> Any:
    chosen = None if availability.hours is None else _days_off(availability.hours.days_off)
    options = [
        discord.SelectOption(
            label=words.say(f"settings-off-{word}"), value=word, default=word == chosen
        )
        for word in DAYS_OFF
    ]
    return select(ControlId("daysoff"), words.say("settings-choose-off"), options)


TIME, REMINDERS, PLAY = "time", "reminders", "play"
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        TIME: (),
        REMINDERS: ("reminders", "digest", "ahead"),
        PLAY: ("language", "picture", "size", "confirm", "hints", "automatic"),
    }
)
"""The settings that are shown together; quiet hours are a group of their own."""
_TEXTS: Mapping[tuple[str, str], str] = MappingProxyType(
    {("language", tag): f"language-{tag}" for tag in LANGUAGES}
    | {("picture", word): f"picture-{word}" for word in (*SHAPES, TEXT_ONLY)}
)
"""Choices whose text is that of another message."""


def group_of(name: str) -> str:
    """Return the group that shows a setting."""
    return next(group for group, names in GROUPS.items() if name in names)


def settings_message(
    open_group: str,
    availability: Availability,
    chosen: Mapping[str, str],
    muted: int,
    now: datetime,
    words: Catalogue,
) -> Layout:
    """Show all preferences; ``muted`` is how many tables are muted."""
    lines = {
        group: [_line(name, chosen[name], words) for name in names]
        for group, names in GROUPS.items()
    }
    lines[TIME] = hours_lines(availability, now, words)
    if muted:
        lines[REMINDERS].append(words.say("notifications-muted-tables", count=muted))
    parts = [f"### {words.say('settings-title')}"]
    for group, group_lines in lines.items():
        parts += [
            f"**{words.say(f'settings-group-{group}')}**",
            *(f"- {line}" for line in group_lines),
        ]
    parts.append(small(words.say(f"settings-why-{open_group}")))
    menus = [ui.ActionRow(_menu(name, chosen[name], words)) for name in GROUPS[open_group]]
    if open_group == TIME:
        menus = hours_menus(availability, now, words)
    if open_group == REMINDERS and muted:
        menus += rows(button(ControlId("unmute"), words.say("notify-unmute")))
    return note(*parts, controls=[*rows(*_group_buttons(open_group, words)), *menus])


def _group_buttons(shown: str, words: Catalogue) -> list[Any]:
    return [
        button(
            ControlId("settings", word=group),
            words.say(f"settings-group-{group}"),
            discord.ButtonStyle.primary if group == shown else discord.ButtonStyle.secondary,
            disabled=group == shown,
        )
        for group in GROUPS
    ]


def _line(name: str, word: str, words: Catalogue) -> str:
    value = words.say(_TEXTS.get((name, word), f"settings-{name}-{word}"))
    return words.say("settings-line", name=words.say(f"settings-name-{name}"), value=value)


def _menu(name: str, chosen: str, words: Catalogue) -> Any:
    options = [
        discord.SelectOption(
            label=truncate(_line(name, word, words), LABEL_LIMIT),
            value=f"{name}={word}",
            default=word == chosen,
        )
        for word in PREFERENCES[name]
    ]
    return select(ControlId("set", word=name), words.say(f"settings-name-{name}"), options)
