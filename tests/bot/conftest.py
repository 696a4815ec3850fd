"""The PostgreSQL server of a test run, started when the first test wants it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bot.postgres import Server, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """One server for all tests of this process."""
    with serving() as server:
        yield server
