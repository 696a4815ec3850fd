"""Post in channels and to users, edit, and find and close what was posted before."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.interactions import UNKNOWN_MESSAGE
from bot.discord_ui.common.layout import PICTURE, Layout, StoredLayout, without_controls
from bot.discord_ui.common.pictures import ScoreChart
from bot.tables.domain.table import PostedMessage, Table
from bot.tables.facade import Tables
from bot.tables.types import OutboxMessage

log = logging.getLogger(__name__)

LONG = timedelta(days=1)
UNKNOWN_CHANNEL = 10003
NOBODY = discord.AllowedMentions.none()

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
        chart: ScoreChart | None = None,
        role: str | None = None,
    ) -> str:
        """Post a message that mentions only the given users and role, and return its id.

        A message that an earlier attempt has posted is not posted again.
        """
        channel = self._channel(int(outbox_message.table.channel_id))
        mark(view, outbox_message.nonce)
        if outbox_message.attempt > 1:
            before = await posted_before(
                channel, outbox_message.nonce, _known(outbox_message.table)
            )
            if before is not None:
                log.info(
                    "posted before",
                    extra={"outbox_message": outbox_message.id, "table": outbox_message.table.id},
                )
                return before
        message = await channel.send(
            view=view,
            files=_files(png, chart),
            nonce=outbox_message.nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False,
                roles=[] if role is None else [discord.Object(role)],
                users=[discord.Object(user) for user in mentioned],
            ),
        )
        return str(message.id)

    async def send_to(self, user: str, outbox_message: OutboxMessage, view: Layout) -> str | None:
        """Send a direct message and return its id; ``None`` if the user accepts none."""
        try:
            alone = await self._direct_messages(discord.Object(int(user)))
            message = await alone.send(
                view=view, nonce=outbox_message.nonce, allowed_mentions=NOBODY
            )
        except discord.HTTPException as refused:
            if refused.code not in DIRECT_MESSAGES_CLOSED:
                raise
            return None
        return str(message.id)

    def message(self, channel_id: str, message_id: str) -> discord.PartialMessage:
        """Return a message by its ids, without fetching it."""
        return self._channel(int(channel_id)).get_partial_message(int(message_id))

    async def is_gone(self, channel_id: str) -> bool:
        """Return whether a channel was deleted; if Discord does not say so, it is there."""
        try:
            await anext(self._channel(int(channel_id)).history(limit=1), None)
        except discord.HTTPException as error:
            return error.code == UNKNOWN_CHANNEL
        return False

    async def edit(self, posted: PostedMessage, view: Layout, png: bytes | None = None) -> bool:
        """Edit a message; return ``False`` if it can no longer be edited."""
        try:
            await self.message(posted.channel_id, posted.message_id).edit(
                view=view, attachments=_files(png), allowed_mentions=NOBODY
            )
        except discord.HTTPException as error:
            if error.code in NOT_EDITABLE:
                return False
            raise
        return True

    async def left(self, outbox_message: OutboxMessage) -> list[Panel]:
        """Return the table's live messages after the last known one.

        There are none unless an earlier attempt may have posted one before it was interrupted.
        """
        if not outbox_message.doubtful:
            return []
        table = outbox_message.table
        channel = self._channel(int(table.channel_id))
        return await live_panels(channel, table.id, _known(table), self._tables.restored_at)

    async def left_live(self, outbox_message: OutboxMessage) -> list[Panel]:
        """Return those of :meth:`left` that are boards or final messages."""
        return [panel for panel in await self.left(outbox_message) if not panel.lobby]


def _known(table: Table) -> PostedMessage | datetime:
    """Return the table's board or lobby message in its channel, or else a time before it opened.

    That time is a day earlier, because the host's clock may have been changed since.
    """
    here = [post for post in (table.board, table.lobby) if post is not None]
    here = [post for post in here if post.channel_id == table.channel_id]
    return here[0] if here else table.created - LONG


def players(table: Table, seats: Sequence[int]) -> list[str]:
    """Return the users who play the seats; computer players and empty seats have none."""
    return [user for seat in seats if (user := table.seats[seat].plays) is not None]


def called(outbox_message: OutboxMessage, seats: Sequence[int]) -> list[str]:
    """Return the players to mention: not those in quiet hours or who have muted the table."""
    return players(
        outbox_message.table, [seat for seat in seats if seat not in outbox_message.silent_mentions]
    )


def _files(png: bytes | None, chart: ScoreChart | None = None) -> list[Any]:
    files = [] if png is None else [discord.File(io.BytesIO(png), PICTURE)]
    return files if chart is None else [*files, chart.file()]


GONE = (10003, 50001, 50013, 50083, 160005)
"""Unknown channel, missing access or permissions, or an archived or locked thread.

