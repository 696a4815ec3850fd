"""Leases: processes share the shards of one database, and dead processes lose theirs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot import sharding
from bot.store import StoreError
from bot.store.models.process import LeaseRow, ProcessRow
from bot.store.single_instance import InUse, single_instance
from bot.tables.background import leases as leases_module
from bot.tables.background.leases import (
    LEASE_TIMEOUT_S,
    InteractionDeduplicator,
    LeaseLost,
    Leases,
    Transaction,
    shard_of,
    shards_for,
)
from bot.tables.domain.table import SentMessage
from bot.tables.outbox import pending
from tests.bot.postgres import Server, find_installed
from tests.bot.tables import outbox_helpers
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import RecordingDelivery, TablesHarness

SHARDS = 5


class Elapsed:
    """A monotonic clock that the test controls."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def elapsed() -> Elapsed:
    return Elapsed()


@pytest.fixture
async def others(harness: TablesHarness) -> AsyncIterator[list[TablesHarness]]:
    """Return further processes on the same database."""
    made = [TablesHarness(harness.url, harness.clock, alone=False) for _ in range(2)]
    yield made
    for other in made:
        await other.store.close()


class CountedLeases(Leases):
    """Leases whose heartbeats a test can wait for."""

    def __init__(self, transaction: Transaction, elapsed: Elapsed) -> None:
        super().__init__(transaction, alone=False, elapsed=elapsed)
        self.beats = 0
        self._next_beat = asyncio.Event()

    async def beat(self, connected: Collection[int] = ()) -> None:
        await super().beat(connected)
        self.beats += 1
        self._next_beat.set()
        self._next_beat = asyncio.Event()

    async def until_beaten(self, times: int) -> None:
        """Wait for that many more heartbeats."""
        wanted = self.beats + times
        while self.beats < wanted:
            await self._next_beat.wait()


def process(harness: TablesHarness, elapsed: Elapsed) -> CountedLeases:
    """Open another process's harness on the shared database."""
    service = harness.tables.service
    service.leases = leases = CountedLeases(service.transaction, elapsed)
    return leases


def test_shards_are_divided_evenly_and_contiguously() -> None:
    for shards in (1, 2, 5, 16):
        for count in (1, 2, 3, 7):
            numbers = list(range(10, 10 + count))
            parts = [list(shards_for(number, numbers, shards)) for number in numbers]
            assert [shard for part in parts for shard in part] == list(range(shards))
            assert max(map(len, parts)) - min(map(len, parts)) <= 1
    assert shards_for(3, [1, 2], 4) == ()
    assert shard_of(str(7 << 22), 5) == 2
    assert shard_of(None, 5) == shard_of("no number", 5) == 0


