"""The panel of all settings: each with its value in words, and the menus of one group at a time."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from types import MappingProxyType
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import LABEL_LIMIT, button, rows, select
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, note, small
from bot.discord_ui.settings.hours_menus import hours_lines, hours_menus
from bot.presentation.truncate import truncate
from bot.tables.domain.table import SHAPES, TEXT_ONLY
from bot.tables.time_control.availability import Availability
from bot.tables.users.preferences import PREFERENCES
from engine.core.words.catalogue import LANGUAGES, Catalogue

TIME, REMINDERS, PLAY = "time", "reminders", "play"
GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        TIME: (),
        REMINDERS: ("reminders", "digest", "ahead"),
        PLAY: ("language", "picture", "size", "confirm", "help", "alone"),
    }
)
"""Which settings are shown together; a person's hours are a group of their own."""
_TEXTS: Mapping[tuple[str, str], str] = MappingProxyType(
    {("language", tag): f"language-{tag}" for tag in LANGUAGES}
    | {("picture", word): f"picture-{word}" for word in (*SHAPES, TEXT_ONLY)}
)
"""The choices that are called the same elsewhere."""


def group_of(name: str) -> str:
    """The group in which a setting is shown."""
    return next(group for group, names in GROUPS.items() if name in names)


def settings_message(
    open_group: str,
    habits: Availability,
    chosen: Mapping[str, str],
    hushed: int,
    now: datetime,
    words: Catalogue,
) -> Layout:
    """All that somebody has chosen; ``hushed`` are how many tables they have made quiet."""
    lines = {
        group: [_line(name, chosen[name], words) for name in names]
        for group, names in GROUPS.items()
    }
    lines[TIME] = hours_lines(habits, now, words)
    if hushed:
        lines[REMINDERS].append(words.say("wishes-hushed", count=hushed))
    parts = [f"### {words.say('settings-title')}"]
    for group, told in lines.items():
        parts += [f"**{words.say(f'settings-group-{group}')}**", *(f"- {line}" for line in told)]
    parts.append(small(words.say(f"settings-why-{open_group}")))
    menus = [ui.ActionRow(_menu(name, chosen[name], words)) for name in GROUPS[open_group]]
    if open_group == TIME:
        menus = hours_menus(habits, now, words)
    if open_group == REMINDERS and hushed:
        menus += rows(button(ControlId("hearall"), words.say("wish-hear")))
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
