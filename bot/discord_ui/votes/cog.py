"""``/undo``, ``/resign``, and answers to votes."""

from __future__ import annotations

import logging

import discord
from discord import ButtonStyle

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    answer,
    language_of,
    person_of,
    request_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import link_button, note
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.votes.view import vote_message
from bot.presentation.texts import message_localizer
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Table
from bot.tables.domain.votes import VoteStatus
from engine.core import Text, say

log = logging.getLogger(__name__)


class VotesCog(FeatureCog):
    """Undo moves, resign, and vote."""

    @slash("undo")
    async def undo(self, interaction: Interaction) -> None:
        """Undo the user's last move, or open a vote on it."""
        await self._undo(interaction, await self.table_here(interaction))

    @press("undo", silent=True)
    async def undo_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Undo from the position that the panel shows."""
        table = await self.tables.table(ref.table)
        moves = await self.tables.undos.count_moves_to_ask_about(
            user_id(interaction), table.id, ref.sequence
        )
        if not moves:
            await self._undo(interaction, table, ref.sequence)
            return
        words = words_for(interaction, table.game)
        ask = button(ControlId("askundo", table.id, ref.sequence), words.say("undo-ask"))
        no = button(ControlId("no", table.id), words.say("undo-leave"))
        asked = note(words.say("undo-asks", moves=moves), controls=rows(ask, no))
        await answer(interaction, asked)

    @press("askundo", silent=True)
    async def undo_asked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the vote; not if it would undo more than the user confirmed."""
        await self._undo(interaction, await self.tables.table(ref.table), ref.sequence)

    async def _undo(
        self, interaction: Interaction, table: Table, sequence: int | None = None
    ) -> None:
        made = await self.tables.undos.undo(request_of(interaction), table.id, sequence=sequence)
        key = "undo-done" if made.vote is None else "undo-proposed"
        await self._said(interaction, made.table, say(key, moves=made.moves))

    @slash("resign")
    async def resign(self, interaction: Interaction) -> None:
        """Ask the user to confirm that they resign."""
        await self._ask_resign(interaction, await self.table_here(interaction))

    @press("resign")
    async def resign_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Ask for the confirmation, from the panel's menu."""
        await self._ask_resign(interaction, await self.tables.table(ref.table))

    async def _ask_resign(self, interaction: Interaction, table: Table) -> None:
        await self.tables.seats.require_resignable(person_of(interaction), table.id)
        words = words_for(interaction, table.game)
        yes = button(ControlId("resign-now", table.id), words.say("resign-yes"), ButtonStyle.danger)
        no = button(ControlId("no", table.id), words.say("move-confirm-no"))
        ends = table.solo or sum(not seat.empty for seat in table.seats) <= 2
        asked = words.say("resign-confirm-end" if ends else "resign-confirm")
        await answer(interaction, note(asked, controls=rows(yes, no)))

    @press("resign-now")
    async def resigned(self, interaction: Interaction, ref: ControlId) -> None:
        """Resign; autopilot plays the seat from now on."""
        table = await self.tables.seats.resign(request_of(interaction), ref.table)
        await self._said(interaction, table, say("resign-done"))

    @press("yes", "nay", silent=True)
    async def voted(self, interaction: Interaction, ref: ControlId) -> None:
        """Cast a yes or no; the control id names the vote in place of the table.

        The vote's message shows the current state, even if this answer came too late.
        """
        agrees = ref.act == "yes"
        try:
            made = await self.tables.votes.cast(request_of(interaction), ref.table, yes=agrees)
        finally:
            await self._show_votes(interaction, ref.table)
        await self._said(interaction, made.table, say("vote-yes" if agrees else "vote-no"))

    @press("vote", silent=True)
    async def chosen(self, interaction: Interaction, ref: ControlId) -> None:
        """Cast an answer in a majority vote, which the control id names in place of the table."""
        try:
            made = await self.tables.votes.cast_choice(request_of(interaction), ref.table, ref.word)
        finally:
            await self._show_votes(interaction, ref.table)
        table = await self.tables.table(made.table_id)
        counted = "vote-given" if made.status is VoteStatus.OPEN else "vote-given-last"
        await self._said(interaction, table, say(counted))

    async def _show_votes(self, interaction: Interaction, number: int) -> None:
        """Update the vote's message; a failure is logged and does not undo the answer."""
        try:
            vote = await self.tables.votes.read(number)
            table = await self.tables.table(vote.table_id)
            await interaction.edit_original_response(view=vote_message(table, vote))
        except (TableError, discord.HTTPException) as trouble:
            log.warning("vote.update.failed", extra={"vote": number, "why": str(trouble)})

    async def _said(self, interaction: Interaction, table: Table, text: Text) -> None:
        localizer = message_localizer(language_of(interaction), table.game, table.names)
        link = link_button(table, localizer.say("panel-to-board"))
        await answer(interaction, note(localizer.format(text), controls=link))
