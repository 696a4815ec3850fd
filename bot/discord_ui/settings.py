"""``/settings``: show all preferences of a user; each change applies at once."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from itertools import islice
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord_ui.common.buttons import ControlId, PressButton, button, menu, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, user_id, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import slash
from bot.presentation.cities import city, offset, zone_called, zones_like
from bot.presentation.matching import MAX_SUGGESTIONS
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import CITIES, DAYS_OFF, DEFAULT_NIGHT, NIGHTS, zone_of
from bot.tables.domain.table import SHAPES, TEXT_ONLY, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.exports import PREFERENCES, Availability
from engine.core.words.catalogue import OFFERED_LANGUAGES, Catalogue

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
    {("language", tag): f"language-{tag}" for tag in OFFERED_LANGUAGES}
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
    if open_group == TIME:
        menus = hours_menus(availability, now, words)
    else:
        menus = [_menu(name, chosen[name], words) for name in GROUPS[open_group]]
    if open_group == REMINDERS and muted:
        menus += rows(button(ControlId("unmute"), words.say("notify-unmute")))
    return note(*parts, controls=[*rows(*_group_buttons(open_group, words)), *menus])


def _group_buttons(open_group: str, words: Catalogue) -> list[PressButton]:
    return [
        button(
            ControlId("settings", word=group),
            words.say(f"settings-group-{group}"),
            discord.ButtonStyle.primary if group == open_group else discord.ButtonStyle.secondary,
            disabled=group == open_group,
        )
        for group in GROUPS
    ]


def _line(name: str, word: str, words: Catalogue) -> str:
    value = words.say(_TEXTS.get((name, word), f"settings-{name}-{word}"))
    return words.say("settings-line", name=words.say(f"settings-name-{name}"), value=value)


def _menu(name: str, chosen: str, words: Catalogue) -> ui.ActionRow[Any]:
    labels = {f"{name}={word}": _line(name, word, words) for word in PREFERENCES[name]}
    title = words.say(f"settings-name-{name}")
    return menu(ControlId("set", word=name), title, labels, f"{name}={chosen}")


class SettingsCog(FeatureCog):
    """Change a user's preferences, which hold at all tables."""

    @slash("settings", anywhere=True)
    async def settings(self, interaction: Interaction, zone: str | None = None) -> None:
        """Show all preferences with menus."""
        if zone is None:
            await self._show(interaction, TIME)
        else:
            await self._set_zone(interaction, zone_called(zone))

    @settings.autocomplete("zone")
    async def _zones(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        now, words = self.tables.now(), words_for(interaction)
        return [
            app_commands.Choice(name=zone_line(zone, now, words, named=True), value=zone)
            for zone in islice(zones_like(current), MAX_SUGGESTIONS)
        ]

    @press("settings")
    async def _group_picked(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.word not in (TIME, REMINDERS, PLAY):
            raise TableError.because("error-old-button")
        await self._show(interaction, ref.word)

    @press("set")
    async def _preference_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Change a preference; the answer is in the language chosen by then."""
        name, _, word = ref.word.partition("=")
        await self.tables.users.set_preference(user_id(interaction), name, word)
        await self._show(interaction, group_of(name))

    @press("unmute")
    async def _unmuted(self, interaction: Interaction, _: ControlId) -> None:
        await self.tables.reminders.unmute_all(user_id(interaction))
        await self._show(interaction, REMINDERS)

    @press("zone")
    async def _zone_picked(self, interaction: Interaction, ref: ControlId) -> None:
        await self._set_zone(interaction, ref.word)

    async def _set_zone(self, interaction: Interaction, zone: str) -> None:
        """Set the time zone; a user without quiet hours gets a night from 23 to 8."""
        known = await self.tables.time_control.read_availability(user_id(interaction))
        night = "" if known.hours is not None else NIGHTS[DEFAULT_NIGHT]
        await self.tables.time_control.set_hours(user_id(interaction), zone=zone, night=night)
        await self._show(interaction, TIME)

    @press("night")
    async def _night_picked(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.word not in NIGHTS:
            raise TableError.because("error-old-button")
        await self.tables.time_control.set_hours(user_id(interaction), night=NIGHTS[ref.word])
        await self._show(interaction, TIME)

    @press("daysoff")
    async def _days_off_picked(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.word not in DAYS_OFF:
            raise TableError.because("error-old-button")
        await self.tables.time_control.set_hours(user_id(interaction), days_off=DAYS_OFF[ref.word])
        await self._show(interaction, TIME)

    async def _show(self, interaction: Interaction, group: str) -> None:
        who, now = user_id(interaction), self.tables.now()
        availability = await self.tables.time_control.read_availability(who)
        chosen = await self.tables.users.read_preferences(who)
        muted = len(await self.tables.reminders.muted_tables(who))
        words = words_for(interaction)
        await answer(interaction, settings_message(group, availability, chosen, muted, now, words))


async def ask_hours(interaction: Interaction, table: Table) -> None:
    """Ask a user at a table with a clock for their quiet hours, once and privately."""
    tables, who = interaction.client.tables, user_id(interaction)
    if time_control_named(table.time_control) is None:
        return
    if await tables.time_control.claim_hours_question(who):
        availability = await tables.time_control.read_availability(who)
        interaction.extras["answered"] = True
        question = hours_question(availability, tables.now(), words_for(interaction))
        await answer(interaction, question)
