"""Private notes that users write at a table."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import NoteRow
from bot.tables.domain.request import Person
from bot.tables.session.permissions import require_visible
from bot.tables.session.service import TableService

MAX_LENGTH = 800
"""Maximum length of a note in characters."""


async def read_note(service: TableService, user_id: str, table_id: int) -> str:
    """Return the user's note at a table; empty if there is none."""

    def work(session: Session) -> str:
        query = select(col(NoteRow.text)).where(
            col(NoteRow.user_id) == user_id, col(NoteRow.table_id) == table_id
        )
        return session.scalar(query) or ""

    return await service.read(work)


async def save_note(service: TableService, person: Person, table_id: int, text: str) -> None:
    """Replace the user's note at a table they may see; an empty text deletes it.

    Raises:
        NotVisible: there is no such table for this user.
    """

    def work(session: Session) -> None:
        require_visible(person, service.load(session, table_id))
        session.execute(
            delete(NoteRow).where(
                col(NoteRow.user_id) == person.id, col(NoteRow.table_id) == table_id
            )
        )
        if text:
            session.add(NoteRow(user_id=person.id, table_id=table_id, text=text))

    await service.transaction(work)
