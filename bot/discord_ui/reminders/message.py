"""The nudge."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.kit.layout import Layout, mention, note
from bot.discord_ui.kit.links import message_link
from bot.telling.spoken_turn import SpokenTurn


def reminder_message(spoken: SpokenTurn, late: list[int]) -> Layout:
    """The nudge: who, what is asked, and a link to the board."""
    voice, seats = spoken.message, spoken.table.seats
    who = voice.words.join([mention(seats[seat].user_id) for seat in late])
    prompt = spoken.prompt(voice, late[0])
    link = message_link(spoken.table)
    shown: list[ui.Item[Any]] = []
    if link is not None:
        shown.append(ui.ActionRow(ui.Button(label=voice.say("panel-to-board"), url=link)))
    return note(voice.say("reminder", who=who, prompt=prompt), controls=shown)
