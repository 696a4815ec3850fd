"""A small database of every released schema, whose games continue to their end."""

from __future__ import annotations

import json
import lzma
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.store.schemas import TAKEN_OVER, known_schemas
from bot.tables.domain.table import Status
from engine.core.record import state_hash
from tests.bot.postgres import Server
from tests.bot.tables.conftest import KINDS
from tests.bot.tables.harness import RecordingDelivery, TablesHarness

FOLDER = Path(__file__).parent / "databases"
SCHEMAS = [file.stem for file in sorted(FOLDER.glob("*.json"))]
GAMES = ("caylus", "caylus1303", "emperor", "tuscany")
ALL = os.environ.get("SENESCHAL_OLD") == "all"
"""Whether to play every game of every schema to its end.

Otherwise all games of the first and last schema are played, and one of each in between.
"""


def unpacked(schema: str, file: Path) -> Path:
    """Unpack the database of a schema, as it was written."""
    with closing(sqlite3.connect(file)) as raw:
        raw.executescript(lzma.decompress((FOLDER / f"{schema}.sql.xz").read_bytes()).decode())
    return file


def expected_tables(schema: str) -> dict[int, dict[str, Any]]:
    """Return the expected description of each table, written by the code of that day."""
    told = json.loads((FOLDER / f"{schema}.json").read_text())
    return {int(number): table for number, table in told.items()}


def played_games(schema: str) -> tuple[str, ...]:
    """Return the games of a schema that are played to their end."""
    if ALL or schema in (SCHEMAS[0], SCHEMAS[-1]):
        return GAMES
    return (GAMES[int(schema) % len(GAMES)],)


def harness_on(url: str, latest: str) -> TablesHarness:
    """Return a harness at the time a database was left, which it has not opened yet."""
    harness = TablesHarness(url)
    while harness.clock.now().replace(tzinfo=None) < datetime.fromisoformat(latest):
        harness.clock.advance(hours=1)
    harness.ids = count(10**6)
    return harness


async def unpack_on(server: Server, schema: str) -> str:
    """Make the database of a schema on a server, and return its address."""
    await server.order(f"CREATE DATABASE old_{schema}")
    here = await asyncpg.connect(host=str(server.folder), user="postgres", database=f"old_{schema}")
    dump = (FOLDER / f"{schema}.postgresql.sql.xz").read_bytes()
    await here.execute(lzma.decompress(dump).decode())
    await here.close()
    return server.url(f"old_{schema}")


@pytest.fixture(params=[(schema, kind) for schema in SCHEMAS for kind in KINDS], ids="-".join)
async def old_database(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[str, TablesHarness]]:
    """Yield each of them on SQLite and on PostgreSQL, with a harness that has not opened it yet."""
    schema, kind = request.param
    file = unpacked(schema, tmp_path / "old.db")
    with closing(sqlite3.connect(file)) as raw:
        (latest,) = raw.execute("SELECT max(moved_at) FROM tables").fetchone()
    if kind == "sqlite":
        harness = harness_on(f"sqlite:///{file}", latest)
        yield schema, harness
        await harness.store.close()
        return
    server: Server = request.getfixturevalue("postgres")
    harness = harness_on(await unpack_on(server, schema), latest)
    yield schema, harness
    await harness.store.close()
    await server.order(f"DROP DATABASE old_{schema} WITH (FORCE)")


def test_every_older_schema_has_a_database() -> None:
    assert {TAKEN_OVER, *known_schemas()[:-1]} <= set(SCHEMAS)
    assert set(SCHEMAS) <= {TAKEN_OVER, *known_schemas()}
    for schema in SCHEMAS:
        dump = lzma.decompress((FOLDER / f"{schema}.sql.xz").read_bytes()).decode()
        assert f"INTO \"alembic_version\" VALUES('{schema}')" in dump


async def test_the_games_of_a_schema_continue_to_their_end(
    old_database: tuple[str, TablesHarness],
) -> None:
    schema, harness = old_database
    await harness.store.open()
    assert await harness.store.differences() == []
    wanted, played = played_games(schema), set[str]()
    for number, told in expected_tables(schema).items():
        table = await harness.tables.table(number)
        owing = [owed.seat for owed in table.owing]
        assert [table.status, table.sequence, table.moves, owing] == [
            told[name] for name in ("status", "sequence", "moves", "owing")
        ]
        if table.status != Status.RUNNING:
            continue
        position = await harness.tables.position(number)
        assert state_hash(position.state) == told["hash"]
        if table.moves < 20 or table.game not in wanted:
            await harness.random(position)
            continue
        over = await harness.random(position, 500)
        assert over.table.status == Status.FINISHED
        assert (await harness.tables.verify(number)).holds
        played.add(table.game)
    assert played == set(wanted)
    assert await harness.tables.check() == [], "a running game is where its moves lead"
    post = RecordingDelivery()
    await harness.tables.outbox(post).drain()
    assert {"final", "lobby"} <= {kind for kind, _ in post.kinds}
