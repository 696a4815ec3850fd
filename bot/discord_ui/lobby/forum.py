"""Open tables as posts of a server's forum."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import discord

from bot.discord_ui.common.interactions import Interaction, channel_of
from bot.discord_ui.common.layout import note
from bot.presentation.forum_tags import OPEN
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Table
from engine.core import say
from engine.core.words.catalogue import OFFERED_LANGUAGES

ARCHIVE_AFTER: Final = 10080
"""Minutes without a message until Discord hides a thread; a message brings it back."""
TAG_REQUIRED = 40067
"""Discord's code: the forum requires a tag for each post, and the post has none."""
NEEDED = ("view_channel", "send_messages", "send_messages_in_threads", "attach_files")
"""The permissions of the bot in a forum; ``send_messages`` opens posts."""


def public_thread_type(channel: discord.TextChannel) -> discord.ChannelType:
    """Return the type of public threads in a channel, which is another one for announcements."""
    news, public = discord.ChannelType.news_thread, discord.ChannelType.public_thread
    return news if channel.is_news() else public


def forums_of(interaction: Interaction) -> list[discord.ForumChannel]:
    """Return the forums of the server."""
    return [] if interaction.guild is None else [*interaction.guild.forums]


def forum_of(interaction: Interaction) -> discord.ForumChannel | None:
    """Return the forum of the post where a command was typed, if it is one."""
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else None
    return parent if isinstance(parent, discord.ForumChannel) else None


async def forum_for_tables(interaction: Interaction) -> discord.ForumChannel | None:
    """Return the forum where the server has its tables; ``None`` if tables are opened here.

    They are opened here if the server has no such forum, or also allows this channel.
    """
    here = forum_of(interaction)
    if here is not None:
        return here
    settings = await interaction.client.tables.servers.read(str(interaction.guild_id))
    parent = getattr(interaction.channel, "parent_id", None)
    if {channel_of(interaction), str(parent)} & {*settings.channels}:
        return None
    return next((f for f in forums_of(interaction) if str(f.id) in settings.channels), None)


def require_permissions(interaction: Interaction, forum: discord.ForumChannel) -> None:
    """Raise ``TableError`` if the bot or the user may not open a post in a forum."""
    have = forum.permissions_for(forum.guild.me)
    for name in NEEDED:
        if not getattr(have, name):
            permission = say(f"permission-{name}")
            raise TableError.because("forum-permission", forum=forum.mention, permission=permission)
    member = interaction.user
    if isinstance(member, discord.Member):
        theirs = forum.permissions_for(member)
        if not (theirs.view_channel and theirs.send_messages):
            raise TableError.because("forum-not-yours", forum=forum.mention)


async def open_post(
    forum: discord.ForumChannel,
    title: str,
    language: str,
    open_table: Callable[[str], Awaitable[Table]],
) -> Table:
    """Open a post, and a table in it; the post is deleted again if the table cannot be opened.

    Its first message becomes the lobby.

    Raises:
        TableError: Discord refuses the post, or as ``open_table``.
    """
    names = {words_in(tag).say(f"forum-tag-{OPEN}").casefold() for tag in OFFERED_LANGUAGES}
    tags = [tag for tag in forum.available_tags if tag.name.casefold() in names]
    if not tags and forum.flags.require_tag:
        tags = [*forum.available_tags[:1]]
    try:
        made = await forum.create_thread(
            name=title,
            view=note(words_in(language).say("forum-opening")),
            applied_tags=tags,
            auto_archive_duration=ARCHIVE_AFTER,
        )
    except discord.HTTPException as refused:
        if refused.code == TAG_REQUIRED:
            raise TableError.because("forum-tags-required", forum=forum.mention) from refused
        if isinstance(refused, discord.Forbidden):
            raise TableError.because("error-thread-forbidden") from refused
        raise
    try:
        return await open_table(str(made.thread.id))
    except TableError:
        with suppress(discord.HTTPException):
            await made.thread.delete()
        raise
