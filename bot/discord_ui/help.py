"""``/help``, ``/about``, and one welcome message to the user who invited the bot."""

from __future__ import annotations

import logging
from importlib.metadata import version
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from bot.config import Settings
from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import NOBODY, Interaction, answer, tell, words_for
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import host_language, slash
from bot.discord_ui.common.options import games_menu
from bot.discord_ui.lobby.opening import open_table
from bot.presentation.texts import escape, tidy, words_in
from bot.presentation.time_control import time_here, timeout_policy_card
from bot.tables.domain.errors import TableError
from bot.tables.domain.options import TableOptions, require_game
from bot.tables.domain.time_control import DEFAULT_TIME_CONTROL
from engine.core.registry import game_names
from engine.core.words.catalogue import Catalogue, closest_language

log = logging.getLogger(__name__)


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


async def greet(guild: discord.Guild, view: discord.ui.LayoutView) -> None:
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


class HelpCog(FeatureCog):
    """Explain how to begin."""

    @slash("help")
    async def help(self, interaction: Interaction) -> None:
        """Show the three steps to a first game."""
        await answer(interaction, steps(words_for(interaction)))

    @press("new")
    async def _start_a_table(self, interaction: Interaction, ref: ControlId) -> None:
        """Open a table with the default options; ask for the game first if there are several."""
        names = game_names()
        if not ref.word and len(names) > 1:
            await answer(interaction, games_menu(words_for(interaction), "new", names))
            return
        if interaction.guild_id is None:
            raise TableError.because("error-in-a-server")
        name = require_game(ref.word or names[0]).name
        language = host_language(interaction, self.services.settings.language)
        options = TableOptions(name, language, time_control=DEFAULT_TIME_CONTROL)
        table = await open_table(interaction, options)
        where, words = f"<#{table.channel_id}>", words_for(interaction, name)
        await tell(interaction, words.say("game-opened", table=str(table.id), where=where))

    @press("time-rules")
    async def _time_rules(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the timeout policy; from a lobby, with the figures of its table."""
        texts = timeout_policy_card()
        if ref.table:
            texts = time_here(await self.tables.table(ref.table))
        await tell(interaction, *map(words_for(interaction).format, texts))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome the user who invited the bot, once per server."""
        if not await self.tables.guilds.claim_welcome(str(guild.id)):
            return
        language: str = self.services.settings.language
        if "COMMUNITY" in guild.features:
            language = closest_language(guild.preferred_locale.value)
        try:
            await greet(guild, welcome(words_in(language), guild.name))
        except discord.HTTPException as refused:
            log.info("guild.welcome.failed", extra={"guild": guild.id, "refused": refused.status})


def steps(words: Catalogue) -> Layout:
    """Compose the three steps, with buttons to open a table and to learn a game."""
    lines = [words.say(f"help-{step}") for step in ("title", "open", "play", "ask", "guide")]
    start = button(ControlId("new"), words.say("help-start"), discord.ButtonStyle.primary)
    time_rules = button(ControlId("time-rules"), words.say("help-time-rules"))
    return note(*lines, controls=rows(start, *learning(words), time_rules))


def welcome(words: Catalogue, server: str) -> Layout:
    """Compose the private welcome, from where no table can be opened."""
    hello = words.say("help-welcome", server=escape(tidy(server)))
    lines = [words.say(f"help-{step}") for step in ("open", "play", "ask", "guide")]
    return note(hello, *lines, controls=rows(*learning(words)))


def learning(words: Catalogue) -> list[PressButton]:
    """Return the buttons for new players."""
    return [
        button(ControlId("guide"), words.say("guide-open")),
        button(ControlId("learn"), words.say("guide-learn")),
    ]


POLICIES = ("privacy", "terms")
"""Each has a text ``policy-NAME``; PRIVACY.md and TERMS.md are made from the same texts."""


class AboutCog(FeatureCog):
    """Show what the bot is, to anybody and anywhere."""

    @slash("about", anywhere=True)
    async def about(self, interaction: Interaction) -> None:
        """Show the version, the links, and buttons for the policies."""
        await answer(interaction, about(words_for(interaction), self.services.settings))

    @press("policy")
    async def _policy(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the privacy policy or the terms of use in the user's language."""
        if ref.word not in POLICIES:
            raise TableError.because("error-old-button")
        words = words_for(interaction)
        text = words.say(f"policy-{ref.word}")
        await answer(interaction, note(text, controls=_policy_buttons(words)))


def about(words: Catalogue, settings: Settings) -> Layout:
    """Compose the answer to ``/about``."""
    lines = [
        words.say("about-title", version=version("seneschal")),
        words.say("about-what"),
        words.say("about-licence"),
    ]
    if settings.source_url:
        lines.append(words.say("about-source", url=settings.source_url))
    if settings.support_url:
        lines.append(words.say("about-support", url=settings.support_url))
    else:
        lines.append(words.say("about-no-support"))
    return note(*lines, controls=_policy_buttons(words))


def _policy_buttons(words: Catalogue) -> list[ui.ActionRow[Any]]:
    labels = {name: words.say(f"about-{name}") for name in POLICIES}
    return rows(*(button(ControlId("policy", word=name), label) for name, label in labels.items()))
