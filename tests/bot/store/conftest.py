"""A fresh store for every test."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the path of the database file."""
    return tmp_path / "tables.db"


@pytest.fixture
async def store(path: Path, template: Path) -> AsyncIterator[Store]:
    """Return an open store."""
    shutil.copy(template, path)
    made = Store(f"sqlite:///{path}")
    await made.open()
    yield made
    await made.close()
