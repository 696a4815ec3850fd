"""``/settings``: show all preferences of a user; each change applies at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import islice
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands, ui

from bot.discord_ui.common.buttons import (
    ControlId,
    PressButton,
    button,
    menu,
    press,
    rows,
)
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, tell, user_id, words_for
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.common.locale import context_menu, slash
from bot.discord_ui.hours import hours_lines, hours_menus, hours_question, zone_line
from bot.presentation.cities import zone_called, zones_like
from bot.presentation.matching import MAX_SUGGESTIONS
from bot.presentation.texts import tidy
from bot.tables.domain.errors import TableError
from bot.tables.domain.quiet_hours import DAYS_OFF, DEFAULT_NIGHT, NIGHTS
from bot.tables.domain.request import Person
from bot.tables.domain.table import SHAPES, TEXT_ONLY, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.exports import PREFERENCES, Availability, Blocked, BlockList
from engine.core.words.catalogue import OFFERED_LANGUAGES, Catalogue

TIME, REMINDERS, PLAY, PEOPLE = "time", "reminders", "play", "people"
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        TIME: (),
        REMINDERS: ("reminders", "digest", "opened", "ahead"),
        PLAY: ("language", "picture", "size", "confirm", "hints", "automatic", "leaderboards"),
        PEOPLE: (),
    }
)
"""The settings that are shown together; quiet hours and the block list are groups of their own."""
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
    people: BlockList,
    now: datetime,
    words: Catalogue,
) -> Layout:
    """Show all preferences; ``muted`` is how many tables are muted."""
    lines = {
        group: [_line(name, chosen[name], words) for name in names]
        for group, names in GROUPS.items()
    }
    lines[TIME] = hours_lines(availability, now, words)
    lines[PEOPLE] = [_blocked_line(people.blocked, words)]
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
    elif open_group == PEOPLE:
        menus = _block_menus(people, words)
    else:
        menus = [_menu(name, chosen[name], words) for name in GROUPS[open_group]]
    if open_group == REMINDERS and muted:
        menus += rows(button(ControlId("unmute"), words.say("notify-unmute")))
    groups = rows(*_group_buttons(open_group, words))
    others = rows(
        *(button(ControlId(act), words.say(f"settings-{act}")) for act in ("notes", "privacy"))
    )
    return note(*parts, controls=[*groups, *menus, *others])


def _blocked_line(blocked: Sequence[Blocked], words: Catalogue) -> str:
    if not blocked:
        return words.say("settings-blocked-none")
    names = [words.person(person.name) for person in blocked]
    return words.say("settings-blocked", who=words.people(names))


def _block_menus(people: BlockList, words: Catalogue) -> list[ui.ActionRow[Any]]:
    """Return menus of people to block and unblock, as far as there are any.

    Discord's own menu of people would also offer the user and apps.
    """
    offered = {"block": people.met, "unblock": people.blocked}
    return [
        menu(
            ControlId(act),
            words.say(f"settings-{act}"),
            {person.user_id: tidy(person.name) for person in persons},
        )
        for act, persons in offered.items()
        if persons
    ]


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

    async def cog_load(self) -> None:
        """Add the context menu, which discord.py cannot declare in a cog."""
        self.services.tree.add_command(context_menu("block", self._block_person))

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
        if ref.word not in GROUPS:
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

    @press("block")
    async def _block_picked(self, interaction: Interaction, ref: ControlId) -> None:
        people = await self.tables.blocks.read_list(user_id(interaction))
        chosen = [person for person in people.met if person.user_id == ref.word]
        if not chosen:
            raise TableError.because("error-old-button")
        other = Person(chosen[0].user_id, tidy(chosen[0].name))
        await self.tables.blocks.block(user_id(interaction), other)
        await self._show(interaction, PEOPLE)

    @press("unblock")
    async def _unblock_picked(self, interaction: Interaction, ref: ControlId) -> None:
        await self.tables.blocks.unblock(user_id(interaction), ref.word)
        await self._show(interaction, PEOPLE)

    async def _block_person(self, interaction: Interaction, person: discord.Member) -> None:
        if person.bot:
            raise TableError.because("block-app")
        other = Person(str(person.id), tidy(person.display_name))
        await self.tables.blocks.block(user_id(interaction), other)
        words = words_for(interaction)
        await tell(
            interaction, words.say("block-done", who=words.person(tidy(person.display_name)))
        )

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
        people, words = await self.tables.blocks.read_list(who), words_for(interaction)
        view = settings_message(group, availability, chosen, muted, people, now, words)
        await answer(interaction, view)


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
