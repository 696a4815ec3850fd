"""Read and change a user's preferences, notes, tables and stored data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, TableRow
from bot.store.models.user import NoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Table
from bot.tables.session import user_rows
from bot.tables.session.feature import Feature, reads, writes
from bot.tables.session.permissions import require_visible
from bot.tables.session.user_cache import Preferences, preferences_from_row
from bot.tables.users import my_tables, preferences, privacy, track_records
from bot.tables.users.my_tables import MyTables, Urgency
from bot.tables.users.preferences import PREFERENCES, SWITCHES
from bot.tables.users.privacy import ACTION_COLUMNS, PERSONAL_DATA, SHARED_WITH_TABLES, PlayerName
from bot.tables.users.track_records import TrackRecord
from engine.core.words.text import Text

MAX_NOTES = 25
"""How many notes are listed: as many as one menu shows."""


class OwnNote(NamedTuple):
    """A user's note at a table of a game."""

    table_id: int
    game: str
    text: str


class Users(Feature):
    """Read and change what belongs to one user."""

    @reads
    def read_note(self, session: Session, user_id: str, table_id: int) -> str:
        """Return the user's note at a table; empty if there is none."""
        note = session.get(NoteRow, (user_id, table_id))
        return "" if note is None else note.text

    @reads
    def read_notes(self, session: Session, user_id: str) -> Sequence[OwnNote]:
        """Return the user's notes, those at the newest tables first; at most :data:`MAX_NOTES`."""
        query = (
            select(NoteRow, col(TableRow.game))
            .join(TableRow, col(TableRow.id) == col(NoteRow.table_id))
            .where(col(NoteRow.user_id) == user_id)
            .order_by(col(NoteRow.table_id).desc())
            .limit(MAX_NOTES)
        )
        return [OwnNote(row.table_id, game, row.text) for row, game in session.execute(query)]

    @writes
    def save_note(self, session: Session, person: Person, table_id: int, text: str) -> None:
        """Replace the user's note at a table they may see; an empty text deletes it."""
        require_visible(person, self._service.load(session, table_id))
        if text:
            session.merge(NoteRow(user_id=person.id, table_id=table_id, text=text))
        else:
            own = col(NoteRow.user_id) == person.id, col(NoteRow.table_id) == table_id
            session.execute(delete(NoteRow).where(*own))

    @reads
    def read_preferences(self, session: Session, user_id: str) -> Mapping[str, str]:
        """Return, by setting, what the user has chosen."""
        return preferences.chosen_preferences(session, user_id)

    async def set_preference(self, user_id: str, name: str, choice: str) -> Mapping[str, str]:
        """Set a preference; return all of them. Raise ``TableError`` if there is no such choice."""
        columns = PREFERENCES.get(name, {}).get(choice)
        if columns is None:
            raise TableError.because("error-old-button")
        chosen, cached = await self._set_columns(user_id, columns)
        self._service.preference_cache.note(user_id, cached)
        return chosen

    @writes
    def _set_columns(
        self, session: Session, user_id: str, columns: Mapping[str, Any]
    ) -> tuple[Mapping[str, str], Preferences]:
        row = user_rows.find_or_add_person(session, user_id)
        for column, value in columns.items():
            setattr(row, column, value)
        row.changed_at = self._service.clock.now()
        session.flush()
        return preferences.chosen_preferences(session, user_id), preferences_from_row(row)

    @reads
    def read_switches(self, session: Session, user_id: str) -> Mapping[str, bool]:
        """Return which of the :data:`SWITCHES` are on."""
        row = user_rows.find_person(session, user_id)
        return {switch: row is not None and bool(getattr(row, switch)) for switch in SWITCHES}

    @writes
    def switch(self, session: Session, user_id: str, switch: str, *, on: bool) -> None:
        """Turn one of the :data:`SWITCHES` on or off; raise ``TableError`` for any other."""
        if switch not in SWITCHES:
            raise TableError.because("error-old-button")
        setattr(user_rows.find_or_add_person(session, user_id), switch, on)

    @reads
    def my_tables(
        self, session: Session, user_id: str, begin: int = 0, most: int | None = None
    ) -> MyTables:
        """Return at most ``most`` of a user's tables, from position ``begin`` on."""
        tables = my_tables.find_tables(session, user_id)
        end = None if most is None else begin + most
        waiting = sum(table.urgency <= Urgency.VOTE for table in tables)
        shown = my_tables.read_tables(self._service, session, tables[begin:end])
        return MyTables(tuple(shown), len(tables), waiting)

    @reads
    def finished_tables(self, session: Session, user_id: str, most: int) -> list[Table]:
        """Return the user's tables whose games ended last, the newest first."""
        return my_tables.finished_tables(self._service, session, user_id, most)

    @reads
    def next_waiting(
        self, session: Session, user_id: str, after: int | None = None
    ) -> tuple[int, int] | None:
        """Return the table that waits most urgently for the user's move, and how many do.

        ``after``: return the one after that table, in rotation. ``None`` if no table waits.
        """
        tables = my_tables.find_tables(session, user_id)
        ids = [table.table_id for table in tables if table.urgency is Urgency.MOVE]
        if not ids:
            return None
        at = ids.index(after) + 1 if after in ids else 0
        return ids[at % len(ids)], len(ids)

    @reads
    def read_personal_data(
        self, session: Session, user_id: str
    ) -> Mapping[str, list[dict[str, Any]]]:
        """Return all rows that refer to a user, by database table."""
        by_table: dict[str, list[dict[str, Any]]] = {}
        for stored_rows in (*PERSONAL_DATA, *SHARED_WITH_TABLES):
            rows = by_table.setdefault(str(stored_rows.row.__tablename__), [])
            rows += privacy.rows_of_user(session, stored_rows, user_id)
        by_table[str(ActionRow.__tablename__)] += [
            {name: getattr(action, name) for name in ACTION_COLUMNS}
            for action, _ in privacy.takeovers_from(session, user_id)
            if action.user_id != user_id
        ]
        return by_table

    async def delete_personal_data(self, user_id: str, name: PlayerName) -> int:
        """Delete a user's data; return the number of games where they got another name."""
        return await privacy.delete_personal_data(self._service, user_id, name)

    @reads
    def still_seated_text(self, session: Session, user_id: str) -> Text | None:
        """Return a text about the seats a user must leave first; ``None`` if there are none."""
        return privacy.still_seated_text(session, user_id, self._service.clock.now())

    @reads
    def track_records(self, session: Session, people: Sequence[str]) -> list[TrackRecord]:
        """Return the track records of those users of whom anything is known."""
        records = (track_records.track_record(session, user_id) for user_id in people)
        return [record for record in records if record.known]
