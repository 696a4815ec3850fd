"""Where there is no browser, what needs one is not collected; the first lines of the run say so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.workers import Pool
from tests.page.browser import browsing
from tests.page.chromium import chromium

collect_ignore = [] if chromium() else ["test_browser.py"]


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    """One worker that draws for every sandbox."""
    made = Pool(1)
    yield made
    asyncio.run(made.close())


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all."""
    async with browsing() as made:
        yield made
