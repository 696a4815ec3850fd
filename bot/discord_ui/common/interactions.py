"""What every interaction needs: who it is from, its limits, and private answers to it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from bot.discord_ui.common.layout import Layout, link_button, note
from bot.discord_ui.common.services import Interaction
from bot.presentation.texts import message_localizer, tidy, words_in
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.types import Preferences
from engine.core import Text
from engine.core.words.catalogue import Catalogue, closest_language

UNKNOWN_MESSAGE = 10008
NOBODY = discord.AllowedMentions.none()


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
    return interaction.client.tables.preferences.of(str(interaction.user.id))


def language_of(interaction: discord.Interaction[Any]) -> str:
    """Return the language the user has chosen, or else that of their Discord."""
    return preferences_of(interaction).language or closest_language(interaction.locale.value)


def words_for(interaction: discord.Interaction[Any], game: str | None = None) -> Catalogue:
    """Return the catalogue for a private answer."""
    return words_in(language_of(interaction), game)


def check_rate_limit(interaction: Interaction, kind: str) -> None:
    """Count a command, press, suggestion or picture, and note that its user is active.

    Raises:
        TableError: the user, channel or server had too many in the last minute.
    """
    services, user = interaction.client, user_id(interaction)
    services.tables.last_active.note(user, services.tables.now())
    services.limiter.take(
        kind,
        person=user,
        channel=channel_of(interaction),
        server=str(interaction.guild_id or ""),
    )


def is_on_public(interaction: Interaction) -> bool:
    """Return whether a control of a public message was pressed."""
    message = interaction.message
    return message is not None and not message.flags.ephemeral


async def answer(
    interaction: Interaction, view: Layout, files: Sequence[discord.File] = ()
) -> None:
    """Answer privately: replace "thinking" or the private message that was pressed.

    Further answers, and those to a silent press on a public message, are follow-ups.
    """
    thinking = interaction.extras.get("thinking")
    if interaction.extras.get("answered") or (not thinking and is_on_public(interaction)):
        await _follow_up(interaction, view, files)
    else:
        try:
            await interaction.edit_original_response(
                view=view, attachments=list(files), allowed_mentions=NOBODY
            )
        except discord.NotFound as error:
            if thinking or error.code != UNKNOWN_MESSAGE:
                raise
            for file in files:
                file.reset()
            await _follow_up(interaction, view, files)  # they have dismissed that message
    interaction.extras["answered"] = True


async def _follow_up(interaction: Interaction, view: Layout, files: Sequence[discord.File]) -> None:
    await interaction.followup.send(
        view=view, files=list(files), ephemeral=True, allowed_mentions=NOBODY
    )


Change = Callable[[Layout, Sequence[discord.File]], Awaitable[None]]
"""Replace the content of a message."""


async def answer_separately(interaction: Interaction, view: Layout) -> Change:
    """Send a private message of its own, and return a function that edits it."""
    message: discord.WebhookMessage | discord.InteractionMessage
    if not interaction.extras.get("thinking"):
        message = await interaction.followup.send(
            view=view, ephemeral=True, wait=True, allowed_mentions=NOBODY
        )
    else:
        message = await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
    interaction.extras["answered"] = True

    async def change(view: Layout, files: Sequence[discord.File]) -> None:
        await message.edit(view=view, attachments=list(files), allowed_mentions=NOBODY)

    return change


async def tell(interaction: Interaction, *paragraphs: str) -> None:
    """Answer privately with paragraphs of text."""
    await answer(interaction, note(*paragraphs))


async def confirm(interaction: Interaction, table: Table, text: Text) -> None:
    """Confirm a command or private press; after a public press, the public message shows it."""
    if not is_on_public(interaction):
        await tell_of(interaction, table, text)


async def tell_of(interaction: Interaction, table: Table, text: Text) -> None:
    """Answer privately about a table, with a link to its message."""
    localizer = message_localizer(language_of(interaction), table.game, table.names)
    label = localizer.say("panel-to-board" if table.board else "panel-to-table")
    shown = note(localizer.format(text), controls=link_button(table, label))
    await answer(interaction, shown)
