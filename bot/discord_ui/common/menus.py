"""Games as choices of a command option, and as a menu."""

from __future__ import annotations

from collections.abc import Iterable

import discord
from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, select
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import locale_text
from bot.presentation.localizer import words_in
from engine.core import game, game_names
from engine.core.words.catalogue import Catalogue

GAMES = [
    app_commands.Choice(name=locale_text(game(name).words.title.key, name), value=name)
    for name in game_names()
]
"""All games."""


def games_menu(words: Catalogue, act: str, names: Iterable[str]) -> Layout:
    """Ask which game the act is about."""
    options = [
        discord.SelectOption(label=words_in(words.language, n).format(game(n).words.title), value=n)
        for n in names
    ]
    asked = words.say("help-which")
    return note(asked, controls=[discord.ui.ActionRow(select(ControlId(act), asked, options))])
