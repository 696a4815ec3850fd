"""Post in channels and to users, edit, and find and close what was posted before."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from json import JSONDecodeError
from typing import Any

import aiohttp
import discord

from bot.discord_ui.common.emoji import APP_EMOJI
from bot.discord_ui.common.interactions import NOBODY, UNKNOWN_MESSAGE
from bot.discord_ui.common.layout import Layout, files_of, without_controls
from bot.discord_ui.common.pictures import AttachedPicture
from bot.discord_ui.posting.earlier import LOBBY_ACT, Panel, live_panels, posted_before
from bot.http_limits import HttpGuard
from bot.tables.domain.errors import TryLater, Unreachable
from bot.tables.domain.table import PostedMessage, SentMessage, Table
from bot.tables.exports import OutboxMessage
from bot.tables.facade import Tables

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003

Channel = Callable[[int], discord.PartialMessageable]
"""Returns a channel to post in, by its id."""
DirectMessages = Callable[[discord.Object], Awaitable[discord.DMChannel]]
"""Opens the direct messages of a user."""
DIRECT_MESSAGES_CLOSED = (50007, 50278, 10013)
"""Cannot send messages to this user, no server in common, or an unknown user."""


class ChannelSender:
    """Post in channels and to users, and edit and find what was posted."""

    def __init__(self, channel: Channel, direct_messages: DirectMessages, tables: Tables) -> None:
        self._channel = channel
        self._direct_messages = direct_messages
        self._tables = tables

    async def send(
        self,
        outbox_message: OutboxMessage,
        view: Layout,
        png: bytes | None = None,
        mentioned: Sequence[str] = (),
        poster: AttachedPicture | None = None,
        role: str | None = None,
    ) -> SentMessage:
        """Post a message that mentions only the given users and role.

        A message that an earlier attempt has posted is not posted again.
        """
        channel = self._channel(int(outbox_message.table.channel_id))
        mark = 1 << 30 | int(outbox_message.nonce[:8], 16) >> 2  # above all that Discord assigns
        view.children[0].id = mark
        if outbox_message.attempt > 1:
            before = await posted_before(channel, mark, _known(outbox_message.table))
            if before is not None:
                log.info(
                    "message.already.posted",
                    extra={"outbox_message": outbox_message.id, "table": outbox_message.table.id},
                )
                return SentMessage(before)
        message = await channel.send(
            view=view,
            files=[*files_of(png), *([] if poster is None else poster.files())],
            nonce=outbox_message.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=[] if role is None else [discord.Object(role)],
                users=[discord.Object(user) for user in mentioned],
            ),
        )
        return SentMessage(str(message.id))

    async def send_to(
        self, user: str, outbox_message: OutboxMessage, view: Layout
    ) -> SentMessage | None:
        """Send a direct message; return ``None`` if the user accepts none."""
        try:
            channel = await self._direct_messages(discord.Object(int(user)))
            message = await channel.send(
                view=view, nonce=outbox_message.nonce, allowed_mentions=NOBODY
            )
        except discord.HTTPException as refused:
            if refused.code not in DIRECT_MESSAGES_CLOSED:
                raise
            return None
        return SentMessage(str(message.id))

    def message(self, channel_id: str, message_id: str) -> discord.PartialMessage:
        """Return a message by its ids, without fetching it."""
        return self._channel(int(channel_id)).get_partial_message(int(message_id))

    async def exists(self, channel_id: str, message_id: str) -> bool:
        """Return whether a message exists; if Discord does not say, it does."""
        try:
            await self.message(channel_id, message_id).fetch()
        except discord.HTTPException as error:
            return error.code != UNKNOWN_MESSAGE
        return True

    async def is_gone(self, channel_id: str) -> bool:
        """Return whether a channel was deleted; if Discord does not say, it exists."""
        try:
            await anext(self._channel(int(channel_id)).history(limit=1), None)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_CHANNEL
        return False

    async def edit(self, posted: PostedMessage, view: Layout, png: bytes | None = None) -> bool:
        """Edit a message; return ``False`` if it can no longer be edited."""
        try:
            await self.message(posted.channel_id, posted.message_id).edit(
                view=view, attachments=files_of(png), allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def find_panels(
        self, outbox_message: OutboxMessage, *, lobby: bool = False
    ) -> list[Panel]:
        """Return the table's live messages after the last known one, with or without its lobby.

        There are none unless an earlier attempt may have posted one before it was interrupted.
        """
        if not outbox_message.doubtful:
            return []
        table = outbox_message.table
        channel = self._channel(int(table.channel_id))
        panels = await live_panels(channel, table.id, _known(table), self._tables.restored_at)
        return [panel for panel in panels if lobby or panel.ref.act != LOBBY_ACT]


def _known(table: Table) -> discord.Object | datetime:
    """Return the table's board or lobby message in its channel, or else a time before it opened.

    That time is a day earlier, because the host's clock may have been changed since.
    """
    for posted in (table.board, table.lobby):
        if posted is not None and posted.channel_id == table.channel_id:
            return discord.Object(int(posted.message_id))
    return table.created - timedelta(days=1)


def users_to_mention(outbox_message: OutboxMessage, seats: Sequence[int]) -> list[str]:
    """Return the players to mention: not those in quiet hours or who have muted the table."""
    table, silent = outbox_message.table, outbox_message.silent_mentions
    users = [table.seats[seat].mover_id for seat in seats if seat not in silent]
    return [user for user in users if user is not None]  # computer players and empty seats


GONE = (10003, 50001, 50013, 50083, 160005)
"""Unknown channel, missing access or permissions, or an archived or locked thread.

