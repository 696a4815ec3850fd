"""Pages in a process of their own, on PostgreSQL: the bot's process announces their moves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from discord import Permissions

from bot.sandbox import Channel
from bot.sandbox.limits import TIMEOUT_S
from bot.store import Store
from bot.tables.domain.table import Table
from bot.web_process import WebProcess
from bot.workers import Pool
from tests.bot.postgres import Server, find_installed
from tests.e2e.app_harness import app_harness
from tests.e2e.audit import audit
from tests.e2e.harness import AppHarness
from tests.e2e.web.browser import Browser, Json, new_id
from tests.e2e.web.test_events import follow

pytestmark = [
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(not find_installed(), reason="no PostgreSQL for this platform"),
]

VIEW = Permissions(view_channel=True)


class Pages:
    """A web process that can be restarted on its port."""

    def __init__(self, app: AppHarness, pool: Pool) -> None:
        self._app, self._pool = app, pool
        self._port = 0
        self._running: asyncio.Task[None] | None = None
        self.process: WebProcess | None = None

    @property
    def url(self) -> str:
        assert self.process is not None
        return self.process.web.url

    async def start(self) -> None:
        """Start the process, and wait until it listens."""
        self._running = asyncio.create_task(self._run())
        async with asyncio.timeout(TIMEOUT_S):
            while self.process is None or not self.process.web.url:
                assert not self._running.done(), self._running
                await asyncio.sleep(0.01)
        self._port = int(self.url.rpartition(":")[2])

    async def _run(self) -> None:
        store = Store(self._app.settings.database_url)
        await store.open()
        try:
            self.process = WebProcess(self._app.settings, store, self._app.clock, self._pool)
            await self.process.run(self._app.server.token, f"127.0.0.1:{self._port}")
        finally:
            await store.close()

    async def stop(self) -> None:
        """Stop the process, as SIGTERM would."""
        assert self.process is not None
        assert self._running is not None
        self.process.stop()
        await self._running
        assert not self.process.broken
        self.process = None


class PageBrowser(Browser):
    """A browser at the pages of the web process."""

    pages: Pages

    @property
    def url(self) -> str:
        return self.pages.url

    def page(self, table: Table) -> str:
        assert self.pages.process is not None
        assert self.pages.process.web.addresses is not None
        return self.pages.process.web.addresses.page(table.id)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def app(
    toy: None,
    pool: Pool,
    template: Path,
    postgres: Server,
    tmp_path_factory: pytest.TempPathFactory,
) -> AsyncIterator[AppHarness]:
    """Run the bot on PostgreSQL; another process serves its pages."""
    async with (
        postgres.database() as url,
        app_harness(tmp_path_factory.mktemp("stage"), template, pool) as made,
    ):
        made.settings = made.settings.model_copy(
            update={"database_url": url, "web_url": "https://games.example.org"}
        )
        await made.start()
        try:
            yield made
            await made.quiet()
            assert await audit(made) == []
        finally:
            await made.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module", autouse=True)
async def _serving() -> None:
    """Serve no pages in the bot's process."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pages(app: AppHarness, pool: Pool) -> AsyncIterator[Pages]:
    """Run the web process."""
    made = Pages(app, pool)
    await made.start()
    yield made
    await made.stop()


@asynccontextmanager
async def browsing(app: AppHarness, pages: Pages) -> AsyncIterator[PageBrowser]:
    async with PageBrowser.open(app) as browser:
        browser.pages = pages
        yield browser


async def begun(app: AppHarness) -> tuple[Channel, Table]:
    channel = await app.begin(2)
    return channel, await app.table(channel)


async def tap(app: AppHarness, browser: Browser, channel: Channel, **more: object) -> Json:
    """Make the first move of the viewer's turn, and wait for the board in the channel."""
    table, board = await app.table(channel), app.board(channel)
    turn = await browser.turn(table)
    move = turn["question"]["choices"][0]["move"]
    status, answer = await browser.tap(table, turn, move, confirmed=True, **more)
    assert status == 200, answer
    await app.until_moved(channel, board)
    return answer


