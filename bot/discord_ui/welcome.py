"""Welcome the user who invited the bot, once per server."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.discord_ui.common.buttons import rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import NOBODY
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.help import learning_buttons
from bot.presentation.texts import escape, tidy, words_in
from engine.core.words.catalogue import Catalogue, closest_language

log = logging.getLogger(__name__)


class WelcomeCog(FeatureCog):
    """Send the welcome when the bot joins a server."""

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome the user who invited the bot, once per server."""
        if not await self.tables.servers.claim_welcome(str(guild.id)):
            return
        language: str = self.services.settings.language
        if "COMMUNITY" in guild.features:
            language = closest_language(guild.preferred_locale.value)
        try:
            await send_welcome(guild, welcome_message(words_in(language), guild.name))
        except discord.HTTPException as refused:
            log.info("guild.welcome.failed", extra={"guild": guild.id, "refused": refused.status})


async def inviter(guild: discord.Guild) -> discord.Member | None:
    """Return who invited the bot, from the audit log if it may be read, or else the owner."""
    number = guild.owner_id
    try:
        if guild.me.guild_permissions.view_audit_log:
            added = discord.AuditLogAction.bot_add
            async for entry in guild.audit_logs(limit=10, action=added):
                if entry.target is not None and entry.target.id == guild.me.id:
                    number = entry.user_id or number
                    break
    except discord.HTTPException as refused:
        log.info("guild.audit_log.unreadable", extra={"guild": guild.id, "refused": refused.code})
    try:
        return None if number is None else await guild.fetch_member(number)
    except discord.HTTPException as refused:
        log.info("guild.inviter.unreadable", extra={"guild": guild.id, "refused": refused.code})
        return None


async def send_welcome(guild: discord.Guild, view: discord.ui.LayoutView) -> None:
    """Send the welcome privately, or in the system channel to a user who accepts no messages."""
    person = await inviter(guild)
    if person is None:
        return
    try:
        await person.send(view=view)
    except discord.Forbidden:
        channel = guild.system_channel
        if channel is not None and channel.permissions_for(guild.me).send_messages:
            await channel.send(view=view, allowed_mentions=NOBODY)


def welcome_message(words: Catalogue, server: str) -> Layout:
    """Compose the welcome, without a button to open a table: that needs a channel of the server."""
    hello = words.say("help-welcome", server=escape(tidy(server)))
    lines = [words.say(f"help-{step}") for step in ("open", "play", "ask", "guide")]
    return note(hello, *lines, controls=rows(*learning_buttons(words)))
