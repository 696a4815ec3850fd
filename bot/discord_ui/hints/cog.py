"""``/hint``: the best moves as the hard opponent sees them, and what speaks for each."""

from __future__ import annotations

from collections import OrderedDict

from bot.discord_ui.common.buttons import press
from bot.discord_ui.common.cog import FeatureCog, own_eyes, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction, Services
from bot.discord_ui.hints.message import hint_message
from bot.presentation.turn_text import TurnText
from bot.tables.computer import hints
from bot.tables.computer.choose_move import MoveRequest
from bot.tables.history import turn
from bot.workers.thinking import thought
from engine.players.advice import Advice

KEPT = 64
"""So many answers are at hand for those who ask twice."""


class HintsCog(FeatureCog):
    """A coach for whoever wants one, where the table allows it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kept: OrderedDict[tuple[int, int, str], Advice] = OrderedDict()

    @slash("hint")
    async def hint(self, interaction: Interaction) -> None:
        """For the game of the channel."""
        await self._hint(interaction, (await self.table_here(interaction)).id)

    @press("hint")
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """The button of the same name."""
        await self._hint(interaction, ref.table)

    async def _hint(self, interaction: Interaction, table_id: int) -> None:
        asked = await hints.hint_request(self.tables, table_id, user_id(interaction))
        shown = await turn.read_turn(self.tables, table_id, own_eyes(interaction))
        decision = await self._thought(asked)
        spoken = TurnText.of(shown, language_of(interaction))
        await answer(interaction, hint_message(spoken, asked.seat, decision))

    async def _thought(self, asked: MoveRequest) -> Advice:
        """What the coach thinks, or thought of the same before."""
        key = (asked.table, asked.asked, asked.seed)
        if key not in self._kept:
            self._kept[key] = await thought(self.services.pool, asked)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]
