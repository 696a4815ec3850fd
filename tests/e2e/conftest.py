"""One server and bot for every module, audited when its stories are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio

from bot.tables.admin.limits import Quota
from bot.tables.lobby import lobby
from bot.workers import Pool
from engine.core import registry
from tests.e2e.audit import audit
from tests.e2e.harness import AppHarness, app_harness


@pytest.fixture(scope="module")
def toy() -> Iterator[None]:
    """The toy of the engine's tests among the games: hidden hands, secrets, sealed answers."""
    registry.PACKAGES["toy"] = "tests.engine.toy"
    yield
    del registry.PACKAGES["toy"]
    registry.game.cache_clear()


@pytest.fixture(scope="session")
def pool() -> Iterator[Pool]:
    """One worker that draws for every stage of this process."""
    made = Pool(1)
    yield made
    asyncio.run(made.close())


@pytest.fixture(scope="module")
def _seeds() -> Iterator[None]:
    """Seeds that are the same in every run, and still look like seeds."""
    numbers = count(1)

    def new_seed() -> str:
        return sha256(f"table {next(numbers)}".encode()).hexdigest()[:32]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lobby, "new_seed", new_seed)
        yield


@asynccontextmanager
async def audited(
    folder: Path, template: Path, pool: Pool, rates: Mapping[str, Quota] | None = None
) -> AsyncIterator[AppHarness]:
    """A stage with the bot at work, audited when its stories are told."""
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
    """The stage of a module; each story plays in a channel of its own."""
    async with audited(tmp_path_factory.mktemp("stage"), template, pool) as made:
        yield made
