"""What an interaction says about the bot, the user and the channel."""

from __future__ import annotations

from typing import Any, cast

import discord

from bot.discord_ui.common.services import Interaction, Services
from bot.presentation.localizer import words_in
from bot.presentation.message_text import tidy
from bot.tables.domain.request import Person, Request
from bot.tables.types import Preferences
from engine.core.words.catalogue import Catalogue, closest_language


def services_of(interaction: Interaction) -> Services:
    """Return the bot that received an interaction."""
    return cast(Services, interaction.client)


def channel_of(interaction: Interaction) -> str:
    """Return the id of the channel or thread."""
    assert interaction.channel_id is not None
    return str(interaction.channel_id)


def user_id(interaction: Interaction) -> str:
    """Return the user's id as a text."""
    return str(interaction.user.id)


def person_of(interaction: Interaction) -> Person:
    """Return the user with their server, and whether Discord lets them manage it."""
    return Person(
        user_id(interaction),
        tidy(interaction.user.display_name),
        None if interaction.guild_id is None else str(interaction.guild_id),
        manages=interaction.permissions.manage_guild,
    )


def request_of(interaction: Interaction) -> Request:
    """Return the interaction as a request, which is applied once."""
    return Request(str(interaction.id), person_of(interaction))


def preferences_of(interaction: Interaction) -> Preferences:
    """Return the preferences of the interaction's user."""
    return services_of(interaction).tables.users.cached_preferences(str(interaction.user.id))


def language_of(interaction: discord.Interaction[Any]) -> str:
    """Return the language the user has chosen, or else that of their Discord."""
    return preferences_of(interaction).language or closest_language(interaction.locale.value)


def words_for(interaction: discord.Interaction[Any], game: str | None = None) -> Catalogue:
    """Return the catalogue for a private answer."""
    return words_in(language_of(interaction), game)
