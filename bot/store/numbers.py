"""Row numbers: none is used twice, even after a copy to another database."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy import column, func, inspect, select, table, text
from sqlalchemy.orm import Session

from bot.store.models import METADATA


def _counting() -> list[tuple[str, str]]:
    """Return the tables whose rows are numbered by the database, with the column."""
    found = []
    for known in METADATA.sorted_tables:
        counter = known.autoincrement_column
        if counter is not None:
            found.append((known.name, counter.name))
    return found


def last_numbers(
    session: Session, old_names: Mapping[str, str] = MappingProxyType({})
) -> Mapping[str, int]:
    """Return the last number given in each table, which may still have its old name."""
    names = {name: (old_names.get(name, name), counter) for name, counter in _counting()}
    if session.get_bind().dialect.name == "postgresql":
        return {name: _last_of_server(session, *stored) for name, stored in names.items()}
    kept: dict[str, int] = {}
    if inspect(session.connection()).has_table("sqlite_sequence"):
        rows = session.execute(text("SELECT name, seq FROM sqlite_sequence"))
        kept = {row.name: row.seq for row in rows}
    return {
        name: max(kept.get(stored, 0), _largest(session, stored, counter))
        for name, (stored, counter) in names.items()
    }


def _largest(session: Session, name: str, counter: str) -> int:
    found = session.scalar(select(func.max(column(counter))).select_from(table(name)))
    return int(found or 0)


def _last_of_server(session: Session, name: str, counter: str) -> int:
    sequence = session.scalar(select(func.pg_get_serial_sequence(name, counter)))
    last = text(
        "SELECT coalesce(max(last_value), 0) FROM pg_sequences "
        "WHERE schemaname || '.' || sequencename = :sequence"
    )
    return int(session.scalar(last, {"sequence": sequence}) or 0)


def set_last_numbers(session: Session, numbers: Mapping[str, int]) -> None:
    """Continue the row numbers of each table after these."""
    if session.get_bind().dialect.name == "postgresql":
        for name, counter in _counting():
            if numbers[name]:
                sequence = func.pg_get_serial_sequence(name, counter)
                session.execute(select(func.setval(sequence, numbers[name])))
        return
    for name, _ in _counting():
        if METADATA.tables[name].dialect_options["sqlite"]["autoincrement"]:
            given = {"name": name, "number": numbers[name]}
            session.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), given)
            session.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :number)"), given)
