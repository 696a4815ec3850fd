"""A fresh store for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database file is."""
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """An open store."""
    made = Store(f"sqlite:///{path}")
    await made.open()
    yield made
    await made.close()
