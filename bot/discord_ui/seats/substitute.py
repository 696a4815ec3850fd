"""``/substitute``: a friend sees and moves for one's seat while one is away."""

from __future__ import annotations

import logging

import discord

from bot.discord_ui.away.moment import moment
from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import FeatureCog, request_of, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import confirm
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.seats.substitute_message import substitute_message
from bot.presentation.names import tidy
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Table
from bot.tables.domain.timeout_policy import MAX_SUBSTITUTION
from bot.tables.seats import substitutes
from bot.tables.time_control import availability
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
        table, request = await self.table_here(interaction), request_of(interaction)
        if person is None:
            asked = _asked_only(table, request.person.id)
            back = await substitutes.end_substitution(self.tables, request, table.id)
            own = back.seat_of(request.person.id) is not None
            ended = "ended" if own else "refused" if asked else "left"
            await confirm(interaction, back, say(f"substitute-{ended}"))
            return
        if person.id == interaction.user.id:
            raise TableError.because("error-substitute-self")
        if person.bot or until is None:
            raise TableError.because("error-substitute")
        now = self.tables.clock.now()
        habits = await availability.read_availability(self.tables, user_id(interaction))
        zone = "UTC" if habits.hours is None else habits.hours.zone
        friend = Person(str(person.id), tidy(person.display_name))
        ends = moment(until, now, zone, MAX_SUBSTITUTION)
        table = await substitutes.invite(self.tables, request, table.id, friend, ends)
        await confirm(interaction, table, say("substitute-sent"))

    @press("sub", silent=True)
    async def answered(self, interaction: Interaction, ref: ControlId) -> None:
        """What the friend says; the message shows it."""
        seat, (word, _, mark) = ref.sequence, ref.word.partition(" ")
        request, agrees = request_of(interaction), word == "yes"
        before = await self.tables.table(ref.table)
        declined = False
        try:
            await substitutes.answer_invitation(
                self.tables, request, ref.table, seat, agrees=agrees, mark=mark
            )
            declined = not agrees and _asked_only(before, request.person.id)
        finally:
            table = await self.tables.table(ref.table)
            await self._show(interaction, table, seat, mark, declined=declined)

    async def _show(
        self, interaction: Interaction, table: Table, seat: int, mark: str, *, declined: bool
    ) -> None:
        """Bring the question's message up to date; what was said matters more."""
        if not 0 <= seat < len(table.seats):
            return
        try:
            view = substitute_message(table, seat, mark, declined=declined)
            await interaction.edit_original_response(view=view)
        except discord.HTTPException as trouble:
            log.warning("answer not shown", extra={"table": table.id, "why": str(trouble)})


def _asked_only(table: Table, user: str) -> bool:
    """Whether somebody is asked to play for a friend and has not agreed."""
    friends = [seat.substitute for seat in table.seats if seat.substitute is not None]
    return any(friend.user_id == user and not friend.agreed for friend in friends)
