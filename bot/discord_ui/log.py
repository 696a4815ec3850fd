"""The log, move by move, and ``/recap``: what happened since the last turn."""

from __future__ import annotations

from bot.discord_ui.common.buttons import ControlId, PressButton, button, press, rows
from bot.discord_ui.common.cog import FeatureCog, own_eyes
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    language_of,
    localizer_for,
    tell,
    user_id,
)
from bot.discord_ui.common.layout import TEXT_LIMIT, note
from bot.discord_ui.common.locale import slash
from bot.discord_ui.history_row import LOG, history_row
from bot.presentation.log_lines import lines_that_fit, merge_private_steps
from bot.presentation.steps import log_line
from bot.presentation.texts import (
    Localizer,
    pieces,
    words_in,
)
from bot.presentation.turn_text import TurnText, round_lines
from bot.tables.domain.table import Table

PAGE = 12
PAGE_LIMIT = 3600
"""Maximum characters of a page, without the heading."""
EARLIER, LATER = 1, 2
"""In place of a sequence: whether the page ends before, or begins after, the given number."""


class LogCog(FeatureCog):
    """Show the log as its reader may know it."""

    @press("logpage")
    async def _turned(self, interaction: Interaction, ref: ControlId) -> None:
        if ref.sequence == LATER:
            await self._page(interaction, ref, after=ref.number)
        else:
            await self._page(interaction, ref, before=ref.number)

    @press("log")
    async def _page(
        self,
        interaction: Interaction,
        ref: ControlId,
        after: int = -1,
        before: int | None = None,
    ) -> None:
        table = await self.tables.table(ref.table)
        viewer = table.visible_seat(user_id(interaction))
        entries = await self.tables.history.read_log(
            table.id, after, PAGE, viewer=viewer, before=before
        )
        localizer = localizer_for(interaction, table)
        title = f"### {localizer.say('log-title', table=str(table.id))}"
        merged = merge_private_steps(table, entries)
        lines = [
            (entry, await log_line(self.tables, table, entry, localizer.language))
            for entry in merged
        ]
        kept = lines_that_fit(lines, PAGE_LIMIT, latest=after < 0)
        ways = history_row(table, localizer, LOG) if table.started else []
        if not kept:
            await answer(interaction, note(title, localizer.say("log-empty"), controls=ways))
            return
        # Private steps that are merged into one line count as shown on the page where they end.
        first = entries[0] if kept[0] is lines[0] else kept[0][0]
        buttons = _page_buttons(table, localizer, first.sequence, kept[-1][0].sequence)
        view = note(title, *(text for _, text in kept), controls=[*rows(*buttons), *ways])
        await answer(interaction, view)


def _page_buttons(table: Table, localizer: Localizer, first: int, last: int) -> list[PressButton]:
    buttons = []
    if first > 1:
        ref = ControlId("logpage", table.id, EARLIER, str(first))
        buttons.append(button(ref, localizer.say("log-earlier")))
    if last < table.sequence:
        ref = ControlId("logpage", table.id, LATER, str(last))
        buttons.append(button(ref, localizer.say("log-later")))
    return buttons


async def tell_whole(interaction: Interaction, table_id: int) -> None:
    """Send the whole game in as few private messages as possible, as the reader may know it."""
    history = interaction.client.tables.history
    table, rounds = await history.read_rounds(table_id, own_eyes(interaction))
    language = language_of(interaction)
    words = words_in(language)
    title = f"### {words.say('recap-title', table=str(table.id))}"
    lines = round_lines(language, table.game, rounds) or [words.say("recap-empty")]
    for text in pieces([title, *lines], TEXT_LIMIT):
        await tell(interaction, text)


class RecapCog(FeatureCog):
    """Show the same recap as the message of a turn, or the whole game."""

    @press("recap")
    async def _whole(self, interaction: Interaction, ref: ControlId) -> None:
        await tell_whole(interaction, ref.table)

    @slash("recap")
    async def recap(self, interaction: Interaction, *, whole: bool = False) -> None:
        """Show what happened since the reader's last turn, or else the whole game."""
        turn = await self.turn_here(interaction)
        if whole or turn.viewer is None:
            await tell_whole(interaction, turn.table.id)
            return
        turn_text = TurnText.of(turn, language_of(interaction))
        story = turn_text.recap(turn_text.message) or turn_text.message.say("recap-nothing")
        await tell(interaction, f"### {turn_text.headline()}", story)
