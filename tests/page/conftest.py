"""Without a browser, tests that need one are not collected; pytest's header says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.config import Settings
from bot.playground.server import Playground, PlaygroundOptions
from bot.playground.server import playground as run_playground
from bot.workers import Pool
from tests.page.browser import browsing
from tests.page.chromium import chromium

BROWSED = ("client", "newcomer", "notices", "rounds", "tools", "watching")
collect_ignore = [] if chromium() else [f"test_{name}.py" for name in BROWSED]


@pytest.fixture(scope="package")
def pool() -> Iterator[Pool]:
    """Return a render worker shared by all sandboxes."""
    made = Pool(1)
    yield made
    asyncio.run(made.close())


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def browser() -> AsyncIterator[Browser]:
    """Return the shared browser."""
    async with browsing() as made:
        yield made


@pytest.fixture(scope="package")
def small_pictures() -> Settings:
    """Make pictures as small as possible."""
    return Settings(_env_file=None, picture_width=800)


@pytest_asyncio.fixture(scope="package", loop_scope="package")
async def playground(
    pool: Pool, small_pictures: Settings, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Playground]:
    """Return a sandbox with the real bot, in which each test starts its own table."""
    async with run_playground(
        small_pictures, PlaygroundOptions(tmp_path_factory.mktemp("page"), 0), pool
    ) as made:
        yield made
