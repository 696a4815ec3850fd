"""Several bots on one PostgreSQL and one Discord: shards move, nothing is lost or repeated."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import make_url

from bot import sharding
from bot.app import Seneschal
from bot.config import Settings
from bot.demonstration.people import board_of
from bot.demonstration.show import FULL_SPEED
from bot.sandbox import Channel, LoopbackDiscord, User, point_client_at
from bot.sandbox.limits import TIMEOUT_S
from bot.store import Store, wakeups
from bot.store.database import OutageLog
from bot.tables.background import leases
from bot.workers import Pool
from tests.bot.postgres import Server, find_installed
from tests.e2e.presses import has_button
from tests.e2e.run_bot import run_bot

pytestmark = pytest.mark.skipif(not find_installed(), reason="no PostgreSQL for this platform")

SHARDS = 2


class BotProcesses:
    """Bots like separate processes: each has its own client, store and number."""

    def __init__(self, server: LoopbackDiscord, url: str, pool: Pool) -> None:
        self.server, self.pool = server, pool
        self.settings = Settings(_env_file=None, database_url=url)

    @asynccontextmanager
    async def bot(self) -> AsyncIterator[Seneschal]:
        store = Store(self.settings.database_url)
        await store.open()
        made = Seneschal(
            self.settings, store, None, self.pool, rates=FULL_SPEED, guild_ready_timeout=0
        )
        try:
            async with run_bot(self.server, made):
                yield made
        finally:
            await store.close()


@pytest.fixture
async def processes(
    postgres: Server, pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[BotProcesses]:
    monkeypatch.setattr(sharding, "HEARTBEAT_S", 0.1)
    monkeypatch.setattr(sharding, "TAKEOVER_POLL_S", 0.05)
    monkeypatch.setattr(sharding, "IDENTIFY_INTERVAL_S", 0.01)
    monkeypatch.setattr(leases, "LEASE_TIMEOUT_S", 1.0)
    monkeypatch.setattr("bot.sandbox.limits.FIRST_RESPONSE_S", TIMEOUT_S)
    async with postgres.database() as url, LoopbackDiscord(shards=SHARDS) as server:
        with point_client_at(server):
            yield BotProcesses(server, url, pool)


async def until(true: Callable[[], bool]) -> None:
    """Wait until the processes have brought something about."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            if true():
                return
            await asyncio.sleep(0.02)


def place(server: LoopbackDiscord, shard: int) -> tuple[Channel, list[User]]:
    """Add a channel on a server of that shard, with two people."""
    while True:
        guild = server.add_guild("Somewhere")
        if (guild.id >> 22) % SHARDS == shard:
            break
    return guild.add_text_channel("games"), [guild.add_member(name) for name in ("Ann", "Ben")]


async def begin(channel: Channel, people: list[User]) -> None:
    ann, ben = people
    await ann.at(channel).slash("game new", game="emperor", seats=2, thread=False)
    await channel.wait_for(has_button("join"))
    await ben.at(channel).click(re.compile("^join:"))
    await channel.wait_for(has_button("start", enabled=True))
    await ann.at(channel).click(re.compile("^start:"))
    await channel.wait_for(lambda _: board_of(channel) is not None)


def sessions(server: LoopbackDiscord, shard: int) -> int:
    return sum(1 for s in server.gateway.sessions.values() if s.socket and s.shard[0] == shard)


def boards(channel: Channel) -> list[Any]:
    return [message for message in channel.messages if has_button("more")(message)]


async def test_shards_move_and_everything_is_answered_and_posted_once(
    processes: BotProcesses,
) -> None:
    server = processes.server
    first, second = place(server, 0), place(server, 1)
    async with AsyncExitStack() as crew:
        one = await crew.enter_async_context(processes.bot())
        assert sorted(one.service.leases.mine) == [0, 1]
        await begin(*first)
        await begin(*second)
        async with processes.bot() as two:
            mine = two.service.leases
            await until(lambda: sorted(mine.mine) == [1] and sessions(server, 1) == 1)
            assert sorted(one.service.leases.mine) == [0]
            for channel, people in (first, second):
                reply = await people[0].at(channel).slash("status")
                assert "running" in reply.text
                assert len(boards(channel)) == 1
            # One leaves; two connects to its shard before it closes.
            await crew.aclose()
            assert sorted(mine.mine) == [0, 1]
            for channel, people in (first, second):
                assert "running" in (await people[1].at(channel).slash("status")).text
            async with processes.bot() as three:
                # While both receive a shard's events, one of them answers each interaction.
                await until(lambda: sorted(three.service.leases.mine) == [1])
                # Two dies without a word to the database or to Discord.
                assert two.shutdown._heartbeat is not None
                two.shutdown._heartbeat.cancel()
                await until(lambda: sorted(three.service.leases.mine) == [0, 1])
                reply = await first[1][0].at(first[0]).slash("status")
                assert "running" in reply.text
                await server.settle()
    doubled = [
        entry
        for entry in server.transcript
        if entry.template.endswith("/callback") and entry.status not in (200, 204)
    ]
    assert doubled == []


async def test_a_database_outage_logs_one_line_without_a_traceback(
    processes: BotProcesses,
    postgres: Server,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(wakeups, "RETRY_DELAY_S", 0.1)
    failures: Counter[str] = Counter()
    failed = OutageLog.failed

    def count(self: OutageLog, use: str, why: str) -> None:
        failures[use] += 1
        failed(self, use, why)

    monkeypatch.setattr(OutageLog, "failed", count)
    name = make_url(processes.settings.database_url).database
    await postgres.order(f"ALTER DATABASE {name} SET synchronous_commit = on")
    channel, people = place(processes.server, 0)
    async with processes.bot() as bot:
        await begin(channel, people)
        caplog.clear()
        postgres.stop()
        bot.service.outbox_wakeup.notify()
        bot.service.timer_wakeup.notify()
        bot.service.computer_wakeup.notify()
        try:
            await until(lambda: min(failures[use] for use in ("read", "write", "listen")) >= 3)
        finally:  # later tests need it too
            postgres.start()
        errors = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
        assert errors == ["database.unavailable"]
        await until(lambda: "database.available" in caplog.messages)
        assert "running" in (await people[0].at(channel).slash("status")).text
    assert [r for r in caplog.records if r.exc_info] == []
    assert caplog.messages.count("database.unavailable") == 1
    assert caplog.messages.count("database.available") == 1


async def test_a_process_that_is_finishing_its_work_is_not_declared_dead(
    processes: BotProcesses, caplog: pytest.LogCaptureFixture
) -> None:
    server = processes.server
    channel, people = place(server, 0)
    async with AsyncExitStack() as crew:
        await crew.enter_async_context(processes.bot())
        await begin(channel, people)
        async with processes.bot() as two:
            await until(lambda: sorted(two.service.leases.mine) == [1])
            server.faults.slow(4 * leases.LEASE_TIMEOUT_S, 1, method="PATCH", path="/webhooks/*")
            asked = asyncio.create_task(people[0].at(channel).slash("status"))
            await until(lambda: not server.faults.pending[0].times)
            await crew.aclose()
            assert "running" in (await asked).text, "its work was finished"
            assert sorted(two.service.leases.mine) == [0, 1]
    assert "lease.process.expired" not in caplog.messages
