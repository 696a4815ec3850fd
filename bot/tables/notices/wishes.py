"""How a person wants their notices: where they come, which of them, and from which tables."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.person import HushRow, PersonRow
from bot.tables.errors import TableError
from bot.tables.service import TableService
from bot.tables.timing import people_time

WISHES = ("direct", "silent", "hears_next", "hears_losses")
"""What can be wished for, as the columns of a person's row are called."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person wants: ``hushed`` are the tables they do not want to hear of."""

    direct: bool = False
    silent: bool = False
    hears_next: bool = False
    hears_losses: bool = False
    hushed: tuple[int, ...] = ()


async def wishes(service: TableService, user_id: str) -> Wishes:
    """What is known of them."""
    return await service.read(lambda session: _wishes(session, user_id))


def _wishes(session: Session, user_id: str) -> Wishes:
    row = people_time.known_person(session, user_id) or PersonRow(user_id=user_id)
    hushed = select(col(HushRow.table_id)).where(col(HushRow.user_id) == user_id)
    tables = tuple(session.scalars(hushed.order_by(col(HushRow.table_id))))
    return Wishes(**{wish: getattr(row, wish) for wish in WISHES}, hushed=tables)


async def wish(service: TableService, user_id: str, what: str, *, wanted: bool) -> Wishes:
    """From now on they want that, or no more.

    Raises:
        TableError: there is no such wish.
    """
    if what not in WISHES:
        raise TableError.because("error-old-button")

    def work(session: Session) -> Wishes:
        setattr(people_time.person(session, user_id), what, wanted)
        session.flush()
        return _wishes(session, user_id)

    return await service.transaction(work)


async def hush(service: TableService, user_id: str, table_id: int) -> Wishes:
    """They want to hear nothing more of that table."""

    def work(session: Session) -> Wishes:
        service.load(session, table_id)
        if session.get(HushRow, (user_id, table_id)) is None:
            session.add(HushRow(user_id=user_id, table_id=table_id))
        session.flush()
        return _wishes(session, user_id)

    return await service.transaction(work)


async def hear_all(service: TableService, user_id: str) -> Wishes:
    """They want to hear of all their tables again."""

    def work(session: Session) -> Wishes:
        session.execute(delete(HushRow).where(col(HushRow.user_id) == user_id))
        people_time.person(session, user_id).silent = False
        session.flush()
        return _wishes(session, user_id)

    return await service.transaction(work)


def digests(session: Session, user_id: str) -> bool:
    """Whether one message may tell somebody of all tables that wait for them."""
    person = people_time.known_person(session, user_id)
    return person is None or not person.apart


def quiet(session: Session, user_id: str, table_id: int) -> bool:
    """Whether somebody wants to hear nothing of a table, or of any."""
    person = people_time.known_person(session, user_id)
    silent = person is not None and person.silent
    return silent or people_time.hushed(session, user_id, table_id)


def hears(session: Session, person: PersonRow, table_id: int) -> bool:
    """Whether somebody wants to hear of a table."""
    return not quiet(session, person.user_id, table_id)
