"""``/help``: three steps and a button to start a table; one welcome where the bot comes in."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from bot.discord_ui.kit.cog import FeatureCog
from bot.discord_ui.kit.control_ids import Ref, button, press, rows, select
from bot.discord_ui.kit.layout import Layout, note
from bot.discord_ui.kit.locale import host_language, words_for
from bot.discord_ui.kit.replies import acknowledge, answer
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.discord_ui.lobby import opening
from bot.telling.voice import words_in
from engine.core import game
from engine.core.registry import game_names
from engine.core.text import Catalogue, closest_language

log = logging.getLogger(__name__)


class HelpCog(FeatureCog):
    """The first minute."""

    @slash("help")
    async def help(self, interaction: Interaction) -> None:
        """Three steps."""
        await acknowledge(interaction)
        await answer(interaction, steps(words_for(interaction)))

    @press("new")
    async def start_a_table(self, interaction: Interaction, ref: Ref) -> None:
        """The button, or the choice of a game after it: a table with everything as usual."""
        await acknowledge(interaction)
        names = game_names()
        if not ref.word and len(names) > 1:
            await answer(interaction, _which_game(words_for(interaction)))
            return
        opening.need_permissions(interaction)
        name = ref.word or names[0]
        language = host_language(interaction, self.services.settings.language)
        table = await opening.open_table(self.tables, interaction, name, language)
        where = f"<#{table.channel_id}>"
        said = words_for(interaction, name).say("game-opened", table=str(table.id), where=where)
        await answer(interaction, note(said))

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """One welcome, once ever, in the system channel where that is allowed; else nothing."""
        channel, key = guild.system_channel, f"welcome:{guild.id}"
        if channel is None or not channel.permissions_for(guild.me).send_messages:
            return
        if await self.tables.store.recall(key) is not None:
            return
        await self.tables.store.remember(key, "sent")
        language: str = self.services.settings.language
        if "COMMUNITY" in guild.features:
            language = closest_language(guild.preferred_locale.value)
        try:
            await channel.send(
                view=steps(words_in(language)), allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.HTTPException as refused:
            log.info("welcome", extra={"guild": guild.id, "refused": refused.status})


def steps(words: Catalogue) -> Layout:
    """Three steps and the button."""
    lines = [words.say(f"help-{step}") for step in ("title", "open", "play", "ask")]
    start = button(Ref("new"), words.say("help-start"), discord.ButtonStyle.primary)
    return note(*lines, controls=rows(start))


def _which_game(words: Catalogue) -> Layout:
    options = [
        discord.SelectOption(label=words_in(words.language, n).format(game(n).words.title), value=n)
        for n in game_names()
    ]
    menu = select(Ref("new"), words.say("help-which"), options)
    return note(words.say("help-which"), controls=[discord.ui.ActionRow(menu)])
