"""Each message is posted once, through crashes and restored backups."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.store import backup
from bot.store.models.key_value import DATABASE_ID
from bot.tables.outbox import OutboxMessage
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.bot.tables.outbox_helpers import outbox_statuses, start_shown_game

pytestmark = ON_BOTH


async def test_messages_unposted_at_a_crash_are_posted_after_the_restart(
    harness: TablesHarness,
) -> None:
    position = await harness.game()
    await harness.restart()
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    assert ("board", position.sequence) in delivery.kinds


async def test_a_crash_between_posting_and_marking_posts_once(harness: TablesHarness) -> None:
    """The second attempt repeats the nonce, so that Discord returns the same message."""
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    position = await harness.random(position)
    messages: dict[str, int] = {}
    posted = asyncio.Event()

    async def post_then_hang(message: OutboxMessage) -> int:
        messages.setdefault(message.nonce, 500 + len(messages))
        posted.set()
        await asyncio.Event().wait()
        raise AssertionError("the process is dead by now")

    outbox = harness.tables.outbox(post_then_hang)
    running = asyncio.create_task(outbox.drain())
    await posted.wait()
    for task in [t for t in asyncio.all_tasks() if t.get_name().startswith("outbox of table")]:
        task.cancel()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert (await outbox_statuses(harness))[-1] == "pending"
    harness.clock.advance(hours=-2)
    await harness.restart()

    async def post_with_nonce(message: OutboxMessage) -> int:
        return messages.setdefault(message.nonce, 500 + len(messages))

    await harness.tables.outbox(post_with_nonce).drain()
    assert (await harness.tables.table(position.table.id)).sequence == position.sequence
    assert list(messages.values()) == [500]
    board = (await harness.tables.table(position.table.id)).board
    assert board is not None
    assert (board.message_id, board.sequence) == ("500", position.sequence)


async def test_two_processes_post_each_message_once(harness: TablesHarness) -> None:
    """Nothing is posted until one of them has claimed every table."""
    tables = {(await harness.game("toy", 2)).table.id for _ in range(6)}
    processes = [TablesHarness(harness.url, harness.clock, alone=False) for _ in range(2)]
    delivery = RecordingDelivery()
    for process in processes:
        await process.tables.service.leases.register()
    for process in processes:
        process.tables.service.leases.mine = frozenset({0})  # as if both served the shard

    claimed: set[int] = set()
    all_claimed = asyncio.Event()

    async def held(message: OutboxMessage) -> int:
        claimed.add(message.table.id)
        if claimed == tables:
            all_claimed.set()
        await all_claimed.wait()
        return await delivery(message)

    try:
        async with asyncio.timeout(60):
            await asyncio.gather(*(each.tables.outbox(held).drain() for each in processes))
        assert len(delivery.outbox_messages) == 12
        assert len({message.nonce for message in delivery.outbox_messages}) == 12
    finally:
        for process in processes:
            await process.store.close()


async def nonces(harness: TablesHarness) -> list[str]:
    """Return the nonces of a game's first messages in that database."""
    delivery = RecordingDelivery()
    await harness.game("toy", 2)
    await harness.tables.outbox(delivery).drain()
    assert len(delivery.outbox_messages) == 2
    assert all(len(message.nonce) <= 25 for message in delivery.outbox_messages)
    return [message.nonce for message in delivery.outbox_messages]


async def test_nonces_differ_between_databases(harness: TablesHarness, tmp_path: Path) -> None:
    """The same rows at the same moment in two databases."""
    fresh = TablesHarness(f"sqlite:///{tmp_path / 'fresh.db'}")
    await fresh.store.open()
    try:
        assert not {*await nonces(harness)} & {*await nonces(fresh)}
    finally:
        await fresh.store.close()


@pytest.mark.parametrize("how", ["backup", "copied file"])
async def test_a_restored_database_does_not_repeat_its_posts(
    harness: TablesHarness, tmp_path: Path, how: str
) -> None:
    if not harness.store.is_sqlite:
        return
    copy = tmp_path / "copy.db"
    if how == "backup":
        backup(harness.url, copy)
    else:
        shutil.copy(harness.url.removeprefix("sqlite:///"), copy)
    before = await nonces(harness)
    restored = TablesHarness(f"sqlite:///{copy}")
    restored.clock.advance(seconds=0 if how == "backup" else 30)
    await restored.store.open()
    try:
        assert not {*before} & {*await nonces(restored)}
    finally:
        await restored.store.close()


async def test_a_database_keeps_its_id(harness: TablesHarness) -> None:
    mark = await harness.tables.recall(DATABASE_ID)
    assert mark
    await harness.restart()
    await harness.store.open()
    assert await harness.tables.recall(DATABASE_ID) == mark
