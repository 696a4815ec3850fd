"""``/note``: what one notes for oneself at a table."""

from __future__ import annotations

from bot.discord_ui.common.buttons import button, press, rows
from bot.discord_ui.common.cog import FeatureCog, person_of, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import note as plain
from bot.discord_ui.common.locale import language_of
from bot.discord_ui.common.localized import slash
from bot.discord_ui.common.replies import answer, tell
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.notes.message import note_text, noted
from bot.presentation.localizer import message_localizer
from bot.tables.domain.table import Table
from bot.tables.users import notes


class NotesCog(FeatureCog):
    """Nobody but its owner is ever shown a note."""

    @slash("note")
    async def note(self, interaction: Interaction, note: str | None = None) -> None:
        """Note something at this channel's table, or read it."""
        table = await self.table_here(interaction)
        if note is not None and (kept := noted(note, notes.MAX_LENGTH)):
            await notes.save_note(self.tables, person_of(interaction), table.id, kept)
        await self._show(interaction, table, kept=bool(note))

    @press("notegone")
    async def deleted(self, interaction: Interaction, ref: ControlId) -> None:
        """The button below a note."""
        table = await self.tables.table(ref.table)
        await notes.save_note(self.tables, person_of(interaction), table.id, "")
        voice = message_localizer(language_of(interaction), table.game, table.names)
        await tell(interaction, voice.say("note-deleted"))

    async def _show(self, interaction: Interaction, table: Table, *, kept: bool) -> None:
        voice = message_localizer(language_of(interaction), table.game, table.names)
        found = await notes.read_note(self.tables, user_id(interaction), table.id)
        if not found:
            await tell(interaction, voice.say("note-none"))
            return
        said = [note_text(found, voice), voice.say("note-kept") if kept else ""]
        gone = button(ControlId("notegone", table.id), voice.say("note-delete"))
        await answer(interaction, plain(*said, controls=rows(gone)))
