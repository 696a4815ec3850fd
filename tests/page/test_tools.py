"""Sandbox-only features: acting as other people, skipping time, and developer tools."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from bot.playground.server import Playground
from engine.core.registry import game_names
from tests.e2e.presses import has_button
from tests.page.browser import Window
from tests.page.playing import newest

pytestmark = pytest.mark.asyncio(loop_scope="package")

HOUR, DAY = 3600, 86400


async def test_people_time_and_developer_tools(playground: Playground, browser: Browser) -> None:
    window = await Window.open(browser, playground.link, timezone_id="Europe/Berlin")
    await window.begin(game_names()[-1], "Play with a friend")
    await window.page.get_by_role("dialog").get_by_text("on this computer only").wait_for()
    await window.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    channel = newest(playground.server.world)
    await channel.wait_for(has_button("join"))
    bob = next(m.user for m in playground.guild.members.values() if m.user.name == "Bob")
    assert "Bob" not in channel.messages[-1].text, "nobody is seated who has not joined"
    await bob.at(channel).click("Join")
    await window.page.locator("[data-id^='start:']:enabled").click()
    await window.page.locator(".message .enlarge").wait_for()
    await _time(window, playground)
    await _drawer(window, playground)
    await _add_person(window)
    await window.close()


async def _time(window: Window, playground: Playground) -> None:
    page, clock = window.page, playground.server.clock
    before = clock.ahead
    for way, seconds in (("An hour", HOUR), ("A day", DAY)):
        await page.locator(".time").click()
        await page.get_by_role("button", name=way).click()
        await page.get_by_role("dialog").wait_for(state="detached")
        assert clock.ahead == before + seconds
        before = clock.ahead
    await page.locator(".time").click()
    await page.get_by_role("dialog").get_by_text("ahead of the world outside").wait_for()
    await page.get_by_role("button", name="To the next notice").click()
    await page.get_by_role("dialog").wait_for(state="detached")
    assert clock.ahead > before


async def _drawer(window: Window, playground: Playground) -> None:
    page = window.page
    await page.locator("#dev").click()
    await page.get_by_role("button", name="Position as text").click()
    await expect(page.locator("#drawer > pre")).to_contain_text("Alice")
    pictures = page.locator(".enlarge img")
    count = await pictures.count()
    await page.get_by_role("button", name="Reload painters and texts").click()
    await page.locator(".toast", has_text="Texts and pictures were reloaded").wait_for()
    await window.type("/log table:1", "<Enter>")
    await page.get_by_text("/log is now a button: /history, then Log.").wait_for()
    await page.locator("#say").fill("")
    await window.type("/view", "<Enter>", "<Enter>")
    await expect(pictures).to_have_count(count + 1)
    await expect(page.locator("#trace")).to_contain_text('"name": "view"')
    summary = page.locator("#trace summary").first
    await expect(summary).to_contain_text("accepted")
    await expect(summary).to_contain_text(" ms")
    await page.locator("#drawer header button").click()


async def _add_person(window: Window) -> None:
    page = window.page
    await page.locator(".who").click()
    await page.get_by_role("button", name="New person").click()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_role("textbox", name="Name").fill("Alice")
    await dialog.get_by_label("Language").select_option("ja")
    await dialog.get_by_label("Time zone").select_option("Asia/Tokyo")
    await dialog.get_by_role("button", name="Save").click()
    await page.locator(".toast.bad", has_text="Alice is there already").wait_for()
    await dialog.get_by_role("textbox", name="Name").fill("花子")
    await dialog.get_by_role("button", name="Save").click()
    await expect(page.locator(".who")).to_contain_text("花子")
    await expect(page.locator("html")).to_have_attribute("lang", "ja")
    await window.type("/view", "<Enter>", "<Enter>")
    await window.shows("あなただけに表示されています")
