"""``/server``: what holds for the tables of a server, said by its organisers."""

from __future__ import annotations

import discord

from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import FeatureCog, person_of
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import words_for
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.server.message import UNSAID, server_message
from bot.tables.admin import guild_settings
from bot.tables.admin.guild_settings import GuildSettings
from bot.tables.domain.errors import TableError


class AdminSettingsCog(FeatureCog):
    """One panel; channels and the role are given with the command, the rest is in menus."""

    @slash("server")
    async def server(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        role: discord.Role | None = None,
    ) -> None:
        """The panel; a channel or role named is switched on or off first."""
        person = person_of(interaction)
        found = await guild_settings.read_guild_settings(
            self.tables, guild_settings.require_admin_server(person)
        )
        if channel is not None:
            found = await guild_settings.switch_channel(self.tables, person, str(channel.id))
        if role is not None:
            if role.is_default() or _of_an_app(role):
                raise TableError.because("server-role-unfit")
            found = await guild_settings.switch_role(self.tables, person, str(role.id))
        await self._show(interaction, found)

    @press("serverpace", "serverlanguage", "serveropeners")
    async def word_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menus of paces, languages and of who opens tables."""
        word = "" if ref.word == UNSAID else ref.word
        pace, language, openers = (
            word if ref.act == f"server{what}" else None for what in ("pace", "language", "openers")
        )
        person = person_of(interaction)
        found = await guild_settings.set_option(
            self.tables, person, pace=pace, language=language, openers=openers
        )
        await self._show(interaction, found)

    @press("servermost")
    async def most_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of how many tables somebody may open."""
        person = person_of(interaction)
        await self._show(
            interaction, await guild_settings.set_option(self.tables, person, most=ref.number)
        )

    @press("serveropponents")
    async def opponents_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """The menu of whether opponents may sit at the tables."""
        allowed, person = ref.word == "yes", person_of(interaction)
        await self._show(
            interaction, await guild_settings.set_option(self.tables, person, opponents=allowed)
        )

    async def _show(self, interaction: Interaction, found: GuildSettings) -> None:
        view = server_message(found, words_for(interaction), mute=_mute(interaction, found))
        await answer(interaction, view)


def _of_an_app(role: discord.Role) -> bool:
    """Whether the role came with an app, so that nobody else can have it."""
    return role.managed and not (role.is_premium_subscriber() or role.is_integration())


def _mute(interaction: Interaction, found: GuildSettings) -> bool:
    """Whether Discord would let the role be named and call nobody."""
    guild = interaction.guild
    role = None if guild is None or found.ping is None else guild.get_role(int(found.ping))
    if role is None or interaction.app_permissions.mention_everyone:
        return False
    return not role.mentionable
