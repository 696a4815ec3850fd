"""From the tap that makes a move to the new board on a table's page, in a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from bot.store import Store
from bot.workers import Pool
from engine.core import Chance
from engine.core.registry import game_names
from tests.e2e.app_harness import app_harness
from tests.page.browser import PHONE, WIDE, browsing
from tests.page.chromium import MISSING, chromium
from tests.page.web.visitor import Visitor

WARM_UP, MOVES = 4, 40
MEDIAN_MS, P95_MS = 150.0, 300.0
"""Limits on a quiet machine."""

UNTIL_SEEN = """() => new Promise(done => {
  const shown = () => document.querySelector(".pictures canvas")?.dataset.address;
  const before = shown();
  let begun = 0;
  const press = event => { begun = event.timeStamp; };
  const look = () => {
    if (shown() === before) return requestAnimationFrame(look);
    document.removeEventListener("click", press, true);
    done(performance.now() - begun);
  };
  document.addEventListener("click", press, true);
  document.body.dataset.timed = "";
  look();
})"""
"""Returns the milliseconds from the last click before another board to that board."""


def measure() -> Iterator[Row]:
    """Measure at a table of the first game; measure nothing without a browser."""
    if chromium() is None:
        print(MISSING)
        return
    times = in_fresh_process(__name__, "taps")
    yield budget("page: from a tap to the new board, median", "ms", median(times), MEDIAN_MS)
    p95 = quantiles(times, n=20)[-1]
    yield budget("page: from a tap to the new board, p95", "ms", p95, P95_MS)


def taps() -> list[float]:
    """Return the times of the moves in milliseconds."""
    return asyncio.run(_taps())


async def _taps() -> list[float]:
    with TemporaryDirectory() as folder:
        template = Path(folder) / "template.db"
        store = Store(f"sqlite:///{template}")
        await store.open()
        await store.close()
        pool = Pool(1)
        async with app_harness(Path(folder), template, pool) as app, AsyncExitStack() as stack:
            browser = await stack.enter_async_context(browsing())
            await app.start()
            await app.bot.serve_pages("127.0.0.1:0")
            channel, dice = await app.begin(2, game_names()[0]), Chance.from_seed("page")
            visitors = dict[int, Visitor]()
            for user, size in zip(app.people, (PHONE, WIDE), strict=False):
                arriving = Visitor.arrive(app, browser, channel, user, size)
                visitors[user.id] = await stack.enter_async_context(arriving)
            times = []
            for _ in range(WARM_UP + MOVES):
                await app.until_asked(channel)
                times.append(await _tap(visitors[app.mover(channel).id], dice))
            await stack.aclose()
            await app.stop()
        await pool.close()
    return times[WARM_UP:]


async def _tap(visitor: Visitor, dice: Chance) -> float:
    await visitor.turn_comes()
    await visitor.idle()
    seen = asyncio.create_task(visitor.page.evaluate(UNTIL_SEEN))
    await visitor.page.locator("body[data-timed]").wait_for()
    await visitor.play(dice)
    await visitor.page.evaluate("delete document.body.dataset.timed")
    return float(await seen)
