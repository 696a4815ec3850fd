"""A PostgreSQL server that stops, disconnects or hangs: users are told, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import ClientSession
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot import health, sharding
from bot.config import Settings
from bot.http_limits import HttpGuard
from bot.store import Store, database
from bot.store.models.key_value import KeyValueRow
from bot.tables.background.leases import Leases
from bot.tables.domain.errors import NotSaved, TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.hooks import AFTER_CHANGE
from bot.tables.session import load, service
from tests.bot.postgres import Server, find_installed
from tests.bot.tables.harness import HOST, RecordingDelivery, TablesHarness
from tests.faults.moves import move_on

pytestmark = pytest.mark.usefixtures("toy")


on_a_server = pytest.mark.skipif(not find_installed(), reason="no PostgreSQL for this platform")


CUT = "SELECT pg_terminate_backend(pg_backend_pid())"


OTHERS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


@on_a_server
async def test_a_database_restart_loses_no_move(postgres: Server) -> None:
    async with postgres.database() as url:
        await postgres.order(f"ALTER DATABASE {url_name(url)} SET synchronous_commit = on")
        harness, delivery = TablesHarness(url), RecordingDelivery()
        tables = [(await harness.game("toy", 2)).table.id for _ in range(3)]
        loops = harness.tables.outbox(delivery), harness.tables.timers()
        running = [asyncio.create_task(loop.run()) for loop in loops]
        for table in tables:
            await move_on(harness, table)
        postgres.stop()
        with pytest.raises(TableError):
            await move_on(harness, tables[0])
        postgres.start()
        for table in tables:
            assert (await harness.tables.table(table)).moves == 1
            await move_on(harness, table)
        for loop in loops:
            loop.stop()
        harness.clock.advance(minutes=1)
        await asyncio.gather(*running)
        await harness.tables.outbox(delivery).drain()
        rows = await harness.rows("outbox")
        assert not [row for row in rows["outbox"] if "pending" in row or "failed" in row]
        shown = {table: (await harness.tables.table(table)).board for table in tables}
        assert all(board is not None and board.sequence >= 3 for board in shown.values())
        assert await harness.tables.check() == []
        await harness.store.close()


def url_name(url: str) -> str:
    """Return the database's name from its URL."""
    return url.partition("?")[0].rpartition("/")[2]


@on_a_server
@pytest.mark.parametrize("committed", [False, True])
async def test_a_connection_lost_during_a_move_makes_the_move_once(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """Before the server has committed, and afterwards when the client doesn't know."""
    async with postgres.database() as url:
        harness = TablesHarness(url)
        position = await harness.game("toy", 2)
        dialect: Any = harness.store._engine.sync_engine.dialect
        commit = dialect.do_commit
        cuts: list[int] = []

        def cut(connection: Any) -> None:
            if committed or cuts:
                commit(connection)
            if not cuts:
                cuts.append(1)
                connection.cursor().execute(CUT)

        monkeypatch.setattr(dialect, "do_commit", cut)
        made = await harness.random(position)
        assert cuts
        assert made.table.moves == 1
        assert len((await harness.rows("actions"))["actions"]) == made.sequence
        await harness.tables.outbox(delivery := RecordingDelivery()).drain()
        assert [kind for kind, _ in delivery.kinds].count("board") == 1
        await harness.store.close()


@on_a_server
@pytest.mark.parametrize("seen", [False, True])
async def test_readers_do_not_notice_a_lost_connection(postgres: Server, seen: bool) -> None:
    """While idle, and in the middle of a query."""
    async with postgres.database() as url:
        harness = TablesHarness(url)
        position = await harness.game("toy", 2)
        if seen:
            await postgres.order(OTHERS.format(url_name(url)))
            await asyncio.sleep(0)
        cuts: list[int] = []

        def work(session: Session) -> Any:
            if not seen and not cuts:
                cuts.append(1)
                session.execute(text(CUT))
            count: int | None = session.scalar(text("SELECT count(*) FROM tables"))
            return count

        assert await harness.store.read(work) == 1
        assert (await harness.random(position)).table.moves == 1
        await harness.store.close()


@on_a_server
async def test_a_shard_waits_while_the_database_is_unavailable(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "IDENTIFY_INTERVAL_S", 0.1)
    async with postgres.database() as url, asyncio.timeout(60):
        harness = TablesHarness(url)
        bot: Any = SimpleNamespace()
        shards = sharding.Shards(bot, harness.tables.service, count=None)
        asked = asyncio.Event()
        write = harness.store.write

        async def asking(work: Callable[[Session], Any]) -> Any:
            try:
                return await write(work)
            finally:
                asked.set()

        monkeypatch.setattr(harness.store, "write", asking)
        postgres.stop()
        waiting = asyncio.create_task(shards.before_identify(0))
        await asked.wait()
        assert not waiting.done()
        postgres.start()
        await waiting
        await harness.store.close()


@on_a_server
async def test_processes_identify_five_seconds_apart_even_after_a_kill(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "IDENTIFY_INTERVAL_S", 0.5)
    async with postgres.database() as url, asyncio.timeout(60):
        benches = [TablesHarness(url) for _ in range(3)]
        bot: Any = SimpleNamespace()
        fleet = [sharding.Shards(bot, harness.tables.service, count=None) for harness in benches]
        claimed: dict[object, float] = {}
        claim = sharding._claim_identify

        def recording(session: Session, bucket: int) -> float:
            """Note when each process claimed; a transaction that is repeated counts once."""
            wait = claim(session, bucket)
            if not wait:
                row = session.get_one(KeyValueRow, f"identify {bucket}")
                claimed[session.get_bind().engine] = float(row.value)
            return wait

        monkeypatch.setattr(sharding, "_claim_identify", recording)
        await fleet[0].before_identify(0)
        await benches[0].store.close()  # its process is killed, and others start at once
        await asyncio.gather(*(shards.before_identify(0) for shards in fleet[1:]))
        moments = sorted(claimed.values())
        assert len(moments) == len(fleet)
        assert min(after - before for before, after in pairwise(moments)) >= 0.5
        for harness in benches[1:]:
            await harness.store.close()


@on_a_server
@pytest.mark.parametrize("changing", [False, True])
async def test_everyone_waiting_for_a_hanging_server_is_told(
    postgres: Server, monkeypatch: pytest.MonkeyPatch, changing: bool
) -> None:
    """Including those queued behind others, of whom there may be many."""
    monkeypatch.setattr(load, "LOCK_TIMEOUT_S", 0.2)
    async with postgres.database() as url:
        harness, other = TablesHarness(url), TablesHarness(url)
        tables = [(await harness.game("toy", 2)).table for _ in range(load.MAX_CONCURRENT + 1)]
        async with other.store.writing() as session:
            await session.run_sync(_hang)
            hangs = [asyncio.create_task(hang(harness, at, changing)) for at in tables[:-1]]
            await asyncio.sleep(0)  # each of them gets a turn
            with pytest.raises(NotSaved):
                await hang(harness, tables[-1], changing)
            assert not any(one.done() for one in hangs)
        await asyncio.gather(*hangs)
        assert await harness.tables.check() == []
        await move_on(harness, tables[-1].id)
        for each in (harness, other):
            await each.store.close()


async def hang(harness: TablesHarness, table: Table, changing: bool) -> None:
    """Send a query or change that the server leaves unanswered for a while."""
    tables = harness.tables.service
    if changing:
        await tables.change(table.id, Request(None, HOST), lambda unit: _hang(unit.session))
    else:
        await tables.read(_hang)


def _hang(session: Session) -> None:
    """Wait until the current clients have left."""
    session.execute(text("SELECT pg_advisory_xact_lock(1)"))


class Proxy:
    """A proxy between a store and its server that can fall silent with open connections."""

    def __init__(self, server: Path) -> None:
        self._server = server
        self.talks = asyncio.Event()
        self.talks.set()
        self._ends: list[asyncio.StreamWriter] = []
        self._ways: list[asyncio.Task[None]] = []

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._server)
        self._ends += [writer, back]
        ways = self._carry(reader, back), self._carry(there, writer)
        self._ways += map(asyncio.ensure_future, ways)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self.talks.wait()
            writer.write(data)
        writer.close()

    async def cut(self) -> None:
        for way in self._ways:
            way.cancel()
        for end in self._ends:
            end.close()
        await asyncio.gather(*self._ways, return_exceptions=True)


