"""A person with a browser on the page of a table: what they see, and their taps and keys."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal, Self

from playwright.async_api import Browser, Locator, ViewportSize, expect

from bot.sandbox import Channel, User
from bot.tables.exports import WebUser
from tests.e2e.harness import AppHarness
from tests.page.browser import PHONE, WIDE, Window


class Visitor(Window):
    """A window on a table's page."""

    @classmethod
    @asynccontextmanager
    async def arrive(
        cls,
        app: AppHarness,
        browser: Browser,
        channel: Channel,
        user: User,
        size: ViewportSize = PHONE,
        scheme: Literal["light", "dark"] = "light",
    ) -> AsyncIterator[Self]:
        """Sign in by the link that Discord's button gives, and wait for the board."""
        who = WebUser(str(user.id), user.name)
        table = await app.table(channel)
        link = app.bot.web.link_to(await app.bot.tables.web.new_link(who, table.id))
        context = await browser.new_context(
            viewport=size, has_touch=size["width"] < WIDE["width"], color_scheme=scheme
        )
        visitor = cls(await context.new_page())
        try:
            await visitor.page.goto(link)
            await visitor.board()
            yield visitor
        finally:
            await visitor.close()

    async def board(self) -> None:
        """Wait until a board is shown whose places can be pressed."""
        await self.page.locator(".pictures img").last.wait_for()
        await self.page.locator(".spots:not([inert])").wait_for(state="attached")

    async def turn_comes(self) -> None:
        """Wait until the page says that it is this person's turn."""
        await self.page.locator("body.your-turn").wait_for()
        await self.board()

    async def turn_goes(self) -> None:
        """Wait until the page no longer asks this person."""
        await self.page.locator("body:not(.your-turn)").wait_for()
        await self.board()

    def offered(self) -> Locator:
        """Return the places on the board that are legal now, and the choices in the bar."""
        return self.page.locator(".spot.legal, #bar .choice:not(.declining)")

    async def tap(self, number: int = 0) -> str:
        """Make the move of a choice: two taps on the board, one in the bar; return its name."""
        choice = self.offered().nth(number)
        name = await choice.get_attribute("aria-label") or await choice.inner_text()
        on_board = "spot" in (await choice.get_attribute("class") or "")
        await choice.tap()
        if on_board:
            panel = self.page.locator("#chosen")
            await expect(panel).to_be_visible()
            answers = panel.locator(".choice, .primary")
            await answers.first.tap()
        return name

    async def confirm(self) -> None:
        """Answer yes if the page asks."""
        yes = self.page.locator(".confirm .primary")
        if await yes.count():
            await yes.tap()
