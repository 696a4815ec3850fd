"""``/note``: what one notes for oneself at a table."""

from __future__ import annotations

from bot.discord_ui.kit.buttons import button, press, rows
from bot.discord_ui.kit.cog import FeatureCog, person_of, user_id
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.layout import note as plain
from bot.discord_ui.kit.locale import language_of
from bot.discord_ui.kit.replies import acknowledge, answer, tell
from bot.discord_ui.kit.services import Interaction
from bot.discord_ui.kit.slash import slash
from bot.discord_ui.own_note.message import note_text, noted
from bot.tables.models import Table
from bot.tables.people import own_notes
from bot.telling.voice import voice_in_message


class OwnNoteCog(FeatureCog):
    """Nobody but its owner is ever shown a note."""

    @slash("note")
    async def note(self, interaction: Interaction, note: str | None = None) -> None:
        """Note something at this channel's table, or read it."""
        await acknowledge(interaction)
        table = await self.table_here(interaction)
        if note is not None and (kept := noted(note, own_notes.LONGEST)):
            await own_notes.keep_note(self.tables, person_of(interaction), table.id, kept)
        await self._show(interaction, table, kept=bool(note))

    @press("notegone")
    async def deleted(self, interaction: Interaction, ref: Ref) -> None:
        """The button below a note."""
        await acknowledge(interaction)
        table = await self.tables.table(ref.table)
        await own_notes.keep_note(self.tables, person_of(interaction), table.id, "")
        voice = voice_in_message(language_of(interaction), table.game, table.names)
        await tell(interaction, voice.say("note-deleted"))

    async def _show(self, interaction: Interaction, table: Table, *, kept: bool) -> None:
        voice = voice_in_message(language_of(interaction), table.game, table.names)
        found = await own_notes.note_of(self.tables, user_id(interaction), table.id)
        if not found:
            await tell(interaction, voice.say("note-none"))
            return
        said = [note_text(found, voice), voice.say("note-kept") if kept else ""]
        gone = button(Ref("notegone", table.id), voice.say("note-delete"))
        await answer(interaction, plain(*said, controls=rows(gone)))
