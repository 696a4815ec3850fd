"""Make moves on the page, and read the table behind it."""

from __future__ import annotations

import re

from playwright.async_api import expect

from bot.playground.server import Playground
from bot.sandbox import Channel
from bot.sandbox.world import World
from bot.tables.domain.turn_view import Turn
from bot.tables.history.turn import public
from tests.page.browser import Window


async def turn_in(playground: Playground, channel: Channel) -> Turn:
    return await playground.bot.tables.history.read_turn_in(str(channel.id), public)


def newest(world: World) -> Channel:
    return max(world.channels.values(), key=lambda channel: channel.id)


async def reached(playground: Playground, channel: Channel, sequence: int) -> int:
    """Wait until that many moves have been made; return the number before."""
    while True:
        change = channel.world.next_change()
        made = (await turn_in(playground, channel)).sequence
        if made >= sequence:
            return made
        await change


async def one_move(window: Window, channel: Channel, turn: Turn, *, typed: bool) -> None:
    """Make a move by clicking, or by typing if asked or if nothing can be clicked publicly."""
    page = window.page
    openly = not (typed or turn.secret or turn.midway)
    if openly:
        more = f"[data-id^='more:{turn.table.id}:{turn.sequence}:']"
        board = page.locator(".message").filter(has=page.locator(more))
        await board.wait_for()
        await expect(board).to_have_class(re.compile("names-me"))
        menu = board.locator("[data-id^='pick-m:']")
        button = board.locator("[data-id^='m:']")
        if await menu.count():
            await menu.first.click()
            await page.get_by_role("option").first.click()
            return
        if await button.count():
            await button.first.click()
            return
    await window.type("/move ")
    await page.locator("#offers [role=option]").first.wait_for()
    await window.type("<Enter>", "<Enter>")


async def moved(playground: Playground, window: Window, channel: Channel, since: int) -> None:
    """Wait until the move is made, confirming it if asked."""
    asked: set[str] = set()
    while True:
        change = channel.world.next_change()
        if (await turn_in(playground, channel)).sequence > since:
            return
        buttons = [button for message in channel.everything for button in message.buttons()]
        for sure in {b.custom_id for b in buttons if b.custom_id.startswith("sure:")} - asked:
            asked.add(sure)
            await window.page.locator(f"[data-id='{sure}']").click()
        await change
