"""The database: transactions over SQLModel's ``AsyncSession``, on SQLite and PostgreSQL alike.

A transaction is one plain function of a session, run as a whole: it waits for nothing but the
database, so nothing else happens in the middle of it, and it can be repeated if another transaction
was first. Rows it has loaded are saved with what was changed in them.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from typing import Any, TypeVar
from weakref import WeakSet

from sqlalchemy import CursorResult, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import Session
from sqlalchemy.orm.exc import StaleDataError
from sqlmodel.ext.asyncio.session import AsyncSession

from bot.store.engines import (
    BUSY_MS,
    is_bug,
    is_transient,
    is_wrong_value,
    reason_of,
    server_engine,
    sqlite_engine,
)
from bot.store.models.key_value import KeyValueRow
from bot.store.schemas import NewerDatabase, OlderDatabase, bring_up_to_date, prepare_file

log = logging.getLogger(__name__)

# The driver would log every statement with its parameters, including seeds.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

T = TypeVar("T")
Work = Callable[[Session], T]

CLOSE_TIMEOUT_S = 5.0
"""Maximum time for a server to close its connections."""
LOCK_POLL_S = 0.2
"""Time between two attempts to take a lock that another process has."""
REPEAT_S = 60.0
"""Time between two log lines while the database is unavailable."""


class StoreError(Exception):
    """The database could not be read or written; nothing has changed."""


class UniqueViolation(StoreError):
    """A unique key is taken: another transaction inserted the row first."""


class SerializationConflict(StoreError):
    """A row changed after it was read, or the connection broke: repeat the transaction.

    A transaction whose commit lost the connection may have been saved; a repeated one has to check.
    """


class OutageLog:
    """Logs an outage of the database once a minute, although every loop meets it again and again.

    Reading, writing and listening fail separately: a full disk can still be read.
    """

    def __init__(self, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._elapsed = elapsed
        self._failing: set[str] = set()
        self._since = self._logged = self._failed_at = 0.0

    def failed(self, use: str, why: str) -> None:
        """Log that the database could not be used, unless that was logged just now."""
        now = self._elapsed()
        if not self._failing:
            self._since, self._logged = now, now - REPEAT_S
        self._failed_at = now
        self._failing.add(use)
        if now - self._logged >= REPEAT_S:
            self._logged = now
            details = {"use": use, "why": why, "seconds": round(now - self._since)}
            log.error("database.unavailable", extra=details)

    def succeeded(self, use: str, began: float) -> None:
        """Log that the database can be used again, if nothing fails any longer.

        A result of a use that ``began`` before the last failure may have been sent before it.
        """
        if self._failing and began <= self._failed_at:
            return
        if self._failing == {use}:
            seconds = round(self._elapsed() - self._since)
            log.warning("database.available", extra={"seconds": seconds})
        self._failing.discard(use)


def count_changed(session: Session, statement: Any) -> int:
    """Run an UPDATE or DELETE of rows that are not loaded; return how many it has changed."""
    result = session.execute(statement, execution_options={"synchronize_session": False})
    assert isinstance(result, CursorResult)
    return result.rowcount


class Store:
    """One database for all tables.

    Reads run side by side, each at one moment. Writes are whole transactions: they see and change
    the newest state, or they raise and change nothing. On SQLite one writes at a time.
    """

    def __init__(self, url: str | URL) -> None:
        self.url = make_url(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._threads: WeakSet[threading.Thread] = WeakSet()
        """The threads of aiosqlite's connections, which must end before the event loop."""
        self._engine = (
            sqlite_engine(self.url, threads=self._threads)
            if self.is_sqlite
            else server_engine(self.url)
        )
        self._writers = self._engine.execution_options(immediate=True)
        self._write_lock = asyncio.Lock() if self.is_sqlite else nullcontext()
        self.outages = OutageLog()

    async def open(self) -> None:
        """Upgrade the schema, and give a new database its id.

        Raises:
            StoreError: the database cannot be opened.
            NewerDatabase: a newer Seneschal has changed it.
            OlderDatabase: it is from before the schema that can be taken over.
        """
        engine = sqlite_engine(self.url, foreign_keys=False) if self.is_sqlite else self._engine
        try:
            async with AsyncExitStack() as stack:
                if self.is_sqlite:
                    await asyncio.to_thread(prepare_file, self.url.database or "")
                else:
                    await stack.enter_async_context(self.advisory_lock("schema"))
                writers = engine.execution_options(immediate=True)
                session = await stack.enter_async_context(AsyncSession(writers))
                await session.run_sync(bring_up_to_date)
                await session.commit()
        except (NewerDatabase, OlderDatabase, StoreError):
            raise
        except Exception as error:
            log.debug("database.open.failed", exc_info=error)
            raise StoreError(reason_of(error)) from error
        finally:
            if self.is_sqlite:
                await engine.dispose()

    async def close(self) -> None:
        """Close all connections, also those that a cancelled transaction has left to a thread."""
        try:
            async with asyncio.timeout(None if self.is_sqlite else CLOSE_TIMEOUT_S):
                await self._engine.dispose()
        except TimeoutError:
            log.warning("database.close.unanswered")
        for thread in list(self._threads):
            await asyncio.to_thread(thread.join, BUSY_MS / 1000)

    async def read(self, work: Work[T]) -> T:
        """Run ``work`` on one snapshot and return its result; retry once if the connection breaks.

        Raises:
            StoreError: the database cannot be read.
        """
        try:
            try:
                return await self._read(work)
            except DBAPIError as error:
                if not is_transient(error):
                    raise
                log.info("database.connection.lost", extra={"why": reason_of(error)})
                return await self._read(work)
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise StoreError(self._failed("read", error)) from error

    async def _read(self, work: Work[T]) -> T:
        began = time.monotonic()
        async with self.reading() as session:
            result = await session.run_sync(work)
        self.outages.succeeded("read", began)
        return result

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction and return its result; roll back if it raises.

        Raises:
            UniqueViolation: a unique key is taken.
            SerializationConflict: a row changed after it was read, or the connection broke.
            StoreError: it could not be saved (a full disk, a lock held too long).
        """
        began = time.monotonic()
        try:
            async with self.writing() as session:
                result = await session.run_sync(work)
                await session.commit()
        except IntegrityError as error:
            if is_wrong_value(error):
                raise StoreError(self._failed("write", error)) from error
            raise UniqueViolation(reason_of(error)) from error
        except StaleDataError as error:
            raise SerializationConflict(reason_of(error)) from error
        except (DBAPIError, PoolTimeout, OSError) as error:
            if is_transient(error):
                raise SerializationConflict(reason_of(error)) from error
            raise StoreError(self._failed("write", error)) from error
        self.outages.succeeded("write", began)
        return result

    def _failed(self, use: str, error: Exception) -> str:
        """Log that the database could not be used, and return the driver's reason."""
        why = reason_of(error)
        if is_bug(error):
            log.error("database.statement.failed", extra={"use": use}, exc_info=error)
        else:
            self.outages.failed(use, why)
        return why

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Open a write session; on SQLite, wait for the previous writer."""
        async with self._write_lock, AsyncSession(self._writers, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Open a session on one snapshot, to read more rows than fit in memory."""
        async with AsyncSession(self._engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def autocommit_connection(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection without transactions, for locks and notifications (PostgreSQL only)."""
        async with self._engine.connect() as connection:
            yield await connection.execution_options(isolation_level="AUTOCOMMIT")

    @asynccontextmanager
    async def advisory_lock(self, name: str) -> AsyncIterator[None]:
        """Hold a PostgreSQL advisory lock, which ends with its connection at the latest.

        Raises:
            StoreError: the server cannot be asked.
        """
        key = {"name": zlib.crc32(name.encode()) - 2**31}
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self.autocommit_connection())
                lock = text("SELECT pg_try_advisory_lock(:name, 0)")
                while True:
                    if await connection.scalar(lock, key):
                        break
                    await asyncio.sleep(LOCK_POLL_S)
            except (DBAPIError, PoolTimeout, OSError) as error:
                raise StoreError(reason_of(error)) from error
            try:
                yield
            finally:
                unlock = text("SELECT pg_advisory_unlock(:name, 0)")
                try:
                    await connection.execute(unlock, key)
                except DBAPIError:  # the lock ends with the connection
                    await connection.invalidate()

    async def remember(self, key: str, value: str) -> None:
        """Store a value under a key."""
        await self.write(lambda session: session.merge(KeyValueRow(key=key, value=value)))

    async def recall(self, key: str) -> str | None:
        """Return the value stored under a key, or ``None``."""
        row = await self.read(lambda session: session.get(KeyValueRow, key))
        return row.value if row else None
