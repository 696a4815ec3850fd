"""Looking at a finished game again, position by position, privately."""

from __future__ import annotations

import io

import discord

from bot.discord_ui.kit.cog import FeatureCog
from bot.discord_ui.kit.control_ids import PressButton, Ref, button, press, rows
from bot.discord_ui.kit.door import count
from bot.discord_ui.kit.layout import PICTURE, card, gallery
from bot.discord_ui.kit.locale import language_of
from bot.discord_ui.kit.replies import acknowledge, answer
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.log.lines import line, untold
from bot.tables import log, turn
from bot.tables.errors import TableError
from bot.tables.models import LogEntry, Status, Table
from bot.telling.spoken_turn import SpokenTurn
from bot.telling.titles import title_of
from bot.telling.voice import Voice

LEAP = 10


class ReplayCog(FeatureCog):
    """The button under a result, and the buttons that turn the pages."""

    @press("replay")
    async def shown(self, interaction: Interaction, ref: Ref) -> None:
        """The position after the move of that number; the last one at first."""
        await acknowledge(interaction)
        table = await self.tables.table(ref.table)
        if table.status is not Status.FINISHED:
            raise TableError.because("error-still-running")
        last = table.moves - 1
        at = max(0, min(ref.number, last)) if ref.word else last
        entry = await log.move(self.tables, table.id, at + 1)
        if entry is None:
            raise TableError.because("log-empty")
        await self._show(interaction, table, entry, at)

    async def _show(self, interaction: Interaction, table: Table, entry: LogEntry, at: int) -> None:
        count(interaction, "pictures")
        shown = await turn.read(self.tables, table.id, turn.public, entry.sequence)
        spoken = SpokenTurn.of(shown, language_of(interaction))
        told = line(table, entry, spoken.message, await self._title(table, entry, spoken.message))
        drawn = await self.services.studio.draw(shown, spoken.language)
        files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
        picture = gallery(told) if drawn is not None else ""
        pages = rows(*_page_buttons(table, at, table.moves - 1, spoken.label))
        await answer(interaction, card([f"### {spoken.headline()}", picture, told], pages), files)

    async def _title(self, table: Table, entry: LogEntry, voice: Voice) -> str:
        """What a move was called that has no sentence of its own."""
        if not untold(table, entry) or entry.seat is None:
            return ""
        seat = entry.seat
        before = await turn.read(self.tables, table.id, lambda _: seat, entry.sequence - 1)
        return title_of(before, seat, entry.move, voice)


def _page_buttons(table: Table, at: int, last: int, voice: Voice) -> list[PressButton]:
    """First, ten back, back, on, ten on: each to the page it leads to."""
    targets = {
        "first": 0,
        "leap-back": at - LEAP,
        "back": at - 1,
        "on": at + 1,
        "leap-on": at + LEAP,
    }
    return [
        button(
            Ref("replay", table.id, place, str(max(0, min(target, last)))),
            voice.say(f"replay-{name}", count=LEAP),
            disabled=not 0 <= target <= last or target == at,
        )
        for place, (name, target) in enumerate(targets.items(), 1)
    ]
