"""Open pages hear of every change, once, and nothing that their visitor may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.sandbox import Channel
from bot.tables.domain.table import Table
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser

pytestmark = pytest.mark.asyncio(loop_scope="module")

TIMEOUT_S = 60.0


class Stream:
    """The events of one open page."""

    def __init__(self, response: Any) -> None:
        self._response = response

    async def next(self, kind: str = "changed") -> dict[str, str]:
        """Return the fields of the next event of a kind."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                event: dict[str, str] = {}
                while line := (await self._response.content.readline()).decode().strip():
                    name, _, value = line.partition(": ")
                    event[name] = value
                if event.get("event") == kind:
                    return event


@asynccontextmanager
async def follow(browser: Browser, table: Table, last: str = "") -> AsyncIterator[Stream]:
    """Open the stream of a table, after the event that came last."""
    headers = {"Last-Event-ID": last} if last else {}
    address = f"{browser.url}{browser.page(table)}/events"
    async with browser.session.get(address, headers=headers) as response:
        assert response.headers["Content-Type"].startswith("text/event-stream")
        assert "Content-Security-Policy" in response.headers
        yield Stream(response)


async def move_in(app: AppHarness, channel: Channel) -> None:
    """Make a move in the channel, and wait until the new board is posted."""
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move="castle")
    await app.until_moved(channel, board)


async def test_a_move_in_the_channel_reaches_an_open_page(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    async with follow(browser, table) as stream:
        first = await stream.next()
        assert json.loads(first["data"]) == {"version": first["id"]}
        assert first["id"] == (await browser.turn(table))["version"]
        await move_in(app, channel)
        second = await stream.next()
        assert second["id"] != first["id"]
        assert second["id"] == (await browser.turn(table))["version"]
    async with follow(browser, table, last=first["id"]) as stream:
        assert (await stream.next())["id"] == second["id"], "what was missed comes at once"


async def test_a_page_that_is_up_to_date_gets_only_what_comes(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)
    now = (await browser.turn(table))["version"]
    async with follow(browser, table, last=now) as stream:
        await move_in(app, channel)
        assert (await stream.next())["id"] != now
    lock = app.bot.service.locks[table.id]
    assert await asyncio.wait_for(lock.acquire(), TIMEOUT_S), "nothing holds the table for good"
    lock.release()


async def test_wake_ups_of_other_processes_reach_open_pages(
    app: AppHarness, browser: Browser
) -> None:
    """A wake-up without a change sends nothing: the version is the same."""
    channel = await app.begin(2)
    table = await app.table(channel)
    async with follow(browser, table) as stream:
        first = await stream.next()
        app.bot.web.notify(table.id)
        await move_in(app, channel)
        assert (await stream.next())["id"] != first["id"]


async def test_open_pages_hear_how_many_spectators_there_are(
    app: AppHarness, browser: Browser
) -> None:
    channel = await app.begin(2)
    table = await app.table(channel)

    async def heard(stream: Stream, count: int) -> None:
        while json.loads((await stream.next("spectators"))["data"]) != {"count": count}:
            pass

    async with Browser.open(app) as player:
        await player.sign_in(app.mover(channel), table)
        async with follow(player, table) as own:
            await heard(own, 0)
            async with follow(browser, table) as first:
                await heard(own, 1)
                await heard(first, 1)
                async with follow(browser, table):
                    await heard(own, 2)
                    await heard(first, 2)
                await heard(own, 1)
            await heard(own, 0)
