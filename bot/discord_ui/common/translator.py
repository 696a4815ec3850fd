"""Names and descriptions of commands in every language, from the catalogues."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.discord_ui.common.locale import LOCALES
from bot.presentation.localizer import words_in


class FluentTranslator(app_commands.Translator):
    """Finds a text's key in the catalogue of each of Discord's locales we have."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - part of the signature
    ) -> str | None:
        """The text in that locale; none where it would be the same as Discord's default."""
        text, language = string.extras.get("text"), LOCALES.get(locale)
        if text is None or language in (None, "en"):
            return None
        assert language is not None
        return words_in(language, string.extras.get("game")).format(text)


async def translated_commands(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All global commands as they are sent to Discord, in every language."""
    translator = tree.translator
    assert translator is not None
    return [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
