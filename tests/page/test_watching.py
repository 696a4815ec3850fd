"""Opponents play each other while somebody watches, over a restart too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from bot.config import Settings
from bot.playground.ground import Wishes, ground
from bot.sandbox import Message
from bot.workers import Pool
from engine.core.registry import game_names
from tests.page.browser import Window
from tests.page.playing import newest

pytestmark = pytest.mark.asyncio(loop_scope="package")


def move_of(message: Message) -> int:
    """The number in the last line of a board, 0 elsewhere."""
    return max(map(int, re.findall(r"move (\d+)", message.text)), default=0)


async def test_opponents_play_and_go_on_after_a_restart(
    browser: Browser, pool: Pool, small: Settings, tmp_path: Path
) -> None:
    async with ground(small, Wishes(tmp_path, 0), pool) as made:
        window = await Window.open(browser, made.link)
        await window.page.get_by_label("quickly").check()
        await window.begin(game_names()[0], "Watch")
        await window.page.locator(".message .enlarge").first.wait_for()
        channel = newest(made.server.world)
        await channel.wait_for(lambda message: move_of(message) >= 2)
        port = int(made.server.url.rpartition(":")[2])
        so_far = max(map(move_of, channel.everything))
        assert await window.page.locator(".names-me").count() == 0
    await expect(window.page.locator("#banner")).to_be_visible()
    async with ground(small, Wishes(tmp_path, port), pool) as made:
        await window.page.locator("#banner").wait_for(state="hidden")
        again = made.server.world.channels[channel.id]
        latest = await again.wait_for(lambda message: move_of(message) >= so_far + 2)
        await window.page.locator(f"#m{latest.id} .enlarge").wait_for()
    await window.close()
