"""``/export``: the record as a file. ``/verify``: replay the record and compare its hash."""

from __future__ import annotations

from discord import ui

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import Interaction, answer, tell, user_id, words_for
from bot.discord_ui.common.layout import note, text_file
from bot.discord_ui.common.locale import slash
from bot.presentation.texts import escape
from bot.tables.exports import Verification
from engine.core.words.catalogue import Catalogue


class RecordCog(FeatureCog):
    """Export and verify records."""

    @slash("export")
    async def export(self, interaction: Interaction) -> None:
        """Send the record of the game so far as a file."""
        await self._export(interaction, await self.ref_here(interaction))

    @press("export")
    async def _export(self, interaction: Interaction, ref: ControlId) -> None:
        file = await self.tables.records.export(ref.table, user_id(interaction))
        words = words_for(interaction, file.record.game)
        key = "export-running" if file.record.seed is None else "export-finished"
        said = words.say(key, moves=len(file.record.moves))
        withheld = words.say("export-withheld", moves=file.withheld) if file.withheld else ""
        view = note(said, withheld, controls=[ui.File(f"attachment://{file.filename}")])
        await answer(interaction, view, [text_file(file.record.text(), file.filename)])

    @slash("verify")
    async def verify(self, interaction: Interaction) -> None:
        """Check that the game followed from its seed."""
        await self._verify(interaction, await self.ref_here(interaction))

    @press("verify")
    async def _verify(self, interaction: Interaction, ref: ControlId) -> None:
        verification = await self.tables.records.verify(ref.table)
        await tell(interaction, *verification_lines(verification, words_for(interaction)))


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
