"""One server and one bot per module; everything sent is audited at the end."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables.admin.limits import Quota
from bot.tables.lobby import new_table
from bot.workers import Pool
from engine.core import registry
from tests.e2e.app_harness import app_harness
from tests.e2e.audit import audit
from tests.e2e.harness import AppHarness


@pytest.fixture(scope="module")
def toy() -> Iterator[None]:
    """Register the engine tests' toy game: hidden hands, secrets, sealed answers."""
    registry.PACKAGES["toy"] = "tests.engine.toy"
    yield
    del registry.PACKAGES["toy"]
    registry.game.cache_clear()


@pytest.fixture(scope="session")
def pool() -> Iterator[Pool]:
    """Return a render worker shared by all harnesses of this process."""
    made = Pool(1)
    yield made
    asyncio.run(made.close())


@pytest.fixture
def prepared(tmp_path: Path, template: Path) -> Path:
    """Return a folder with a migrated database, so that programs start faster."""
    shutil.copy(template, tmp_path / "seneschal.db")
    return tmp_path


@pytest.fixture(scope="module")
def _seeds() -> Iterator[None]:
    """Make seeds reproducible but realistic."""
    numbers = count(1)

    def new_seed() -> str:
        return sha256(f"table {next(numbers)}".encode()).hexdigest()[:32]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(new_table, "new_seed", new_seed)
        yield


@asynccontextmanager
async def audited(
    folder: Path, template: Path, pool: Pool, rates: Mapping[str, Quota] | None = None
) -> AsyncIterator[AppHarness]:
    """Run an app harness with a started bot, and audit it at the end."""
    async with app_harness(folder, template, pool) as made:
        made.rates = rates or made.rates
        await made.start()
        try:
            yield made
            await made.quiet()
            assert await audit(made) == []
        finally:
            await made.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def app(
    toy: None,
    _seeds: None,
    pool: Pool,
    template: Path,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[AppHarness]:
    """Return the module's app harness; each test plays in its own channel."""
    async with audited(tmp_path_factory.mktemp("stage"), template, pool) as made:
        yield made
