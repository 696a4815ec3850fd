"""The nudge, and how long it waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.kit.layout import Layout, mention, note
from bot.discord_ui.kit.links import message_link
from bot.tables.models import Table
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.voice import voice_in_message
from engine.core import Seat, say


def reminder_message(spoken: SpokenTurn, late: list[int], key: str = "reminder") -> Layout:
    """The nudge: who, what is asked, and a link to the board."""
    voice, seats = spoken.message, spoken.table.seats
    who = voice.words.join([mention(seats[seat].user_id) for seat in late])
    prompt = spoken.prompt(voice, late[0])
    link = message_link(spoken.table)
    shown: list[ui.Item[Any]] = []
    if link is not None:
        shown.append(ui.ActionRow(ui.Button(label=voice.say("panel-to-board"), url=link)))
    return note(voice.say(key, who=who, prompt=prompt), controls=shown)


def interval_message(table: Table, seats: Sequence[int]) -> Layout:
    """Who has changed how long the table waits before it nudges, and to what."""
    voice = voice_in_message(table.language, table.game, table.names)
    who = Seat(seats[0]) if seats else say("an-organiser")
    if table.remind_hours is None:
        return note(voice.say("remind-told-off", who=who))
    return note(voice.say("remind-told", who=who, hours=table.remind_hours))