The table is paused.
"""

NOT_EDITABLE = (UNKNOWN_MESSAGE, 30046, 50005, 50083)
"""The message is gone, too old, not ours, or its thread is archived: a new one replaces it."""


async def remove_controls(
    message: discord.PartialMessage | discord.Message, stored: Sequence[dict[str, Any]] = ()
) -> None:
    """Remove the controls of a message that has been replaced; its picture stays.

    ``stored`` is what it shows without them; without it, the message is fetched. A refusal that
    will not pass is logged.

    Raises:
        discord.HTTPException: rate limited or a server error, to be tried again.
    """
    try:
        if not stored:
            whole = message if isinstance(message, discord.Message) else await message.fetch()
            stored = without_controls(part.to_dict() for part in whole.components)
        await message.edit(view=Layout(stored=stored), allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= 500:
            raise
        level = logging.INFO if error.code in (*NOT_EDITABLE, *GONE) else logging.ERROR
        log.log(level, "message.close.failed", extra={"posted": message.id, "refused": error.code})


async def translating_errors(
    http_guard: HttpGuard,
    deliver: Callable[[OutboxMessage], Awaitable[SentMessage | None]],
    outbox_message: OutboxMessage,
) -> SentMessage | None:
    """Deliver an outbox message, and translate Discord's errors.

    Raises:
        Unreachable: the channel is gone or closed to the bot.
        TryLater: Discord cannot be reached, asks to wait, or has refused too many requests.
    """
    if (seconds := http_guard.suspended_for) > 0:
        raise TryLater("too many refused requests", seconds)
    try:
        return await deliver(outbox_message)
    except discord.RateLimited as limited:
        raise TryLater("rate limited", limited.retry_after) from limited
    except discord.HTTPException as error:
        if error.code in GONE:
            raise Unreachable(f"{error.status} {error.code}") from error
        if error.status == 429 or error.status >= 500 or APP_EMOJI.stop_if_refused(error):
            raise TryLater(f"{error.status} {error.code}") from error
        raise
    except (aiohttp.ClientError, TimeoutError, OSError, JSONDecodeError) as error:
        raise TryLater(type(error).__name__) from error
