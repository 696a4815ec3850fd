"""The record as a file, and its verification: replay it and compare its hash."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    localizer_for,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note, text_file
from bot.discord_ui.history_row import DOWNLOAD, VERIFY, history_row
from bot.presentation.texts import escape
from bot.tables.exports import Verification
from engine.core.words.catalogue import Catalogue


class RecordCog(FeatureCog):
    """Export and verify records."""

    @press("export")
    async def _export(self, interaction: Interaction, ref: ControlId) -> None:
        """Send the record of the game so far as a file."""
        file = await self.tables.records.export(ref.table, user_id(interaction))
        words = words_for(interaction, file.record.game)
        key = "export-running" if file.record.seed is None else "export-finished"
        said = words.say(key, moves=len(file.record.moves))
        withheld = words.say("export-withheld", moves=file.withheld) if file.withheld else ""
        ways = await self._ways(interaction, ref.table, DOWNLOAD)
        attached: ui.File[Any] = ui.File(f"attachment://{file.filename}")
        view = note(said, withheld, controls=[attached, *ways])
        await answer(interaction, view, [text_file(file.record.text(), file.filename)])

    @press("verify")
    async def _verify(self, interaction: Interaction, ref: ControlId) -> None:
        """Check that the game followed from its seed."""
        verification = await self.tables.records.verify(ref.table)
        lines = verification_lines(verification, words_for(interaction))
        ways = await self._ways(interaction, ref.table, VERIFY)
        await answer(interaction, note(*lines, controls=ways))

    async def _ways(
        self, interaction: Interaction, table_id: int, shown: str
    ) -> list[ui.ActionRow[Any]]:
        """Return the buttons to the other views of the game's past."""
        table = await self.tables.table(table_id)
        return history_row(table, localizer_for(interaction, table), shown)


def verification_lines(verification: Verification, words: Catalogue) -> list[str]:
    """Return the verdict with the figures to check it."""
    if verification.seed is None:
        return [words.say("verify-running"), words.say("verify-hash", hash=verification.seed_hash)]
    lines = [_verdict(verification, words), words.say("verify-hash", hash=verification.seed_hash)]
    lines.append(words.say("verify-seed", seed=verification.seed))
    if verification.final:
        lines.append(words.say("verify-final", hash=verification.final))
    if verification.problem is not None:
        lines.append(words.say("verify-problem", problem=escape(verification.problem)))
    return lines


def _verdict(verification: Verification, words: Catalogue) -> str:
    if not verification.holds:
        return words.say("verify-fails")
    if verification.of_other_rules:
        return words.say(
            "verify-other-rules", theirs=verification.rules, ours=verification.rules_here
        )
    return words.say("verify-holds", moves=verification.moves)
