"""A message that has been replaced: as it stands, without its buttons and menus."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord
from discord import ComponentType, ui

from bot.discord_ui.common.replies import UNKNOWN_MESSAGE
from bot.discord_ui.posting.http_errors import GONE
from bot.tables.domain.table import PostedMessage

log = logging.getLogger(__name__)

_SHOWN = (ComponentType.text_display.value, ComponentType.media_gallery.value)


def without_controls(components: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return components, as Discord gets them, without the buttons and menus."""
    kept = []
    for component in components:
        if component["type"] == ComponentType.container.value:
            inner = without_controls(component["components"])
            kept.append({**component, "components": inner})
        elif component["type"] in _SHOWN:
            kept.append(dict(component))
    return kept


class StoredLayout(ui.LayoutView):
    """A message made of components as they were stored; it has no controls."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._stored = components

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as they were stored."""
        return self._stored

    def has_components_v2(self) -> bool:
        """Return that these are components of the newer kind."""
        return True


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
