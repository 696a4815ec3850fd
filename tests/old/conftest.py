"""Each database of an earlier schema, on SQLite and on PostgreSQL."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.postgres import Server
from tests.bot.tables.conftest import KINDS
from tests.bot.tables.harness import TablesHarness
from tests.old.unpack import SCHEMAS, harness_on, unpack_on, unpacked


@pytest.fixture(params=[(schema, kind) for schema in SCHEMAS for kind in KINDS], ids="-".join)
async def old_database(
    request: pytest.FixtureRequest, tmp_path: Path
) -> AsyncIterator[tuple[str, TablesHarness]]:
    """Yield each of them on SQLite and on PostgreSQL, on a harness that has not opened it yet."""
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
