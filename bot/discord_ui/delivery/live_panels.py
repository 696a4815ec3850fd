"""Panels in the channel: whether one still stands, those laid aside, and those a stop left live."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord

from bot.discord_ui.delivery.without_controls import without_controls
from bot.tables.models import Posted

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
GONE = (10003, 50001, 50013, 50083)
"""Unknown channel, missing access or permissions, a locked thread: the table is paused."""
NOT_EDITABLE = (UNKNOWN_MESSAGE, 30046, 50005, 50083)
"""The message is gone, too old, not ours, or its thread is archived: a new one takes its place."""
LOOKED_THROUGH = 200
"""How many messages back a panel that no row remembers is looked for."""

_LIVE = re.compile(r"(?P<act>undo|rematch):(?P<table>\d+):(?P<sequence>\d+):.*")
"""The button that every board has (``undo``), and every final message (``rematch``)."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A live message of a table: its board at ``sequence``, or the final one."""

    message: discord.Message
    sequence: int
    final: bool


async def live_panels(
    channel: discord.PartialMessageable, table: int, since: datetime | Posted | None
) -> list[Panel]:
    """A table's live messages in a channel after a moment or a message, the newest first.

    None where the history may not be read.
    """
    after = discord.Object(int(since.message_id)) if isinstance(since, Posted) else since
    found: list[Panel] = []
    try:
        async for message in channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=False):
            panel = _panel(message, table)
            if panel is not None:
                found.append(panel)
    except discord.Forbidden as refused:
        log.warning("history not read", extra={"table": table, "refused": refused.code})
    return found


def _panel(message: discord.Message, table: int) -> Panel | None:
    """The panel a message of ours is, if it is one of that table and still has its controls."""
    for custom_id in _custom_ids(message.components):
        named = _LIVE.fullmatch(custom_id)
        if named and int(named["table"]) == table:
            return Panel(message, int(named["sequence"]), named["act"] == "rematch")
    return None


def _custom_ids(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        yield from _custom_ids(getattr(component, "children", ()))
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id


async def close(message: discord.PartialMessage) -> None:
    """Take the controls off a message that has been replaced; its picture stays.

    What Discord refuses for good is noted; troubles that pass are raised, to be tried again.
    """
    try:
        whole = await message.fetch()
        view = without_controls(whole)
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
