"""A person with a browser on the page of a table: what they see, and their taps and keys."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Literal, Self

from playwright.async_api import Browser, Locator, ViewportSize, expect

from bot.sandbox import Channel, User
from bot.tables.exports import WebUser
from engine.core import Chance
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
        await self.page.locator(".pictures canvas").wait_for()
        await self.page.locator(".spots:not([inert])").wait_for(state="attached")

    async def turn_comes(self) -> None:
        """Wait until the page says that it is this person's turn."""
        await self.page.locator("body.your-turn").wait_for()
        await self.board()

    async def turn_goes(self) -> None:
        """Wait until the page no longer asks this person."""
        await self.page.locator("body:not(.your-turn)").wait_for()
        await self.board()

    async def idle(self) -> None:
        """Wait until no answer is on its way and the board can be pressed."""
        await self.page.locator("body:not(.busy)").wait_for()
        await self.board()

    async def picture(self) -> str:
        """Return the address of the board that is shown."""
        return await self.page.locator(".pictures canvas").get_attribute("data-address") or ""

    async def other_picture(self, than: str) -> str:
        """Wait until another board is shown and nothing is on its way; return its address."""
        shown = self.page.locator(".pictures canvas")
        await expect(shown).not_to_have_attribute("data-address", than)
        await self.idle()
        return await self.picture()

    def offered(self) -> Locator:
        """Return the places on the board that are legal now, and the choices in the bar."""
        return self.page.locator(".spot.legal, #bar .choice:not(.declining, details *)")

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

    async def play(self, dice: Chance, *, keys: bool = False) -> None:
        """Make a random move, by taps and clicks or by keys alone, and confirm it if asked."""
        await self.turn_comes()
        await self.idle()
        offered = self.page.locator(".spot.legal, #bar .choice:not(details *)")
        choice = offered.nth(dice.below(await offered.count()))
        if "spot" not in (await choice.get_attribute("class") or ""):
            await self._make(choice, keys=keys)
            return
        await self._press(choice, keys=keys)
        answers = self.page.locator("#chosen .choice, #chosen .primary")
        await answers.first.wait_for()
        number = await answers.count()
        alone = keys and number == 1  # then a second press of the place makes the move
        await self._make(choice if alone else answers.nth(dice.below(number)), keys=keys)

    async def _make(self, control: Locator, *, keys: bool) -> None:
        """Press what makes a move, and what confirms it."""
        for button in (control, self.page.locator(".confirm .primary")):
            async with self.page.expect_response(re.compile(r"/move\?")) as answer:
                await self._press(button, keys=keys)
            status = (await answer.value).status
            if status != HTTPStatus.CONFLICT:
                break
        assert status == HTTPStatus.OK
        await self.idle()
        if keys:
            assert not await self.page.evaluate("document.activeElement === document.body")

    async def _press(self, control: Locator, *, keys: bool) -> None:
        if not keys:
            await control.click()
            return
        while not await control.evaluate("each => each === document.activeElement"):
            await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")

    async def confirm(self) -> None:
        """Answer yes if the page asks."""
        yes = self.page.locator(".confirm .primary")
        if await yes.count():
            await yes.tap()
