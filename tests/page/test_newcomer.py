"""A newcomer's first minute, by mouse and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from bot.playground.server import Playground
from engine.core.registry import game_names
from tests.page.browser import PHONE, WIDE, Window
from tests.page.playing import newest, turn_in

pytestmark = pytest.mark.asyncio(loop_scope="package")

VIEWPORTS = ((WIDE, "dark"), (PHONE, "dark"), (PHONE, "light"))


async def test_the_first_minute_by_mouse_and_by_touch(
    playground: Playground, browser: Browser
) -> None:
    window = await Window.open(browser, playground.link)
    page, name = window.page, game_names()[0]
    await expect(page.locator(".card img")).to_have_count(len(game_names()))
    assert await window.complaints() == []
    await window.begin(name, "Play vs computers")
    mine = page.locator(".message.names-me").last
    await mine.locator(".select").last.click()
    await page.get_by_role("option").first.click()
    channel = newest(playground.server.world)
    assert channel.name == f"{name}-1"
    await channel.wait_for(lambda m: any(int(n) >= 4 for n in re.findall(r"move (\d+)", m.text)))
    assert (await turn_in(playground, channel)).sequence >= 4
    assert await window.complaints() == []
    for size, scheme in VIEWPORTS:
        other = await Window.open(browser, page.url, size, color_scheme=scheme)
        board = other.page.locator(".message .enlarge").last
        await board.wait_for()
        box = await board.bounding_box()
        assert box is not None
        assert box["width"] >= (0.9 if size is PHONE else 0.38) * size["width"]
        assert await other.overflow() == 0
        assert await other.complaints() == []
        if scheme == "light":
            assert await other.out_of_reach() == []
            await _closed_sheet(other)
            await _wide_board(other)
            await _by_fingers(other)
        await other.close()
    await window.close()


@pytest.mark.parametrize("where", ["the form", "the lobby"])
async def test_a_typed_command_seats_at_a_running_table_in_three_presses(
    playground: Playground, browser: Browser, where: str
) -> None:
    channel = playground.guild.add_text_channel(where.replace(" ", "-"))
    window = await Window.open(browser, f"{playground.link}#{channel.id}")
    page = window.page
    await window.type("/play", "<Enter>")
    await page.locator("[data-field='game'] input[value='emperor']").click()
    if where == "the form":
        await page.locator("dialog .primary").click()
    else:
        await page.locator("[data-field='computers'] input[value='people']").click()
        await page.locator("dialog .primary").click()
        await page.locator("[data-id^='start-alone:']").click()
    await page.locator(".message .enlarge").last.wait_for()
    (thread,) = channel.threads
    assert page.url.endswith(f"#{thread.id}"), "the page has gone there by itself"
    assert (await turn_in(playground, thread)).table.game == "emperor"
    await window.close()


async def _wide_board(phone: Window) -> None:
    """Check the widest board on a phone, as a picture and in words."""
    await phone.type("/view picture:wide", "<Enter>")
    await phone.shows("Only you can see this")
    board = phone.page.locator(".message.private .enlarge img").last
    await board.wait_for()
    shape = await board.evaluate("i => i.decode().then(() => i.naturalWidth / i.naturalHeight)")
    assert shape > 1.2
    assert await phone.overflow() == 0
    await phone.page.locator(".message.private .alt summary").last.click()
    await expect(phone.page.locator(".message.private .alt p").last).to_contain_text("Alice")


async def _closed_sheet(phone: Window) -> None:
    """Close a menu by a tap beside it, which presses nothing below."""
    page, veil = phone.page, phone.page.locator(".veil")
    await page.locator(".message.names-me").last.locator(".select").last.tap()
    await veil.wait_for()
    point = PHONE["width"] / 2, 150
    below = "at => document.elementsFromPoint(...at).some(each => each.closest('.enlarge'))"
    assert await page.evaluate(below, point), "a press there would enlarge the board"
    await page.touchscreen.tap(*point)
    await veil.wait_for(state="detached")
    await page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    await expect(page.locator(".stage")).to_have_count(0)


async def _by_fingers(phone: Window) -> None:
    """Zoom in with two fingers, pan with one, and zoom out with a double tap."""
    page = phone.page
    await page.locator(".message.private .enlarge").last.tap()
    image = page.locator(".stage img")
    await image.wait_for()
    x, y = PHONE["width"] / 2, PHONE["height"] / 2
    await phone.touch(*([(x - wide, y), (x + wide, y)] for wide in (40, 80, 120)))
    scale, across, _ = await _placed(phone)
    assert scale == pytest.approx(3, abs=0.2)
    await phone.touch([(x, y)], [(x + 50, y)], [(x + 100, y)])
    assert (await _placed(phone))[1] == pytest.approx(across + 100, abs=15)
    await phone.touch([(x, y)])
    await phone.touch([(x, y)])
    assert (await _placed(phone))[0] == 1
    await page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    await image.wait_for(state="detached")


async def _placed(phone: Window) -> tuple[float, float, float]:
    """Return the zoom and offset of the enlarged picture."""
    style = await phone.page.locator(".stage img").get_attribute("style") or ""
    x, y, scale = (float(found) for found in re.findall(r"-?[\d.]+(?=px|\);)", style))
    return scale, x, y


async def test_a_board_opens_on_the_web_and_one_press_signs_in(
    playground: Playground, browser: Browser
) -> None:
    window = await Window.open(browser, playground.link)
    await window.begin("emperor", "Play vs computers")
    link = window.page.locator(".message.names-me a.button", has_text="Open on the web").last
    async with window.page.context.expect_page() as opening:
        await link.click()
    page = await opening.value
    await page.get_by_role("link", name="Sign in").click()
    await page.locator("button.spot.legal").first.wait_for()
    assert page.url.startswith(f"{playground.bot.web.url}/t/"), "back at the same table"
    await window.close()
