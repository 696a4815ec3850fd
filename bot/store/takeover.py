"""Take over a database of schema 0017, the last one before 0.1.0.

Its tables are put aside under other names, the tables of today are created, and the rows are copied
with their new names and values, all in one transaction.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Text,
    case,
    cast,
    func,
    inspect,
    literal_column,
    select,
    text,
)
from sqlalchemy import table as table_named
from sqlalchemy.orm import Session

from bot.store.migrate import run_all
from bot.store.models import METADATA
from bot.store.numbers import last_numbers, set_last_numbers
from bot.store.old_names import NEW_JSON, NEW_VALUES, OLD_COLUMNS, OLD_TABLES


def take_over(connection: Connection) -> None:
    """Recreate all tables with the newest schema, in the same transaction, and keep their rows.

    Raises:
        IntegrityError: a value is not what its column may hold now.
    """
    session = Session(connection)
    numbers = last_numbers(session, OLD_TABLES)
    _rename_tables(connection)
    connection.execute(text("DELETE FROM alembic_version"))
    run_all(connection)
    for table in METADATA.sorted_tables:
        values = [_converted(column) for column in table.columns]
        rows = select(*values).select_from(table_named(_aside(_old_name(table.name))))
        connection.execute(table.insert().from_select(table.columns.keys(), rows))
    for table in METADATA.sorted_tables[::-1]:
        connection.execute(text(f"DROP TABLE {_aside(_old_name(table.name))}"))
    set_last_numbers(session, numbers)


def _converted(column: Column[Any]) -> ColumnElement[Any]:
    """Return the SQL expression of a column's new value."""
    place = column.table.name, column.name
    old: ColumnElement[Any] = literal_column(
        f'"{OLD_COLUMNS.get(place[0], {}).get(column.name, column.name)}"', column.type
    )
    if place in NEW_VALUES:
        return case(dict(NEW_VALUES[place]), value=old, else_=old)
    if place in NEW_JSON:
        changed: ColumnElement[Any] = cast(old, Text)
        for before, after in NEW_JSON[place].items():
            changed = func.replace(changed, before, after)
        return cast(changed, column.type)
    return old


def _old_name(table: str) -> str:
    return OLD_TABLES.get(table, table)


def _aside(table: str) -> str:
    return f"before_{table}"


def _rename_tables(connection: Connection) -> None:
    """Rename the tables, and what else would take the names of their successors' parts."""
    is_server = connection.dialect.name == "postgresql"
    found = inspect(connection)
    sequences = found.get_sequence_names() if is_server else []
    for table in map(_old_name, METADATA.tables):
        indexes = [index["name"] for index in found.get_indexes(table)]
        if is_server:
            key = found.get_pk_constraint(table)["name"]
            for name in {*indexes, key} | {
                unique["name"] for unique in found.get_unique_constraints(table)
            }:
                connection.execute(text(f'ALTER INDEX "{name}" RENAME TO "{_aside(str(name))}"'))
        else:
            for name in indexes:
                connection.execute(text(f'DROP INDEX "{name}"'))
        connection.execute(text(f'ALTER TABLE "{table}" RENAME TO {_aside(table)}'))
    for name in sequences:
        connection.execute(text(f'ALTER SEQUENCE "{name}" RENAME TO "{_aside(name)}"'))
