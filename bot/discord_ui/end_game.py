"""``/game end``: end the game now, by everybody's agreement or as an admin."""

from __future__ import annotations

from discord import ButtonStyle

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    confirm,
    person_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import GAME, slash
from bot.tables.domain.computer_players import is_computer_id
from bot.tables.domain.table import Status, Table
from bot.tables.exports import is_admin
from engine.core import say


class EndGameCommands(FeatureCog):
    """End a game before its end."""

    @slash("game-end", GAME)
    async def end(self, interaction: Interaction) -> None:
        """Propose to end the game as it stands; admins may end it alone."""
        table = await self.table_here(interaction, playable=False)
        if table.status is Status.RUNNING and is_admin(person_of(interaction), table):
            await self._ask_admin(interaction, table)
        else:
            await self._ask_player(interaction, table.id)

    async def _ask_admin(self, interaction: Interaction, table: Table) -> None:
        words, seat = words_for(interaction), table.seat_of(user_id(interaction))
        buttons = []
        if seat is not None and seat.person and not await self._alone(interaction, table.id):
            ask, blue = ControlId("endask", table.id), ButtonStyle.primary
            buttons.append(button(ask, words.say("game-end-ask"), blue))
        end = ControlId("endnow", table.id)
        buttons.append(button(end, words.say("game-end-now"), ButtonStyle.danger))
        buttons.append(button(ControlId("no", table.id), words.say("move-confirm-no")))
        await answer(interaction, note(words.say("game-end-admin"), controls=rows(*buttons)))

    async def _ask_player(self, interaction: Interaction, table_id: int) -> None:
        """Ask a player to confirm, and say whether the others must agree."""
        alone, words = await self._alone(interaction, table_id), words_for(interaction)
        end = ControlId("endalone" if alone else "endask", table_id)
        yes = words.say("game-end-now" if alone else "game-end-ask")
        buttons = rows(
            button(end, yes, ButtonStyle.danger),
            button(ControlId("no", table_id), words.say("move-confirm-no")),
        )
        asked = [words.say("game-end-alone" if alone else "game-end-player")]
        table = await self.tables.table(table_id)
        against_computers = any(is_computer_id(seat.user_id) for seat in table.seats)
        if alone and table.rated and against_computers:
            asked.append(words.say("game-end-rated"))
        await answer(interaction, note(*asked, controls=buttons))

    @press("endask", silent=True)
    async def _end_asked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the vote on ending the game, or ask a player who is now alone to confirm."""
        if await self._alone(interaction, ref.table):
            await self._ask_player(interaction, ref.table)
        else:
            await self._propose_end(interaction, ref)

    async def _alone(self, interaction: Interaction, table_id: int) -> bool:
        return await self.tables.game_end.require_endable(person_of(interaction), table_id)

    @press("endalone", silent=True)
    async def _propose_end(self, interaction: Interaction, ref: ControlId) -> None:
        """End the game of a player who is alone; if others have come back, ask them."""
        ended = await self.tables.game_end.propose_end(request_of(interaction), ref.table)
        key = "game-ended" if ended.vote is None else "vote-opened"
        await confirm(interaction, ended.table, say(key))

    @press("endnow")
    async def _end_now(self, interaction: Interaction, ref: ControlId) -> None:
        await self.tables.game_end.end_by_admin(request_of(interaction), ref.table)
        await tell(interaction, words_for(interaction).say("game-ended"))
