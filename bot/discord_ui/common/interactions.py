"""Read who uses the bot, and in which language, and answer them privately."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Protocol, TypeAlias

import discord
from discord.ext import commands

from bot.config import Settings
from bot.discord_ui.common.layout import Layout, link_row, note
from bot.discord_ui.common.private_messages import PrivateMessage, PrivateMessages
from bot.picture_service import PictureService
from bot.presentation.texts import Localizer, table_localizer, tidy, words_in
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Table
from bot.tables.exports import Preferences, RateLimiter, ReviewLoop
from bot.tables.facade import Tables
from bot.workers import Pool
from engine.core import Text
from engine.core.words.catalogue import Catalogue, closest_language

UNKNOWN_MESSAGE = 10008
NOBODY = discord.AllowedMentions.none()


class PostedMessages(Protocol):
    """Tells whether something posted still exists; if Discord does not say, it does."""

    async def exists(self, channel_id: str, message_id: str) -> bool:
        """Return whether a message exists."""

    async def channel_is_gone(self, channel_id: str) -> bool:
        """Return whether a channel was deleted."""


class WebPages(Protocol):
    """The web pages of tables; ``url`` is empty while there are none."""

    url: str

    def link_to(self, token: str) -> str:
        """Return the address that signs a user in, given the token of a link."""

    def table_page(self, table_id: int) -> str | None:
        """Return the address of a table's page; ``None`` while there are no pages."""

    def season_page(self, season_id: int) -> str | None:
        """Return the address of a season's page; ``None`` while there are no pages."""


class Services(commands.AutoShardedBot):
    """The bot without what combines the features, so that these need not import it."""

    settings: Settings
    tables: Tables
    pictures: PictureService
    pool: Pool
    review_loop: ReviewLoop
    limiter: RateLimiter
    delivery: PostedMessages
    web: WebPages
    private_messages: PrivateMessages


Interaction: TypeAlias = discord.Interaction[Services]


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
    return interaction.client.tables.preferences.of(user_id(interaction))


def language_of(interaction: Interaction) -> str:
    """Return the language the user has chosen, or else that of their Discord."""
    return preferences_of(interaction).language or closest_language(interaction.locale.value)


def words_for(interaction: Interaction, game: str | None = None) -> Catalogue:
    """Return the catalogue for a private answer."""
    return words_in(language_of(interaction), game)


def localizer_for(interaction: Interaction, table: Table) -> Localizer:
    """Return the localizer for a private answer about a table."""
    return table_localizer(table, language_of(interaction))


def check_rate_limit(interaction: Interaction, kind: str) -> None:
    """Count a command, press, suggestion or picture, and note that its user is active.

    Raise ``TableError`` if the user, channel or server had too many in the last minute.
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
    thinking, is_first = interaction.extras.get("thinking"), not interaction.extras.get("answered")
    if add_way_back := interaction.extras.get("way_back"):
        add_way_back(view)
    message: PrivateMessage | None = None
    if interaction.extras.get("opens_form") and not interaction.response.is_done():
        await interaction.response.send_message(
            view=view, files=files, ephemeral=True, allowed_mentions=NOBODY
        )
    elif not is_first or (not thinking and is_on_public(interaction)):
        message = await _follow_up(interaction, view, files)
    else:
        try:
            message = await interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=NOBODY
            )
        except discord.NotFound as error:
            if thinking or error.code != UNKNOWN_MESSAGE:
                raise
            for file in files:
                file.reset()
            await _follow_up(interaction, view, files)  # they have dismissed that message
    interaction.extras["answered"] = True
    if message is not None and is_first and is_on_public(interaction):
        earlier = interaction.client.private_messages
        await earlier.replace_earlier(interaction, message, view, files)


async def think(interaction: Interaction) -> None:
    """Show "thinking", in place of the form that a command could have opened."""
    interaction.extras["thinking"] = True
    await interaction.response.defer(ephemeral=True, thinking=True)


async def _follow_up(
    interaction: Interaction, view: Layout, files: Sequence[discord.File] = ()
) -> discord.WebhookMessage:
    return await interaction.followup.send(
        view=view, files=files, ephemeral=True, wait=True, allowed_mentions=NOBODY
    )


async def tell(interaction: Interaction, *paragraphs: str) -> None:
    """Answer privately with paragraphs of text."""
    await answer(interaction, note(*paragraphs))


async def confirm(interaction: Interaction, table: Table, text: Text) -> None:
    """Confirm a command or private press; after a public press, the public message shows it."""
    if not is_on_public(interaction):
        await tell_of(interaction, table, text)


async def tell_of(interaction: Interaction, table: Table, text: Text) -> None:
    """Answer privately about a table, with a link to its message."""
    localizer = localizer_for(interaction, table)
    label = localizer.say("panel-to-board" if table.board else "panel-to-table")
    await answer(interaction, note(localizer.format(text), controls=link_row(table, label)))


PROGRESS_INTERVAL_S = 2.0
"""Minimum seconds between two edits that show progress; Discord allows no more."""


class ProgressMessage:
    """A private message that shows how far some work is, and then its result."""

    def __init__(self, message: discord.WebhookMessage | discord.InteractionMessage) -> None:
        self._message = message
        self._shown_at = asyncio.get_running_loop().time()

    @classmethod
    async def send(cls, interaction: Interaction, text: str) -> ProgressMessage:
        """Answer with a message of its own that can be edited later."""
        view = note(text)
        message: discord.WebhookMessage | discord.InteractionMessage
        if interaction.extras.get("thinking"):
            message = await interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
        else:
            message = await _follow_up(interaction, view)
        interaction.extras["answered"] = True
        return cls(message)

    async def progress(self, text: str) -> None:
        """Show the progress, unless that was done only just now."""
        now = asyncio.get_running_loop().time()
        if now >= self._shown_at + PROGRESS_INTERVAL_S:
            self._shown_at = now
            await self.show(note(text))

    async def show(self, view: Layout, files: Sequence[discord.File] = ()) -> None:
        """Replace the content."""
        await self._message.edit(view=view, attachments=files, allowed_mentions=NOBODY)
