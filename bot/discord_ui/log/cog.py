"""``/log``: what happened, move by move, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_ui.common.buttons import button, press, rows
from bot.discord_ui.common.cog import FeatureCog, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, note
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.log.lines import first_told, fitting, in_short, line, unreported
from bot.presentation.localizer import Localizer, message_localizer
from bot.presentation.titles import title_of
from bot.tables.domain.table import Table
from bot.tables.history import log, turn
from bot.tables.history.log_entry import LogEntry

PAGE = 12
PAGE_LIMIT = 3600
"""Letters of a page; the message has its heading besides."""
EARLIER, LATER = 1, 2
"""Where an id has a sequence: whether the page ends before the number it names, or begins after."""


class LogCog(FeatureCog):
    """The log as its reader may know it."""

    @slash("log")
    async def log(self, interaction: Interaction) -> None:
        """The latest page."""
        await self._page(interaction, await self.table_here(interaction))

    @press("log")
    async def pressed(self, interaction: Interaction, ref: ControlId) -> None:
        """The log button of a panel: the latest page."""
        await self._page(interaction, await self.tables.table(ref.table))

    @press("logpage")
    async def turned(self, interaction: Interaction, ref: ControlId) -> None:
        """The earlier and later buttons of a page."""
        table, at = await self.tables.table(ref.table), ref.number
        if ref.sequence == LATER:
            await self._page(interaction, table, after=at)
        else:
            await self._page(interaction, table, before=at)

    async def _page(
        self, interaction: Interaction, table: Table, after: int = -1, before: int | None = None
    ) -> None:
        viewer = table.eyes_of(user_id(interaction))
        found = await log.read_page(
            self.tables, table.id, after, PAGE, viewer=viewer, before=before
        )
        voice = message_localizer(language_of(interaction), table.game, table.names)
        language = voice.language
        told = [
            (entry, await self._line(table, entry, language)) for entry in in_short(table, found)
        ]
        kept = fitting(told, PAGE_LIMIT, latest=after < 0)
        await answer(interaction, _shown(table, voice, found, kept))

    async def _line(self, table: Table, entry: LogEntry, language: str) -> str:
        voice, title = message_localizer(language, table.game, entry.names), ""
        if unreported(table, entry):
            seat = entry.seat or 0
            before = await turn.read_turn(self.tables, table.id, lambda _: seat, entry.sequence - 1)
            title = title_of(before, seat, entry.move, voice)
        return line(table, entry, voice, title)


def _shown(
    table: Table,
    voice: Localizer,
    found: Sequence[LogEntry],
    kept: Sequence[tuple[LogEntry, str]],
) -> Layout:
    """A page of the log, with the ways to the earlier and the later ones.

    Steps in secret that are told in one line count as shown where the page ends with them.
    """
    title = f"### {voice.say('log-title', table=str(table.id))}"
    if not kept:
        return note(title, voice.say("log-empty"))
    first = found[0] if kept[0][0] is first_told(table, found) else kept[0][0]
    last, made = kept[-1][0], []
    if first.sequence > 1:
        ref = ControlId("logpage", table.id, EARLIER, str(first.sequence))
        made.append(button(ref, voice.say("log-earlier")))
    if last.sequence < table.sequence:
        ref = ControlId("logpage", table.id, LATER, str(last.sequence))
        made.append(button(ref, voice.say("log-later")))
    return note(title, *(line for _, line in kept), controls=rows(*made))
