"""Copy all rows unchanged from one database to another, SQLite or PostgreSQL.

What stands in a row is compared by a digest of the whole table, in which the order of rows does
not count. Numbers that were given once are not given again over there.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Column,
    Table,
    Text,
    bindparam,
    cast,
    delete,
    insert,
    inspect,
    literal,
    select,
    text,
    type_coerce,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import Session
from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.database import Store
from bot.store.models import METADATA
from bot.store.models.table import UNFINISHED_COPY, KeyValueRow
from bot.store.numbers import last_numbers, set_last_numbers

LEFT_BEHIND = ("processes", "leases")
"""Rows about processes that have ended; the numbers of these rows are not reused."""
BATCH = 500


@dataclass(frozen=True, slots=True)
class Content:
    """The number of rows of a table, and the sum of their digests."""

    rows: int
    digest: int

    def with_row(self, values: Sequence[Any]) -> Content:
        """Return the content with one more row."""
        plain = repr([v.isoformat() if isinstance(v, datetime) else v for v in values])
        digest = hashlib.sha256(plain.encode("utf-8", "surrogatepass")).digest()
        return Content(self.rows + 1, (self.digest + int.from_bytes(digest)) % (1 << 256))


NOTHING = Content(0, 0)


def copied_tables() -> list[Table]:
    """Return the tables to copy, each after those it refers to."""
    return [table for table in METADATA.sorted_tables if table.name not in LEFT_BEHIND]


def is_empty(session: Session) -> bool:
    """Return whether no table of ours has a row, in any schema, except for ``key_values``."""
    known = inspect(session.connection()).get_table_names()
    found = [table for table in METADATA.sorted_tables if table.name in known]
    return not any(
        session.execute(select(literal(1)).select_from(table).limit(1)).first()
        for table in found
        if table.name != "key_values"
    )


def is_unfinished(session: Session) -> bool:
    """Return whether the database holds a copy that was never compared to the end."""
    if "key_values" not in inspect(session.connection()).get_table_names():
        return False
    return session.get(KeyValueRow, UNFINISHED_COPY) is not None


def mark_finished(session: Session) -> None:
    """Keep what the database holds: from here on no other copy takes its place."""
    session.execute(delete(KeyValueRow).where(col(KeyValueRow.key) == UNFINISHED_COPY))


async def copy_all(source: Store, target: Store) -> dict[str, Content]:
    """Copy all rows into an empty database; return the content of each table.

    The copy counts as unfinished until :func:`mark_finished`.

    Raises:
        SQLAlchemyError: a database refused; nothing has been copied then.
    """
    found = {}
    async with source.reading() as here, target.writing() as there:
        writer = await there.connection()
        await writer.execute(METADATA.tables["key_values"].delete())
        for table in copied_tables():
            found[table.name] = NOTHING
            write = _insert(table, writer)
            async for part in _rows(here, table):
                for values in part:
                    found[table.name] = found[table.name].with_row(values)
                names = [_parameter(column) for column in table.columns]
                await writer.execute(write, [dict(zip(names, row, strict=True)) for row in part])
        there.add(KeyValueRow(key=UNFINISHED_COPY, value=""))
        await there.run_sync(set_last_numbers, await here.run_sync(last_numbers))
        await there.commit()
    return found


async def content(store: Store) -> dict[str, Content]:
    """Return the content of each table."""
    found = {}
    async with store.reading() as session:
        for table in copied_tables():
            found[table.name] = NOTHING
            async for part in _rows(session, table):
                for values in part:
                    found[table.name] = found[table.name].with_row(values)
    return found


async def clear(store: Store) -> None:
    """Delete all rows, without a time limit."""

    def work(session: Session) -> None:
        tables = METADATA.sorted_tables[::-1]
        if session.get_bind().dialect.name == "postgresql":
            session.execute(text("SET LOCAL statement_timeout = 0"))
            session.execute(text(f"TRUNCATE {', '.join(table.name for table in tables)}"))
            return
        for table in tables:
            session.execute(table.delete())

    await store.write(work)


# JSON is copied as text: parsed and written again, its blanks and numbers could differ.


async def _rows(session: AsyncSession, table: Table) -> AsyncIterator[Sequence[Sequence[Any]]]:
    connection = await session.connection()
    columns = [_read(column, connection).label(column.key) for column in table.columns]
    query = select(*columns)
    if table.name == "key_values":
        query = query.where(table.c.key != UNFINISHED_COPY)
    result = await connection.stream(query)
    async for part in result.partitions(BATCH):
        yield part


def _read(column: Column[Any], connection: AsyncConnection) -> Any:
    if not _is_json(column):
        return column
    return cast(column, Text) if _is_server(connection) else type_coerce(column, Text)


def _insert(table: Table, connection: AsyncConnection) -> Any:
    values: dict[str, Any] = {}
    for column in table.columns:
        kind = Text() if _is_json(column) else column.type
        value = bindparam(_parameter(column), type_=kind)
        as_json = _is_json(column) and _is_server(connection)
        values[column.key] = cast(value, JSON) if as_json else value
    return insert(table).values(values)


def _parameter(column: Column[Any]) -> str:
    return f"copied_{column.key}"


def _is_json(column: Column[Any]) -> bool:
    return isinstance(getattr(column.type, "impl_instance", column.type), JSON)


def _is_server(connection: AsyncConnection) -> bool:
    return connection.dialect.name == "postgresql"
