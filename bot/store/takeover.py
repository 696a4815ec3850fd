"""Take over a database of the last schema before 0.1.0: recreate its tables and copy their rows."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sqlalchemy import Connection, inspect, text
from sqlalchemy.orm import Session

from bot.store.migrate import run_all
from bot.store.models import METADATA
from bot.store.numbers import last_numbers, set_last_numbers

_STRENGTH = "CASE {0} WHEN 'middle' THEN 'medium' WHEN 'strong' THEN 'hard' ELSE {0} END"
CONVERTED: Mapping[tuple[str, str], str] = MappingProxyType(
    {
        ("tables", "vacant"): _STRENGTH.format("vacant"),
        ("seats", "strength"): _STRENGTH.format("strength"),
        ("seats", "lent"): _STRENGTH.format("lent"),
    }
)
"""By table and column, the SQL expression of a value that has changed."""


def take_over(connection: Connection) -> None:
    """Recreate all tables with the newest schema, in the same transaction, and keep their rows.

    Raises:
        IntegrityError: a value is not what its column may hold now.
    """
    session = Session(connection)
    numbers = last_numbers(session)
    _rename_tables(connection)
    connection.execute(text("DELETE FROM alembic_version"))
    run_all(connection)
    for table in METADATA.sorted_tables:
        columns = ", ".join(f'"{column.name}"' for column in table.columns)
        values = ", ".join(
            CONVERTED.get((table.name, column.name), f'"{column.name}"') for column in table.columns
        )
        rows = f"SELECT {values} FROM {_aside(table.name)}"  # noqa: S608 - names of ours
        connection.execute(text(f'INSERT INTO "{table.name}" ({columns}) {rows}'))
    for table in METADATA.sorted_tables[::-1]:
        connection.execute(text(f"DROP TABLE {_aside(table.name)}"))
    set_last_numbers(session, numbers)


def _aside(table: str) -> str:
    return f"before_{table}"


def _rename_tables(connection: Connection) -> None:
    """Rename the tables, and what else would take the names of their successors' parts."""
    is_server = connection.dialect.name == "postgresql"
    found = inspect(connection)
    sequences = found.get_sequence_names() if is_server else []
    for table in METADATA.sorted_tables:
        indexes = [index["name"] for index in found.get_indexes(table.name)]
        if is_server:
            key = found.get_pk_constraint(table.name)["name"]
            for name in {*indexes, key} | {
                unique["name"] for unique in found.get_unique_constraints(table.name)
            }:
                connection.execute(text(f'ALTER INDEX "{name}" RENAME TO "{_aside(str(name))}"'))
        else:
            for name in indexes:
                connection.execute(text(f'DROP INDEX "{name}"'))
        connection.execute(text(f'ALTER TABLE "{table.name}" RENAME TO {_aside(table.name)}'))
    for name in sequences:
        connection.execute(text(f'ALTER SEQUENCE "{name}" RENAME TO "{_aside(name)}"'))
