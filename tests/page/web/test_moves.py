"""Moves on the page, by taps alone and by keys alone."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.page.browser import PHONE, WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_two_players_move_by_taps_while_the_channel_follows(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    first = app.mover(channel)
    (second,) = app.others(channel, 2)
    arrive = Visitor.arrive
    async with (
        arrive(app, browser, channel, first, PHONE, "dark") as one,
        arrive(app, browser, channel, second, PHONE) as other,
    ):
        assert await one.overflow() == 0
        for mover in (one, other):
            board = app.board(channel)
            await mover.turn_comes()
            assert await mover.complaints() == []
            await mover.tap(1)
            await mover.turn_goes()
            assert (await app.until_moved(channel, board)).sequence > board.sequence
        await one.turn_comes()
        await expect(one.page.locator("#players .recap")).to_contain_text(second.name)


async def test_after_a_move_the_page_leads_to_the_next_table(
    app: AppHarness, browser: Browser
) -> None:
    channel, other = await app.begin(2), await app.begin(2)
    if app.mover(channel) != app.mover(other):
        await app.play(other, (Way.MOVE,), "next", moves=1)
    mover = app.mover(channel)
    assert app.mover(other) == mover
    async with Visitor.arrive(app, browser, channel, mover, PHONE) as visitor:
        way, here = visitor.page.get_by_role("link", name="Next table"), visitor.page.url
        assert await way.count() == 0
        await visitor.tap(1)
        await visitor.turn_goes()
        address = await way.get_attribute("href")
        assert address
        assert not here.endswith(address)
        await way.tap()
        await visitor.page.wait_for_url(f"**{address}")
        await visitor.turn_comes()


async def test_a_move_by_keys_is_taken_back_by_keys(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel), WIDE) as visitor:
        page, moves = visitor.page, (await app.table(channel)).moves
        before = app.board(channel)
        choice = visitor.offered().first
        while not await choice.evaluate("each => each === document.activeElement"):
            await page.keyboard.press("Tab")
        await page.keyboard.press("Enter")
        if "spot" in (await choice.get_attribute("class") or ""):
            await expect(choice).to_have_attribute("aria-pressed", "true")
            await page.keyboard.press("Enter")
        await visitor.turn_goes()
        await app.until_moved(channel, before)
        assert (await app.table(channel)).moves == moves + 1
        undo = page.locator(".undo")
        await undo.focus()
        await page.keyboard.press("Enter")
        await visitor.turn_comes()
        assert (await app.table(channel)).moves == moves


async def test_a_choice_that_must_be_confirmed_is_asked_for(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel)
    await app.bot.tables.users.set_preference(str(mover.id), "confirm", "all")
    async with Visitor.arrive(app, browser, channel, mover) as visitor:
        page, moves = visitor.page, (await app.table(channel)).moves
        await page.locator(".declining").tap()
        asked = page.locator(".confirm")
        await expect(asked.locator(".primary")).to_be_focused()
        await asked.get_by_role("button").first.tap()
        await asked.wait_for(state="detached")
        assert (await app.table(channel)).moves == moves
        await page.locator(".declining").tap()
        await asked.locator(".primary").tap()
        await visitor.turn_goes()
        assert (await app.table(channel)).moves == moves + 1
    await app.bot.tables.users.set_preference(str(mover.id), "confirm", "final")


async def test_a_button_that_is_pressed_is_not_replaced_before_its_click(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel), WIDE) as visitor:
        page, moves = visitor.page, (await app.table(channel)).moves
        passing = page.locator(".declining")
        await passing.hover()
        await page.mouse.down()
        before = await passing.element_handle()
        await page.keyboard.press("Escape")  # draws the bar again
        assert before is not None
        assert await before.evaluate("button => button.isConnected")
        await page.mouse.up()
        await visitor.turn_goes()
        assert (await app.table(channel)).moves == moves + 1
