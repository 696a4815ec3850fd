"""The welcome: once ever, to whoever invited the bot to a server."""

from __future__ import annotations

import logging

import discord

log = logging.getLogger(__name__)


async def inviter(guild: discord.Guild) -> discord.Member | None:
    """Whoever invited the bot, by the audit log where it may be read, else the owner."""
    number = await _by_the_audit_log(guild) or guild.owner_id
    if number is None:
        return None
    try:
        return await guild.fetch_member(number)
    except discord.HTTPException as refused:
        log.info("inviter", extra={"guild": guild.id, "refused": refused.code})
        return None


async def _by_the_audit_log(guild: discord.Guild) -> int | None:
    if not guild.me.guild_permissions.view_audit_log:
        return None
    added = discord.AuditLogAction.bot_add
    try:
        async for entry in guild.audit_logs(limit=10, action=added):
            if entry.target is not None and entry.target.id == guild.me.id:
                return entry.user_id
    except discord.HTTPException as refused:
        log.info("audit log", extra={"guild": guild.id, "refused": refused.code})
    return None


async def greet(guild: discord.Guild, view: discord.ui.LayoutView) -> None:
    """Send the welcome privately; to somebody who takes no messages, in the system channel."""
    person = await inviter(guild)
    if person is None:
        return
    try:
        await person.send(view=view)
    except discord.Forbidden:
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
