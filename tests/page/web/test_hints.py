"""Hints on the board: a suggestion leads to its place, and nothing is made of it unasked."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.e2e.harness import AppHarness
from tests.page.browser import PHONE, WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "desktop"])
async def test_a_suggestion_leads_to_its_place(
    app: AppHarness, browser: Browser, size: ViewportSize
) -> None:
    channel = await app.begin(2)
    await app.allow_hints(channel)
    moves = (await app.table(channel)).moves
    async with Visitor.arrive(app, browser, channel, app.mover(channel), size) as visitor:
        page = visitor.page
        await page.locator("#bar .hint").click()
        suggestions = page.locator(".hints li")
        await suggestions.first.wait_for()
        assert await visitor.complaints() == []
        assert await visitor.overflow() == 0
        leading = suggestions.locator("button").first
        named = await leading.locator("strong").inner_text()
        await leading.click()
        chosen = page.locator(".spot.chosen")
        assert named in (await chosen.first.get_attribute("aria-label") or "")
        await expect(page.locator(".hints")).to_have_count(0)
        await page.keyboard.press("Escape")
        await expect(page.locator("#bar .hint")).to_be_visible()
        assert (await app.table(channel)).moves == moves
