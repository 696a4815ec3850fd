"""Databases of earlier schemas, as they were written."""

from __future__ import annotations

import lzma
import sqlite3
from contextlib import closing
from datetime import datetime
from itertools import count
from pathlib import Path

import asyncpg

from tests.bot.postgres import Server
from tests.bot.tables.harness import TablesHarness

FOLDER = Path(__file__).parent / "databases"
SCHEMAS = [file.stem for file in sorted(FOLDER.glob("*.json"))]


def unpacked(schema: str, file: Path) -> Path:
    """The database of a schema, as it was written."""
    with closing(sqlite3.connect(file)) as raw:
        raw.executescript(lzma.decompress((FOLDER / f"{schema}.sql.xz").read_bytes()).decode())
    return file


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
