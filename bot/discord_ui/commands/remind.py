"""``/remind``: how long a table waits before it nudges whoever owes a move."""

from __future__ import annotations

from discord import app_commands

from bot.config import MOST_REMIND_HOURS
from bot.discord_ui.answers import acknowledge, tell
from bot.discord_ui.desk import Desk, is_organiser, seat_of
from bot.discord_ui.dynamic import Interaction
from bot.discord_ui.slash import slash
from bot.discord_ui.texts import words_for


class Remind(Desk):
    """The interval of a table."""

    @slash("remind")
    async def remind(
        self, interaction: Interaction, hours: app_commands.Range[int, 0, MOST_REMIND_HOURS]
    ) -> None:
        """Set the interval in hours; 0 silences it. Players and organisers may."""
        await acknowledge(interaction)
        table = await self.table_here(interaction)
        if not is_organiser(interaction):
            seat_of(table, interaction)
        await self.steward.set_reminder(table.id, hours or None)
        words = words_for(interaction)
        await tell(
            interaction, words.say("remind-set", hours=hours) if hours else words.say("remind-off")
        )
