"""The first moves of a round for two in each game, alternating clicks and typed commands.

``make soak`` plays the whole round.
"""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser

from bot.demonstration.people import board_of
from bot.playground.server import Playground
from engine.core.registry import game_names
from tests.page.browser import Window
from tests.page.playing import moved, newest, one_move, turn_in
from tests.thorough import THOROUGH

pytestmark = pytest.mark.asyncio(loop_scope="package")

OPENING = 6
"""Decisions of a round, unless all of it is played."""
MAX_DECISIONS = 80
"""Maximum decisions in a round for two."""


@pytest.mark.parametrize("name", game_names())
async def test_a_round_for_two_by_mouse_and_by_keyboard(
    playground: Playground, browser: Browser, name: str
) -> None:
    async with AsyncExitStack() as stack:
        window = await Window.open(browser, playground.link)
        stack.push_async_callback(window.close)
        card = window.page.locator(f".card:has(img[src*='{name}.'])")
        await card.get_by_role("button").nth(1).click()
        await window.page.get_by_role("dialog").locator(".invite a").wait_for()
        link = await window.page.locator(".invite a").get_attribute("href")
        assert link is not None
        await window.page.keyboard.press("Escape")
        channel = newest(playground.server.world)
        other = await Window.open(browser, link)
        stack.push_async_callback(other.close)
        await other.page.locator("[data-id^='join:']").click()
        await window.page.locator("[data-id^='start:']:enabled").click()
        await channel.wait_for(lambda _: board_of(channel) is not None)
        windows = {"Alice": window, "Bob": other}
        first = (await turn_in(playground, channel)).game.round_of(
            (await turn_in(playground, channel)).view
        )
        for number in range(MAX_DECISIONS if THOROUGH else OPENING):
            turn = await turn_in(playground, channel)
            if turn.game.round_of(turn.view) > first:
                break
            mover = turn.table.seats[turn.to_move[0]].name
            await one_move(windows[mover], channel, turn, typed=number % 2 == 1)
            await moved(playground, windows[mover], channel, turn.sequence)
        turn = await turn_in(playground, channel)
        assert not THOROUGH or turn.game.round_of(turn.view) > first
