"""Statements of SQLite come back with their rows, however many there are."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from bot.store.one_trip import AT_ONCE, Connection, connect

SIZES = (0, 1, AT_ONCE - 1, AT_ONCE, AT_ONCE + 1, 3 * AT_ONCE)
NUMBERS = (
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ?)"
    " SELECT i FROM n WHERE ? > 0"
)


@pytest_asyncio.fixture
async def connection(tmp_path: Path) -> AsyncIterator[Connection]:
    """A connection to a new file."""
    made = connect(str(tmp_path / "t.db"), check_same_thread=False, isolation_level=None)
    async with made:
        yield made


@pytest.mark.parametrize("size", SIZES)
async def test_all_rows_are_fetched_in_whatever_portions(connection: Connection, size: int) -> None:
    wanted = [(number,) for number in range(1, size + 1)]
    cursor = await connection.cursor()
    await cursor.execute(NUMBERS, (max(1, size), size))
    assert list(await cursor.fetchall()) == wanted
    await cursor.execute(NUMBERS, (max(1, size), size))
    found: list[Any] = []
    while portion := list(await cursor.fetchmany(300)):
        found += portion
    assert found == wanted
    await cursor.execute(NUMBERS, (max(1, size), size))
    assert await cursor.fetchone() == next(iter(wanted), None)
    await cursor.close()


async def test_a_list_left_unread_holds_nothing_up(connection: Connection, tmp_path: Path) -> None:
    cursor = await connection.cursor()
    await cursor.execute("CREATE TABLE t (n INTEGER)")
    await cursor.executemany("INSERT INTO t VALUES (?)", [(n,) for n in range(3 * AT_ONCE)])
    await cursor.execute("SELECT n FROM t")
    await cursor.close()
    with sqlite3.connect(tmp_path / "t.db", timeout=0) as other:
        other.execute("DELETE FROM t")
    await (again := await connection.cursor()).execute("SELECT count(*) FROM t")
    assert await again.fetchone() == (0,)


async def test_a_statement_is_one_trip(
    connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    trips: list[Any] = []
    send = connection._tx.put_nowait

    class Counted:
        def put_nowait(self, work: tuple[Any, Callable[[], Any]]) -> None:
            trips.append(work)
            send(work)

    with monkeypatch.context() as patched:
        patched.setattr(connection, "_tx", Counted())
        cursor = await connection.cursor()
        await cursor.execute("SELECT 1")
        assert list(await cursor.fetchall()) == [(1,)]
        await cursor.close()
    assert len(trips) == 1


async def test_what_a_statement_says_is_known_after_it(connection: Connection) -> None:
    cursor = await connection.cursor()
    await cursor.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, n INTEGER)")
    await cursor.execute("INSERT INTO t (n) VALUES (7)")
    assert (cursor.lastrowid, cursor.rowcount) == (1, 1)
    await cursor.execute("SELECT id, n FROM t")
    assert [column[0] for column in cursor.description] == ["id", "n"]
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await cursor.execute("SELECT * FROM u")