The table is paused.
"""

NOT_EDITABLE = (UNKNOWN_MESSAGE, 30046, 50005, 50083)
"""The message is gone, too old, not ours, or its thread is archived: a new one replaces it."""
LOOKED_THROUGH = 200
"""Number of recent messages that are searched for live ones."""

_LIVE = re.compile(r"(?P<act>undo|rematch|join):(?P<table>\d+):(?P<sequence>\d+):.*")
"""The button of every board (``undo``), final message (``rematch``) and lobby (``join``)."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A message with controls: a table's board at ``sequence``, its lobby or its result."""

    message: discord.Message
    table: int
    sequence: int
    act: str

    @property
    def final(self) -> bool:
        """Return whether it shows the result."""
        return self.act == "rematch"

    @property
    def lobby(self) -> bool:
        """Return whether it is the lobby."""
        return self.act == "join"


async def live_panels(
    channel: discord.PartialMessageable,
    table: int,
    since: datetime | PostedMessage | None,
    restored_at: datetime | None = None,
) -> list[Panel]:
    """Return a table's live messages in a channel after a time or a message, newest first.

    Messages from before a restore are included for every table. The list is empty if the bot may
    not read the history.
    """
    panels = [_panel(message) for message in await _messages(channel, since)]
    return [
        panel
        for panel in panels
        if panel is not None
        and (panel.table == table or (restored_at and panel.message.created_at < restored_at))
    ]


def mark(view: ui.LayoutView, nonce: str) -> None:
    """Mark a message with its nonce, so that :func:`posted_before` can find it."""
    view.children[0].id = _marked(nonce)


async def posted_before(
    channel: discord.PartialMessageable, nonce: str, since: datetime | PostedMessage | None
) -> str | None:
    """Return the id of the message posted with a nonce after a time or a message, if any."""
    wanted = _marked(nonce)
    for message in await _messages(channel, since):
        if any(getattr(part, "id", None) == wanted for part in message.components):
            return str(message.id)
    return None


def _marked(nonce: str) -> int:
    """Return a component id made of 30 bits of the nonce, above all ids that Discord assigns."""
    return 1 << 30 | int(nonce[:8], 16) >> 2


async def _messages(
    channel: discord.PartialMessageable, since: datetime | PostedMessage | None
) -> list[discord.Message]:
    after = discord.Object(int(since.message_id)) if isinstance(since, PostedMessage) else since
    try:
        read = channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=False)
        return [message async for message in read]
    except discord.Forbidden as refused:
        log.warning("history not read", extra={"channel": channel.id, "refused": refused.code})
        return []


def _panel(message: discord.Message) -> Panel | None:
    """Return the panel that a message is; ``None`` if it is none or has no controls."""
    for custom_id in _custom_ids(message.components):
        named = _LIVE.fullmatch(custom_id)
        if named:
            return Panel(message, int(named["table"]), int(named["sequence"]), named["act"])
    return None


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id


async def close(
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
        view = StoredLayout(list(stored))
        await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as error:
        if error.status == 429 or error.status >= 500:
            raise
        level = logging.INFO if error.code in (*NOT_EDITABLE, *GONE) else logging.ERROR
        log.log(level, "close", extra={"posted": message.id, "refused": error.code})


async def exists(message: discord.PartialMessage) -> bool:
    """Return whether a message exists; if Discord does not say, it does."""
    try:
        await message.fetch()
    except discord.HTTPException as error:
        return error.code != UNKNOWN_MESSAGE
    return True
