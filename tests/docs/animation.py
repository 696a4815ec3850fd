"""``make animation``: record a turn on the sandbox page as ``docs/turn.webp`` for the README.

Some moves of Caylus are played against computer players. Then each step of one turn becomes a
picture: the asking board, the menu, the next board, and a typed move.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.async_api import Locator, Page, ViewportSize

from bot.config import Settings
from bot.playground.server import Playground, PlaygroundOptions, playground
from bot.sandbox import Channel
from engine.core.registry import game_names
from tests.house.sources import ROOT
from tests.page.browser import Window, browsing
from tests.page.playing import moved, newest, one_move, reached, turn_in

FILE = ROOT / "docs" / "turn.webp"
SIZE = ViewportSize(width=1400, height=880)
"""Wide enough for menus beside the board."""
MOVES_BEFORE = 24
"""Moves before the recording starts, so that the board isn't empty."""


class Film:
    """The pictures taken so far, each with its display time."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._pictures: list[Image.Image] = []
        self._durations: list[int] = []

    async def take(self, seconds: float) -> None:
        """Add a picture of the page."""
        data = await self._page.screenshot(animations="disabled", caret="hide")
        self._pictures.append(Image.open(io.BytesIO(data)).convert("RGB"))
        self._durations.append(round(seconds * 1000))

    def save(self, path: Path) -> None:
        """Write an endlessly repeating animation."""
        first, *others = self._pictures
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self._durations,
            loop=0,
            quality=60,
            method=6,
        )


@asynccontextmanager
async def _table() -> AsyncIterator[tuple[Playground, Window, Channel]]:
    """Open a table against computer players on the page and play it for a while."""
    settings = Settings(_env_file=None, picture_width=1200)
    with TemporaryDirectory() as folder:
        async with (
            playground(settings, PlaygroundOptions(Path(folder), 0)) as here,
            browsing() as browser,
        ):
            window = await Window.open(browser, here.link, SIZE, color_scheme="light")
            await window.begin(game_names()[0], "Play vs computers")
            await window.page.locator(".message.names-me").last.wait_for()
            channel = newest(here.server.world)
            await _asked(here, channel)
            while not await _ready(here, window, channel):
                await _move(here, window, channel)
            yield here, window, channel


async def _ready(here: Playground, window: Window, channel: Channel) -> bool:
    """Return whether enough moves have been made and Alice can choose from a menu."""
    turn = await turn_in(here, channel)
    if turn.sequence < MOVES_BEFORE or turn.secret or turn.midway:
        return False
    await _shown(here, window, channel)
    return await _menus(window).count() > 0


async def _move(here: Playground, window: Window, channel: Channel) -> None:
    """Make the first move that /move offers, and wait until Alice is asked again."""
    turn = await turn_in(here, channel)
    await one_move(window, channel, turn, typed=True)
    await moved(here, window, channel, turn.sequence)
    await _asked(here, channel)


async def _asked(here: Playground, channel: Channel) -> None:
    """Wait until the computer players have moved and Alice must."""
    people = {str(user.id) for user in here.server.world.users.values() if not user.bot}
    turn = await turn_in(here, channel)
    while not any(pending.user_id in people for pending in turn.table.pending):
        await reached(here, channel, turn.sequence + 1)
        turn = await turn_in(here, channel)


async def _shown(here: Playground, window: Window, channel: Channel) -> None:
    """Wait until the page shows the board of this position, and scroll to it."""
    turn = await turn_in(here, channel)
    control = window.page.locator(f"[data-id*=':{turn.table.id}:{turn.sequence}:']")
    board = window.page.locator(".message.names-me").filter(has=control).last
    await board.wait_for()
    await board.locator(".enlarge img").evaluate("image => image.decode()")
    await board.evaluate("message => message.scrollIntoView({block: 'start'})")
    await window.page.wait_for_timeout(500)  # the page scrolls smoothly


def _menus(window: Window) -> Locator:
    return window.page.locator(".message.names-me").last.locator("[data-id^='pick-m:']")


async def record() -> None:
    """Play the turn, take the pictures, and write the file."""
    async with _table() as (here, window, channel):
        film, page = Film(window.page), window.page
        await film.take(3)
        since = (await turn_in(here, channel)).sequence
        await _menus(window).last.click()
        options = page.get_by_role("option")
        await options.first.wait_for()
        await film.take(1.2)
        await options.nth(min(1, await options.count() - 1)).hover()
        await film.take(1.2)
        await options.nth(min(1, await options.count() - 1)).click()
        await moved(here, window, channel, since)
        await _asked(here, channel)
        await _shown(here, window, channel)
        await film.take(3)
        for word in ("/move", "/move "):
            await window.type(word if word == "/move" else " ")
            await page.locator("#offers [role=option]").first.wait_for()
            await film.take(1.2)
        since = (await turn_in(here, channel)).sequence
        await window.type("<ArrowDown>", "<Enter>", "<Enter>")  # the first one passes
        await moved(here, window, channel, since)
        await _asked(here, channel)
        await _shown(here, window, channel)
        await film.take(3)
        film.save(FILE)


if __name__ == "__main__":
    asyncio.run(record())
