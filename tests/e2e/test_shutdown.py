"""Shutdown at any moment while connecting or reconnecting to Discord is clean."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import yarl
from aiohttp import web
from discord.gateway import DiscordWebSocket

from bot.app import Seneschal
from bot.config import Settings
from bot.sandbox import LoopbackDiscord, point_client_at
from bot.sandbox.gateway import Gateway
from bot.sandbox.gateway_session import Socket
from bot.store import Store
from tests.e2e.log_records import LogRecords
from tests.thorough import by_turns

WAIT_LIMIT_S = 60.0
"""Seconds after which closing is considered stuck, on a busy machine."""
INSTANTS = 50
SHARDS = 3


class RequestCounter:
    """Counts requests and responses, and acts at a chosen one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.crossed = 0
        self.at = -1
        self.act: Callable[[], object] = lambda: None
        for holder, name in ((Gateway, "_receive"), (Socket, "send")):
            monkeypatch.setattr(holder, name, self._counting(getattr(holder, name)))

    def _counting(self, really: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*arguments: Any) -> Any:
            self.cross()
            return really(*arguments)

        return counting

    def watch(self, server: LoopbackDiscord) -> None:
        """Count requests and answers of a server that has not been started."""

        @web.middleware
        async def count(request: web.Request, handler: Any) -> web.StreamResponse:
            self.cross()
            answer: web.StreamResponse = await handler(request)
            self.cross()
            return answer

        server.app.middlewares.append(count)

    def cross(self) -> None:
        if self.crossed == self.at:
            self.act()
        self.crossed += 1


class FastIdentifyBot(Seneschal):
    """Identifies its shards without Discord's five seconds between them."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        await asyncio.sleep(0)


@pytest.fixture
def records() -> Iterator[LogRecords]:
    made, root = LogRecords(), logging.getLogger()
    root.addHandler(made)
    yield made
    root.removeHandler(made)


@asynccontextmanager
async def make_bot(template: Path, folder: Path) -> AsyncIterator[FastIdentifyBot]:
    """Return a bot with its own database, which registers all commands again."""
    shutil.copy(template, folder / "tables.db")
    url = f"sqlite:///{folder / 'tables.db'}"
    store = Store(url)
    settings = Settings(_env_file=None, database_url=url, workers=1)
    yield FastIdentifyBot(settings, store, guild_ready_timeout=0)
    await store.close()


async def run(bot: Seneschal, token: str) -> None:
    async with bot:
        await bot.start(token)


async def disconnect_shards(server: LoopbackDiscord, bot: Seneschal) -> None:
    """Make every shard lose its connection, resume, and be disconnected once more."""
    await server.ready(WAIT_LIMIT_S)
    await bot.wait_until_ready()
    server.gateway.drop()
    async with asyncio.timeout(WAIT_LIMIT_S):
        await server.gateway.until(lambda: server.gateway.resumes >= SHARDS)
    server.gateway.reconnect()


def other_tasks() -> set[asyncio.Task[Any]]:
    """Return the other tasks."""
    return asyncio.all_tasks() - {asyncio.current_task()}


@pytest.mark.parametrize("instant", by_turns(range(INSTANTS), 0, 3))
async def test_shutdown_is_clean_at_every_moment(
    instant: int,
    template: Path,
    tmp_path: Path,
    records: LogRecords,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wire, server = (
        RequestCounter(monkeypatch),
        LoopbackDiscord(shards=SHARDS, heartbeat_interval=3600),
    )
    server.add_guild("Test").add_text_channel("games")
    wire.watch(server)
    wire.at = instant
    async with server:
        before = other_tasks()
        with point_client_at(server):
            async with make_bot(template, tmp_path) as bot:
                wire.act = bot.leave
                back = asyncio.create_task(disconnect_shards(server, bot))
                await asyncio.wait_for(run(bot, server.token), WAIT_LIMIT_S)
                back.cancel()
                assert bot.is_closed()
                assert wire.crossed > instant
                assert bot.pool.pids == []
        await asyncio.gather(back, return_exceptions=True)
        assert [t for t in other_tasks() - before if t.get_name() in ("online", "closing")] == []
    assert records.faults == []


async def test_the_recommended_number_of_shards_fits(
    template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.http_limits.MAX_CONCURRENT_REQUESTS", 1)
    async with LoopbackDiscord(shards=SHARDS, heartbeat_interval=3600) as server:
        with point_client_at(server):
            async with make_bot(template, tmp_path) as bot:
                running = asyncio.create_task(run(bot, server.token))
                try:
                    await server.ready(WAIT_LIMIT_S)
                finally:
                    bot.leave()
                    await asyncio.wait_for(running, WAIT_LIMIT_S)
                assert len(bot.shards) == SHARDS


async def test_a_bot_closed_before_its_start_does_not_start(template: Path, tmp_path: Path) -> None:
    async with LoopbackDiscord() as server:
        with point_client_at(server):
            async with make_bot(template, tmp_path) as bot:
                async with bot:
                    await bot.close()
                    await asyncio.wait_for(bot.start(server.token), WAIT_LIMIT_S)
                assert bot.is_closed()
        assert server.transcript.entries == []


@asynccontextmanager
async def silent_gateway() -> AsyncIterator[tuple[yarl.URL, asyncio.Event]]:
    """Accept every connection and say nothing; set the event on a connection."""
    came, left = asyncio.Event(), asyncio.Event()

    async def listen(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        came.set()
        await left.wait()
        writer.close()

    server = await asyncio.start_server(listen, "127.0.0.1", 0)
    async with server:
        host, port = server.sockets[0].getsockname()
        yield yarl.URL(f"ws://{host}:{port}/"), came
        left.set()


async def test_a_silent_gateway_does_not_delay_shutdown(
    template: Path, tmp_path: Path, records: LogRecords
) -> None:
    async with LoopbackDiscord() as server, silent_gateway() as (url, came):
        server.gateway.url = str(url)
        with point_client_at(server):
            DiscordWebSocket.DEFAULT_GATEWAY = url
            async with make_bot(template, tmp_path) as bot:
                running = asyncio.create_task(run(bot, server.token))
                await asyncio.wait_for(came.wait(), WAIT_LIMIT_S)
                bot.leave()
                await asyncio.wait_for(running, WAIT_LIMIT_S)
    assert records.faults == []


async def test_an_unanswered_close_does_not_delay_shutdown(
    template: Path, tmp_path: Path, records: LogRecords, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.shutdown.CLOSE_TIMEOUT_S", 0.2)
    async with LoopbackDiscord(heartbeat_interval=3600) as server:
        with point_client_at(server):
            async with make_bot(template, tmp_path) as bot:
                running = asyncio.create_task(run(bot, server.token))
                await server.ready(WAIT_LIMIT_S)
                await asyncio.wait_for(bot.wait_until_ready(), WAIT_LIMIT_S)
                for socket in server.gateway._sockets:
                    assert socket.request.transport is not None
                    socket.request.transport.pause_reading()
                bot.leave()
                await asyncio.wait_for(running, WAIT_LIMIT_S)
    assert records.faults == []
