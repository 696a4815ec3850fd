"""A user's private note at a table, behind a button of *My view*; all of them in ``/settings``."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord_ui.common.buttons import ControlId, button, menu, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.forms import Fields, Form, open_form, submit, text_field, value_of
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    localizer_for,
    person_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import Layout
from bot.discord_ui.common.layout import note as text_with_controls
from bot.presentation.texts import Localizer, escape, tidy, truncate, words_in
from bot.tables.domain.errors import TableError
from bot.tables.exports import OwnNote
from engine.core import game, game_names
from engine.core.words.catalogue import Catalogue
from engine.core.words.phrases import dots

NOTE_FIELD = "note"
MAX_NOTE_LENGTH = 800
"""Characters."""
FIRST_GROUP = "time"
"""The settings to which the list of notes returns."""
SHOWN_NOTE_LENGTH = 120
"""Characters of each note in the list of all."""


def note_text(note: str, localizer: Localizer) -> str:
    """Return the note as a line of its owner's view; empty if there is none."""
    return localizer.say("note-own", note=escape(note)) if note else ""


def notes_message(notes: Sequence[OwnNote], words: Catalogue) -> Layout:
    """Show all notes of a user, with a menu that opens one for editing."""
    titles = {str(note.table_id): _title(note, words) for note in notes}
    lines = [
        f"- {words.say('settings-line', name=f'**{title}**', value=escape(shown))}"
        for note, title in zip(notes, titles.values(), strict=True)
        for shown in [truncate(note.text, SHOWN_NOTE_LENGTH)]
    ]
    controls = [menu(ControlId("note-of"), words.say("notes-choose"), titles)] if notes else []
    parts = [f"### {words.say('notes-title')}", *(lines or [words.say("notes-none")])]
    settings = button(ControlId("settings", word=FIRST_GROUP), words.say("settings-title"))
    return text_with_controls(*parts, controls=[*controls, *rows(settings)])


def _title(note: OwnNote, words: Catalogue) -> str:
    number = words.say("panel-table", table=str(note.table_id))
    if note.game not in game_names():
        return number
    title = words_in(words.language, note.game).format(game(note.game).words.title)
    return words.format(dots((title, number)))


class NotesCog(FeatureCog):
    """Keep private notes, which only their owner sees."""

    @press("notes")
    async def _list(self, interaction: Interaction, _: ControlId) -> None:
        notes = await self.tables.users.read_notes(user_id(interaction))
        await answer(interaction, notes_message(notes, words_for(interaction)))

    @press("note-of", opens_form=True)
    async def _picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the note of a table from the list."""
        await self._open(interaction, ControlId("note", ref.number))

    @press("note", opens_form=True)
    async def _open(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the note for editing."""
        words = words_for(interaction)
        own = await self.tables.users.read_note(user_id(interaction), ref.table)
        field = text_field(NOTE_FIELD, words.say("note-about"), MAX_NOTE_LENGTH, own, lines=True)
        form = Form(ControlId("note", ref.table), words.say("note-title"), field)
        if not await open_form(interaction, form):
            raise TableError.because("error-no-form")

    @submit("note")
    async def _save(self, interaction: Interaction, ref: ControlId, fields: Fields) -> None:
        """Save the note on one line, and show it; an empty one is deleted."""
        typed = value_of(fields, NOTE_FIELD).strip()
        typed = tidy(typed, MAX_NOTE_LENGTH) if typed else ""
        await self.tables.users.save_note(person_of(interaction), ref.table, typed)
        table = await self.tables.table(ref.table)
        localizer = localizer_for(interaction, table)
        if not typed:
            await tell(interaction, localizer.say("note-deleted"))
            return
        said = [note_text(typed, localizer), localizer.say("note-kept")]
        delete = button(ControlId("notegone", table.id), localizer.say("note-delete"))
        await answer(interaction, text_with_controls(*said, controls=rows(delete)))

    @press("notegone")
    async def _deleted(self, interaction: Interaction, ref: ControlId) -> None:
        await self.tables.users.save_note(person_of(interaction), ref.table, "")
        await tell(interaction, words_for(interaction).say("note-deleted"))
