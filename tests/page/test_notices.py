"""Error notices beside the messages, and the person shown in a new tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from bot.sandbox.model import Message
from bot.sandbox.persistence import Folder
from tests.page.browser import PHONE, WIDE, Window
from tests.page.test_client import sandbox

pytestmark = pytest.mark.asyncio(loop_scope="package")

PRESSABLE = """id => {
  const button = document.querySelector(`#${id} button.button`);
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE])
async def test_errors_cover_no_button_and_disappear_with_their_channel(
    browser: Browser, tmp_path: Path, size: ViewportSize
) -> None:
    folder = Folder(tmp_path)
    async with sandbox(folder) as server:
        world, channel = server.world, server.channels[0]
        guild = channel.guild
        assert guild is not None
        other = guild.add_text_channel("other")
        row = [{"type": 2, "style": 1, "label": n, "custom_id": f"x{n}"} for n in "1234"]
        for number in range(30):
            note = Message(channel, world.new_id(), world.me, content=f"line {number}")
            world.post(note)
        note.components = [{"type": 1, "components": row}]
        world.edited(note)
        window = await Window.open(browser, f"{server.url}/#{channel.id}", size)
        page = window.page
        await page.locator(f"#m{note.id} button.button").last.wait_for()
        errors = page.locator(".toast.bad")
        for number in (1, 2, 3):
            await page.locator("#say").fill("/nonsense")
            await window.type("<Escape>", "<Enter>")
            await expect(errors).to_have_count(number)
        await page.wait_for_function(PRESSABLE, arg=f"m{note.id}")
        await page.goto(f"{server.url}/#{other.id}")
        await expect(errors).to_have_count(0)
        await page.locator("#say").fill("/nonsense")
        await window.type("<Escape>", "<Enter>")
        await expect(errors).to_have_count(1)
        await page.locator(".who").click()
        await page.locator(".person", has_text="Bob").click()
        await expect(page.locator(".who")).to_have_attribute("title", "あなた：Bob")
        await expect(errors).to_have_count(0)
        await window.close()


async def test_a_link_leads_to_its_message_each_time(browser: Browser, tmp_path: Path) -> None:
    async with sandbox(Folder(tmp_path)) as server:
        world, channel = server.world, server.channels[0]
        assert channel.guild is not None
        notes = [Message(channel, world.new_id(), world.me, content=f"line {n}") for n in range(30)]
        address = f"https://discord.com/channels/{channel.guild.id}/{channel.id}/{notes[0].id}"
        way = Message(channel, world.new_id(), world.me, content=address)
        for note in (*notes, way):
            world.post(note)
        window = await Window.open(browser, f"{server.url}/#{channel.id}")
        for _ in range(2):
            await window.page.locator(f"#m{way.id} a").click()
            await expect(window.page.locator(f"#m{notes[0].id}")).to_be_in_viewport()
        await window.close()


async def test_a_new_tab_shows_the_last_chosen_person(browser: Browser, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    async with sandbox(folder) as server:
        window = await Window.open(browser, server.url)
        await window.page.locator(".who").click()
        await window.page.locator(".person", has_text="Bob").click()
        await expect(window.page.locator(".who")).to_contain_text("Bob")
        tab = await window.page.context.new_page()
        await tab.goto(server.url)
        await expect(tab.locator(".who")).to_contain_text("Bob")
        await tab.locator(".toast", has_text="Bob").wait_for()
        await window.close()
