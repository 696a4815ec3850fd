"""``/note``: a user's private note at a table."""

from __future__ import annotations

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import answer, language_of, person_of, tell, user_id
from bot.discord_ui.common.layout import note as plain
from bot.discord_ui.common.locale import slash
from bot.discord_ui.common.services import Interaction
from bot.presentation.texts import Localizer, escape, message_localizer, tidy
from bot.tables.domain.table import Table

MAX_NOTE_LENGTH = 800
"""Characters."""


def note_text(note: str, localizer: Localizer) -> str:
    """Return the note as a line of its owner's view; empty if there is none."""
    return localizer.say("note-own", note=escape(note)) if note else ""


def noted(typed: str, most: int) -> str:
    """Return typed text as it is stored: one line, without control characters, truncated."""
    return tidy(typed, most) if typed.strip() else ""


class NotesCog(FeatureCog):
    """Keep private notes, which only their owner sees."""

    @slash("note")
    async def note(self, interaction: Interaction, note: str | None = None) -> None:
        """Save a note at the channel's table, or show it."""
        table = await self.table_here(interaction)
        if note is not None and (kept := noted(note, MAX_NOTE_LENGTH)):
            await self.tables.users.save_note(person_of(interaction), table.id, kept)
        await self._show(interaction, table, kept=bool(note))

    @press("notegone")
    async def deleted(self, interaction: Interaction, ref: ControlId) -> None:
        """Delete a note, from the button below it."""
        table = await self.tables.table(ref.table)
        await self.tables.users.save_note(person_of(interaction), table.id, "")
        localizer = message_localizer(language_of(interaction), table.game, table.names)
        await tell(interaction, localizer.say("note-deleted"))

    async def _show(self, interaction: Interaction, table: Table, *, kept: bool) -> None:
        localizer = message_localizer(language_of(interaction), table.game, table.names)
        found = await self.tables.users.read_note(user_id(interaction), table.id)
        if not found:
            await tell(interaction, localizer.say("note-none"))
            return
        said = [note_text(found, localizer), localizer.say("note-kept") if kept else ""]
        gone = button(ControlId("notegone", table.id), localizer.say("note-delete"))
        await answer(interaction, plain(*said, controls=rows(gone)))
