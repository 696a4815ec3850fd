"""The whole game so far, a line a round, to whoever asks."""

from __future__ import annotations

from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.layout import TEXT_LIMIT
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.replies import tell
from bot.discord_ui.common.services import Interaction
from bot.presentation.localizer import words_in
from bot.presentation.recap import round_lines
from bot.presentation.truncate import pieces
from bot.tables.history.rounds import read_rounds


async def tell_whole(cog: FeatureCog, interaction: Interaction, table_id: int) -> None:
    """In as few private messages as hold it, as the reader may know it."""
    table, found = await read_rounds(cog.tables, table_id, own_eyes(interaction))
    language = language_of(interaction)
    title = f"### {words_in(language).say('recap-title', table=str(table.id))}"
    for text in pieces([title, *round_lines(language, table.game, found)], TEXT_LIMIT):
        await tell(interaction, text)
