"""A reader's language, and the texts of commands in all languages."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.discord_ui.common.interactions import (
    preferences_of,
)
from bot.presentation.texts import words_in
from bot.tables.domain.table import SHAPES
from engine.core.words.catalogue import LANGUAGES, closest_language, language_of_locale
from engine.core.words.text import Text, Value

LOCALES: dict[discord.Locale, str] = {
    locale: tag for locale in discord.Locale if (tag := language_of_locale(locale.value))
}
"""Discord's locales that have their own catalogue."""


def channel_language(interaction: discord.Interaction[Any], otherwise: str) -> str:
    """Return the language of a community server, or else that of the settings."""
    guild = interaction.guild
    if guild is not None and "COMMUNITY" in guild.features and interaction.guild_locale:
        return closest_language(interaction.guild_locale.value)
    return otherwise


def host_language(interaction: discord.Interaction[Any], otherwise: str) -> str:
    """Return the language of a new table: the host's own, or else the channel's."""
    own = preferences_of(interaction).language or language_of_locale(interaction.locale.value)
    return own or channel_language(interaction, otherwise)


def locale_text(key: str, game: str | None = None, /, **args: Value) -> app_commands.locale_str:
    """Return a command's name or description in English; the translator uses the same key."""
    text = Text(key, args)
    return app_commands.locale_str(words_in("en", game).format(text), text=text, game=game)


LANGUAGE_CHOICES = [
    app_commands.Choice(name=locale_text(f"language-{tag}"), value=tag) for tag in LANGUAGES
]
"""The languages as choices of a command option."""
SHAPE_CHOICES = [
    app_commands.Choice(name=locale_text(f"picture-{shape}"), value=shape) for shape in SHAPES
]
"""The picture layouts as choices of a command option."""


F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])


def localized(callback: F) -> F:
    """Name and describe the callback's options: ``parameter-seats``, ``parameter-seats-about``."""
    names = [
        name
        for name in inspect.signature(callback).parameters
        if name not in ("self", "interaction")
    ]
    callback = app_commands.rename(
        **{name: locale_text(f"parameter-{name.rstrip('_')}") for name in names}
    )(callback)
    return app_commands.describe(
        **{name: locale_text(f"parameter-{name.rstrip('_')}-about") for name in names}
    )(callback)


def slash(
    key: str, group: app_commands.Group | None = None
) -> Callable[[F], app_commands.Command[Any, ..., Any]]:
    """Declare a command named ``command-KEY`` and described by ``command-KEY-about``."""
    declare = app_commands.command if group is None else group.command

    def decorate(callback: F) -> app_commands.Command[Any, ..., Any]:
        name, about = locale_text(f"command-{key}"), locale_text(f"command-{key}-about")
        return declare(name=name, description=about)(localized(callback))

    return decorate


GAME = app_commands.Group(
    name=locale_text("command-game"),
    description=locale_text("command-game-about"),
    guild_only=True,
)
"""The ``/game`` group; ``features`` joins the commands added to it into one cog."""


class FluentTranslator(app_commands.Translator):
    """Translate command texts from the catalogues."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - part of the signature
    ) -> str | None:
        """Return the text in a locale; ``None`` if it equals Discord's default."""
        text, language = string.extras.get("text"), LOCALES.get(locale)
        if text is None or language in (None, "en"):
            return None
        assert language is not None
        return words_in(language, string.extras.get("game")).format(text)


async def translated_commands(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return all global commands in every language, as Discord receives them."""
    translator = tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
