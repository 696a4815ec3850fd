"""``/recap``: since one's last turn, or the whole game a line a round."""

from __future__ import annotations

from bot.discord_ui.common.cog import FeatureCog, channel_of, own_eyes
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import tell
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.recap.whole_game import tell_whole
from bot.presentation.recap import recap
from bot.presentation.turn_text import TurnText
from bot.tables.history import turn


class RecapCog(FeatureCog):
    """The same telling as in the message of a turn, whenever somebody asks."""

    @slash("recap")
    async def recap(self, interaction: Interaction, *, whole: bool = False) -> None:
        """Since the reader's last turn; onlookers have none and read the whole game."""
        channel, eyes = channel_of(interaction), own_eyes(interaction)
        shown = await turn.read_turn_in(self.tables, channel, eyes)
        if whole or shown.viewer is None:
            await tell_whole(self, interaction, shown.table.id)
            return
        spoken = TurnText.of(shown, language_of(interaction))
        told = recap(spoken, spoken.message) or spoken.message.say("recap-nothing")
        await tell(interaction, f"### {spoken.headline()}", told)
