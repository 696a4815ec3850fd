"""Find messages that an earlier attempt has posted, or that are from before a restore."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.tables.domain.table import PostedMessage

log = logging.getLogger(__name__)

MAX_SEARCHED_MESSAGES = 200
"""Number of recent messages that are searched for live ones."""

BOARD_ACT, FINAL_ACT, LOBBY_ACT = "undo", "rematch", "join"
"""The acts of a button that every board, final message and lobby has."""
_LIVE = re.compile(
    rf"(?P<act>{BOARD_ACT}|{FINAL_ACT}|{LOBBY_ACT}):(?P<table>\d+):(?P<sequence>\d+):.*"
)


@dataclass(frozen=True, slots=True)
class Panel:
    """A message with controls: a table's board at ``sequence``, its lobby or its result."""

    message: discord.Message
    table: int
    sequence: int
    act: str


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


async def posted_before(
    channel: discord.PartialMessageable, mark: int, since: datetime | PostedMessage | None
) -> str | None:
    """Return the id of the message with that mark after a time or a message, if any."""
    for message in await _messages(channel, since):
        if any(getattr(part, "id", None) == mark for part in message.components):
            return str(message.id)
    return None


async def _messages(
    channel: discord.PartialMessageable, since: datetime | PostedMessage | None
) -> list[discord.Message]:
    after = discord.Object(int(since.message_id)) if isinstance(since, PostedMessage) else since
    try:
        read = channel.history(limit=MAX_SEARCHED_MESSAGES, after=after, oldest_first=False)
        return [message async for message in read]
    except discord.Forbidden as refused:
        log.warning(
            "channel.history.unreadable", extra={"channel": channel.id, "refused": refused.code}
        )
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
