"""A rules card shown with its picture."""

from __future__ import annotations

import io

import discord

from bot.discord_ui.common.checks import check_rate_limit
from bot.discord_ui.common.layout import PICTURE
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction, services_of
from bot.discord_ui.rules import cards
from bot.tables.domain.errors import TableError
from engine.core import Card


async def show_card(interaction: Interaction, name: str, card: Card) -> None:
    """A card of a game, privately, in the reader's language; in words alone for the impatient."""
    language = language_of(interaction)
    try:
        check_rate_limit(interaction, "pictures")
        drawn = await services_of(interaction).pictures.card(name, card, language)
    except TableError:
        drawn = None
    shown = cards.shown(name, card, language, pictured=drawn is not None)
    files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
    await answer(interaction, shown, files)
