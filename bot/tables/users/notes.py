"""What people note for themselves at a table: for nobody else's eyes."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import NoteRow
from bot.tables.admin.permissions import require_visible
from bot.tables.domain.request import Person
from bot.tables.session.service import TableService

MAX_LENGTH = 800
"""Letters of a note."""


async def read_note(service: TableService, user_id: str, table_id: int) -> str:
    """What somebody has noted at a table; empty where there is nothing."""

    def work(session: Session) -> str:
        query = select(col(NoteRow.text)).where(
            col(NoteRow.user_id) == user_id, col(NoteRow.table_id) == table_id
        )
        found: object = session.scalar(query)
        return found if isinstance(found, str) else ""  # a damaged note harms no view

    return await service.read(work)


async def save_note(service: TableService, person: Person, table_id: int, text: str) -> None:
    """Somebody who may see the table notes this there from now on; an empty text is no note.

    Raises:
        NoSuchTable: there is no such table for this person.
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
