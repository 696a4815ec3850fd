"""A tables harness for each test, on SQLite, on PostgreSQL or on both."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator, Iterable
from itertools import count, cycle
from pathlib import Path
from typing import TypeVar
from zlib import crc32

import pytest

from bot.tables.lobby import new_table
from engine.core import registry
from tests.bot.postgres import Server, find_installed
from tests.bot.tables.harness import TablesHarness
from tests.thorough import THOROUGH

KINDS = ("sqlite", "postgres") if find_installed() else ("sqlite",)
EITHER = "either"
"""One of them, chosen by the name of the test."""
ON_BOTH = pytest.mark.parametrize("url", KINDS, indirect=True)
"""The mark of tests whose statements, locks or types differ between the databases."""
T = TypeVar("T")


def with_kinds_in_turn(things: Iterable[T]) -> list[tuple[str, T]]:
    """Pair each with a kind of database in turn: the values of ``url`` for long tests."""
    return list(zip(cycle(KINDS), things, strict=False))


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the engine tests' toy game, which has chance, hidden hands and sealed bids."""
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")


@pytest.fixture(autouse=True)
def _seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make seeds reproducible but realistic."""
    numbers = count(1)
    monkeypatch.setattr(new_table, "new_seed", lambda: f"{next(numbers):032x}")


@pytest.fixture(params=KINDS if THOROUGH else (EITHER,))
async def url(request: pytest.FixtureRequest, tmp_path: Path, template: Path) -> AsyncIterator[str]:
    """Return the URL of a fresh database.

    Most tests need one kind: they share their statements with many tests on the other kind.
    """
    kind = request.param
    if kind == EITHER:
        kind = KINDS[crc32(request.node.name.encode()) % len(KINDS)]
    if kind == "postgres":
        server: Server = request.getfixturevalue("postgres")
        async with server.database() as address:
            yield address
    else:
        shutil.copy(template, tmp_path / "tables.db")
        yield f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def harness(url: str) -> AsyncIterator[TablesHarness]:
    """Return a harness on a fresh database."""
    made = TablesHarness(url)
    yield made
    await made.store.close()
