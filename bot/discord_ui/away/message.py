"""The private message about absences, with buttons to be away and to be back."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, exact, note, small
from bot.presentation.time_control import rough_text
from bot.tables.time_control.availability import Availability
from bot.tables.time_control.format_duration import HOUR, format_duration
from engine.core.words.catalogue import Catalogue
from engine.core.words.text import say

AWAY_BUTTONS = (1, 3, 7)
"""Days of absence a button stands for."""


def away_message(habits: Availability, now: datetime, words: Catalogue) -> Layout:
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
    left = words.format(rough_text(habits.left)) if habits.left >= HOUR else ""
    parts.append(words.say("away-left", left=left) if left else words.say("away-none-left"))
    parts.append(words.say("away-draws" if habits.draws else "away-draws-not"))
    parts.append(small(words.say("away-why")))
    return note(*parts, controls=_away_buttons(habits, now, words))


def _away_buttons(habits: Availability, now: datetime, words: Catalogue) -> list[ui.ActionRow[Any]]:
    made = []
    away = habits.away_at(now) is not None
    if not away:
        made = [
            button(
                ControlId("away", word=str(days)),
                words.format(say("away-for", span=format_duration(timedelta(days=days)))),
            )
            for days in AWAY_BUTTONS
            if timedelta(days=days) <= habits.left
        ]
    if away:
        made.append(button(ControlId("back"), words.say("away-back"), discord.ButtonStyle.primary))
    if any(span.begins > now for span in habits.absences):
        made.append(button(ControlId("calloff"), words.say("away-call-off")))
    word = "off" if habits.draws else "on"
    made.append(button(ControlId("draws", word=word), words.say(f"away-draw-{word}")))
    return rows(*made)
