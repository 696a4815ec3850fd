"""The real bot with its web page on loopback, and a browser; without Chromium nothing runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.workers import Pool
from tests.e2e.app_harness import app_harness
from tests.e2e.harness import AppHarness
from tests.page.browser import browsing
from tests.page.chromium import chromium

collect_ignore = (
    []
    if chromium()
    else [
        f"test_{name}.py"
        for name in (
            "moves",
            "gestures",
            "hearing",
            "hints",
            "looking",
            "connection",
            "trying",
            "arranging",
            "whole_games",
            "season",
            "calls",
        )
    ]
)


@pytest.fixture(scope="session")
def pool() -> Iterator[Pool]:
    """Return a render worker."""
    made = Pool(1)
    yield made
    asyncio.run(made.close())


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Return the shared browser."""
    async with browsing() as made:
        yield made


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def app(
    pool: Pool, template: Path, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[AppHarness]:
    """Return a running bot that serves its page; each test plays in its own channel."""
    async with app_harness(tmp_path_factory.mktemp("web"), template, pool) as made:
        await made.start()
        await made.bot.serve_pages("127.0.0.1:0")
        yield made
        await made.stop()
