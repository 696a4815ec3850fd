"""Open tables in a new thread if possible, or else in the channel."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakValueDictionary

import discord

from bot.discord_ui.common.interactions import channel_of, request_of
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.lobby import opening
from bot.presentation.texts import tidy, truncate, words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions
from bot.tables.domain.table import Table
from bot.tables.facade import Tables
from bot.tables.types import NewTable, OpeningWork
from engine.core import game

THREAD_NAME_LIMIT = 100
ARCHIVE_AFTER: Final = 10080
"""Minutes without a message until Discord hides a thread; a message brings it back."""

_MAKING: WeakValueDictionary[str | None, asyncio.Lock] = WeakValueDictionary()
"""One lock per server, so that the threads of a day are counted correctly."""


async def open_table(
    tables: Tables,
    interaction: Interaction,
    options: TableOptions,
    *,
    thread: bool | None = None,
    then: OpeningWork | None = None,
) -> Table:
    """Open a table for the user; ``thread`` forces a thread, or the channel itself.

    Raises:
        TableError: the bot lacks a permission for it, or there is no room for another table.
    """
    if thread is None:
        thread = _can_thread(interaction)
    opening.need_permissions(interaction, thread=thread)
    if thread:
        return await _in_thread(tables, interaction, options, then)
    return await opening.open_table(tables, interaction, options, then=then)


async def _in_thread(
    tables: Tables, interaction: Interaction, options: TableOptions, then: OpeningWork | None
) -> Table:
    """Open a table in a new thread once per request; check the quotas first."""
    parent, request = channel_of(interaction), request_of(interaction)
    server = request.person.server_id
    async with _MAKING.setdefault(server, asyncio.Lock()):
        earlier = await tables.lobby.find_opened(request)
        if earlier is not None:
            return earlier
        solo = then is not None
        asked = NewTable(request.person.id, server, thread_of=parent, solo=solo)
        await tables.guilds.check_quota(asked)
        made = await _new_thread(interaction, options.game, options.language)
        return await opening.open_table(
            tables, interaction, options, channel=made, thread_of=parent, then=then
        )


def _can_thread(interaction: Interaction) -> bool:
    """Return whether the bot and the user may make a thread in this channel."""
    have = interaction.app_permissions
    return (
        isinstance(interaction.channel, discord.TextChannel)
        and interaction.permissions.create_public_threads
        and have.create_public_threads
        and have.send_messages_in_threads
    )


async def _new_thread(interaction: Interaction, name: str, language: str) -> str:
    """Make a public thread for a table; return its id.

    Raises:
        TableError: threads cannot be made here, or not by this person.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise TableError.because("error-thread-here")
    if not interaction.permissions.create_public_threads:
        raise TableError.because("error-thread-not-yours")
    words = words_in(language, name)
    host = tidy(interaction.user.display_name)
    title = words.say("game-thread", game=game(name).words.title, who=host)
    try:
        thread = await channel.create_thread(
            name=truncate(title, THREAD_NAME_LIMIT),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.Forbidden as refused:
        raise TableError.because("error-thread-forbidden") from refused
    return str(thread.id)
