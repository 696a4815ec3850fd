"""Look up who can read a channel, for visitors of the web page."""

from __future__ import annotations

from time import monotonic

import discord

from bot.discord_ui.common.interactions import Services

CACHE_S = 60.0
"""How long an answer of Discord is used again."""
CACHE_SIZE = 5000
Place = discord.abc.GuildChannel | discord.Thread


class MemberLookup:
    """Knows who can read which channel, of the servers that this process serves."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._members: dict[tuple[str, str, str], tuple[float, bool]] = {}
        self._channels: dict[str, tuple[float, Place | None]] = {}

    async def everybody_reads(self, server_id: str, channel_id: str) -> bool:
        """Return whether every member of a server can read a channel."""
        guild = self._guild(server_id)
        channel = None if guild is None else await self._channel(guild, channel_id)
        if guild is None or channel is None:
            return False
        return _can_read(channel, guild.default_role)

    async def member_reads(self, server_id: str, channel_id: str, user_id: str) -> bool:
        """Return whether a user is a member of a server and can read a channel there."""
        key, now = (server_id, channel_id, user_id), monotonic()
        asked_at, answer = self._members.get(key, (-CACHE_S, False))
        if now - asked_at >= CACHE_S:
            answer = await self._ask(server_id, channel_id, user_id)
            if len(self._members) >= CACHE_SIZE:
                self._members.clear()
            self._members[key] = now, answer
        return answer

    async def _ask(self, server_id: str, channel_id: str, user_id: str) -> bool:
        guild = self._guild(server_id)
        channel = None if guild is None else await self._channel(guild, channel_id)
        if guild is None or channel is None or not user_id.isdecimal():
            return False
        try:
            member = await guild.fetch_member(int(user_id))
        except discord.HTTPException:
            return False
        return _can_read(channel, member)

    def _guild(self, server_id: str) -> discord.Guild | None:
        return self._services.get_guild(int(server_id)) if server_id.isdecimal() else None

    async def _channel(self, guild: discord.Guild, channel_id: str) -> Place | None:
        """Return a channel; archived threads are not in the cache of the gateway."""
        if not channel_id.isdecimal():
            return None
        known = guild.get_channel_or_thread(int(channel_id))
        if known is not None:
            return known
        asked_at, found = self._channels.get(channel_id, (-CACHE_S, None))
        if monotonic() - asked_at >= CACHE_S:
            try:
                found = await guild.fetch_channel(int(channel_id))
            except (discord.HTTPException, discord.InvalidData):
                found = None
            if len(self._channels) >= CACHE_SIZE:
                self._channels.clear()
            self._channels[channel_id] = monotonic(), found
        return found


def _can_read(channel: Place, whose: discord.Role | discord.Member) -> bool:
    if isinstance(channel, discord.Thread) and channel.is_private():
        return False
    try:
        allowed = channel.permissions_for(whose)
    except discord.ClientException:  # the channel of a thread is not known
        return False
    return allowed.view_channel and allowed.read_message_history
