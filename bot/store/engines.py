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

from bot.store.columns import to_json

OVERTAKEN = ("40001", "40P01")
"""PostgreSQL's codes for a transaction that must be repeated: it has lost against another one, or
was in a deadlock."""

WRONG_VALUE = ("23514", "SQLITE_CONSTRAINT_CHECK", "SQLITE_CONSTRAINT_DATATYPE")
"""Error codes of a value that is of the wrong type, or fails its CHECK."""

_BUGS = (DataError, NotSupportedError, ProgrammingError)
"""Errors that a wrong statement raises, rather than an unavailable database."""

CONNECTIONS, CONNECTIONS_AT_PEAKS = 8, 8
"""Connections that a process keeps to a server, and opens beyond that. A transaction needs one for
milliseconds; one listens for wake-ups all the time, and one may hold a lock."""

BUSY_MS = 5000
"""Maximum wait of a statement for a writer in another process."""
LOCK_TIMEOUT_S = 15
"""Maximum time of a statement, and maximum wait for a connection while all are in use."""
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
        except asyncpg.PostgresError as error:
            raise ConnectionError(str(error)) from error

    engine = create_async_engine(
        url,
        json_serializer=to_json,
        hide_parameters=True,  # seeds are among them
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS_AT_PEAKS,
        pool_timeout=LOCK_TIMEOUT_S,
        connect_args={"server_settings": dict(SERVER_SETTINGS), "async_creator_fn": connect},
        isolation_level="REPEATABLE READ",
    )
    event.listen(engine.sync_engine, "checkout", _refuse_closed)
    return engine


def _refuse_closed(connection: Any, _record: Any, _fairy: Any) -> None:
    """Have the pool take another connection if this one is known to be closed.

    ``pool_pre_ping`` would ask the server each time, which takes three round trips.
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

    engine = create_async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        json_serializer=to_json,
        hide_parameters=True,
        connect_args={"factory": connect},
    )
    event.listen(engine.sync_engine, "connect", partial(_prepare_sqlite, foreign_keys=foreign_keys))
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any, *, foreign_keys: bool) -> None:
    """Let commits reach the disk, readers never wait, and :func:`_begin_sqlite` begin."""
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
    """Return whether a statement or a value was wrong, rather than the database unavailable."""
    return isinstance(error, _BUGS) or is_wrong_value(error)


def is_wrong_value(error: Exception) -> bool:
    """Return whether a column refused a value, which no second attempt would change."""
    return _code_of(error) in WRONG_VALUE


def is_transient(error: Exception) -> bool:
    """Return whether a second attempt may work: the connection or the transaction was lost."""
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return is_lost or _code_of(error) in OVERTAKEN


def _code_of(error: Exception) -> str | None:
    """Return the error code of PostgreSQL, or the name of SQLite's."""
    original = getattr(error, "orig", None)
    return getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None)


def reason_of(error: Exception) -> str:
    """Return the driver's message, without the statement and its parameters."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.splitlines()[0] if message else type(error).__name__