@asynccontextmanager
async def store_with_proxy(postgres: Server) -> AsyncIterator[tuple[Store, Proxy]]:
    """Return a store with an idle connection, and its proxy."""
    async with postgres.database() as url, asyncio.timeout(60):
        name = ".s.PGSQL.5432"
        line = Proxy(postgres.folder / name)
        with TemporaryDirectory() as folder:
            server = await asyncio.start_unix_server(line.meet, Path(folder) / name)
            store = Store(url.replace(str(postgres.folder), folder))
            await asyncio.gather(*(store.recall("mark") for _ in range(2)))
            yield store, line
            await line.cut()
            server.close()
            await server.wait_closed()


@on_a_server
async def test_a_silent_database_does_not_delay_shutdown(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sharding, "UNREGISTER_TIMEOUT_S", 0.2)
    monkeypatch.setattr(database, "CLOSE_TIMEOUT_S", 0.2)
    said: list[str] = []
    for module in (sharding, database):
        monkeypatch.setattr(module.log, "warning", lambda what, **_: said.append(what))
    async with store_with_proxy(postgres) as (store, line):
        leases = Leases(store.write, alone=False)
        await leases.register()
        bot: Any = SimpleNamespace()
        tables: Any = SimpleNamespace(store=store, leases=leases)
        line.talks.clear()
        await sharding.Shards(bot, tables, count=None).unregister()
        await store.close()
        assert said == ["process.unregister.failed", "database.close.unanswered"]


@on_a_server
async def test_a_silent_database_is_reported_while_the_client_still_waits(
    postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_time = 10 - health.DATABASE_TIMEOUT_S  # a container's health check waits for ten seconds
    monkeypatch.setattr(health, "CACHE_S", 0.0)
    monkeypatch.setattr(database, "CLOSE_TIMEOUT_S", 0.2)
    async with store_with_proxy(postgres) as (store, line):
        bot: Any = SimpleNamespace(is_ready=lambda: True, shards={})
        tables = service.TableService(
            store, Settings(_env_file=None), hooks=AFTER_CHANGE, alone=False
        )
        seen = health.Health(bot, tables, HttpGuard(tables.leases))
        await seen.start("127.0.0.1:0")
        async with ClientSession(seen.url) as client:
            for status, said in ((200, "written"), (503, "silent")):
                async with asyncio.timeout(in_time), client.get("/healthz") as answer:
                    assert (answer.status, (await answer.json())["database"]) == (status, said)
                line.talks.clear()
                monkeypatch.setattr(health, "DATABASE_TIMEOUT_S", 0.2)
            async with asyncio.timeout(in_time), client.get("/metrics") as answer:
                assert "seneschal_healthy 0.0" in await answer.text()
        await seen.stop()
        await store.close()
