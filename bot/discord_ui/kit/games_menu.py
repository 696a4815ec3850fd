"""A menu of games, where a press has not named one."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.discord_ui.kit.buttons import select
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.layout import Layout, note
from bot.telling.voice import words_in
from engine.core import game
from engine.core.text import Catalogue


def games_menu(words: Catalogue, act: str, names: Iterable[str]) -> Layout:
    """Which of the games the act is about."""
    options = [
        discord.SelectOption(label=words_in(words.language, n).format(game(n).words.title), value=n)
        for n in names
    ]
    asked = words.say("help-which")
    return note(asked, controls=[discord.ui.ActionRow(select(Ref(act), asked, options))])
