"""How a game changed the ratings, privately; and whether leaderboards list a player."""

from __future__ import annotations

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    localizer_for,
    person_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import link_row, note, small
from bot.presentation.ratings import calculation_lines
from bot.tables.domain.errors import TableError
from bot.tables.domain.ratings import MIN_GAMES

LEADERBOARDS = "leaderboards"
"""The setting, the act of its buttons, and the choices."""
YES, NO = "yes", "no"


class RatingsCog(FeatureCog):
    """Explain changes of ratings, and ask about leaderboards."""

    @press("rating")
    async def _explain(self, interaction: Interaction, ref: ControlId) -> None:
        """Show the calculation, and ask a player once whether leaderboards list them."""
        await self.tables.require_visible(ref.table, person_of(interaction))
        table, user = await self.tables.table(ref.table), user_id(interaction)
        changes = await self.tables.ratings.changes_at(table.id)
        if not changes:
            raise TableError.because("error-old-button")
        localizer = localizer_for(interaction, table)
        lines = calculation_lines(localizer, changes, user)
        controls: list[ui.ActionRow[ui.LayoutView]] = []
        played = any(player.change.user_id == user for player in changes)
        if played and not await self.tables.ratings.was_asked(user):
            lines = [*lines, localizer.say("leaderboards-ask", games=MIN_GAMES)]
            controls += rows(
                *(
                    button(
                        ControlId(LEADERBOARDS, word=word), localizer.say(f"leaderboards-{word}")
                    )
                    for word in (YES, NO)
                )
            )
        controls += link_row(table, localizer.say("panel-to-board"))
        title = f"### {localizer.say('rating-title', table=str(table.id))}"
        await answer(interaction, note(title, *lines, controls=controls))

    @press(LEADERBOARDS)
    async def _answered(self, interaction: Interaction, ref: ControlId) -> None:
        """Save whether leaderboards list the user."""
        await self.tables.users.set_preference(user_id(interaction), LEADERBOARDS, ref.word)
        words = words_for(interaction)
        said = words.say(f"leaderboards-answered-{ref.word}")
        await tell(interaction, said, small(words.say("leaderboards-change")))
