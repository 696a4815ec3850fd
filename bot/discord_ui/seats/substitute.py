"""``/substitute``: a friend sees and moves for one's seat while one is away."""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.away.moment import moment
from bot.discord_ui.kit.buttons import press
from bot.discord_ui.kit.cog import FeatureCog, request_of, user_id
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.replies import acknowledge, confirm
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.discord_ui.seats.substitute_message import substitute_message
from bot.tables.errors import TableError
from bot.tables.house_rules import LONGEST_SUBSTITUTE
from bot.tables.models import Table
from bot.tables.request import Person
from bot.tables.seats import substitutes
from bot.tables.timing import own_hours
from bot.telling.names import tidy
from engine.core import say

log = logging.getLogger(__name__)


class SubstituteCog(FeatureCog):
    """Asked for by whoever is away, answered by their friend in the table's channel."""

    @slash("substitute")
    async def substitute(
        self,
        interaction: Interaction,
        person: discord.Member | None = None,
        until: str | None = None,
    ) -> None:
        """Ask a friend; without one, the seat is its player's own again."""
        await acknowledge(interaction)
        table, request = await self.table_here(interaction), request_of(interaction)
        if person is None:
            back = await substitutes.come_back(self.tables, request, table.id)
            own = back.seat_of(request.person.id) is not None
            told = say("substitute-ended" if own else "substitute-left")
            await confirm(interaction, back, told)
            return
        if person.bot or until is None:
            raise TableError.because("error-substitute")
        now = self.tables.clock.now()
        habits = await own_hours.habits(self.tables, user_id(interaction))
        zone = "UTC" if habits.hours is None else habits.hours.zone
        friend = Person(str(person.id), tidy(person.display_name))
        ends = moment(until, now, zone, LONGEST_SUBSTITUTE)
        table = await substitutes.ask(self.tables, request, table.id, friend, ends)
        await confirm(interaction, table, say("substitute-sent"))

    @press("sub")
    async def answered(self, interaction: Interaction, ref: Ref) -> None:
        """What the friend says; the message shows it."""
        await acknowledge(interaction)
        seat, (word, _, mark) = ref.sequence, ref.word.partition(" ")
        request, agrees = request_of(interaction), word == "yes"
        try:
            await substitutes.answer(
                self.tables, request, ref.table, seat, agrees=agrees, mark=mark
            )
        finally:
            await self._show(interaction, await self.tables.table(ref.table), seat, mark)

    async def _show(self, interaction: Interaction, table: Table, seat: int, mark: str) -> None:
        """Bring the question's message up to date; what was said matters more."""
        if not 0 <= seat < len(table.seats):
            return
        try:
            await interaction.edit_original_response(view=substitute_message(table, seat, mark))
        except discord.HTTPException as trouble:
            log.warning("answer not shown", extra={"table": table.id, "why": str(trouble)})
