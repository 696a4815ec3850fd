"""Find messages that an earlier attempt has posted, or that are from before a restore."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any, NamedTuple

import discord

from bot.discord_ui.common.buttons import ControlId

log = logging.getLogger(__name__)

MAX_SEARCHED_MESSAGES = 200
"""Number of recent messages that are searched for live ones."""
BOARD_ACT, FINAL_ACT, LOBBY_ACT = "more", "rematch", "join"
"""The acts of a button that every board, final message and lobby has."""


class Panel(NamedTuple):
    """A message with controls: a board, a lobby or a result, and the button that tells which."""

    message: discord.Message
    ref: ControlId


async def live_panels(
    channel: discord.PartialMessageable,
    table: int,
    since: datetime | discord.Object,
    restored_at: datetime | None,
) -> list[Panel]:
    """Return a table's live messages in a channel after a time or a message, newest first.

    Messages from before a restore are included for every table. The list is empty if the bot may
    not read the history.
    """
    panels = []
    for message in await _messages(channel, since):
        restored = restored_at is not None and message.created_at < restored_at
        refs = map(ControlId.of, custom_ids(message.components))
        ref = next((r for r in refs if r.act in (BOARD_ACT, FINAL_ACT, LOBBY_ACT)), None)
        if ref is not None and (ref.table == table or restored):
            panels.append(Panel(message, ref))
    return panels


async def posted_before(
    channel: discord.PartialMessageable, mark: int, since: datetime | discord.Object
) -> str | None:
    """Return the id of the message with that mark after a time or a message, if any."""
    for message in await _messages(channel, since):
        if any(getattr(part, "id", None) == mark for part in message.components):
            return str(message.id)
    return None


async def _messages(
    channel: discord.PartialMessageable, since: datetime | discord.Object
) -> list[discord.Message]:
    try:
        read = channel.history(limit=MAX_SEARCHED_MESSAGES, after=since, oldest_first=False)
        return [message async for message in read]
    except discord.Forbidden as refused:
        extra = {"channel": channel.id, "refused": refused.code}
        log.warning("channel.history.unreadable", extra=extra)
        return []


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """Generate the ids of all controls of a message's components."""
    for component in components:
        yield from custom_ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
