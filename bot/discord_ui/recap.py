"""``/recap``: what happened since the user's last turn, or each round of the game."""

from __future__ import annotations

from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import channel_of, language_of
from bot.discord_ui.common.layout import TEXT_LIMIT
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.replies import tell
from bot.discord_ui.common.services import Interaction
from bot.presentation.localizer import words_in
from bot.presentation.message_text import pieces
from bot.presentation.turn_text import TurnText, recap, round_lines


async def tell_whole(cog: FeatureCog, interaction: Interaction, table_id: int) -> None:
    """Send the whole game in as few private messages as possible, as the reader may know it."""
    table, found = await cog.tables.history.read_rounds(table_id, own_eyes(interaction))
    language = language_of(interaction)
    title = f"### {words_in(language).say('recap-title', table=str(table.id))}"
    for text in pieces([title, *round_lines(language, table.game, found)], TEXT_LIMIT):
        await tell(interaction, text)


class RecapCog(FeatureCog):
    """Show the same recap as the message of a turn."""

    @slash("recap")
    async def recap(self, interaction: Interaction, *, whole: bool = False) -> None:
        """Show what happened since the reader's last turn, or else the whole game."""
        channel, eyes = channel_of(interaction), own_eyes(interaction)
        shown = await self.tables.history.read_turn_in(channel, eyes)
        if whole or shown.viewer is None:
            await tell_whole(self, interaction, shown.table.id)
            return
        spoken = TurnText.of(shown, language_of(interaction))
        told = recap(spoken, spoken.message) or spoken.message.say("recap-nothing")
        await tell(interaction, f"### {spoken.headline()}", told)
