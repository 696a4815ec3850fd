"""Pages that stay open: several tabs, a restart of the bot, a session that ends."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, Route, expect

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.page.browser import WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_second_tab_shows_what_the_first_did(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel)) as visitor:
        second = Visitor(await visitor.page.context.new_page())
        await second.page.goto(visitor.page.url)
        await second.turn_comes()
        shown = [tab.page.locator("#log .entry").first for tab in (visitor, second)]
        before = await shown[0].inner_text()
        await visitor.tap()
        await second.turn_goes()
        assert second.faults == []
        await expect(shown[0]).not_to_have_text(before, use_inner_text=True)
        await expect(shown[1]).to_have_text(await shown[0].inner_text(), use_inner_text=True)


async def test_a_late_answer_does_not_hide_what_came_after_it(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel)) as visitor:
        page = visitor.page

        async def hold(route: Route) -> None:
            answer = await route.fetch()
            await visitor.turn_goes()
            await app.play(channel, (Way.MOVE,), "late", moves=1)
            await visitor.turn_comes()
            await route.fulfill(response=answer)

        await page.route(re.compile(r"/move\?"), hold, times=1)
        await visitor.tap()  # not a pass, after which no turn would come
        await visitor.idle()
        await expect(page.locator("body")).to_have_class(re.compile("your-turn"))


NO_PATIENCE = """() => {
  const timeout = AbortSignal.timeout;
  AbortSignal.timeout = () => AbortSignal.abort(new DOMException("too slow", "TimeoutError"));
  window.wait = () => { AbortSignal.timeout = timeout; };
}"""


async def test_a_slow_server_is_not_called_a_lost_connection(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    moves = (await app.table(channel)).moves
    async with Visitor.arrive(app, browser, channel, app.mover(channel)) as visitor:
        page, notice = visitor.page, visitor.page.locator("#notice")
        await page.evaluate(NO_PATIENCE)
        await visitor.tap()
        await expect(notice).to_contain_text("taking long")
        await page.evaluate("wait()")
        await visitor.idle()
        await expect(notice).to_be_hidden()
        assert (await app.table(channel)).moves == moves + 1


async def test_a_tap_during_a_restart_is_made_once_afterwards(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel), WIDE) as visitor:
        page, moves = visitor.page, (await app.table(channel)).moves
        address = urlsplit(app.bot.web.url).netloc
        await app.bot.web.stop()
        await page.locator("#notice").wait_for()
        await page.locator(".declining").click()
        await expect(page.locator(".declining")).to_have_attribute("aria-busy", "true")
        await app.bot.serve_pages(address)
        await visitor.turn_goes()
        await page.locator("#notice").wait_for(state="hidden")
        assert (await app.table(channel)).moves == moves + 1


async def test_moves_during_a_restart_are_shown_afterwards(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    (other,) = app.others(channel, 2)
    async with Visitor.arrive(app, browser, channel, other, WIDE) as visitor:
        address = urlsplit(app.bot.web.url).netloc
        await app.bot.web.stop()
        await visitor.page.locator("#notice").wait_for()
        await app.play(channel, (Way.MOVE,), "meanwhile", moves=1)
        await app.bot.serve_pages(address)
        await visitor.turn_comes()
        await visitor.page.locator("#notice").wait_for(state="hidden")
