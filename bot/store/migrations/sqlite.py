"""Change tables of SQLite in ways that its ``ALTER TABLE`` cannot."""

from __future__ import annotations

import re

import sqlalchemy as sa
from alembic import op


def on_sqlite() -> bool:
    """Return whether the migration runs on SQLite."""
    return op.get_bind().dialect.name == "sqlite"


def rebuild(table: str, pattern: str, replacement: str) -> None:
    """Copy the rows of a table into one with a changed definition.

    SQLite can neither change a check nor add a column where the models have it.
    """
    connection, copied = op.get_bind(), f"{table}_before"
    definitions = sa.table("sqlite_master", *map(sa.column, ("type", "tbl_name", "sql")))
    of_table = sa.select(definitions.c.sql).where(
        definitions.c.tbl_name == table, definitions.c.sql.is_not(None)
    )
    create = connection.execute(of_table.where(definitions.c.type == "table")).scalar_one()
    indexes = [*connection.execute(of_table.where(definitions.c.type == "index")).scalars()]
    sequences = sa.table("sqlite_sequence", sa.column("name"), sa.column("seq"))
    of_sequence = sequences.c.name == table
    last = connection.execute(sa.select(sequences.c.seq).where(of_sequence)).scalar()
    names = [column["name"] for column in sa.inspect(connection).get_columns(table)]
    op.execute("PRAGMA legacy_alter_table = ON")  # keys of other tables keep referring to it
    op.rename_table(table, copied)
    op.execute("PRAGMA legacy_alter_table = OFF")
    connection.exec_driver_sql(re.sub(pattern, replacement, create, count=1))
    target, source = (sa.table(name, *map(sa.column, names)) for name in (table, copied))
    op.execute(target.insert().from_select(names, sa.select(source)))
    op.drop_table(copied)
    for index in indexes:
        connection.exec_driver_sql(index)
    if last is not None:  # the number of a deleted row is never used again
        op.execute(sequences.delete().where(of_sequence))
        op.execute(sequences.insert().values(name=table, seq=last))


def add_column(table: str, column: sa.Column[object], before: str) -> None:
    """Add a column that may be empty; on SQLite before another one, where the models have it."""
    if on_sqlite():
        kind = column.type.compile(dialect=op.get_bind().dialect)
        rebuild(table, rf"(\n\t{before} )", rf"\n\t{column.name} {kind}, \1")
    else:
        op.add_column(table, column)
