"""The private messages about a person's time, with menus and buttons to change it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui

from bot.discord_ui.kit.control_ids import Ref, button, rows, select
from bot.discord_ui.kit.layout import Layout, exact, note, small
from bot.tables.models import IN_WORDS, SHAPES
from bot.tables.timing.away import Habits
from bot.tables.timing.hours import CITIES, DAYS_OFF, NIGHTS, zone_of
from bot.telling.paces import rough_text, span_text
from engine.core.text import Catalogue, say

AWAY_BUTTONS = (1, 3, 7)
"""Days of absence a button stands for."""
MENU = 25


def settings_message(habits: Habits, now: datetime, words: Catalogue, intro: str = "") -> Layout:
    """What somebody has said of their hours, and menus to say it anew."""
    parts = [intro or f"### {words.say('settings-title')}"]
    hours = habits.hours
    if hours is None:
        parts.append(words.say("settings-unknown"))
    else:
        here = now.astimezone(zone_of(hours.zone))
        lines = (
            words.say("settings-zone", zone=city(hours.zone), now=f"{here:%H:%M}"),
            _night(hours.night, words),
            words.say(f"settings-off-{_days_off(hours.days_off)}"),
        )
        parts += [f"- {line}" for line in lines]
    parts.append(small(words.say("settings-why")))
    menus = [
        ui.ActionRow(_zones(habits, now, words)),
        ui.ActionRow(_nights(habits, words)),
        ui.ActionRow(_off(habits, words)),
    ]
    return note(*parts, controls=menus)


def shape_menu(shape: str | None, words: Catalogue) -> ui.ActionRow[Any]:
    """The shapes of pictures only they see, to choose from."""
    options = [
        discord.SelectOption(label=words.say(f"picture-{word}"), value=word, default=word == shape)
        for word in (*SHAPES, IN_WORDS)
    ]
    return ui.ActionRow(select(Ref("picture"), words.say("settings-choose-picture"), options))


def _night(night: tuple[int, int] | None, words: Catalogue) -> str:
    if night is None:
        return words.say("settings-night-none")
    begins, ends = (f"{minute // 60}:{minute % 60:02}" for minute in night)
    return words.say("settings-night", begins=begins, ends=ends)


def _days_off(days: frozenset[int]) -> str:
    return next((word for word, meant in DAYS_OFF.items() if set(meant) == days), "none")


def city(zone: str) -> str:
    """A time zone as people call it: by the city in its name."""
    return zone.rpartition("/")[2].replace("_", " ")


def _zones(habits: Habits, now: datetime, words: Catalogue) -> Any:
    chosen = None if habits.hours is None else habits.hours.zone
    named = CITIES if chosen in (None, *CITIES) else (str(chosen), *CITIES)
    options = [
        discord.SelectOption(
            label=words.say(
                "settings-zone-now", zone=city(name), now=f"{now.astimezone(zone_of(name)):%H:%M}"
            ),
            value=name,
            default=name == chosen,
        )
        for name in named[:MENU]
    ]
    return select(Ref("zone"), words.say("settings-choose-zone"), options)


def _nights(habits: Habits, words: Catalogue) -> Any:
    chosen = None if habits.hours is None else habits.hours.night
    options = [
        discord.SelectOption(
            label=_night(night, words),
            value=word,
            default=habits.hours is not None and night == chosen,
        )
        for word, night in NIGHTS.items()
    ]
    return select(Ref("night"), words.say("settings-choose-night"), options)


def _off(habits: Habits, words: Catalogue) -> Any:
    chosen = None if habits.hours is None else _days_off(habits.hours.days_off)
    options = [
        discord.SelectOption(
            label=words.say(f"settings-off-{word}"), value=word, default=word == chosen
        )
        for word in DAYS_OFF
    ]
    return select(Ref("daysoff"), words.say("settings-choose-off"), options)


def away_message(habits: Habits, now: datetime, words: Catalogue) -> Layout:
    """When somebody is away, how much of it they have left, and buttons."""
    parts = [f"### {words.say('away-title')}"]
    present = habits.away_at(now)
    for span in habits.absences:
        if span is present:
            parts.append(words.say("away-now", ends=exact(span.ends)))
        else:
            parts.append(words.say("away-later", begins=exact(span.begins), ends=exact(span.ends)))
    if not habits.absences:
        parts.append(words.say("away-not"))
    left = words.format(rough_text(max(timedelta(0), habits.left)))
    parts.append(words.say("away-left", left=left))
    parts.append(words.say("away-draws" if habits.draws else "away-draws-not"))
    parts.append(small(words.say("away-why")))
    return note(*parts, controls=_away_buttons(habits, present is not None, words))


def _away_buttons(habits: Habits, here: bool, words: Catalogue) -> list[ui.ActionRow[Any]]:
    made = []
    if not here:
        made = [
            button(
                Ref("away", word=str(days)),
                words.format(say("away-for", span=span_text(timedelta(days=days)))),
            )
            for days in AWAY_BUTTONS
        ]
    if habits.absences:
        made.append(button(Ref("back"), words.say("away-back"), discord.ButtonStyle.primary))
    word = "off" if habits.draws else "on"
    made.append(button(Ref("draws", word=word), words.say(f"away-draw-{word}")))
    return rows(*made)
