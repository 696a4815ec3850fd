"""Games on the page alone: by presses, by keys, and with players in chat and computer players."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, expect

from bot.demonstration.people import Person, Way, board_of, result_of
from bot.sandbox import Channel
from engine.core import Chance
from engine.core.registry import game_names
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button
from tests.page.browser import PHONE, WIDE
from tests.page.web.visitor import Visitor
from tests.thorough import THOROUGH

pytestmark = pytest.mark.asyncio(loop_scope="module")

OPENING = 4
"""Moves of a game, unless it is played to its end."""
ADDED = "Computer player: easy"
WON = re.compile("win|won")


async def goes_on(app: AppHarness, channel: Channel) -> bool:
    """Return whether the game is not over, nor as far as it is played."""
    return result_of(channel) is None and (THOROUGH or (await app.table(channel)).moves < OPENING)


async def see_the_end(channel: Channel, *visitors: Visitor) -> None:
    """Check that all pages show the result of a game that is over."""
    if result_of(channel) is None:
        return
    for visitor in visitors:
        await expect(visitor.page.locator(".question strong")).to_contain_text(
            re.compile("win|won")
        )
        await expect(visitor.page.locator(".spot.legal, #bar .choice")).to_have_count(0)


@pytest.mark.parametrize("name", game_names())
async def test_two_players_play_a_game_on_the_page(
    app: AppHarness, browser: Browser, name: str
) -> None:
    """One by taps on a phone, one by keys alone on a desktop."""
    channel, dice = await app.begin(2, name), Chance.from_seed(name)
    at_desk = str(app.people[1].id)
    async with AsyncExitStack() as stack:
        visitors = dict[str, Visitor]()
        for user, size in zip(app.people, (PHONE, WIDE), strict=False):
            arriving = Visitor.arrive(app, browser, channel, user, size)
            visitors[str(user.id)] = await stack.enter_async_context(arriving)
        while await goes_on(app, channel):
            table = await app.table(channel)
            if not table.pending:
                await app.quiet()
                continue
            player = table.seats[table.pending[0].seat].user_id
            await visitors[player].play(dice, keys=player == at_desk)
        await see_the_end(channel, *visitors.values())


async def test_one_plays_on_the_page_one_in_chat_and_a_computer_too(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.open(3, "caylus1303")
    host, guest, third = app.people[:3]
    await third.at(channel).click(re.compile("^leave:"))
    await channel.wait_for(lambda m: has_button("join")(m) and third.name not in m.text)
    settings = await (await host.at(channel).click("Settings…")).answer()
    await host.at(channel).select("Add a computer player…", ADDED, message=settings)
    await channel.wait_for(lambda m: "(computer, easy)" in m.text)
    await host.at(channel).click(re.compile("^start:"))
    await channel.wait_for(lambda _: board_of(channel) is not None)
    dice = Chance.from_seed("mixed")
    in_chat = Person(guest, channel, "caylus1303", dice)
    async with Visitor.arrive(app, browser, channel, host, PHONE) as visitor:
        while await goes_on(app, channel):
            await app.until_asked(channel)
            await app.quiet()
            if result_of(channel) is not None:
                break
            board = app.board(channel)
            if host.id in board.asked:
                await visitor.play(dice)
            else:
                done = await in_chat.act(board.message, (Way.PANEL,))
                await in_chat.sees_it_done(board, done)
            await app.quiet()
        await see_the_end(channel, visitor)
