"""What hands do on the page: dragging the slider, and tapping a board that is enlarged."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from bot.demonstration.people import Way
from tests.e2e.harness import AppHarness
from tests.page.browser import WIDE
from tests.page.web.visitor import Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")

RUNNING = "document.getAnimations().filter(each => each.playState === 'running').length"


async def test_the_slider_is_dragged_through_the_game(app: AppHarness, browser: Browser) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "drag", moves=6)
    async with Visitor.arrive(app, browser, channel, app.mover(channel), WIDE) as visitor:
        page = visitor.page
        await page.keyboard.press("ArrowLeft")
        slider = page.locator("#steps").get_by_role("slider")
        await expect(slider).to_be_visible()
        latest = int(await slider.get_attribute("max") or "0")
        await expect(slider).to_have_value(str(latest - 1))
        await visitor.board()
        shown, box = await visitor.picture(), await slider.bounding_box()
        assert box is not None
        middle = box["y"] + box["height"] / 2
        await slider.hover(position={"x": box["width"] * (latest - 1) / latest, "y": 16})
        await page.mouse.down()
        for share in (0.7, 0.4, 0.0):
            await page.mouse.move(box["x"] + share * box["width"], middle, steps=3)
        await page.mouse.up()
        await expect(slider).to_have_value("0")
        await expect(page.locator("#steps output")).to_have_text(f"0 / {latest}")
        await visitor.other_picture(shown)


async def test_a_tap_on_an_enlarged_board_chooses_what_is_there_and_nothing_moves(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    async with Visitor.arrive(app, browser, channel, app.mover(channel)) as visitor:
        page = visitor.page
        await page.emulate_media(reduced_motion="reduce")
        x, y = 150.0, 300.0
        await visitor.touch(
            [(x - 30, y), (x + 30, y)], [(x - 45, y), (x + 45, y)], [(x - 60, y), (x + 60, y)]
        )
        await expect(page.locator(".stage.enlarged")).to_have_count(1)
        stage = await page.locator(".stage").bounding_box()
        assert stage is not None
        for spot in await page.locator(".spot.legal").all():
            box = await spot.bounding_box()
            assert box is not None
            across, down = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if 0 < across < stage["width"] and stage["y"] < down < 550:
                break
        else:
            pytest.fail("no place is in sight")
        await page.touchscreen.tap(across, down)
        await expect(spot).to_have_attribute("aria-pressed", "true")
        assert await page.evaluate(RUNNING) == 0
