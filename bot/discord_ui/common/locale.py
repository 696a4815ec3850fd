"""Which language a reader of Discord has, and the texts of commands in all of them."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord_ui.common.preferences import preferences_of
from bot.presentation.localizer import words_in
from bot.tables.domain.table import SHAPES
from engine.core.words.catalogue import LANGUAGES, Catalogue, closest_language, language_of_locale
from engine.core.words.text import Text, Value

LOCALES: dict[discord.Locale, str] = {
    locale: tag for locale in discord.Locale if (tag := language_of_locale(locale.value))
}
"""Discord's locales that have a catalogue of their own."""


def language_of(interaction: discord.Interaction[Any]) -> str:
    """The language of whoever pressed or typed: what they have chosen, else their Discord's."""
    return preferences_of(interaction).language or closest_language(interaction.locale.value)


def channel_language(interaction: discord.Interaction[Any], otherwise: str) -> str:
    """The language of a community server, else the one the settings name."""
    guild = interaction.guild
    if guild is not None and "COMMUNITY" in guild.features and interaction.guild_locale:
        return closest_language(interaction.guild_locale.value)
    return otherwise


def host_language(interaction: discord.Interaction[Any], otherwise: str) -> str:
    """The language of a table somebody opens: their own, else that of the channel."""
    own = preferences_of(interaction).language or language_of_locale(interaction.locale.value)
    return own or channel_language(interaction, otherwise)


def words_for(interaction: discord.Interaction[Any], game: str | None = None) -> Catalogue:
    """The catalogue for a private answer."""
    return words_in(language_of(interaction), game)


def locale_text(key: str, game: str | None = None, /, **args: Value) -> app_commands.locale_str:
    """A command's name or description: English now, the other languages from the same key."""
    text = Text(key, args)
    return app_commands.locale_str(words_in("en", game).format(text), text=text, game=game)


LANGUAGE_CHOICES = [
    app_commands.Choice(name=locale_text(f"language-{tag}"), value=tag) for tag in LANGUAGES
]
"""The languages as an option of a command."""
SHAPE_CHOICES = [
    app_commands.Choice(name=locale_text(f"picture-{shape}"), value=shape) for shape in SHAPES
]
"""The shapes of pictures as an option of a command."""
