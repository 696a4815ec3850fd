"""Engines for SQLite and PostgreSQL, set up as our transactions need them, and their errors."""

from __future__ import annotations

import sqlite3
import threading
from functools import partial
from importlib import import_module
from typing import Any
from weakref import WeakSet

from sqlalchemy import Connection, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    DisconnectionError,
    NotSupportedError,
    ProgrammingError,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bot.store.columns import compact

OVERTAKEN = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that another one has overtaken, or that waits for one that
waits for it: it is to be done again."""

WRONG_VALUE = ("23514", "SQLITE_CONSTRAINT_CHECK", "SQLITE_CONSTRAINT_DATATYPE")
"""Error codes of the drivers for a value of the wrong type, or one that fails its CHECK."""

_BUGS = (DataError, NotSupportedError, ProgrammingError)
"""Errors that a wrong statement raises, not a database that is away."""

CONNECTIONS, CONNECTIONS_AT_PEAKS = 8, 8
"""How many connections a process keeps to a server, and opens beyond that. Work has one only while
a transaction runs, for milliseconds; one hears hints for good, and one may hold a turn."""

BUSY_MS = 5000
"""How long a statement waits for a writer in another process."""
LOCK_TIMEOUT_S = 15
"""Seconds that a statement may take, and that work waits for a connection while all are in use."""
SERVER_SETTINGS = {
    "application_name": "seneschal",
    "statement_timeout": f"{LOCK_TIMEOUT_S}s",
    "lock_timeout": f"{BUSY_MS}ms",
    "idle_in_transaction_session_timeout": "30s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
"""Server-side time limits of each connection, so that a hanging one does not block others."""


def server_engine(url: URL) -> AsyncEngine:
    """Create the engine of a PostgreSQL server; each transaction reads one snapshot."""
    asyncpg = import_module("asyncpg")

    async def connect(*arguments: Any, **options: Any) -> Any:
        """Connect; report a server that is starting or stopping as a broken connection."""
        try:
            return await asyncpg.connect(*arguments, **options)
        except asyncpg.PostgresError as refused:
            raise ConnectionError(str(refused)) from refused

    # Seeds are among the parameters: errors must not show them.
    made = create_async_engine(
        url,
        json_serializer=compact,
        hide_parameters=True,
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS_AT_PEAKS,
        pool_timeout=LOCK_TIMEOUT_S,
        connect_args={"server_settings": dict(SERVER_SETTINGS), "async_creator_fn": connect},
        isolation_level="REPEATABLE READ",
    )
    event.listen(made.sync_engine, "checkout", _need_line)
    return made


def _need_line(connection: Any, _record: Any, _fairy: Any) -> None:
    """Take another line where this one is known to be gone.

    To ask the server each time would be three trips; one that breaks unseen is met in the work.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def sqlite_engine(
    url: URL, *, foreign_keys: bool = True, threads: WeakSet[threading.Thread] | None = None
) -> AsyncEngine:
    """Return an engine for a SQLite file.

    Migrations recreate tables that others refer to, so they work without foreign keys. The threads
    of aiosqlite, one per connection, are added to ``threads``.
    """

    def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
        """Open the file; aiosqlite calls this in the connection's thread."""
        if threads is not None:
            threads.add(threading.current_thread())
        return sqlite3.Connection(*arguments, **options)

    made = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        json_serializer=compact,
        hide_parameters=True,
        connect_args={"factory": connect},
    )
    event.listen(made.sync_engine, "connect", partial(_prepare_sqlite, foreign_keys=foreign_keys))
    event.listen(made.sync_engine, "begin", _begin_sqlite)
    return made


def _prepare_sqlite(connection: Any, _record: Any, *, foreign_keys: bool) -> None:
    """Every commit reaches the disk, readers never wait, and transactions are begun by hand."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (
        f"busy_timeout = {BUSY_MS}",
        "journal_mode = WAL",
        "synchronous = FULL",
        f"foreign_keys = {'ON' if foreign_keys else 'OFF'}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction; lock the database at once for a writer, so that its reads stay valid."""
    immediate = connection.get_execution_options().get("immediate", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")


def is_bug(error: Exception) -> bool:
    """Return whether a statement or a value was wrong, rather than the database away."""
    return isinstance(error, _BUGS) or is_wrong_value(error)


def is_wrong_value(error: Exception) -> bool:
    """Return whether a column refused a value, which no second attempt would change."""
    original = getattr(error, "orig", None)
    codes = getattr(original, "sqlstate", None), getattr(original, "sqlite_errorname", None)
    return any(code in WRONG_VALUE for code in codes)


def was_overtaken(error: Exception) -> bool:
    """Return whether another transaction changed the rows first."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in OVERTAKEN


def is_cut_off(error: Exception) -> bool:
    """Whether the line to the server broke in the middle of it; the next one may hold."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def reason_of(error: Exception) -> str:
    """Return the driver's message, without the statement and its parameters."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
