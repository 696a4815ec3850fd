"""``/remind``: how long a table waits before it nudges whoever owes a move."""

from __future__ import annotations

from discord import app_commands

from bot.config import MOST_REMIND_HOURS
from bot.discord_ui.kit.cog import FeatureCog, request_of
from bot.discord_ui.kit.locale import words_for
from bot.discord_ui.kit.replies import acknowledge, tell
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.tables import reminders


class RemindersCog(FeatureCog):
    """The interval of a table."""

    @slash("remind")
    async def remind(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, MOST_REMIND_HOURS]
    ) -> None:
        """Set the interval in hours; 0 silences it. Players and organisers may."""
        await acknowledge(interaction)
        table = await self.table_here(interaction)
        await reminders.set_reminder(self.tables, request_of(interaction), table.id, hours or None)
        interaction.extras["saved"] = True
        words = words_for(interaction)
        await tell(
            interaction, words.say("remind-set", hours=hours) if hours else words.say("remind-off")
        )
