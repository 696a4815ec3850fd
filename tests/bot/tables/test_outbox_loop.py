"""The outbox loop posts as moves are made, and no table blocks another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from bot.tables.domain.errors import IllegalMove
from bot.tables.outbox import Outbox, OutboxMessage, claim, deliver
from bot.tables.outbox.build_message import build_message
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.bot.tables.outbox_helpers import outbox_statuses, start_shown_game

pytestmark = ON_BOTH


class WatchedDelivery(RecordingDelivery):
    """A delivery whose posts a test can wait for."""

    def __init__(self, let_go: asyncio.Event | None) -> None:
        super().__init__()
        self._let_go = let_go
        self._changed = asyncio.Condition()

    async def __call__(self, message: OutboxMessage) -> int:
        if self._let_go is not None:
            await self._let_go.wait()
        message_id = await super().__call__(message)
        async with self._changed:
            self._changed.notify_all()
        return message_id

    def tells(self, sequence: int) -> bool:
        """Return whether a board of that sequence has been posted."""
        return ("board", sequence) in self.kinds

    async def until(self, come: Callable[[], bool]) -> None:
        async with asyncio.timeout(60), self._changed:
            await self._changed.wait_for(come)


def _running(
    harness: TablesHarness, let_go: asyncio.Event | None = None
) -> tuple[WatchedDelivery, Outbox, asyncio.Task[None]]:
    """Run the loop."""
    delivery = WatchedDelivery(let_go)
    outbox = harness.tables.outbox(delivery)
    return delivery, outbox, asyncio.create_task(outbox.run())


async def test_the_loop_posts_each_move_and_finishes_what_it_claimed(
    harness: TablesHarness,
) -> None:
    delivery = RecordingDelivery()
    going_on = asyncio.Event()
    let_go = asyncio.Event()

    async def held(message: OutboxMessage) -> int:
        if message.kind == "board":
            going_on.set()
            await let_go.wait()
        return await delivery(message)

    outbox = harness.tables.outbox(held)
    running = asyncio.create_task(outbox.run())
    position = await harness.game()
    await going_on.wait()
    await harness.clock.until_asleep()
    outbox.stop()
    await harness.clock.until_awake()
    assert not running.done()
    let_go.set()
    await running
    assert delivery.kinds[-1] == ("board", position.sequence)
    assert "pending" not in await outbox_statuses(harness)


async def test_a_refused_move_posts_nothing(harness: TablesHarness) -> None:
    delivery, outbox, running = _running(harness)
    position = await harness.game("toy", 2)
    await delivery.until(partial(delivery.tells, position.sequence))
    posted = len(delivery.outbox_messages)
    with pytest.raises(IllegalMove):
        await harness.say(position, position.game.to_move(position.state)[0], "nonsense")
    later = await harness.random(position)
    await delivery.until(lambda: len(delivery.outbox_messages) > posted)
    assert delivery.kinds[posted:] == [("board", later.sequence)]
    outbox.stop()
    await running


async def test_moves_made_during_a_post_are_posted_after_it(
    harness: TablesHarness,
) -> None:
    let_go = asyncio.Event()
    delivery, outbox, running = _running(harness, let_go)
    position = await harness.game("toy", 2)
    for _ in range(3):
        position = await harness.random(position)
    let_go.set()
    await delivery.until(partial(delivery.tells, position.sequence))
    outbox.stop()
    await running
    boards = [sequence for kind, sequence in delivery.kinds if kind == "board"]
    assert boards == sorted(set(boards))
    assert "pending" not in await outbox_statuses(harness)


@pytest.fixture
def slots(monkeypatch: pytest.MonkeyPatch) -> int:
    """Deliver few tables at once; return how many."""
    few = 4
    monkeypatch.setattr(deliver, "MAX_CONCURRENT_TABLES", few)
    return few


async def test_a_stopped_loop_begins_nothing(harness: TablesHarness, slots: int) -> None:
    tables = [(await harness.game("toy", 2)).table.id for _ in range(slots + 2)]
    in_hand: set[int] = set()
    all_lanes, let_go = asyncio.Event(), asyncio.Event()

    async def held(message: OutboxMessage) -> int:
        in_hand.add(message.table.id)
        if len(in_hand) == slots:
            all_lanes.set()
        await let_go.wait()
        return message.id

    outbox = harness.tables.outbox(held)
    running = asyncio.create_task(outbox.run())
    await all_lanes.wait()
    outbox.stop()
    let_go.set()
    await running
    assert len(in_hand) == slots < len(tables)


async def test_tables_whose_messages_cannot_be_built_block_no_worker(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch, slots: int
) -> None:
    broken = {(await harness.game("toy", 2)).table.id for _ in range(slots)}
    sound = (await harness.game("toy", 2)).table.id
    posted = asyncio.Event()

    def made(service: TableService, unit: UnitOfWork, *given: Any, **more: Any) -> OutboxMessage:
        if unit.id in broken:
            raise KeyError("a fault of a game")
        return build_message(service, unit, *given, **more)

    async def deliver(message: OutboxMessage) -> int:
        assert message.table.id == sound
        posted.set()
        return message.id

    monkeypatch.setattr(claim, "build_message", made)
    outbox = harness.tables.outbox(deliver)
    running = asyncio.create_task(outbox.run())
    async with asyncio.timeout(60):
        await posted.wait()
    outbox.stop()
    await running


async def test_tables_are_delivered_independently(harness: TablesHarness) -> None:
    slow = (await harness.game("toy", 2)).table.id
    fast = (await harness.game("toy", 2)).table.id
    release = asyncio.Event()
    delivery = RecordingDelivery()
    fast_done = asyncio.Event()

    async def deliver(message: OutboxMessage) -> int:
        if message.table.id == slow:
            await release.wait()
        elif message.kind == "board":
            fast_done.set()
        return await delivery(message)

    running = asyncio.create_task(harness.tables.outbox(deliver).drain())
    await fast_done.wait()
    assert {message.table.id for message in delivery.outbox_messages} <= {fast}
    release.set()
    await running
    assert len(delivery.outbox_messages) == 4


async def test_an_idle_loop_cleans_up(harness: TablesHarness) -> None:
    await start_shown_game(harness, RecordingDelivery())
    loop = harness.tables.outbox(RecordingDelivery())
    running = asyncio.create_task(loop.run())
    await harness.clock.until_asleep()
    assert await outbox_statuses(harness)
    harness.clock.advance(days=8)
    await harness.clock.until_asleep()
    loop.stop()
    await running
    assert await outbox_statuses(harness) == []
