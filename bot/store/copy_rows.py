"""Copy all rows unchanged from one database to another, SQLite or PostgreSQL.

The content of two tables is compared by a digest that does not depend on the order of rows. The
copy continues the row numbers of the original.
"""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import (
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
)
from sqlalchemy.orm import Session
from sqlmodel import col
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.columns import Plain
from bot.store.database import Store
from bot.store.models import METADATA
from bot.store.models.key_value import UNFINISHED_COPY, KeyValueRow
from bot.store.row_numbers import last_numbers, set_last_numbers

LEFT_BEHIND = ("processes", "leases")
"""Tables about processes, which have ended; only their row numbers are copied."""
BATCH_SIZE = 500


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
    existing = {*inspect(session.connection()).get_table_names()} - {"key_values"}
    return not any(
        session.execute(select(literal(1)).select_from(table).limit(1)).first()
        for table in METADATA.sorted_tables
        if table.name in existing
    )


def is_unfinished(session: Session) -> bool:
    """Return whether the database holds a copy that was never compared to the end."""
    if not inspect(session.connection()).has_table("key_values"):
        return False
    return session.get(KeyValueRow, UNFINISHED_COPY) is not None


def mark_finished(session: Session) -> None:
    """Protect the content of the database: from here on it is not replaced by another copy."""
    session.execute(delete(KeyValueRow).where(col(KeyValueRow.key) == UNFINISHED_COPY))


async def copy_all(source: Store, target: Store) -> dict[str, Content]:
    """Copy all rows into an empty database; return the content of each table.

    The copy counts as unfinished until :func:`mark_finished`.

    Raises:
        SQLAlchemyError: a database has failed; nothing has been copied then.
    """
    contents = dict.fromkeys((table.name for table in copied_tables()), NOTHING)
    async with source.reading() as reader, target.writing() as writer:
        connection = await writer.connection()
        await connection.execute(METADATA.tables["key_values"].delete())
        for table in copied_tables():
            async for rows in _rows(reader, table):
                for row in rows:
                    contents[table.name] = contents[table.name].with_row(row)
                await connection.execute(_insert(table), [_parameters(table, row) for row in rows])
        writer.add(KeyValueRow(key=UNFINISHED_COPY, value=""))
        await writer.run_sync(set_last_numbers, await reader.run_sync(last_numbers))
        await writer.commit()
    return contents


async def content(store: Store) -> dict[str, Content]:
    """Return the content of each table."""
    contents = dict.fromkeys((table.name for table in copied_tables()), NOTHING)
    async with store.reading() as session:
        for table in copied_tables():
            async for rows in _rows(session, table):
                for row in rows:
                    contents[table.name] = contents[table.name].with_row(row)
    return contents


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
    query = select(*(cast(c, Text) if isinstance(c.type, Plain) else c for c in table.columns))
    if table.name == "key_values":
        query = query.where(table.c.key != UNFINISHED_COPY)
    result = await (await session.connection()).stream(query)
    async for rows in result.partitions(BATCH_SIZE):
        yield rows


def _insert(table: Table) -> Any:
    values = {
        name: cast(bindparam(f"json_{name}", type_=Text()), column.type)
        for name, column in table.columns.items()
        if isinstance(column.type, Plain)
    }
    return insert(table).values(values)


def _parameters(table: Table, row: Sequence[Any]) -> dict[str, Any]:
    return {
        f"json_{column.key}" if isinstance(column.type, Plain) else column.key: value
        for column, value in zip(table.columns, row, strict=True)
    }
