"""Look up who can read a channel, for visitors of the web page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

import aiohttp
import discord

log = logging.getLogger(__name__)

CACHE_S = 60.0
"""How long an answer of Discord is used again."""
CACHE_SIZE = 5000
Place = discord.abc.GuildChannel | discord.Thread


class MemberLookup:
    """Knows who can read which channel.

    Channels of servers that this process serves are in the gateway's cache. For all others, and in
    a process without a connection to the gateway, Discord is asked once a minute.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._asked: dict[tuple[str, ...], tuple[float, asyncio.Future[Any]]] = {}

    async def everybody_reads(self, server_id: str, channel_id: str) -> bool:
        """Return whether every member of a server can read a channel."""
        channel = await self._channel(server_id, channel_id)
        return channel is not None and _can_read(channel, channel.guild.default_role)

    async def member_reads(self, server_id: str, channel_id: str, user_id: str) -> bool:
        """Return whether a user is a member of a server and can read a channel there."""
        channel = await self._channel(server_id, channel_id)
        if channel is None or not user_id.isdecimal():
            return False

        async def ask() -> discord.Member:
            return await channel.guild.fetch_member(int(user_id))

        member = await self._ask((server_id, user_id), ask)
        return member is not None and _can_read(channel, member)

    async def _channel(self, server_id: str, channel_id: str) -> discord.abc.GuildChannel | None:
        """Return the channel whose permissions decide: for a thread its parent.

        ``None`` if there is no such channel, or if it is a private thread.
        """
        if not (server_id.isdecimal() and channel_id.isdecimal()):
            return None
        guild = self._client.get_guild(int(server_id))
        place = None if guild is None else guild.get_channel_or_thread(int(channel_id))
        if place is None:  # archived threads are not in the cache of the gateway either
            place = await self._ask(
                (server_id, channel_id, "channel"),
                lambda: self._fetch_channel(guild, int(server_id), int(channel_id)),
            )
        if isinstance(place, discord.Thread):
            return None if place.is_private() else place.parent
        return place

    async def _fetch_channel(
        self, guild: discord.Guild | None, server_id: int, channel_id: int
    ) -> Place:
        """Ask Discord for a channel with its server's roles."""
        guild = guild or await self._client.fetch_guild(server_id, with_counts=False)
        place = await guild.fetch_channel(channel_id)
        if isinstance(place, discord.Thread) and not place.is_private() and place.parent is None:
            return await guild.fetch_channel(place.parent_id)
        return place

    async def _ask(self, key: tuple[str, ...], ask: Callable[[], Awaitable[Any]]) -> Any | None:
        """Return Discord's answer, of which all who ask within a minute get the same."""
        asked_at, answer = self._asked.get(key, (-CACHE_S, None))
        if answer is None or monotonic() - asked_at >= CACHE_S:
            answer = asyncio.ensure_future(_answer(ask, answer))
            if len(self._asked) >= CACHE_SIZE:
                self._asked.clear()
            self._asked[key] = monotonic(), answer
        return await asyncio.shield(answer)


async def _answer(ask: Callable[[], Awaitable[Any]], earlier: asyncio.Future[Any] | None) -> Any:
    """Return Discord's answer, or ``None`` if there is no such thing for the bot.

    While Discord fails, its earlier answer remains.
    """
    try:
        return await ask()
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("web.readers.failed", extra={"why": type(error).__name__})
        return None if earlier is None else await earlier


def _can_read(channel: discord.abc.GuildChannel, whose: discord.Role | discord.Member) -> bool:
    allowed = channel.permissions_for(whose)
    return allowed.view_channel and allowed.read_message_history
