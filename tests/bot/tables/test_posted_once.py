"""Everything is posted once, whatever stops in between, and whatever is restored later."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from bot.store import backup
from bot.store.models.table import DATABASE_ID
from bot.tables.outbox import OutboxMessage
from tests.bot.tables.bench import Bench, Post
from tests.bot.tables.posting import started, statuses


async def test_what_a_crash_kept_from_being_posted_is_posted_after_the_restart(
    bench: Bench,
) -> None:
    position = await bench.game()
    await bench.restart()
    post = Post()
    await bench.steward.outbox(post).drain()
    assert ("board", position.sequence) in post.kinds


async def test_a_crash_between_posting_and_marking_posts_once(bench: Bench) -> None:
    """The second attempt has the first one's nonce, so Discord answers with the same message."""
    post = Post()
    position = await started(bench, post)
    position = await bench.random(position)
    messages: dict[str, int] = {}
    posted = asyncio.Event()

    async def post_then_hang(parcel: OutboxMessage) -> int:
        messages.setdefault(parcel.nonce, 500 + len(messages))
        posted.set()
        await asyncio.Event().wait()
        raise AssertionError("the process is dead by now")

    outbox = bench.steward.outbox(post_then_hang)
    running = asyncio.create_task(outbox.drain())
    await posted.wait()
    for task in [t for t in asyncio.all_tasks() if t.get_name().startswith("outbox of table")]:
        task.cancel()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert (await statuses(bench))[-1] == "waiting"
    bench.clock.advance(hours=-2)
    await bench.restart()

    async def post_with_nonce(parcel: OutboxMessage) -> int:
        return messages.setdefault(parcel.nonce, 500 + len(messages))

    await bench.steward.outbox(post_with_nonce).drain()
    assert (await bench.steward.table(position.table.id)).sequence == position.sequence
    assert list(messages.values()) == [500]
    board = (await bench.steward.table(position.table.id)).board
    assert board is not None
    assert (board.message_id, board.sequence) == ("500", position.sequence)


async def test_two_processes_post_a_parcel_once(bench: Bench) -> None:
    """Nothing is posted until every table has been claimed by one of them."""
    tables = {(await bench.game("toy", 2)).table.id for _ in range(6)}
    processes = [Bench(bench.url, bench.clock, alone=False) for _ in range(2)]
    post = Post()
    for process in processes:
        await process.steward.service.leases.register()
    for process in processes:
        process.steward.service.leases.mine = frozenset({0})  # as if both served the shard

    claimed: set[int] = set()
    all_claimed = asyncio.Event()

    async def held(parcel: OutboxMessage) -> int:
        claimed.add(parcel.table.id)
        if claimed == tables:
            all_claimed.set()
        await all_claimed.wait()
        return await post(parcel)

    try:
        async with asyncio.timeout(60):
            await asyncio.gather(*(each.steward.outbox(held).drain() for each in processes))
        assert len(post.outbox_messages) == 12
        assert len({parcel.nonce for parcel in post.outbox_messages}) == 12
    finally:
        for process in processes:
            await process.store.close()


async def nonces(bench: Bench) -> list[str]:
    """The nonces of a game's first messages in that database."""
    post = Post()
    await bench.game("toy", 2)
    await bench.steward.outbox(post).drain()
    assert len(post.outbox_messages) == 2
    assert all(len(parcel.nonce) <= 25 for parcel in post.outbox_messages)
    return [parcel.nonce for parcel in post.outbox_messages]


async def test_another_databases_messages_have_other_nonces(bench: Bench, tmp_path: Path) -> None:
    """The same rows at the same moment: only the databases differ."""
    fresh = Bench(f"sqlite:///{tmp_path / 'fresh.db'}")
    await fresh.store.open()
    try:
        assert not {*await nonces(bench)} & {*await nonces(fresh)}
    finally:
        await fresh.store.close()


@pytest.mark.parametrize("how", ["backup", "copied file"])
async def test_a_restored_database_does_not_repeat_what_it_posted_before(
    bench: Bench, tmp_path: Path, how: str
) -> None:
    if not bench.store.is_sqlite:
        return
    copy = tmp_path / "copy.db"
    if how == "backup":
        backup(bench.url, copy)
    else:
        shutil.copy(bench.url.removeprefix("sqlite:///"), copy)
    before = await nonces(bench)
    restored = Bench(f"sqlite:///{copy}")
    restored.clock.advance(seconds=0 if how == "backup" else 30)
    await restored.store.open()
    try:
        assert not {*before} & {*await nonces(restored)}
    finally:
        await restored.store.close()


async def test_a_database_keeps_its_mark(bench: Bench) -> None:
    mark = await bench.steward.recall(DATABASE_ID)
    assert mark
    await bench.restart()
    await bench.store.open()
    assert await bench.steward.recall(DATABASE_ID) == mark
