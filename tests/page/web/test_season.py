"""The page of a league or cup: who may see it, its standings, and the way to its tables."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

import pytest
import pytest_asyncio
from discord import Permissions
from playwright.async_api import Browser, ViewportSize, expect

from bot.sandbox import Channel
from bot.tables.domain.request import Person
from engine.core.words.catalogue import LANGUAGES, catalogue
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button
from tests.page.browser import PHONE, WIDE, Window

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def cup(app: AppHarness) -> Channel:
    """Return the channel of a cup with two tables, of which one has ended."""
    channel = app.channel()
    await app.admin.at(channel).slash(
        "league open", title="Spring cup", game="emperor", kind="cup", seats=3, pace="swift"
    )
    await app.bot.seasons.serve_all()
    people = [*app.people, app.guild.add_member("Fay"), app.guild.add_member("Gil")]
    card = await channel.wait_for(has_button("league-join"))
    for person in people[:6]:
        pressed = await person.at(channel).click(re.compile("^league-join:"), message=card)
        await pressed.answer()
    panel = (await app.admin.at(channel).slash("league show")).message
    await app.admin.at(channel).click(re.compile("^league-start:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "opened now: 2" in m.text)
    await app.bot.seasons.serve_all()
    await app.quiet()
    await end_table(app, channel, 0)
    return channel


async def end_table(app: AppHarness, channel: Channel, number: int) -> None:
    """End a table of the cup as it stands."""
    thread = channel.threads[number]
    await thread.wait_for(has_button("more"))
    asked = await app.admin.at(thread).slash("game end")
    await app.admin.at(thread).click(re.compile("^endnow:"), message=asked.message)
    await thread.wait_for(has_button("rematch"))


@asynccontextmanager
async def visiting(
    browser: Browser,
    address: str,
    size: ViewportSize = PHONE,
    scheme: Literal["light", "dark"] = "light",
    language: str = "en",
) -> AsyncIterator[Window]:
    """Open an address as a person without a session."""
    context = await browser.new_context(viewport=size, color_scheme=scheme, locale=language)
    window = Window(await context.new_page())
    try:
        await window.page.goto(address)
        await window.page.locator("h1").first.wait_for()
        yield window
    finally:
        await window.close()


async def page_of(app: AppHarness, channel: Channel) -> str:
    """Return the address that the button below the season in Discord opens."""
    shown = (await app.admin.at(channel).slash("league show")).message
    (address,) = (link.url for link in shown.buttons() if link.url)
    assert address.startswith(f"{app.bot.web.url}/l/")
    return address


async def test_standings_and_the_way_to_a_table(
    app: AppHarness, browser: Browser, cup: Channel
) -> None:
    async with visiting(browser, await page_of(app, cup)) as window:
        page = window.page
        await expect(page.get_by_role("heading", level=1)).to_have_text("Spring cup · Cup 1")
        rows = page.locator("tbody tr")
        await expect(rows).to_have_count(6)
        played = await rows.locator(".played").all_inner_texts()
        assert sorted(played) == ["0/1"] * 3 + ["1/1"] * 3
        places = await rows.locator(".place").all_inner_texts()
        assert places[-3:] == ["4"] * 3, "three people without a point share a place"
        await expect(page.get_by_text("1 of 2 tables have ended")).to_be_visible()
        tables = page.locator(".season-tables li")
        assert ["ended" in text for text in await tables.all_inner_texts()] == [True, False]
        await tables.nth(1).get_by_role("link").click()
        await page.locator(".pictures canvas").wait_for()


async def test_a_table_whose_page_is_closed_is_named_without_a_link(
    app: AppHarness, browser: Browser, cup: Channel
) -> None:
    table = await app.table(cup.threads[1])
    host = Person(str(app.admin.id), app.admin.name, table.server_id, manages=True)
    await app.bot.tables.web.turn_page(host, table.id, on=False)
    async with visiting(browser, await page_of(app, cup)) as window:
        entry = window.page.locator(".season-tables li").nth(1)
        await expect(entry).to_contain_text("running")
        await expect(entry.get_by_role("link")).to_have_count(0)
    await app.bot.tables.web.turn_page(host, table.id, on=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "scheme"), [(PHONE, "dark"), (WIDE, "light")])
async def test_everybody_can_read_it(
    app: AppHarness,
    browser: Browser,
    cup: Channel,
    language: str,
    size: ViewportSize,
    scheme: Literal["light", "dark"],
) -> None:
    async with visiting(browser, await page_of(app, cup), size, scheme, language) as window:
        assert await window.page.locator("html").get_attribute("lang") == language
        said = catalogue(language, "bot.web").say("web-points")
        await expect(window.page.get_by_role("columnheader", name=said)).to_be_visible()
        assert await window.overflow() == 0
        assert await window.complaints() == []


async def test_it_is_hidden_with_its_channel_and_cannot_be_guessed(
    app: AppHarness, browser: Browser, cup: Channel
) -> None:
    address = await page_of(app, cup)
    hidden = re.compile("isn’t available")
    async with visiting(browser, address[:-1] + ("A" if address[-1] != "A" else "Q")) as window:
        await expect(window.page.locator("h1")).to_have_text(hidden)
    cup.set_permissions(app.guild.everyone, deny=Permissions(view_channel=True))
    async with visiting(browser, address) as window:
        await expect(window.page.locator("h1")).to_have_text(hidden)
