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

from bot.discord_ui.common.layout import PICTURE, Layout, StoredLayout, without_controls
from bot.discord_ui.common.pictures import ScoreChart
from bot.discord_ui.common.replies import UNKNOWN_MESSAGE
from bot.tables.domain.table import PostedMessage, Table
from bot.tables.facade import Tables
from bot.tables.types import OutboxMessage

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

    def __init__(self, channel: Channel, letters: DirectMessages, tables: Tables) -> None:
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


GONE = (10003, 50001, 50013, 50083, 160005)
"""Unknown channel, missing access or permissions, an archived or locked thread: the table is
paused."""

NOT_EDITABLE = (UNKNOWN_MESSAGE, 30046, 50005, 50083)
"""The message is gone, too old, not ours, or its thread is archived: a new one takes its place."""
LOOKED_THROUGH = 200
"""How many messages back a panel that no row remembers is looked for."""

_LIVE = re.compile(r"(?P<act>undo|rematch|join):(?P<table>\d+):(?P<sequence>\d+):.*")
"""The button of every board (``undo``), final message (``rematch``) and lobby (``join``)."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A live message of a table: its board at ``sequence``, its lobby or the final one."""

    message: discord.Message
    table: int
    sequence: int
    act: str

    @property
    def final(self) -> bool:
        """Whether it tells how the game ended."""
        return self.act == "rematch"

    @property
    def lobby(self) -> bool:
        """Whether it is the lobby."""
        return self.act == "join"


async def live_panels(
    channel: discord.PartialMessageable,
    table: int,
    since: datetime | PostedMessage | None,
    restored_at: datetime | None = None,
) -> list[Panel]:
    """A table's live messages in a channel after a moment or a message, the newest first.

    Those from before a restore are found whichever table they are of. None where the history may
    not be read.
    """
    panels = [_panel(message) for message in await _messages(channel, since)]
    return [
        panel
        for panel in panels
        if panel is not None
        and (panel.table == table or (restored_at and panel.message.created_at < restored_at))
    ]


def mark(view: ui.LayoutView, nonce: str) -> None:
    """Give a message what it is found by when it is to be posted again."""
    view.children[0].id = _marked(nonce)


async def posted_before(
    channel: discord.PartialMessageable, nonce: str, since: datetime | PostedMessage | None
) -> str | None:
    """The message in a channel after a moment or a message that was posted with that nonce."""
    wanted = _marked(nonce)
    for message in await _messages(channel, since):
        if any(getattr(part, "id", None) == wanted for part in message.components):
            return str(message.id)
    return None


def _marked(nonce: str) -> int:
    """A component's number that no other message has: 30 digits of the nonce, above all usual."""
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
    """The panel a message of ours is, if it is one and still has its controls."""
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
    """Take the controls off a message that has been replaced; its picture stays.

    ``stored`` is what it shows without them. Only a message of which that is unknown is fetched.
    What Discord refuses for good is noted; troubles that pass are raised, to be tried again.
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


async def stands(message: discord.PartialMessage) -> bool:
    """Whether a message is still there; in doubt it is."""
    try:
        await message.fetch()
    except discord.HTTPException as error:
        return error.code != UNKNOWN_MESSAGE
    return True
