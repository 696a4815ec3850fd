"""A user's preferences, notes, tables and stored data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.store.models.user import NoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.session import user_rows
from bot.tables.session.permissions import require_visible
from bot.tables.session.service import TableService
from bot.tables.session.user_cache import Preferences, preferences_from_row
from bot.tables.users import my_tables, preferences, privacy, track_records
from bot.tables.users.my_tables import MyTables, Urgency
from bot.tables.users.preferences import PREFERENCES
from bot.tables.users.privacy import OF_AN_ACTION, PERSONAL_DATA, SHARED_WITH_TABLES, PlayerName
from bot.tables.users.track_records import TrackRecord
from engine.core.words.text import Text


class Users:
    """Read and change what belongs to one user."""

    def __init__(self, service: TableService) -> None:
        self._service = service

    async def read_note(self, user_id: str, table_id: int) -> str:
        """Return the user's note at a table; empty if there is none."""

        def work(session: Session) -> str:
            query = select(col(NoteRow.text)).where(
                col(NoteRow.user_id) == user_id, col(NoteRow.table_id) == table_id
            )
            return session.scalar(query) or ""

        return await self._service.read(work)

    async def save_note(self, person: Person, table_id: int, text: str) -> None:
        """Replace the user's note at a table they may see; an empty text deletes it.

        Raises:
            NotVisible: there is no such table for this user.
        """

        def work(session: Session) -> None:
            require_visible(person, self._service.load(session, table_id))
            session.execute(
                delete(NoteRow).where(
                    col(NoteRow.user_id) == person.id, col(NoteRow.table_id) == table_id
                )
            )
            if text:
                session.add(NoteRow(user_id=person.id, table_id=table_id, text=text))

        await self._service.transaction(work)

    async def read_preferences(self, user_id: str) -> Mapping[str, str]:
        """Return, by setting, what the user has chosen."""
        return await self._service.read(lambda session: preferences.chosen(session, user_id))

    async def set_preference(self, user_id: str, name: str, choice: str) -> Mapping[str, str]:
        """Set a preference; return all of them.

        Raises:
            TableError: there is no such setting or choice.
        """
        columns = PREFERENCES.get(name, {}).get(choice)
        if columns is None:
            raise TableError.because("error-old-button")

        def work(session: Session) -> tuple[Mapping[str, str], Preferences]:
            row = user_rows.find_or_add_person(session, user_id)
            for column, value in columns.items():
                setattr(row, column, value)
            row.changed_at = self._service.clock.now()
            session.flush()
            return preferences.chosen(session, user_id), preferences_from_row(row)

        chosen, cached = await self._service.transaction(work)
        self._service.preference_cache.note(user_id, cached)
        return chosen

    async def my_tables(self, user_id: str, begin: int = 0, most: int | None = None) -> MyTables:
        """Return at most ``most`` of a user's tables, from position ``begin`` on."""

        def work(session: Session) -> MyTables:
            found = my_tables.find_tables(session, user_id)
            end = None if most is None else begin + most
            waiting = sum(table.urgency <= Urgency.VOTE for table in found)
            shown = my_tables.read(self._service, session, found[begin:end])
            return MyTables(tuple(shown), len(found), waiting)

        return await self._service.read(work)

    async def next_waiting(self, user_id: str, after: int | None = None) -> tuple[int, int] | None:
        """Return the table that waits most urgently for the user's move, and how many do.

        ``after``: return the one after that table, in rotation. ``None`` if no table waits.
        """

        def work(session: Session) -> tuple[int, int] | None:
            found = [
                table
                for table in my_tables.find_tables(session, user_id)
                if table.urgency is Urgency.MOVE
            ]
            ids = [table.table_id for table in found]
            if not ids:
                return None
            at = ids.index(after) + 1 if after in ids else 0
            return ids[at % len(ids)], len(ids)

        return await self._service.read(work)

    async def read_personal_data(self, user_id: str) -> Mapping[str, list[dict[str, Any]]]:
        """Return all rows that refer to a user, by database table."""

        def work(session: Session) -> dict[str, list[dict[str, Any]]]:
            found: dict[str, list[dict[str, Any]]] = {}
            for stored_rows in (*PERSONAL_DATA, *SHARED_WITH_TABLES):
                rows = found.setdefault(str(stored_rows.row.__tablename__), [])
                rows += privacy.rows(session, stored_rows, user_id)
            takeovers = (
                action
                for action, _ in privacy.takeovers_from(session, user_id)
                if action.user_id != user_id
            )
            found[str(ActionRow.__tablename__)] += [
                {name: getattr(action, name) for name in OF_AN_ACTION} for action in takeovers
            ]
            return found

        return await self._service.read(work)

    async def delete_personal_data(self, user_id: str, name: PlayerName) -> int:
        """Delete a user's data; return in how many games they got another name.

        Raises:
            TableError: they still play somewhere.
        """
        return await privacy.delete_personal_data(self._service, user_id, name)

    async def seats_to_leave(self, user_id: str) -> Text | None:
        """Return a text about the seats a user must leave first; ``None`` if there are none."""
        now = self._service.clock.now()
        return await self._service.read(
            lambda session: privacy.seats_to_leave(session, user_id, now)
        )

    async def track_records(self, people: Sequence[str]) -> list[TrackRecord]:
        """Return the track records of those users of whom anything is known."""

        def work(session: Session) -> list[TrackRecord]:
            return [track_records.track_record(session, user_id) for user_id in people]

        return [found for found in await self._service.read(work) if found.known]