@ON_BOTH
async def test_shards_move_to_live_processes_and_claims_of_dead_ones_expire(
    harness: TablesHarness,
    others: list[TablesHarness],
    elapsed: Elapsed,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(leases_module, "_is_gone", lambda _: False)
    one, two, three = (process(each, elapsed) for each in (harness, *others))
    await one.register(SHARDS)
    assert (sorted(one.mine), one.share, one.others) == ([0, 1, 2, 3, 4], 1, 0)
    await two.register(16)
    assert (two.shards, sorted(two.mine), list(two.wanted)) == (SHARDS, [], [2, 3, 4])
    await two.beat({2, 3})
    await one.beat()
    assert (sorted(one.mine), sorted(two.mine)) == ([0, 1, 4], [2, 3]), "never without one"
    await two.beat({2, 3, 4})
    await one.beat()
    assert (sorted(one.mine), sorted(two.mine), one.others) == ([0, 1], [2, 3, 4], 1)

    # Process two claims a message and stops responding; process three starts.
    table = (await harness.game("toy", 2)).table
    service = others[0].tables.service
    two.mine = frozenset(range(SHARDS))
    in_hand = await outbox_helpers.claim(service, table.id)
    assert in_hand is not None
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    assert delivery.outbox_messages == [], "a live process has claimed it"
    harness.clock.advance(hours=-2)
    for _ in range(5):
        elapsed.now += LEASE_TIMEOUT_S / 4
        await one.beat()
    assert (sorted(one.mine), one.others) == ([0, 1, 2, 3, 4], 0)
    await harness.tables.outbox(delivery).drain()
    assert [message.kind for message in delivery.outbox_messages] == ["lobby", "board"]
    assert delivery.outbox_messages[0].nonce == in_hand.nonce
    assert await outbox_helpers.mark_sent(service, in_hand, SentMessage("900")) is None, "too late"
    lobby = (await harness.tables.table(table.id)).lobby
    assert lobby is not None
    assert lobby.message_id == "1"
    with pytest.raises(LeaseLost):
        await two.beat()

    # A process leaves; process three keeps what it had, and its number is the highest.
    await three.register()
    assert three.number > two.number
    await one.start_leaving()
    await three.beat(range(SHARDS))
    await one.beat()
    assert (sorted(one.mine), sorted(three.mine)) == ([], [0, 1, 2, 3, 4])
    await one.leave()
    await three.beat()
    assert three.others == 0


@ON_BOTH
@pytest.mark.parametrize("steps", [((0, 1),), ((0,), (1,)), ((1,), (0,))], ids=str)
async def test_a_leaving_process_does_not_wait_for_others_that_leave(
    harness: TablesHarness,
    others: list[TablesHarness],
    elapsed: Elapsed,
    monkeypatch: pytest.MonkeyPatch,
    steps: tuple[tuple[int, ...], ...],
) -> None:
    monkeypatch.setattr(sharding, "TAKEOVER_POLL_S", 0.01)
    here = one, two, three = [process(each, elapsed) for each in (harness, *others)]
    for each in here:
        await each.register(SHARDS)
    await two.beat({1, 2})
    for each in here:
        await each.beat()

    async def hand_over(leases: Leases) -> None:
        tables, bot = cast(Any, SimpleNamespace(leases=leases)), cast(Any, None)
        await sharding.Shards(bot, tables, count=None).hand_over()

    leaving: list[asyncio.Task[None]] = []
    async with asyncio.timeout(sharding.TAKEOVER_TIMEOUT_S / 2):
        for step in steps:
            leaving += [asyncio.create_task(hand_over(here[number])) for number in step]
            await asyncio.gather(*(here[number].until_beaten(2) for number in step))
        await asyncio.gather(one.until_beaten(2), two.until_beaten(2))
        assert not any(task.done() for task in leaving), "process three stays"
        assert (one.staying, two.staying, one.others) == (1, 1, 2)
        await three.beat({0})
        await hand_over(three)
        await asyncio.gather(*leaving)
    assert [sorted(each.mine) for each in here] == [[3, 4], [1, 2], [0]]
    assert [each.staying for each in here] == [0, 0, 0]


@ON_BOTH
async def test_no_process_expires_because_the_database_was_down(
    harness: TablesHarness, others: list[TablesHarness], elapsed: Elapsed
) -> None:
    one, two = process(harness, elapsed), process(others[0], elapsed)
    await one.register()
    await two.register()
    await one.beat()
    elapsed.now += 20 * LEASE_TIMEOUT_S
    await one.beat()
    await two.beat()
    assert (one.others, two.others) == (1, 1)


@ON_BOTH
async def test_a_first_process_finds_no_other(harness: TablesHarness) -> None:
    await harness.tables.service.leases.register(3)
    await harness.restart()
    leases = harness.tables.service.leases
    await leases.register(2)
    rows = await harness.rows("processes", "leases")
    assert [row[0] for row in rows["processes"]] == [leases.number]
    assert leases.number > 1
    assert rows["leases"] == [(0, leases.number), (1, leases.number)]


@ON_BOTH
async def test_a_process_without_shards_serves_nothing_but_is_seen(
    harness: TablesHarness, others: list[TablesHarness], elapsed: Elapsed
) -> None:
    """Web pages may be served beside the bot; nobody copies the database then."""
    pages, first = process(others[0], elapsed), process(harness, elapsed)
    await pages.register_without_shards()
    await first.register(SHARDS)
    assert (first.shards, sorted(first.mine)) == (SHARDS, [*range(SHARDS)])
    assert not pages.holds("1" * 18)
    assert (pages.mine, pages.share, pages.shards) == (frozenset(), 0.0, 0)
    for leases in (pages, first):
        await leases.beat()
    assert (first.others, first.staying) == (1, 0), "it takes nothing over"
    assert (pages.mine, len(first.mine)) == (frozenset(), SHARDS)
    await first.leave()
    assert await leases_module.is_any_running(harness.store.read, asyncio.sleep)
    await pages.leave()
    assert not await leases_module.is_any_running(harness.store.read, asyncio.sleep)


@ON_BOTH
async def test_a_dead_process_on_this_host_expires_at_once(
    harness: TablesHarness, elapsed: Elapsed
) -> None:
    place = leases_module._this_process().rsplit(" ", 1)[0]
    for gone in (f"{place} 1", f"{place.rsplit(' ', 1)[0]} 999999999 1"):
        leases = process(harness, elapsed)

        def left(session: Session, gone: str = gone) -> None:
            row = ProcessRow(host=gone, shard_count=7)
            session.add(row)
            session.flush()
            session.merge(LeaseRow(shard=0, process=row.number or 0))

        await harness.store.write(left)
        await leases.register()
        assert (leases.others, leases.shards, sorted(leases.mine)) == (0, 1, [0])
        await leases.leave()


@ON_BOTH
async def test_an_interaction_is_claimed_by_one_process(
    harness: TablesHarness, others: list[TablesHarness]
) -> None:
    services = [each.tables.service for each in (harness, *others)]
    desks = [InteractionDeduplicator(service.store, service.clock) for service in services]
    wanted = 3 if harness.store.is_sqlite else 1  # a SQLite file is for one process, see below
    first = await asyncio.gather(*(desk.claim("77") for desk in desks))
    assert sum(first) == wanted
    many = [f"{number}" for number in range(70, 90)]
    crowd = [await asyncio.gather(*(desk.claim(one) for one in many)) for desk in desks[:1]]
    crowd += await asyncio.gather(
        *(asyncio.gather(*(desk.claim(one) for one in many[::-1])) for desk in desks[1:])
    )
    taken = [sum(firsts) for firsts in zip(crowd[0], *(c[::-1] for c in crowd[1:]), strict=True)]
    expected = dict.fromkeys(many, wanted) | {"77": wanted if harness.store.is_sqlite else 0}
    assert dict(zip(many, taken, strict=True)) == expected
    assert await pending.delete_old(services[0]) == 0
    harness.clock.advance(days=2)
    await pending.delete_old(services[0])
    assert (await harness.rows("interactions"))["interactions"] == []


def test_a_sqlite_file_admits_one_process(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with single_instance(url):
        with pytest.raises(InUse), single_instance(url):
            pass
        with (
            single_instance(f"sqlite:///{tmp_path}/other.db"),
            single_instance("postgresql+asyncpg://x/y"),
        ):
            pass
    with single_instance(url):
        assert (tmp_path / "tables.db.lock").read_text().isdecimal()


@pytest.mark.skipif(not find_installed(), reason="no PostgreSQL for this platform")
async def test_a_serialization_conflict_is_retried(postgres: Server) -> None:
    async with postgres.database() as url:
        harness = TablesHarness(url)
        tried = []

        def work(session: Session) -> int:
            tried.append(1)
            code = {1: "40P01", 2: "40001"}.get(len(tried))
            if code is not None:
                raised = f"DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{code}'; END $$"
                session.execute(text(raised))
            return 7

        assert await harness.tables.service.transaction(work) == 7
        assert len(tried) == 3
        with pytest.raises(StoreError, match="statement timeout"):
            await harness.store.write(_too_long)
        await harness.store.close()


def _too_long(session: Session) -> None:
    session.execute(text("SET LOCAL statement_timeout = 20"))
    session.execute(text("SELECT pg_sleep(60)"))
