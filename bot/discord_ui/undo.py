"""``/undo``: take moves back, alone or by a vote."""

from __future__ import annotations

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    request_of,
    tell_of,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import slash
from engine.core import say


class UndoCog(FeatureCog):
    """Undo moves."""

    @slash("undo")
    async def undo(self, interaction: Interaction) -> None:
        """Undo the user's last move, or open a vote on it."""
        here = await self.table_here(interaction)
        await self._undo(interaction, here.id)

    @press("undo", silent=True)
    async def _undo_pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """Undo from the position that the panel shows; ask before a vote is opened."""
        moves = await self.tables.undos.count_moves_to_ask_about(
            user_id(interaction), ref.table, ref.sequence
        )
        if not moves:
            await self._undo(interaction, ref.table, ref.sequence)
            return
        words = words_for(interaction)
        ask = button(ControlId("askundo", ref.table, ref.sequence), words.say("undo-ask"))
        no = button(ControlId("no", ref.table), words.say("undo-leave"))
        asked = words.say("undo-asks", moves=moves)
        await answer(interaction, note(asked, controls=rows(ask, no)))

    @press("askundo", silent=True)
    async def _undo_asked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the vote; not if it would undo more than the user confirmed."""
        await self._undo(interaction, ref.table, ref.sequence)

    async def _undo(
        self, interaction: Interaction, table_id: int, sequence: int | None = None
    ) -> None:
        undone = await self.tables.undos.undo(request_of(interaction), table_id, sequence=sequence)
        key = "undo-done" if undone.vote is None else "undo-proposed"
        await tell_of(interaction, undone.table, say(key, moves=undone.moves))
