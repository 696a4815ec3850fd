"""A rules card shown with its picture."""

from __future__ import annotations

import io

import discord

from bot.discord_ui.kit.door import count
from bot.discord_ui.kit.layout import PICTURE
from bot.discord_ui.kit.locale import language_of
from bot.discord_ui.kit.replies import answer
from bot.discord_ui.kit.services import Interaction, services_of
from bot.discord_ui.rules import cards
from bot.tables.errors import TableError
from engine.core import Card


async def show_card(interaction: Interaction, name: str, card: Card) -> None:
    """A card of a game, privately, in the reader's language; in words alone for the impatient."""
    language = language_of(interaction)
    try:
        count(interaction, "pictures")
        drawn = await services_of(interaction).studio.card(name, card, language)
    except TableError:
        drawn = None
    shown = cards.shown(name, card, language, pictured=drawn is not None)
    files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
    await answer(interaction, shown, files)
