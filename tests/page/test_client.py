"""The page with a small bot: everything any bot can do, by mouse and by keyboard."""

from __future__ import annotations

import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.sandbox import Channel, LoopbackDiscord, Message, point_client_at, run_client
from bot.sandbox.page import Site
from bot.sandbox.persistence import Folder, Keeper
from tests.page.browser import Window
from tests.sandbox.sample_bot import SampleBot

pytestmark = pytest.mark.asyncio(loop_scope="package")

SCRIPT = "<img src=x onerror=alert(1)><script>document.title='stolen'</script>"


@asynccontextmanager
async def sandbox(folder: Folder, port: int = 0) -> AsyncIterator[LoopbackDiscord]:
    """Run the page with the sample bot, saving to a folder."""
    server = LoopbackDiscord()
    Site(server)
    await server.start(port)
    keeper = Keeper(server, folder)
    try:
        if keeper.new:
            guild = server.add_guild("Test", owner=server.world.add_user("Alice"))
            guild.add_member("Bob", locale="ja").zone = "Asia/Tokyo"
            guild.add_text_channel("games")
        with point_client_at(server):
            async with run_client(server, SampleBot()):
                yield server
    finally:
        keeper.close()
        await server.stop()


async def test_messages_commands_and_modals_by_keyboard(browser: Browser, tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    async with sandbox(folder) as server:
        channel = server.channels[0]
        window = await Window.open(browser, f"{server.url}/#{channel.id}")
        await _talking(window, channel)
        await _commands(window)
        await _forms(window, channel)
        await _pictures(window, channel)
        await _context_menus(window, channel)
        await _refusals(window)
        other = await Window.open(browser, f"{server.url}/#{channel.id}")
        await _apart(window, other)
        port = int(server.url.rpartition(":")[2])
        await window.page.locator("#say").fill("half a sentence")
    await expect(window.page.locator("#banner")).to_be_visible()
    await window.type("<Enter>")
    await window.page.get_by_text("nothing was sent").wait_for()
    async with sandbox(folder, port) as server:
        await window.page.locator("#banner").wait_for(state="hidden")
        await expect(window.page.locator("#say")).to_have_value("half a sentence")
        await other.page.locator("#banner").wait_for(state="hidden")
        await expect(other.page.locator(".who")).to_contain_text("Bob")
        await window.shows("moved place lawyer")
        await window.type("<Enter>")
        await window.shows("half a sentence")
        await other.shows("half a sentence")
        assert server.channels[0].id == channel.id
        await other.close()
        await window.close()


async def _talking(window: Window, channel: Channel) -> None:
    await window.type(SCRIPT, "<Enter>")
    await window.shows(SCRIPT)
    assert await window.page.title() == "games · Seneschal"
    paste = "const d = new DataTransfer();"
    paste += "d.setData('text', 'x'.repeat(5e6)); const t = document.querySelector('#say');"
    paste += "t.dispatchEvent(new ClipboardEvent('paste', {clipboardData: d, cancelable: true}))"
    await window.page.evaluate(f"() => {{ {paste} }}")
    await window.page.get_by_text("5,000,000 characters").wait_for()
    await window.page.locator("#say").fill("y" * 2001)
    await window.type("<Enter>")
    await window.page.get_by_text("this has 2,001").wait_for()
    assert len(await window.page.locator("#say").input_value()) == 2001
    await window.page.locator("#say").fill("")
    world = channel.world
    text = "# Title\n**bold** _leaning_ ~~gone~~ `code` ||hidden|| <t:0:D> @x [way](https://x.org/)"
    note = world.post(Message(channel, world.new_id(), world.me, content=text))
    for shown in (
        "h3",
        "strong",
        "em",
        "s",
        "code",
        ".spoiler",
        "time",
        "a[href='https://x.org/']",
    ):
        await window.page.locator(f"#m{note.id} .body {shown}").wait_for()
    note.content = "now this"
    world.edited(note)
    await window.shows("now this")
    world.delete_message(note)
    await window.page.locator(f"#m{note.id}").wait_for(state="detached")


async def _commands(window: Window) -> None:
    await window.type("/mov", "<Enter>", "place l")
    await window.page.locator("#offers").get_by_text("Place Lawyer").wait_for()
    await expect(window.page.locator("#offers li")).to_have_count(1)
    await window.type("<Enter>", "<Enter>")
    await window.shows("moved place lawyer")
    await window.type("/caylus place the Mason", "<Enter>")
    await window.shows("Alice (en-US) places at the Mason")
    await window.type("/board the king", "<Enter>", "<Enter>")
    await window.shows("board for the king")
    await window.type("/echo ", "9", "<Enter>")
    await window.page.get_by_text("number takes 1 to 5.", exact=True).wait_for()
    await window.type("<Escape>", "<Escape>")
    await window.page.locator("#say").fill("/nonsense")
    await window.type("<Escape>", "<Enter>")
    await window.page.get_by_text("There is no command /nonsense").wait_for()
    await window.page.locator("#say").fill("")


async def _forms(window: Window, channel: Channel) -> None:
    page = window.page
    await page.get_by_role("button", name="Form").click()
    await page.get_by_role("textbox", name="Reason").fill("late")
    await page.get_by_role("combobox", name="Colour").select_option("r")
    await page.get_by_role("radio", name="Large").check()
    await page.get_by_role("checkbox", name="Bow").check()
    await page.get_by_role("dialog").get_by_role("button", name="Send").click()
    await window.shows("late, ['r'], l, ['box', 'bow']")
    await page.get_by_role("button", name="Place a worker").click()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await window.shows("placed at 14")
    await page.get_by_role("button", name="Who").click()
    await page.get_by_role("option", name="Bob").click()
    await window.shows("chose Bob")
    await page.get_by_role("button", name="Pass").click()
    await window.shows("Alice passed")
    assert channel.messages


async def _pictures(window: Window, channel: Channel) -> None:
    world, page = channel.world, window.page
    huge = world.new_attachment("huge.png", _png(9000, 9000), "image/png", "A very large field")
    world.attachments[huge.id] = huge
    world.post(Message(channel, world.new_id(), world.me, attachments=[huge]))
    await page.get_by_alt_text("A very large field").click()
    stage = page.locator(".stage img")
    await stage.wait_for()
    await page.get_by_role("button", name="Zoom in").click()
    await expect(stage).to_have_css("transform", "matrix(1.5, 0, 0, 1.5, 0, 0)")
    await page.get_by_role("dialog").get_by_role("button", name="Describe").click()
    await page.locator(".stage-alt").get_by_text("A very large field").wait_for()
    await page.keyboard.press("Escape")


async def _context_menus(window: Window, channel: Channel) -> None:
    world, page = channel.world, window.page
    said = world.post(Message(channel, world.new_id(), world.me, content="well played <@1>"))
    message = page.locator(f"#m{said.id}")
    await message.locator(".text").click(button="right")
    menu = page.get_by_role("menu")
    await expect(menu.get_by_role("menuitem")).to_have_text(["Quote"])
    assert await window.complaints() == []
    await page.keyboard.press("Escape")
    await menu.wait_for(state="detached")
    await message.get_by_role("button", name="Menu of this message").focus()
    await page.keyboard.press("Enter")
    await expect(menu.get_by_role("menuitem")).to_be_focused()
    await page.keyboard.press("Enter")
    await window.shows(f"{world.me.name}: well played")
    await page.get_by_role("button", name="Alice", exact=True).first.click(button="right")
    await menu.get_by_role("menuitem", name="Greet").click()
    await window.shows("hello Alice, True")


def _png(width: int, height: int) -> bytes:
    """Return a black picture of one bit per pixel."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = zlib.compress(bytes((width + 7) // 8 + 1) * height, 1)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


async def _refusals(window: Window) -> None:
    await window.type("/error", "<Enter>", "<Enter>")
    await window.page.get_by_text("rules refuse a request").wait_for()
    await window.page.get_by_role("button", name="Show").click()
    await window.page.locator("#refusal").get_by_text("BASE_TYPE_MAX_LENGTH").wait_for()
    await window.page.locator("#trace").get_by_text("callback").first.wait_for()
    await window.page.locator("#drawer header button").click()
    await window.type("/mute", "<Enter>", "<Enter>")
    await window.page.get_by_text("did not answer").wait_for()
    await window.page.keyboard.press("Escape")
    await expect(window.page.locator("#say")).to_be_focused()


async def _apart(window: Window, other: Window) -> None:
    """Check in two windows that one person's private messages never reach the other's browser."""
    await other.page.locator(".who").click()
    await other.page.locator(".person", has_text="Bob").click()
    await expect(other.page.locator(".who")).to_contain_text("Bob")
    await window.type("/quiet", "<Enter>", "<Enter>")
    await window.shows("for your eyes")
    await window.shows("Only you can see this")
    await window.type("to both", "<Enter>")
    await other.shows("to both")
    assert not any("for your eyes" in frame for frame in other.frames)
    await other.page.locator("#say").click()
    for typed, error in (("9", "number は 1～5 です。"), ("many", "number は整数です。")):
        await other.type("/echo ", typed, "<Enter>")
        await other.page.get_by_text(error, exact=True).wait_for()
        await other.type("<Escape>", "<Escape>")
