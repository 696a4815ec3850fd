"""Looking at a table: its history, its log, rules cards, and the list of one's tables."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from bot.demonstration.people import Way
from engine.core.words.catalogue import catalogue
from tests.e2e.harness import AppHarness
from tests.page.browser import PHONE, THUMB_PIXELS, WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

TOO_SMALL = """least => {
  const all = document.querySelectorAll("#top a, #top button, #bar button, #steps button");
  const shown = [...all].filter(each => each.checkVisibility());
  return shown.map(each => [each.outerHTML, each.getBoundingClientRect()])
    .filter(([, box]) => box.width < least || box.height < least || box.right > innerWidth)
    .map(([html]) => html);
}"""


async def test_stepping_through_the_game_and_back_to_now(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "steps", moves=4)
    latest = app.board(channel).sequence
    async with Visitor.arrive(app, browser, channel, app.mover(channel)) as visitor:
        page = visitor.page
        assert await page.evaluate(TOO_SMALL, THUMB_PIXELS) == []
        live = await visitor.picture()
        await page.locator(".back-in-time").tap()
        slider = page.get_by_role("slider")
        await expect(slider).to_be_visible()
        most = int(await slider.get_attribute("max") or "0")
        assert 4 <= most <= latest
        await expect(slider).to_have_value(str(most - 1))
        await visitor.board()
        assert await visitor.picture() != live
        assert await page.evaluate(TOO_SMALL, THUMB_PIXELS) == []
        assert await visitor.complaints() == []
        await slider.focus()
        await page.keyboard.press("Home")
        await expect(page.locator("#steps .story")).not_to_be_empty()
        await expect(slider).to_have_value("0")
        await page.get_by_role("button", name="Forward one move").tap()
        await expect(slider).to_have_value("1")
        await page.get_by_role("button", name="Since my last move").tap()
        await expect(slider).not_to_have_value("1")
        await page.locator("#steps .told button").tap()
        await expect(slider).to_have_count(0)
        await visitor.board()
        await expect(page.locator(".pictures canvas")).to_have_attribute("data-address", live)


async def test_an_entry_of_the_log_leads_to_its_position(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "log", moves=3)
    mover = app.mover(channel)
    async with Visitor.arrive(app, browser, channel, mover, WIDE, "dark") as visitor:
        page = visitor.page
        assert await visitor.overflow() == 0
        assert await visitor.complaints() == []
        entry = page.locator("#log .entry").first
        await entry.click()
        await expect(page.locator("#log .entry").first).to_have_attribute("aria-current", "step")
        await page.keyboard.press("ArrowLeft")
        await expect(page.locator("#log .entry").nth(1)).to_have_attribute("aria-current", "step")
        await page.locator("#steps .told button").click()
        await expect(page.locator("body")).not_to_have_class(re.compile("in-history"))
        await page.keyboard.press("?")
        await expect(page.locator(".keys dt")).not_to_have_count(0)
        assert await visitor.complaints() == []


async def test_players_see_how_many_spectators_there_are(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel)) as visitor:
        told = visitor.page.locator("#players .spectators")
        await expect(told).to_have_count(0)
        context = await browser.new_context()
        spectator = await context.new_page()
        await spectator.goto(visitor.page.url)
        for page in (visitor.page, spectator):
            await expect(page.locator("#players .spectators")).to_have_text("Spectators: 1")
        await context.close()
        await expect(told).to_have_count(0)


async def test_the_first_page_lists_ones_tables_or_says_how_to_sign_in(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    mover, table = app.mover(channel), await app.table(channel)
    async with Visitor.arrive(app, browser, channel, mover) as visitor:
        page = visitor.page
        await page.locator(".home").tap()
        entry = page.locator(f".table[href^='/t/{table.id}-']")
        await expect(entry.locator(".urgency")).to_have_text("Your turn")
        assert await visitor.complaints() == []
        await entry.tap()
        await visitor.board()
        address = page.url
        await page.get_by_role("button", name="More").tap()
        await page.get_by_role("button", name="Log out", exact=True).tap()
        await expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Sign in"))
        assert await visitor.complaints() == []
        await page.goto(f"{app.bot.web.url}/enter#used")
        await expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("expired"))
        assert "used" not in page.url
        await page.goto(address + "x")
        await expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("available"))
        await expect(page.get_by_role("link", name="Your tables")).to_be_visible()


@pytest.mark.parametrize("language", ["ja", "zh-TW", "zh-CN"])
async def test_the_page_speaks_the_players_language(
    app: AppHarness, browser: Browser, language: str
) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel)
    await app.bot.tables.users.set_preference(str(mover.id), "language", language)
    async with Visitor.arrive(app, browser, channel, mover, PHONE) as visitor:
        page = visitor.page
        assert await page.locator("html").get_attribute("lang") == language
        assert await visitor.overflow() == 0
        assert await page.evaluate(TOO_SMALL, THUMB_PIXELS) == []
        said = catalogue(language, "bot.web").say("web-log")
        await expect(page.locator("#log h2")).to_have_text(said)
    await app.bot.tables.users.set_preference(str(mover.id), "language", "discord")
