"""From the click on a choice to the new board on the page, in a browser."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from bot.config import Settings
from bot.playground.server import PlaygroundOptions, playground
from engine.core.registry import game_names
from tests.page.browser import Window, browsing
from tests.page.chromium import MISSING, chromium

MOVES = 9
"""Number of moves: two players have at least this many workers to place in the first round."""
BAR = 200.0
"""Limit in milliseconds, on a quiet machine."""


def measure() -> Iterator[Row]:
    """Measure at a table of the first game with two people; measure nothing without a browser."""
    if chromium() is None:
        print(MISSING)
        return
    ms = in_fresh_process(__name__, "clicks")
    yield budget("from a click to the new board on the page", "ms", ms, BAR)


def clicks() -> float:
    """Return the median of several moves in milliseconds."""
    return asyncio.run(_clicks())


async def _clicks() -> float:
    with tempfile.TemporaryDirectory(prefix="seneschal-") as folder:
        wished = PlaygroundOptions(Path(folder), 0)
        async with playground(Settings(_env_file=None), wished) as made, browsing() as browser:
            window = await Window.open(browser, made.link)
            card = window.page.locator(f".card:has(img[src*='{game_names()[0]}.'])")
            await card.get_by_role("button").nth(1).click()
            await window.page.get_by_role("dialog").locator(".invite a").wait_for()
            link = await window.page.locator(".invite a").get_attribute("href")
            assert link is not None
            await window.page.keyboard.press("Escape")
            windows = [window, await Window.open(browser, link)]
            times = [await _click(windows) for _ in range(MOVES)]
    return median(times)


BOARD = ".message:last-child .enlarge img"
MENU = ".message.names-me:last-child [data-id^='pick-m:']"


async def _click(windows: list[Window]) -> float:
    """Choose the mover's first menu option, and wait until the page shows the new picture."""
    waiting = [asyncio.ensure_future(w.page.locator(MENU).first.wait_for()) for w in windows]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    page = next(w.page for w, done in zip(windows, waiting, strict=True) if done.done())
    for wait in waiting:
        wait.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await page.locator(MENU).first.click()
    seen = asyncio.create_task(page.evaluate(UNTIL_SEEN, BOARD))
    await page.locator(".veil[data-timed] [role=option]").first.click()
    return float(await seen)


UNTIL_SEEN = """where => new Promise(done => {
  const before = document.querySelector(where)?.getAttribute("src");
  let begun = 0;
  const look = () => {
    const board = document.querySelector(where);
    const there = board && board.complete && board.naturalWidth > 0;
    if (there && board.getAttribute("src") !== before) done(performance.now() - begun);
    else requestAnimationFrame(look);
  };
  const click = event => { begun = event.timeStamp; look(); };
  document.addEventListener("click", click, {once: true, capture: true});
  document.querySelector(".veil").dataset.timed = "";
})"""
"""Returns the milliseconds from the next click to a different board."""
