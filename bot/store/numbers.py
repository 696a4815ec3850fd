"""The numbers the database gives to rows: none is given twice, even in another database."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import func, inspect, select, text
from sqlalchemy.orm import Session

from bot.store.models import METADATA


def _counting() -> list[tuple[str, str]]:
    """Return the tables whose rows are numbered by the database, with the column."""
    found = []
    for table in METADATA.sorted_tables:
        counter = table.autoincrement_column
        if counter is not None:
            found.append((table.name, counter.name))
    return found


def last_numbers(session: Session) -> Mapping[str, int]:
    """Return the last number given in each table."""
    if session.get_bind().dialect.name == "postgresql":
        return {table: _last_of_server(session, table, name) for table, name in _counting()}
    kept: dict[str, int] = {}
    if inspect(session.connection()).has_table("sqlite_sequence"):
        rows = session.execute(text("SELECT name, seq FROM sqlite_sequence"))
        kept = {row.name: row.seq for row in rows}
    largest = {
        table: session.scalar(select(func.max(METADATA.tables[table].c[name]))) or 0
        for table, name in _counting()
    }
    return {table: max(number, kept.get(table, 0)) for table, number in largest.items()}


def _last_of_server(session: Session, table: str, name: str) -> int:
    sequence = session.scalar(select(func.pg_get_serial_sequence(table, name)))
    last = text(
        "SELECT coalesce(max(last_value), 0) FROM pg_sequences "
        "WHERE schemaname || '.' || sequencename = :sequence"
    )
    return int(session.scalar(last, {"sequence": sequence}) or 0)


def set_last_numbers(session: Session, numbers: Mapping[str, int]) -> None:
    """Number the next rows of each table from there on."""
    if session.get_bind().dialect.name == "postgresql":
        for table, name in _counting():
            if numbers[table]:
                sequence = func.pg_get_serial_sequence(table, name)
                session.execute(select(func.setval(sequence, numbers[table])))
        return
    for table, _ in _counting():
        if METADATA.tables[table].dialect_options["sqlite"]["autoincrement"]:
            given = {"name": table, "number": numbers[table]}
            session.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), given)
            session.execute(text("INSERT INTO sqlite_sequence VALUES (:name, :number)"), given)
