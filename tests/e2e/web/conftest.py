"""The real bot with its web pages, on loopback."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser


@pytest_asyncio.fixture(scope="module", loop_scope="module", autouse=True)
async def _serving(app: AppHarness) -> None:
    await app.bot.serve_pages("127.0.0.1:0")


@pytest_asyncio.fixture(loop_scope="module")
async def browser(app: AppHarness) -> AsyncIterator[Browser]:
    """Return a browser without a session."""
    async with Browser.open(app) as made:
        yield made


@pytest_asyncio.fixture(loop_scope="module")
async def other_browser(app: AppHarness) -> AsyncIterator[Browser]:
    """Return the browser of another person."""
    async with Browser.open(app) as made:
        yield made
