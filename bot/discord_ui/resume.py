"""``/game resume``: continue a paused table in this channel."""

from __future__ import annotations

from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    channel_of,
    confirm,
    person_of,
    request_of,
)
from bot.discord_ui.common.locale import GAME, slash
from bot.discord_ui.posting.channels import UNKNOWN_CHANNEL
from bot.tables.domain.request import DoneOrVote
from bot.tables.domain.table import Status
from bot.tables.domain.votes import VoteStatus
from engine.core import Text, say


class ResumeCommands(FeatureCog):
    """Resume a paused table."""

    @slash("game-resume", GAME)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Resume a paused table in this channel; ``table`` names one from another channel."""
        here = await self.tables.table_in(channel_of(interaction))
        if here is not None and table in (None, here.id) and await self.show_if_gone(here):
            await confirm(interaction, here, say("game-resumed", table=str(here.id)))
            return
        number = table if table is not None else (await self.table_here(interaction)).id
        await self._pause_if_gone(interaction, number)
        request, channel = request_of(interaction), channel_of(interaction)
        resumed = await self.tables.channels.resume(request, number, channel)
        await confirm(interaction, resumed.table, _resumed(resumed))

    async def _pause_if_gone(self, interaction: Interaction, number: int) -> None:
        """Pause a table whose channel was deleted unnoticed, if the user may know of it."""
        await self.tables.require_visible(number, person_of(interaction))
        table = await self.tables.table(number)
        elsewhere = table.live and table.channel_id != channel_of(interaction)
        if elsewhere and await self.services.delivery.channel_is_gone(table.channel_id):
            await self.tables.channels.pause(number, f"404 {UNKNOWN_CHANNEL}")


def _resumed(resumed: DoneOrVote) -> Text:
    """Return the message that the table has resumed, or that a vote decides."""
    number, vote = str(resumed.table.id), resumed.vote
    if vote is None or vote.status is VoteStatus.ACCEPTED:
        return say("game-resumed", table=number)
    paused = resumed.table.status is Status.PAUSED
    return say("move-asked-paused" if paused else "move-asked", table=number)
