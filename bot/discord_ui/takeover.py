"""``/game takeover``: take over an empty seat."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import channel_of, request_of, words_for
from bot.discord_ui.common.locale import GAME, slash
from bot.discord_ui.common.replies import tell
from bot.discord_ui.common.seats import TypedSeat, find_seat, seat_choices
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.recap import tell_whole
from bot.discord_ui.settings.cog import ask_hours
from bot.tables.domain.table import Occupant
from bot.tables.domain.time_control import time_control_named


class TakeoverCommands(FeatureCog):
    """Seat a new player, and show them the whole game and the seat's private view."""

    @slash("game-takeover", GAME)
    async def takeover(self, interaction: Interaction, seat: TypedSeat | None = None) -> None:
        """Take over an offered seat, or return to one's own."""
        table = await self.table_here(interaction)
        chosen = None if seat is None else find_seat(interaction, table, seat)
        await self._take_over(interaction, table.id, chosen)

    @takeover.autocomplete("seat")
    async def _offered(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = await self.tables.table_in(channel_of(interaction))
        if table is None:
            return []
        return seat_choices(
            interaction, table, current, lambda seat: seat.occupant is Occupant.OFFERED
        )

    @press("takeover")
    async def takeover_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Take over a seat, from the button below the result of a vote."""
        await self._take_over(interaction, ref.table, ref.number - 1)

    async def _take_over(self, interaction: Interaction, table_id: int, seat: int | None) -> None:
        table, _ = await self.tables.seats.take_over(request_of(interaction), table_id, seat)
        await tell(interaction, words_for(interaction).say("takeover-done"))
        await tell_whole(self, interaction, table.id)
        shown = await self.tables.history.read_turn(table.id, own_eyes(interaction))
        await show_own_view(interaction, shown)
        if time_control_named(table.pace) is not None:
            await ask_hours(self, interaction)
