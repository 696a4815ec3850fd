"""A reader's language, and the texts of commands in all languages."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.discord_ui.common.interactions import preferences_of
from bot.presentation.texts import words_in
from bot.tables.domain.table import SHAPES
from engine.core.words.catalogue import OFFERED_LANGUAGES, closest_language, language_of_locale
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


def choices(kind: str, words: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return choices of a command option, named ``KIND-WORD``."""
    return [app_commands.Choice(name=locale_text(f"{kind}-{word}"), value=word) for word in words]


LANGUAGE_CHOICES = choices("language", OFFERED_LANGUAGES)
SHAPE_CHOICES = choices("picture", SHAPES)

F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, Any]])


def localized(callback: F) -> F:
    """Name and describe the callback's options: ``parameter-seats``, ``parameter-seats-about``.

    An underscore behind an argument's name, as in ``from_``, is left out.
    """
    keys = {
        name: f"parameter-{name.rstrip('_')}"
        for name in inspect.signature(callback).parameters
        if name not in ("self", "interaction")
    }
    names = {name: locale_text(key) for name, key in keys.items()}
    abouts = {name: locale_text(f"{key}-about") for name, key in keys.items()}
    return app_commands.describe(**abouts)(app_commands.rename(**names)(callback))


def slash(
    key: str,
    group: app_commands.Group | None = None,
    *,
    anywhere: bool = False,
    opens_form: bool = False,
    prefills: Sequence[str] = (),
) -> Callable[[F], app_commands.Command[Any, ..., Any]]:
    """Declare a command named ``command-KEY`` and described by ``command-KEY-about``.

    ``anywhere``: also in direct messages, and for users who have installed the bot themselves.
    ``opens_form``: typed without options, it must respond within three seconds; so must it with
    only those that it ``prefills`` in the form.
    """
    declare = app_commands.command if group is None else group.command

    def decorate(callback: F) -> app_commands.Command[Any, ..., Any]:
        if anywhere:
            app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(callback)
            app_commands.allowed_installs(guilds=True, users=True)(callback)
        name, about = locale_text(f"command-{key}"), locale_text(f"command-{key}-about")
        command: app_commands.Command[Any, ..., Any] = declare(name=name, description=about)(
            localized(callback)
        )
        command.extras |= {"opens_form": opens_form, "prefills": frozenset(prefills)}
        return command

    return decorate


def context_menu(key: str, callback: Callable[..., Any]) -> app_commands.ContextMenu:
    """Return the entry ``command-KEY`` in the menu of a person or message."""
    return app_commands.ContextMenu(name=locale_text(f"command-{key}"), callback=callback)


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
