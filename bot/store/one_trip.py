"""aiosqlite with one trip to the connection's thread a statement, where it takes four.

To open a cursor, run it, fetch the rows and close it again are four trips, and each costs more than
most statements. Here a statement comes back with its rows; only of a long list the rest is fetched.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import aiosqlite
from aiosqlite.context import contextmanager

AT_ONCE = 500
"""So many rows come back with the statement."""


class Cursor(aiosqlite.Cursor):
    """A cursor whose statement comes back with its first rows; with all of them it is done."""

    def __init__(self, connection: aiosqlite.Connection, cursor: sqlite3.Cursor) -> None:
        super().__init__(connection, cursor)
        self._in_thread: Callable[..., Awaitable[Any]] = connection._execute
        self._rows: list[Any] = []
        self._more = False

    async def execute(self, sql: str, parameters: Iterable[Any] | None = None) -> Cursor:
        """Run a statement and fetch its first rows."""
        await self._in_thread(self._run, sql, tuple(parameters or ()))
        return self

    def _run(self, sql: str, parameters: tuple[Any, ...]) -> None:
        self._cursor.execute(sql, parameters)
        self._rows = self._cursor.fetchmany(AT_ONCE) if self._cursor.description else []
        self._more = len(self._rows) == AT_ONCE

    async def fetchone(self) -> Any:
        """The next row; ``None``: that was all."""
        found = await self.fetchmany(1)
        return found[0] if found else None

    async def fetchmany(self, size: int | None = None) -> list[Any]:
        """At most so many of the rows that are left."""
        wanted = self.arraysize if size is None else size
        if self._more and len(self._rows) < wanted:
            self._rows += await self._in_thread(self._cursor.fetchmany, wanted - len(self._rows))
            self._more = len(self._rows) == wanted
        found, self._rows = self._rows[:wanted], self._rows[wanted:]
        return found

    async def fetchall(self) -> list[Any]:
        """All rows that are left."""
        found, self._rows = self._rows, []
        if self._more:
            found += await self._in_thread(self._cursor.fetchall)
            self._more = False
        return found

    async def close(self) -> None:
        """Nothing but for a list that was not read to its end."""
        self._rows = []
        if self._more:
            self._more = False
            await super().close()


class Connection(aiosqlite.Connection):
    """A connection with such cursors."""

    @contextmanager
    async def cursor(self) -> aiosqlite.Cursor:
        """A new cursor; it touches no database before its first statement."""
        return Cursor(self, self._conn.cursor())


def connect(database: str, **options: Any) -> Connection:
    """What :func:`aiosqlite.connect` gives, with fewer trips; its thread ends with the program."""
    made = Connection(lambda: sqlite3.connect(database, **options), iter_chunk_size=AT_ONCE)
    made._thread.daemon = True
    return made
