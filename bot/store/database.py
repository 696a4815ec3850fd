"""The database: a transaction is one plain function, run off the event loop in one go.

SQLite is driven by threads of its own, one for all writing: a statement that is awaited one by
one costs five times as much as the statement itself, and a function that runs as a whole cannot
be interleaved with another. On PostgreSQL the same functions run over asyncpg.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlalchemy.orm import Session

from bot.store.migrate import differences, upgrade
from bot.store.rows import NoteRow

log = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Session], T]

BUSY_MS = 5000
"""How long a statement waits for another process that is writing."""
READERS = 4


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
        self._door: _Door = _File(self.url) if self.is_sqlite else _Server(self.url)

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file of ours rather than a server."""
        return self.url.get_backend_name() == "sqlite"

    async def open(self) -> None:
        """Bring the tables to the newest schema.

        Raises:
            StoreError: the database cannot be reached.
            NewerDatabase: a newer Seneschal has changed it.
        """
        await self.write(lambda session: upgrade(session.connection()))

    async def differences(self) -> list[str]:
        """Where the database's schema differs from the rows; empty when it is up to date."""
        return await self.read(lambda session: differences(session.connection()))

    async def close(self) -> None:
        """Let what runs finish and all connections go."""
        await self._door.close()

    async def read(self, work: Work[T]) -> T:
        """What ``work`` finds at one moment; it changes nothing.

        Raises:
            Unreadable: the database cannot be read.
        """
        try:
            return await self._door.run(work, writing=False)
        except (DBAPIError, PoolTimeout, OSError) as error:
            log.exception("database not read")
            raise Unreadable(_why(error)) from error

    async def write(self, work: Work[T]) -> T:
        """What ``work`` returns once all it did is saved; if it raises, nothing is.

        Raises:
            Clash: a unique key is taken.
            StoreError: it could not be saved (a full disk, a lock held too long).
        """
        try:
            return await self._door.run(work, writing=True)
        except IntegrityError as error:
            raise Clash(_why(error)) from error
        except (DBAPIError, PoolTimeout, OSError) as error:
            log.exception("database not written")
            raise StoreError(_why(error)) from error

    async def remember(self, key: str, value: str) -> None:
        """Keep a small text under a key."""

        def work(session: Session) -> None:
            session.merge(NoteRow(key=key, value=value))

        await self.write(work)

    async def recall(self, key: str) -> str | None:
        """The text kept under a key."""
        note = await self.read(lambda session: session.get(NoteRow, key))
        return note.value if note else None


def _why(error: Exception) -> str:
    """The driver's own words, without the statement and its figures."""
    return str(getattr(error, "orig", None) or error).splitlines()[0]


def compact(plain: Any) -> str:
    """JSON as it is saved: no blanks, all letters as they are."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


class _Door(Protocol):
    """How a function gets to the database and back."""

    async def run(self, work: Work[T], *, writing: bool) -> T:
        """Run it in a transaction of its own."""

    async def close(self) -> None:
        """Let everything go."""


class _Server:
    """A database server, over an asynchronous driver."""

    def __init__(self, url: URL) -> None:
        # Seeds are among the parameters: errors must not show them.
        self._engine = create_async_engine(
            url, json_serializer=compact, hide_parameters=True, pool_pre_ping=True
        )

    async def run(self, work: Work[T], *, writing: bool) -> T:
        """The session is plain; SQLAlchemy does the waiting underneath."""
        async with AsyncSession(self._engine, expire_on_commit=False) as session:
            result = await session.run_sync(work)
            if writing:
                await session.commit()
            return result

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()


class _File:
    """A SQLite file, by threads."""

    def __init__(self, url: URL) -> None:
        self._engine = _sqlite_engine(url.set(drivername="sqlite"))
        self._immediate = self._engine.execution_options(immediate=True)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._writer = ThreadPoolExecutor(1, "store-writer")

    async def run(self, work: Work[T], *, writing: bool) -> T:
        """One hop to a thread and back."""
        threads = self._writer if writing else self._readers
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads, self._run, work, writing)

    def _run(self, work: Work[T], writing: bool) -> T:
        engine = self._immediate if writing else self._engine
        with Session(engine, expire_on_commit=False) as session:
            result = work(session)
            if writing:
                session.commit()
            return result

    async def close(self) -> None:
        """Wait for the threads, then close their connections."""
        await asyncio.to_thread(self._stop)

    def _stop(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


def _sqlite_engine(url: URL) -> Engine:
    engine = create_engine(url, json_serializer=compact, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
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
