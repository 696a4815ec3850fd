"""Upgrade a database of schema 0017, the last one before 0.1.0.

Its tables are renamed, the tables of today are created, and the rows are copied with their new
names and values, all in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Table,
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
from bot.store.old_names import NEW_JSON, NEW_VALUES, OLD_COLUMNS, OLD_TABLES
from bot.store.row_numbers import last_numbers, set_last_numbers


def upgrade_0017(connection: Connection) -> None:
    """Recreate all tables with the newest schema, in the same transaction, and keep their rows.

    Raises:
        IntegrityError: a value is not what its column may hold now.
    """
    session = Session(connection)
    tables = _tables_of_0017(connection)
    numbers = last_numbers(session, OLD_TABLES)
    _rename_tables(connection, tables)
    connection.execute(text("DELETE FROM alembic_version"))
    run_all(connection)
    inspector = inspect(connection)
    for table in tables:
        before = _renamed(table.name)
        existing = {column["name"] for column in inspector.get_columns(before)}
        columns = [column for column in table.columns if _old_name(column) in existing]
        rows = select(*map(_new_value, columns)).select_from(table_named(before))
        names = [column.name for column in columns]
        connection.execute(table.insert().from_select(names, rows))
    for table in tables[::-1]:
        connection.execute(text(f"DROP TABLE {_renamed(table.name)}"))
    set_last_numbers(session, numbers)


def _new_value(column: Column[Any]) -> ColumnElement[Any]:
    """Return the SQL expression of a column's new value."""
    place = column.table.name, column.name
    value: ColumnElement[Any] = literal_column(f'"{_old_name(column)}"', column.type)
    if place in NEW_VALUES:
        return case(dict(NEW_VALUES[place]), value=value, else_=value)
    if place in NEW_JSON:
        value = cast(value, Text)
        for before, after in NEW_JSON[place].items():
            value = func.replace(value, before, after)
        return cast(value, column.type)
    return value


def _old_name(column: Column[Any]) -> str:
    return OLD_COLUMNS.get(column.table.name, {}).get(column.name, column.name)


def _renamed(table: str) -> str:
    return f"before_{OLD_TABLES.get(table, table)}"


def _tables_of_0017(connection: Connection) -> list[Table]:
    """Return the tables of today that the database has, under an old name or their own."""
    existing = {*inspect(connection).get_table_names()}
    return [t for t in METADATA.sorted_tables if OLD_TABLES.get(t.name, t.name) in existing]


def _rename_tables(connection: Connection, tables: Sequence[Table]) -> None:
    """Rename the tables, and rename or drop what has the same name in the new schema."""
    is_server = connection.dialect.name == "postgresql"
    inspector = inspect(connection)
    sequences = inspector.get_sequence_names() if is_server else []
    for new_name in (table.name for table in tables):
        table = OLD_TABLES.get(new_name, new_name)
        indexes = {index["name"] for index in inspector.get_indexes(table)}
        if is_server:
            indexes |= {unique["name"] for unique in inspector.get_unique_constraints(table)}
            indexes.add(inspector.get_pk_constraint(table)["name"])
        rename = 'ALTER INDEX "{0}" RENAME TO "before_{0}"' if is_server else 'DROP INDEX "{0}"'
        for name in indexes:
            connection.execute(text(rename.format(name)))
        connection.execute(text(f'ALTER TABLE "{table}" RENAME TO {_renamed(new_name)}'))
    for name in sequences:
        connection.execute(text(f'ALTER SEQUENCE "{name}" RENAME TO "before_{name}"'))
