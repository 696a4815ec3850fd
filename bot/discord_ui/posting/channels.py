"""What Discord is asked for when something is posted: texts, pictures, who may be mentioned."""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.discord_ui.common.layout import PICTURE, Layout
from bot.discord_ui.common.pictures import ScoreChart
from bot.discord_ui.posting.previous_messages import (
    NOT_EDITABLE,
    Panel,
    live_panels,
    mark,
    posted_before,
)
from bot.tables.domain.table import PostedMessage, Table
from bot.tables.outbox import OutboxMessage
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

LONG = timedelta(days=1)
UNKNOWN_CHANNEL = 10003
NOBODY = discord.AllowedMentions.none()

Channel = Callable[[int], discord.PartialMessageable]
"""Where to post, by Discord's number of the channel."""
DirectMessages = Callable[[discord.Object], Awaitable[discord.DMChannel]]
"""Where to write to a person alone."""
DIRECT_MESSAGES_CLOSED = (50007, 50278, 10013)
"""Cannot send messages to this user, no server in common, or an unknown user."""


class ChannelSender:
    """Posting in channels and to people, and looking after what was posted."""

    def __init__(self, channel: Channel, letters: DirectMessages, tables: TableService) -> None:
        self._channel = channel
        self._letters = letters
        self._tables = tables

    async def send(
        self,
        parcel: OutboxMessage,
        view: Layout,
        drawn: bytes | None = None,
        mentioned: Sequence[str] = (),
        chart: ScoreChart | None = None,
        role: str | None = None,
    ) -> str:
        """Post a message that mentions exactly those, unless an earlier try has; its id."""
        channel = self._channel(int(parcel.table.channel_id))
        mark(view, parcel.nonce)
        if parcel.attempt > 1:
            before = await posted_before(channel, parcel.nonce, _known(parcel.table))
            if before is not None:
                log.info("posted before", extra={"parcel": parcel.id, "table": parcel.table.id})
                return before
        message = await channel.send(
            view=view,
            files=_files(drawn, chart),
            nonce=parcel.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=[] if role is None else [discord.Object(role)],
                users=[discord.Object(user) for user in mentioned],
            ),
        )
        return str(message.id)

    async def send_to(self, user: str, parcel: OutboxMessage, view: Layout) -> str | None:
        """Send a direct message; its id, ``None`` where somebody takes none."""
        try:
            alone = await self._letters(discord.Object(int(user)))
            message = await alone.send(view=view, nonce=parcel.nonce, allowed_mentions=NOBODY)
        except discord.HTTPException as refused:
            if refused.code not in DIRECT_MESSAGES_CLOSED:
                raise
            return None
        return str(message.id)

    def message(self, channel_id: str, message_id: str) -> discord.PartialMessage:
        """A message by its numbers."""
        return self._channel(int(channel_id)).get_partial_message(int(message_id))

    async def is_gone(self, channel_id: str) -> bool:
        """Return whether a channel was deleted; if Discord does not say so, it is there."""
        try:
            await anext(self._channel(int(channel_id)).history(limit=1), None)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_CHANNEL
        return False

    async def edit(self, posted: PostedMessage, view: Layout, drawn: bytes | None = None) -> bool:
        """Change a message; ``False`` when it cannot be changed any more."""
        try:
            await self.message(posted.channel_id, posted.message_id).edit(
                view=view, attachments=_files(drawn), allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def left(self, parcel: OutboxMessage) -> list[Panel]:
        """The panels since the last one that is known, where a try may have been cut short."""
        if not parcel.doubtful:
            return []
        table = parcel.table
        channel = self._channel(int(table.channel_id))
        return await live_panels(channel, table.id, _known(table), self._tables.restored_at)

    async def left_live(self, parcel: OutboxMessage) -> list[Panel]:
        """Those of them that are boards."""
        return [panel for panel in await self.left(parcel) if not panel.lobby]


def _known(table: Table) -> PostedMessage | datetime:
    """The newest message in the channel that shows the table; without one, before it was opened.

    The clock may have been set since, so that is long before.
    """
    here = [post for post in (table.board, table.lobby) if post is not None]
    here = [post for post in here if post.channel_id == table.channel_id]
    return here[0] if here else table.created - LONG


def players(table: Table, seats: Sequence[int]) -> list[str]:
    """Who plays the seats, as far as anybody does."""
    return [user for seat in seats if (user := table.seats[seat].plays) is not None]


def called(parcel: OutboxMessage, seats: Sequence[int]) -> list[str]:
    """Those of them whom the message is to call: who sleeps or wants no call is only named."""
    return players(parcel.table, [seat for seat in seats if seat not in parcel.silent_mentions])


def _files(drawn: bytes | None, chart: ScoreChart | None = None) -> list[Any]:
    files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
    return files if chart is None else [*files, chart.file()]
