"""Watching a game between computer players, across a restart."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.config import Settings
from bot.playground.server import PlaygroundOptions, playground
from bot.workers import Pool
from engine.core.registry import game_names
from tests.page.browser import Window
from tests.page.playing import newest, reached

pytestmark = pytest.mark.asyncio(loop_scope="package")

WRITE = "輸入訊息，或用 / 輸入指令"


async def test_computer_players_continue_after_a_restart(
    browser: Browser, pool: Pool, small_pictures: Settings, tmp_path: Path
) -> None:
    async with playground(small_pictures, PlaygroundOptions(tmp_path, 0), pool) as made:
        window = await Window.open(browser, made.link, locale="zh-TW")
        await expect(window.page.locator("#say")).to_have_attribute("placeholder", WRITE)
        await window.page.get_by_label("快", exact=True).check()
        await window.begin(game_names()[0], "看電腦對戰")
        await window.page.locator(".message .enlarge").first.wait_for()
        channel = newest(made.server.world)
        so_far = await reached(made, channel, 2)
        assert await window.page.locator(".names-me").count() == 0
        port = int(made.server.url.rpartition(":")[2])
    await expect(window.page.locator("#banner")).to_be_visible()
    async with playground(small_pictures, PlaygroundOptions(tmp_path, port), pool) as made:
        await window.page.locator("#banner").wait_for(state="hidden")
        again = made.server.world.channels[channel.id]
        await reached(made, again, so_far + 2)
        latest = [message for message in again.everything if not message.ephemeral][-1]
        await window.page.locator(f"#m{latest.id}").wait_for()
    await window.close()
