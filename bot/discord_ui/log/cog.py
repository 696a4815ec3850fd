"""``/log``: what happened, move by move, a page at a time."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_ui.kit.cog import FeatureCog, user_id
from bot.discord_ui.kit.control_ids import Ref, button, press, rows
from bot.discord_ui.kit.layout import Layout, note
from bot.discord_ui.kit.locale import language_of
from bot.discord_ui.kit.replies import acknowledge, answer
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.discord_ui.log.lines import line, untold
from bot.tables import log, turn
from bot.tables.models import LogEntry, Table
from bot.telling.titles import title_of
from bot.telling.voice import Voice, voice_in_message

PAGE = 12
EARLIER, LATER = 1, 2
"""Where an id has a sequence: it keeps the two buttons apart when they lead to one page."""


class LogCog(FeatureCog):
    """The log as its reader may know it."""

    @slash("log")
    async def log(self, interaction: Interaction) -> None:
        """The latest page."""
        await acknowledge(interaction)
        await self._page(interaction, await self.table_here(interaction), None)

    @press("log")
    async def pressed(self, interaction: Interaction, ref: Ref) -> None:
        """The log button of a panel: the latest page."""
        await acknowledge(interaction)
        await self._page(interaction, await self.tables.table(ref.table), None)

    @press("logpage")
    async def turned(self, interaction: Interaction, ref: Ref) -> None:
        """The earlier and later buttons of a page."""
        await acknowledge(interaction)
        await self._page(interaction, await self.tables.table(ref.table), ref.number)

    async def _page(self, interaction: Interaction, table: Table, after: int | None) -> None:
        seat = table.seat_of(user_id(interaction))
        start = max(0, table.sequence - PAGE) if after is None else after
        viewer = None if seat is None else seat.seat
        entries = await log.page(self.tables, table.id, start, PAGE, viewer=viewer)
        voice = voice_in_message(language_of(interaction), table.game, table.names)
        lines = [await self._line(table, entry, voice) for entry in entries]
        await answer(interaction, _shown(table, voice, start, entries, lines))

    async def _line(self, table: Table, entry: LogEntry, voice: Voice) -> str:
        title = ""
        if untold(table, entry):
            seat = entry.seat or 0
            before = await turn.read(self.tables, table.id, lambda _: seat, entry.sequence - 1)
            title = title_of(before, seat, entry.move, voice)
        return line(table, entry, voice, title)


def _shown(
    table: Table, voice: Voice, start: int, entries: Sequence[LogEntry], lines: Sequence[str]
) -> Layout:
    """A page of the log, with the ways to the earlier and the later ones."""
    made = []
    if start > 0:
        ref = Ref("logpage", table.id, EARLIER, str(max(0, start - PAGE)))
        made.append(button(ref, voice.say("log-earlier")))
    if entries and entries[-1].sequence < table.sequence:
        ref = Ref("logpage", table.id, LATER, str(entries[-1].sequence))
        made.append(button(ref, voice.say("log-later")))
    title = f"### {voice.say('log-title', table=str(table.id))}"
    return note(title, *(lines or [voice.say("log-empty")]), controls=rows(*made))
