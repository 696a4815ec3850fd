"""Which language a sentence is in: a reader's own, or the one a table's channel agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.discord_ui.names import names_in_label, names_in_message
from engine.core.registry import game_names, package_of
from engine.core.text import Catalogue, Text, Value, catalogue, closest_language

LOCALES: dict[discord.Locale, str] = {
    discord.Locale.american_english: "en",
    discord.Locale.british_english: "en",
    discord.Locale.taiwan_chinese: "zh-TW",
    discord.Locale.chinese: "zh-CN",
    discord.Locale.japanese: "ja",
}
"""Discord's locales that have a catalogue of their own."""


def words_in(language: str, game: str | None = None) -> Catalogue:
    """The catalogue of a language, with a game's words where one is named."""
    packages = ("bot", "bot.tables") if game is None else ("bot", "bot.tables", package_of(game))
    return catalogue(language, *packages)


def words_of_all(language: str) -> Catalogue:
    """The catalogue of a language with every game's words."""
    return catalogue(language, "bot", "bot.tables", *map(package_of, game_names()))


def language_of(interaction: discord.Interaction) -> str:
    """The language of whoever pressed or typed."""
    return closest_language(interaction.locale.value)


def words_for(interaction: discord.Interaction, game: str | None = None) -> Catalogue:
    """The catalogue for a private answer."""
    return words_in(language_of(interaction), game)


def locale_text(key: str, game: str | None = None, /, **args: Value) -> app_commands.locale_str:
    """A command's name or description: English now, the other languages from the same key."""
    text = Text(key, args)
    return app_commands.locale_str(words_in("en", game).format(text), text=text, game=game)


@dataclass(frozen=True, slots=True)
class Voice:
    """A language and the names of a table's players as they are written where it speaks."""

    words: Catalogue
    names: Sequence[str] = ()

    def format(self, text: Text) -> str:
        """The sentence."""
        return self.words.format(text, self.names)

    def say(self, key: str, /, **args: Value) -> str:
        """The sentence of a key and what fills its placeholders."""
        return self.words.format(Text(key, args), self.names)

    @property
    def language(self) -> str:
        """The language's tag, as the catalogues and the painter know it."""
        return self.words.language


def voice_in_message(language: str, game: str, names: Sequence[str]) -> Voice:
    """The voice for the text of a message, where Markdown has to be escaped."""
    return Voice(words_in(language, game), names_in_message(names))


def voice_in_label(language: str, game: str, names: Sequence[str]) -> Voice:
    """The voice for labels, alt texts and files, which show Markdown as it is."""
    return Voice(words_in(language, game), names_in_label(names))
