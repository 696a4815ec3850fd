"""Who somebody is to a table: its host, an organiser, or at least one who may know of it."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import LARGEST, TableRow
from bot.tables.domain.errors import NoSuchTable, TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Table
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called
from engine.core.words.text import Value


def is_admin(person: Person, table: Table | TableRow) -> bool:
    """Whether this person is an organiser of the table: one of its own server, asking there."""
    return person.manages and person.server_id is not None and person.server_id == table.server_id


def require_admin(person: Person, unit: UnitOfWork) -> None:
    """Nothing if this person is an organiser of the table.

    Raises:
        NoSuchTable: they may not even see it.
        TableError: they are not.
    """
    require_visible(person, unit)
    if not is_admin(person, unit.row):
        raise TableError.because("table-organiser-only")


def require_host(person: Person, unit: UnitOfWork) -> None:
    """Nothing if this person opened the table or is an organiser of it.

    Raises:
        NoSuchTable: they may not even see it.
        TableError: they are neither.
    """
    require_visible(person, unit)
    if not is_admin(person, unit.row) and unit.row.host_id != person.id:
        raise hosts_alone(unit, "table-host-only")


def hosts_alone(unit: UnitOfWork, key: str, **figures: Value) -> TableError:
    """That only the host, by name, or an organiser may; a host without a seat is not named.

    The host is who opened the table, or sits there the longest since they left.
    """
    for seat in unit.seats:
        if seat.user_id == unit.row.host_id:
            return TableError.because(key, host=person_called(seat.name), **figures)
    return TableError.because("table-organiser-only")


def require_visible(person: Person, unit: UnitOfWork) -> None:
    """Nothing if this person may know of the table: it is of their server, or they sit there.

    Raises:
        NoSuchTable: the same as for a number no table has.
    """
    here = person.server_id == unit.row.server_id
    known = {seat.user_id for seat in unit.seats} | {seat.substitute_id for seat in unit.seats}
    if not here and person.id not in known:
        raise NoSuchTable.because("table-unknown", table=unit.id)


async def visible_tables(service: TableService, table_id: int, person: Person) -> None:
    """The same for a table by its number; that it is of their own server is soon known."""

    def work(session: Session) -> None:
        mine = select(col(TableRow.id)).where(
            col(TableRow.id) == table_id, col(TableRow.server_id) == person.server_id
        )
        if abs(table_id) > LARGEST or session.scalar(mine) is None:
            require_visible(person, service.load(session, table_id))

    await service.read(work)