async def test_the_bots_process_announces_what_is_tapped_on_a_page(
    app: AppHarness, pages: Pages
) -> None:
    channel, table = await begun(app)
    async with browsing(app, pages) as browser:
        await browser.sign_in(app.mover(channel), table)
        before = await app.table(channel)
        await tap(app, browser, channel)
        assert (await app.table(channel)).moves > before.moves


async def test_a_move_in_the_channel_reaches_a_page_of_the_other_process(
    app: AppHarness, pages: Pages
) -> None:
    channel, table = await begun(app)
    async with browsing(app, pages) as browser, follow(browser, table) as stream:
        first = await stream.next()
        board = app.board(channel)
        await app.mover(channel).at(channel).slash("move", move="castle")
        await app.until_moved(channel, board)
        changed = await stream.next()
        assert changed["id"] != first["id"]
        assert changed["id"] == (await browser.turn(table))["version"]


async def test_a_computer_player_answers_a_tap(app: AppHarness, pages: Pages) -> None:
    channel = app.channel()
    host = app.people[0]
    await host.at(channel).slash(
        "game new", game="emperor", computers="easy", seats=2, thread=False
    )
    await app.until_asked(channel)
    table = await app.table(channel)
    async with browsing(app, pages) as browser:
        await browser.sign_in(host, table)
        asked = app.board(channel)
        await tap(app, browser, channel)
        await channel.wait_for(
            lambda _: (now := app.board(channel)).sequence > asked.sequence and bool(now.asked)
        )
        assert (await app.table(channel)).moves > 1


async def test_visitors_see_what_everybody_on_the_server_can_read(
    app: AppHarness, pages: Pages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.web.access.SHARED_S", 0.0)
    monkeypatch.setattr("bot.discord_ui.common.member_lookup.CACHE_S", 0.0)
    channel, table = await begun(app)
    async with browsing(app, pages) as visitor, browsing(app, pages) as member:
        await member.sign_in(app.stranger)
        for browser in (visitor, member):
            assert (await browser.turn(table))["viewer"]["seat"] is None
        channel.set_permissions(app.server.bot, allow=VIEW)
        channel.set_permissions(app.guild.everyone, deny=VIEW)
        channel.set_permissions(app.stranger, allow=VIEW)
        await app.server.settle()
        assert (await visitor.get(f"{visitor.page(table)}/turn"))[0] == 404
        assert (await member.turn(table))["viewer"]["seat"] is None
        channel.set_permissions(app.stranger, deny=VIEW)
        await app.server.settle()
        assert (await member.get(f"{member.page(table)}/turn"))[0] == 404


async def test_no_tap_is_lost_or_doubled_by_a_restart(app: AppHarness, pages: Pages) -> None:
    channel, table = await begun(app)
    async with browsing(app, pages) as browser:
        for stopped_at in ("before", "during", "after"):
            board, mover = app.board(channel), app.mover(channel)
            await browser.sign_in(mover)
            turn, before = await browser.turn(table), (await app.table(channel)).moves
            tapped = {
                "id": new_id(),
                "asked": turn["question"]["asked"],
                "move": turn["question"]["choices"][0]["move"],
                "confirmed": True,
            }
            address = f"{browser.page(table)}/move"
            if stopped_at == "before":
                await pages.stop()
                with pytest.raises(AssertionError):
                    assert browser.url
                await pages.start()
            elif stopped_at == "during":
                sent = asyncio.create_task(browser.post(address, tapped))
                await asyncio.sleep(0)
                await pages.stop()
                with suppress(aiohttp.ClientError):
                    await sent
                await pages.start()
            else:
                assert (await browser.post(address, tapped))[0] == 200
                await pages.stop()
                await pages.start()
            status, answer = await browser.post(address, tapped)
            assert status == 200, answer
            await app.until_moved(channel, board)
            entries = (await browser.get(f"{browser.page(table)}/log"))[1]["entries"]
            assert (await app.table(channel)).moves == before + 1, (stopped_at, entries)
            assert (await browser.post(address, tapped))[0] == 200, "again, as after a lost answer"
            assert (await app.table(channel)).moves == before + 1
