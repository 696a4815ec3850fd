"""The last row number given in each table; none is used again, even in a copy of the database."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy import column, func, inspect, select, table, text
from sqlalchemy.orm import Session

from bot.store.models import METADATA

COUNTERS = {
    known.name: known.autoincrement_column.name
    for known in METADATA.sorted_tables
    if known.autoincrement_column is not None
}
"""The column of each table whose rows are numbered by the database."""


def last_numbers(
    session: Session, old_names: Mapping[str, str] = MappingProxyType({})
) -> Mapping[str, int]:
    """Return the last number given in each table, which may still have its old name.

    Tables that an older database does not have are left out.
    """
    existing = {*inspect(session.connection()).get_table_names()}
    stored = {name: old_names.get(name, name) for name in COUNTERS}
    stored = {name: there for name, there in stored.items() if there in existing}
    if session.get_bind().dialect.name == "postgresql":
        return {name: _last_of_sequence(session, stored[name], COUNTERS[name]) for name in stored}
    last: dict[str, int] = {}
    if inspect(session.connection()).has_table("sqlite_sequence"):
        rows = session.execute(text("SELECT name, seq FROM sqlite_sequence"))
        last = {row.name: row.seq for row in rows}
    return {
        name: max(last.get(stored[name], 0), _largest(session, stored[name], COUNTERS[name]))
        for name in stored
    }


def _largest(session: Session, name: str, counter: str) -> int:
    return int(session.scalar(select(func.max(column(counter))).select_from(table(name))) or 0)


def _last_of_sequence(session: Session, name: str, counter: str) -> int:
    sequence = session.scalar(select(func.pg_get_serial_sequence(name, counter)))
    last = text(
        "SELECT max(last_value) FROM pg_sequences "
        "WHERE schemaname || '.' || sequencename = :sequence"
    )
    return int(session.scalar(last, {"sequence": sequence}) or 0)


def set_last_numbers(session: Session, numbers: Mapping[str, int]) -> None:
    """Continue the row numbers of each table after these."""
    is_server = session.get_bind().dialect.name == "postgresql"
    for name, number in numbers.items():
        if is_server:
            if number:
                sequence = func.pg_get_serial_sequence(name, COUNTERS[name])
                session.execute(select(func.setval(sequence, number)))
        elif METADATA.tables[name].dialect_options["sqlite"]["autoincrement"]:
            values = {"name": name, "number": number}
            session.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), values)
            session.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :number)"), values)
