"""An empty database to copy or restore into."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.postgres import Server
from tests.bot.tables.conftest import KINDS


@pytest.fixture(params=KINDS[-1:])
async def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Return the URL of an empty database: PostgreSQL where available, else SQLite."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'other.db'}"
        return
    server: Server = request.getfixturevalue("postgres")
    async with server.database() as address:
        yield address
