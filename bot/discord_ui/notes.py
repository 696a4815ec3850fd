"""``/note``: a user's private note at a table."""

from __future__ import annotations

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    localizer_for,
    person_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note as text_with_controls
from bot.discord_ui.common.locale import slash
from bot.presentation.texts import Localizer, escape, tidy

MAX_NOTE_LENGTH = 800
"""Characters."""


def note_text(note: str, localizer: Localizer) -> str:
    """Return the note as a line of its owner's view; empty if there is none."""
    return localizer.say("note-own", note=escape(note)) if note else ""


class NotesCog(FeatureCog):
    """Keep private notes, which only their owner sees."""

    @slash("note")
    async def note(self, interaction: Interaction, note: str = "") -> None:
        """Save a note at the channel's table, on one line, and show it."""
        table = await self.table_here(interaction)
        if note.strip():
            typed = tidy(note, MAX_NOTE_LENGTH)
            await self.tables.users.save_note(person_of(interaction), table.id, typed)
        localizer = localizer_for(interaction, table)
        own = await self.tables.users.read_note(user_id(interaction), table.id)
        if not own:
            await tell(interaction, localizer.say("note-none"))
            return
        said = [note_text(own, localizer), localizer.say("note-kept") if note else ""]
        delete = button(ControlId("notegone", table.id), localizer.say("note-delete"))
        await answer(interaction, text_with_controls(*said, controls=rows(delete)))

    @press("notegone")
    async def _deleted(self, interaction: Interaction, ref: ControlId) -> None:
        await self.tables.users.save_note(person_of(interaction), ref.table, "")
        await tell(interaction, words_for(interaction).say("note-deleted"))
