"""``/mygames``: all of one's tables over all servers, and the next one that waits."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import FeatureCog, own_eyes, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import language_of, words_for
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.mygames.message import PAGE, next_controls, none_waits, own_tables_message
from bot.tables.history import turn
from bot.tables.plans.listing import tables_with_unread_stops
from bot.tables.users.my_games import my_tables, next_waiting


class MyGamesCog(FeatureCog):
    """The one command that works everywhere: in servers, in private, in any app."""

    @slash("mygames")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def mygames(self, interaction: Interaction) -> None:
        """All my tables, the most urgent first."""
        await self._show(interaction, 0)

    @press("mine")
    async def turned(self, interaction: Interaction, ref: ControlId) -> None:
        """The list from a place on."""
        await self._show(interaction, ref.number)

    @press("next")
    async def next(self, interaction: Interaction, ref: ControlId) -> None:
        """My view of the table that waits most, or of the one behind that just shown."""
        after = ref.number if ref.word else None
        found = await next_waiting(self.tables, user_id(interaction), after)
        if found is None:
            await answer(interaction, none_waits(words_for(interaction)))
            return
        table_id, waiting = found
        shown = await turn.read_turn(self.tables, table_id, own_eyes(interaction))
        words = words_for(interaction)
        controls = next_controls(shown.table, words, more=waiting > 1)
        await show_own_view(interaction, shown, controls)

    async def _show(self, interaction: Interaction, begin: int) -> None:
        found = await my_tables(self.tables, user_id(interaction), begin, PAGE)
        stopped = await tables_with_unread_stops(self.tables, user_id(interaction))
        shown = own_tables_message(found, begin, language_of(interaction), stopped)
        await answer(interaction, shown)
