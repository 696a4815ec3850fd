"""The browser that the page tests share: Debian's Chromium or another installed one."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, Page, ViewportSize, async_playwright, expect

from tests.page.chromium import chromium

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
WAIT_LIMIT_MS = 180_000
"""Milliseconds after which a page is considered stuck, on a busy machine."""
expect.set_options(timeout=WAIT_LIMIT_MS)
WIDE, PHONE = ViewportSize(width=1400, height=900), ViewportSize(width=390, height=844)
SERIOUS = ("serious", "critical")
THUMB_PIXELS = 44
"""Pixels that a thumb needs."""
OUT_OF_REACH = """least => {
  const all = document.querySelectorAll(
    "#top button, .send, .message:last-child .button, .message:last-child .select");
  const missed = each => {
    const { left, right, width, height } = each.getBoundingClientRect();
    return width < least || height < least || left < 0 || right > innerWidth;
  };
  const shown = [...all].filter(each => each.checkVisibility());
  return shown.filter(missed).map(each => each.outerHTML);
}"""


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Run a headless browser."""
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            yield browser
        finally:
            await browser.close()


class Window:
    """A separate window for one person, which records script errors."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.faults: list[str] = []
        self.frames: list[str] = []
        page.set_default_timeout(WAIT_LIMIT_MS)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("websocket", lambda socket: socket.on("framereceived", self._heard))

    def _heard(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    @classmethod
    async def open(
        cls, browser: Browser, url: str, size: ViewportSize = WIDE, **options: Any
    ) -> Window:
        touch = size["width"] < WIDE["width"]
        context = await browser.new_context(viewport=size, has_touch=touch, **options)
        window = cls(await context.new_page())
        await window.page.goto(url)
        await window.page.wait_for_selector("#side .line", state="attached")
        return window

    async def close(self) -> None:
        await self.page.context.close()
        assert self.faults == []

    async def type(self, *keys: str) -> None:
        """Type texts, and keys such as “<Enter>”, into the message box."""
        await self.page.locator("#say, .command input:focus").first.focus()
        for key in keys:
            if named := re.fullmatch(r"<(\w+)>", key):
                await self.page.keyboard.press(named[1])
            else:
                await self.page.keyboard.type(key)

    async def begin(self, name: str, way: str) -> None:
        """Press a button of a game's card on the welcome page."""
        await self.page.locator(f".card:has(img[src*='{name}.'])").get_by_text(way).click()

    async def touch(self, *gesture: Sequence[tuple[float, float]]) -> None:
        """Put fingers on the screen at the first points, move them along, and lift them."""
        session = await self.page.context.new_cdp_session(self.page)
        kinds = ["touchStart", *["touchMove"] * (len(gesture) - 1), "touchEnd"]
        for kind, places in zip(kinds, (*gesture, ()), strict=True):
            points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(places)]
            await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        await session.detach()

    async def out_of_reach(self) -> list[str]:
        """Return controls near the latest message that are too small for a thumb, or cut off."""
        found: list[str] = await self.page.evaluate(OUT_OF_REACH, THUMB_PIXELS)
        return found

    async def shows(self, text: str) -> None:
        """Wait until a message contains this text."""
        await self.page.locator("#messages").get_by_text(text).last.wait_for()

    async def complaints(self) -> list[str]:
        """Return axe's accessibility violations."""
        axe = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
        await self.page.evaluate(f"() => {{ {axe} }}")
        found = await self.page.evaluate("axe.run({resultTypes: ['violations']})")
        return [
            f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
            for each in found["violations"]
            if each["impact"] in SERIOUS
            for node in each["nodes"]
        ]

    async def overflow(self) -> int:
        """Return by how many pixels the page is wider than its window."""
        wide = await self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return int(wide)


def sizes(page: str = "sandbox/page/web") -> list[tuple[Path, int]]:
    """Return the sizes of a page's files in bytes, with those that both pages have."""
    bot = Path(__file__).parents[2] / "bot"
    paths = [path for folder in (page, "shared_web") for path in sorted((bot / folder).iterdir())]
    return [(path, path.stat().st_size) for path in paths]
