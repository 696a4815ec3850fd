"""A cursor that executes, fetches and closes in one job of aiosqlite's thread.

SQLAlchemy hands over each of these steps by itself, which takes a quarter of the CPU time of tests
of tables. The programs that tests start use aiosqlite as it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any


class OneJobCursor:
    """The part of a cursor that SQLAlchemy uses, for a connection of aiosqlite."""

    arraysize = 1

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> OneJobCursor:
        return self

    async def execute(self, statement: str, values: Any = ()) -> OneJobCursor:
        return await self._do(sqlite3.Cursor.execute, statement, values)

    async def executemany(self, statement: str, values: Any) -> OneJobCursor:
        return await self._do(sqlite3.Cursor.executemany, statement, values)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        """Do nothing: the statement was finished when it was executed."""

    async def _do(
        self, method: Callable[..., sqlite3.Cursor], statement: str, values: Any
    ) -> OneJobCursor:
        def job() -> None:
            cursor = self._connection._conn.cursor()
            try:
                method(cursor, statement, values)
                self.description = cursor.description
                self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
                self._rows = cursor.fetchall() if self.description else []
            finally:
                cursor.close()

        await self._connection._execute(job)
        return self
