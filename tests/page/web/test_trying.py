"""Trying moves, turning points, votes and the review, by taps and keys."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from bot.demonstration.people import Way
from bot.tables.computer.reviews import Reviews
from bot.tables.domain.table import Table
from engine.players.review import MoveEvaluation, Review
from tests.e2e.harness import AppHarness
from tests.e2e.presses import ask_to_end
from tests.page.browser import PHONE, WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def save_review(app: AppHarness, table: Table) -> None:
    """Save a review in which every move makes the first player a little stronger."""
    chances = [(0.5 + 0.02 * move, 0.5 - 0.02 * move) for move in range(table.moves + 1)]
    evaluations = tuple(
        MoveEvaluation(move, move % 2, chances[move], 0.5, 0.4, 0.2)
        for move in range(1, table.moves + 1)
    )
    await Reviews(app.bot.service).save(table.id, Review(chances[0], evaluations, ()))


async def test_a_vote_ends_the_game_whose_review_leads_to_a_move_that_is_tried(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "short", moves=6)
    await ask_to_end(app.people[0].at(channel))
    await app.quiet()
    async with Visitor.arrive(app, browser, channel, app.people[1], WIDE) as visitor:
        page = visitor.page
        assert await visitor.complaints() == []
        await page.get_by_role("button", name="Agree").click()
        await expect(page.locator("#bar .question")).to_contain_text("without a winner")
        table = await app.table(channel)
        await save_review(app, table)
        await page.reload()
        await page.locator(".chart img").wait_for()
        assert await visitor.complaints() == []
        chart = page.locator("#review").get_by_role("slider")
        await chart.focus()
        await page.keyboard.press("Home")
        for _ in range(2):
            await page.keyboard.press("ArrowRight")
        position = page.locator("#steps").get_by_role("slider")
        await expect(position).to_have_value("2")
        box = await chart.bounding_box()
        assert box is not None
        await page.mouse.click(box["x"] + box["width"] * 4 / table.moves, box["y"] + 60)
        await expect(position).to_have_value("4")
        await expect(page.locator("#log [aria-current]")).to_have_count(1)
        await page.get_by_role("button", name="Try it from here").click()
        await expect(page.locator("body")).to_have_class(re.compile("in-branch"))
        await visitor.board()
        await page.locator("#bar .declining").click()
        back = page.get_by_role("button", name="Take back")
        await expect(back).to_be_enabled()
        assert await visitor.complaints() == []
        await back.click()
        await expect(back).to_be_disabled()
        await page.get_by_role("button", name="Back to the game").click()
        await expect(position).to_have_value("4")
    assert (await app.table(channel)).moves == table.moves


async def test_on_a_phone_the_keys_lead_through_the_rounds(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2, "emperor")
    await app.play(channel, (Way.MOVE,), "rounds", moves=24)
    latest = (await app.table(channel)).moves
    async with Visitor.arrive(app, browser, channel, app.people[0], PHONE, "dark") as visitor:
        page = visitor.page
        await page.locator(".back-in-time").tap()
        slider = page.locator("#steps").get_by_role("slider")
        await expect(slider).to_have_value(str(latest - 1))
        await expect(page.locator(".points .point").first).to_be_visible()
        assert await visitor.overflow() == 0
        await page.locator("#steps .story").focus()
        await page.keyboard.press("Home")
        await expect(slider).to_have_value("0")
        await page.keyboard.press("PageDown")
        await expect(slider).not_to_have_value("0")
        await page.locator(".points .point").first.tap()
        await expect(page.locator(".points .point").first).to_have_attribute("aria-current", "step")
        assert await visitor.complaints() == []
