"""Looking at a finished game again, position by position, privately."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord

from bot.discord_ui.answers import acknowledge, answer
from bot.discord_ui.chronicle import line
from bot.discord_ui.desk import Desk
from bot.discord_ui.dynamic import Interaction, PressButton, Ref, button, press, rows
from bot.discord_ui.layout import card
from bot.discord_ui.panel import PICTURE, Subject, gallery
from bot.discord_ui.texts import Voice, language_of
from bot.tables import LogEntry, Status, Table, TableError

LEAP = 10
WHOLE = 1_000_000


class Replay(Desk):
    """The button under a result, and the buttons that turn the pages."""

    @press("replay")
    async def shown(self, interaction: Interaction, ref: Ref) -> None:
        """The position after the move of that number; the last one at first."""
        await acknowledge(interaction)
        table = await self.steward.table(ref.table)
        if table.status is not Status.FINISHED:
            raise TableError.because("error-still-running")
        log = await self.steward.log(table.id, 0, WHOLE)
        moves = [entry for entry in log if entry.number and not entry.undone]
        if not moves:
            raise TableError.because("log-empty")
        at = int(ref.word) if ref.word else len(moves) - 1
        await self._show(interaction, table, moves, max(0, min(at, len(moves) - 1)))

    async def _show(
        self, interaction: Interaction, table: Table, moves: Sequence[LogEntry], at: int
    ) -> None:
        entry = moves[at]
        position = await self.steward.position(table.id, entry.sequence)
        subject = Subject.of(position, language_of(interaction))
        told = line(table, entry, subject.message)
        drawn = await self.bot.studio.draw(position, subject.label.language, last=entry.events)
        files = [] if drawn is None else [discord.File(io.BytesIO(drawn), PICTURE)]
        picture = gallery(told) if drawn is not None else ""
        pages = rows(*_turning_buttons(table, at, len(moves) - 1, subject.label))
        await answer(interaction, card([f"### {subject.headline()}", picture, told], pages), files)


def _turning_buttons(table: Table, at: int, last: int, voice: Voice) -> list[PressButton]:
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
