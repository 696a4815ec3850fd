"""``/tables``: what can be joined or watched here, and where else players are wanted."""

from __future__ import annotations

import discord

from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import FeatureCog, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.listing.message import PAGE, listing_message
from bot.tables.domain.errors import TableError
from bot.tables.lobby import listing
from bot.tables.lobby.listing import Listed, ListingKind


class ListingCog(FeatureCog):
    """A table in a channel that somebody cannot see is not listed for them."""

    @slash("tables")
    async def list_tables(self, interaction: Interaction) -> None:
        """The first page."""
        await self._show(interaction, 0)

    @press("tables")
    async def turned(self, interaction: Interaction, ref: ControlId) -> None:
        """The list from a place on."""
        await self._show(interaction, ref.number)

    async def _show(self, interaction: Interaction, begin: int) -> None:
        if interaction.guild_id is None:
            raise TableError.because("error-in-a-server")
        found = [
            one
            for one in await listing.list_tables(
                self.tables, str(interaction.guild_id), user_id(interaction)
            )
            if one.kind is ListingKind.ELSEWHERE or _sees(interaction, one)
        ]
        page = found[begin : begin + PAGE]
        kinds = {one.table_id: one.kind for one in page}
        tables = await listing.load_tables(self.tables, list(kinds))
        shown = [(kinds[table.id], table) for table in tables]
        language = language_of(interaction)
        await answer(interaction, listing_message(shown, begin, len(found), language))


def _sees(interaction: Interaction, listed: Listed) -> bool:
    """Whether whoever asks may see the channel; one that is not known is not shown."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(int(listed.channel_id))
    if channel is None:
        return False
    if isinstance(channel, discord.Thread):
        return channel.parent is not None and channel.permissions_for(member).view_channel
    return channel.permissions_for(member).view_channel
