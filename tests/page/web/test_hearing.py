"""A round with a screen reader: what the browser's accessibility tree says, and keys."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.harness import AppHarness
from tests.page.browser import WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def heard(visitor: Visitor, role: str) -> list[str]:
    """Return the names of what has a role, as a screen reader gets them."""
    session = await visitor.page.context.new_cdp_session(visitor.page)
    tree = await session.send("Accessibility.getFullAXTree")
    await session.detach()
    nodes = [node for node in tree["nodes"] if not node.get("ignored")]
    return [
        node.get("name", {}).get("value", "")
        for node in nodes
        if node.get("role", {}).get("value") == role
    ]


async def test_a_round_is_played_by_what_is_heard(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    first = app.mover(channel)
    (second,) = app.others(channel, 2)
    arrive = Visitor.arrive
    async with (
        arrive(app, browser, channel, first, WIDE) as one,
        arrive(app, browser, channel, second, WIDE) as other,
    ):
        for visitor, user in ((one, first), (other, second)):
            page = visitor.page
            await visitor.turn_comes()
            question = next(each for each in await heard(visitor, "heading") if user.name in each)
            assert "place a worker" in question
            choice = next(each for each in await heard(visitor, "button") if "pay 1" in each)
            button = page.get_by_role("button", name=choice, exact=True)
            await button.focus()
            await page.keyboard.press("Enter")
            await expect(page.locator("#said")).to_contain_text(choice)
            await button.focus()
            await page.keyboard.press("Enter")
            await visitor.turn_goes()
            told = await page.locator("#said").inner_text()
            assert told
            assert any(told in each for each in await heard(visitor, "StaticText"))
