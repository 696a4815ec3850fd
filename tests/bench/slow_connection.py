"""The page of a table on a slow connection: when its board is there, in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from bot.demonstration.people import Way
from bot.store import Store
from bot.web.page import FRAME_COOKIE
from bot.workers import Pool
from engine.core.registry import game_names
from tests.e2e.app_harness import app_harness
from tests.page.browser import PHONE, browsing
from tests.page.chromium import MISSING, chromium
from tests.page.web.visitor import Visitor

LATENCY_MS, BYTES_PER_S = 400, 50_000
BOARD_S = 2.0
"""Limit until the board is seen."""
WARM_LOADS = 3
PHONE_BROWSER = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) "
    "Chrome/140.0.0.0 Mobile Safari/537.36"
)

UNTIL_PLAYABLE = """() => new Promise(done => {
  let seen = 0;
  const look = () => {
    const board = document.querySelector(".stage :is(img, canvas)");
    const there = board?.complete ? board.naturalWidth : board?.dataset.address;
    if (!seen && there) seen = performance.now();
    const playable = seen && document.querySelector(".spots:not([inert]) .legal");
    if (playable) done([seen, performance.now()]);
    else requestAnimationFrame(look);
  };
  look();
})"""
"""Returns when the board can be seen, and when a place on it can be pressed."""


class Load(NamedTuple):
    """Seconds from the beginning of a load."""

    seen: float
    playable: float


def measure() -> Iterator[Row]:
    """Measure at a table of the first game; measure nothing without a browser."""
    if chromium() is None:
        print(MISSING)
        return
    cold, warm = (Load(*load) for load in in_fresh_process(__name__, "loads"))
    slow = f"page at {LATENCY_MS} ms and {BYTES_PER_S // 1000} kB/s:"
    yield budget(f"{slow} board seen, opened before", "s", warm.seen, BOARD_S)
    yield budget(f"{slow} board playable, opened before", "s", warm.playable, BOARD_S)
    yield budget(f"{slow} board seen, first visit", "s", cold.seen, BOARD_S)
    yield budget(f"{slow} board playable, first visit", "s", cold.playable, BOARD_S)


def loads() -> tuple[Load, Load]:
    """Return the first load, and the slowest of some with a full cache."""
    return asyncio.run(_loads())


async def _loads() -> tuple[Load, Load]:
    with TemporaryDirectory() as folder:
        template = Path(folder) / "template.db"
        store = Store(f"sqlite:///{template}")
        await store.open()
        await store.close()
        pool = Pool(1)
        async with app_harness(Path(folder), template, pool) as app, browsing() as browser:
            await app.start()
            await app.bot.serve_pages("127.0.0.1:0")
            channel = await app.begin(2, game_names()[0])
            mover = app.mover(channel)
            async with Visitor.arrive(app, browser, channel, mover, PHONE) as visitor:
                loading = _slow_loads(visitor)
                cold = await anext(loading)
                warm = []
                for number in range(WARM_LOADS):
                    await app.play(channel, (Way.MOVE,), f"{number:032x}", moves=2)
                    while app.mover(channel) != mover:
                        await app.play(channel, (Way.MOVE,), f"{number:032x}", moves=1)
                    warm.append(await anext(loading))
            await app.stop()
        await pool.close()
    return cold, max(warm)


async def _slow_loads(visitor: Visitor) -> AsyncIterator[Load]:
    """Load the page again and again; the browser of a phone has only its session at first."""
    page = visitor.page
    await page.evaluate("localStorage.clear()")
    await page.context.clear_cookies(name=FRAME_COOKIE)
    session = await page.context.new_cdp_session(page)
    await session.send("Network.enable")
    conditions = {"latency": LATENCY_MS, "uploadThroughput": BYTES_PER_S}
    conditions |= {"downloadThroughput": BYTES_PER_S, "offline": False}
    address = page.url
    await page.goto("about:blank")
    await session.send("Network.clearBrowserCache")
    await session.send("Network.setUserAgentOverride", {"userAgent": PHONE_BROWSER})
    await session.send("Network.emulateNetworkConditions", conditions)
    while True:
        await page.goto(address, wait_until="commit")
        seen, playable = await page.evaluate(UNTIL_PLAYABLE)
        await page.goto("about:blank")
        yield Load(seen / 1000, playable / 1000)
