"""The database: its engine, and the two ways into it, reading and writing."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import (
    AsyncEngine,
    AsyncSession,
    async_sessionmaker,
    create_async_engine,
)

from bot.store.migrate import upgrade
from bot.store.rows import NoteRow

log = logging.getLogger(__name__)

BUSY_MS = 5000
"""How long a statement waits for another process that is writing."""


class StoreError(Exception):
    """The database could not be read or written; nothing has changed."""


class Unreadable(StoreError):
    """The database could not be read."""


class Clash(StoreError):
    """A row that may be there only once is there already: somebody else was first."""


class Store:
    """One database for all tables.

    Reads run side by side. Writes are whole transactions: they see and change the newest state,
    or they raise and change nothing.
    """

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url)
        self.engine = _engine(self.url)
        # SQLite has one writer at a time: queueing here is fair and never meets its busy timeout.
        self._turn = asyncio.Lock() if self.is_sqlite else nullcontext()
        self._read = async_sessionmaker(self.engine, expire_on_commit=False)
        self._write = async_sessionmaker(
            self.engine.execution_options(immediate=True), expire_on_commit=False
        )

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file of ours rather than a server."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Bring the tables to the newest schema.

        Raises:
            StoreError: the database cannot be reached, or a newer Seneschal has written it.
        """
        try:
            await upgrade(self.engine)
        except (DBAPIError, OSError) as error:
            raise StoreError(_why(error)) from error

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that sees one moment and changes nothing.

        Raises:
            Unreadable: the database cannot be read.
        """
        try:
            async with self._read() as session:
                yield session
        except (DBAPIError, PoolTimeout) as error:
            log.exception("database not read")
            raise Unreadable(_why(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session that is saved as a whole when the block ends, and not at all if it raises.

        Raises:
            Clash: a unique key is taken.
            StoreError: it could not be saved (a full disk, a lock held too long).
        """
        try:
            async with self._turn, self._write() as session, session.begin():
                yield session
        except IntegrityError as error:
            raise Clash(_why(error)) from error
        except (DBAPIError, PoolTimeout) as error:
            log.exception("database not written")
            raise StoreError(_why(error)) from error

    async def remember(self, key: str, value: str) -> None:
        """Keep a small text under a key."""
        async with self.writing() as session:
            await session.merge(NoteRow(key=key, value=value))

    async def recall(self, key: str) -> str | None:
        """The text kept under a key."""
        async with self.reading() as session:
            note = await session.get(NoteRow, key)
            return note.value if note else None


def _why(error: Exception) -> str:
    """The driver's own words, without the statement and its figures."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def compact(plain: Any) -> str:
    """JSON as it is saved: no blanks, all letters as they are."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def _engine(url: URL) -> AsyncEngine:
    """An engine that hides parameters in its errors: seeds are among them."""
    if url.get_backend_name() != "sqlite":
        return create_async_engine(
            url, json_serializer=compact, hide_parameters=True, pool_pre_ping=True
        )
    engine = create_async_engine(url, json_serializer=compact, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    """Every commit reaches the disk, readers never wait, and transactions are begun by hand."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "foreign_keys = ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its place at once, so that it cannot find out too late it is outdated."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
