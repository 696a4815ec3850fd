"""What cannot be posted now: tried again, put off, given up, or a table that waits."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord_ui.common.layout import message_link
from bot.tables.domain.errors import TryLater, Unreachable
from bot.tables.domain.table import Status
from bot.tables.outbox import OutboxMessage, states
from bot.tables.outbox.repost import repost_board
from bot.tables.outbox.retries import MAX_FAULTS
from tests.bot.tables.bench import Bench, Post
from tests.bot.tables.posting import started, statuses


@pytest.mark.parametrize(
    "trouble",
    [TryLater("503"), TimeoutError("too slow"), ConnectionResetError("gone")],
    ids=["503", "slow", "gone"],
)
async def test_troubles_of_the_net_are_tried_again_for_ever_ever_later(
    bench: Bench, trouble: Exception
) -> None:
    post = Post()
    position = await started(bench, post)
    position = await bench.random(position)
    post.outbox_messages.clear()
    post.troubles = [trouble] * 20
    waits = []
    for _ in range(20):
        await bench.steward.outbox(post).drain()
        due = await states.next_due(bench.steward.service, [])
        assert due is not None
        waits.append(round((due - bench.clock.now()).total_seconds()))
        bench.clock.advance(seconds=waits[-1] - 1)
        await bench.steward.outbox(post).drain()
        bench.clock.advance(seconds=1)
    assert waits[:10] == [2, 4, 8, 16, 32, 64, 128, 256, 512, 600]
    assert max(waits) == 600
    await bench.steward.outbox(post).drain()
    assert {parcel.nonce for parcel in post.outbox_messages} == {post.outbox_messages[0].nonce}
    assert [parcel.attempt for parcel in post.outbox_messages] == list(range(1, 22))
    board = (await bench.steward.table(position.table.id)).board
    assert board is not None
    assert board.sequence == position.sequence


async def test_discords_own_wish_to_wait_is_kept(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    await bench.random(position)
    post.outbox_messages.clear()
    post.troubles = [TryLater("429", 90)]
    await bench.steward.outbox(post).drain()
    bench.clock.advance(seconds=89)
    await bench.steward.outbox(post).drain()
    assert len(post.outbox_messages) == 1
    bench.clock.advance(seconds=1)
    await bench.steward.outbox(post).drain()
    assert len(post.outbox_messages) == 2


async def test_a_newer_board_does_not_wait_for_an_older_ones_pause(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    position = await bench.random(position)
    post.outbox_messages.clear()
    post.troubles = [TryLater("503")]
    await bench.steward.outbox(post).drain()
    latest = await bench.random(position)
    await bench.steward.outbox(post).drain()
    assert post.kinds == [("board", position.sequence), ("board", latest.sequence)]
    bench.clock.advance(minutes=20)
    await bench.steward.outbox(post).drain()
    assert len(post.outbox_messages) == 2


async def test_a_fault_of_our_own_is_given_up_after_some_tries(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    await bench.random(position)
    post.outbox_messages.clear()
    post.troubles = [ValueError("a bug")] * (MAX_FAULTS + 5)
    for _ in range(MAX_FAULTS + 5):
        await bench.steward.outbox(post).drain()
        bench.clock.advance(minutes=11)
    assert len(post.outbox_messages) == MAX_FAULTS
    assert (await statuses(bench))[-1] == "failed"
    table = await bench.steward.table(position.table.id)
    assert (table.status, table.unposted) == (Status.RUNNING, "ValueError: a bug")
    assert message_link(table) is None, "no way leads to a board that is behind"
    [found] = await bench.steward.check()
    assert (found.table_id, found.problem.key) == (table.id, "table-unposted")
    assert post.troubles
    await repost_board(bench.steward.service, table.id)
    await bench.steward.outbox(post).drain()
    assert (await statuses(bench))[-2:] == ["failed", "waiting"], "asked for, and refused again"
    post.troubles.clear()
    await bench.random(await bench.steward.position(table.id))
    await bench.steward.outbox(post).drain()
    assert (await statuses(bench))[-3:] == ["failed", "merged", "sent"]
    assert (await bench.steward.table(position.table.id)).unposted is None


async def test_what_was_given_up_is_tried_again_at_the_next_start(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    await bench.random(position)
    post.troubles = [ValueError("a bug")] * MAX_FAULTS
    for _ in range(MAX_FAULTS):
        await bench.steward.outbox(post).drain()
        bench.clock.advance(minutes=11)
    assert (await statuses(bench))[-1] == "failed"
    await bench.restart()
    sent = asyncio.Event()

    async def deliver(parcel: OutboxMessage) -> int:
        assert (parcel.attempt, parcel.faults, parcel.doubtful) == (2, 0, True)
        sent.set()
        return 77

    loop = bench.steward.outbox(deliver)
    running = asyncio.create_task(loop.run())
    await sent.wait()
    loop.stop()
    await running
    table = await bench.steward.table(position.table.id)
    assert (table.unposted, table.board and table.board.message_id) == (None, "77")


async def test_a_table_whose_channel_is_gone_is_paused_and_kept(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    position = await bench.random(position, 3)
    post.troubles = [Unreachable("10003 Unknown Channel")]
    await bench.steward.outbox(post).drain()
    table = await bench.steward.table(position.table.id)
    assert table.status == Status.PAUSED
    assert (await statuses(bench))[-1] == "failed"
    assert table.moves == 3
    bench.clock.advance(hours=48)
    assert await bench.steward.due_reminders() == 0


async def test_a_finished_game_in_a_deleted_channel_stays_finished(bench: Bench) -> None:
    over = await bench.random(await bench.game("toy", 2), 500)
    post = Post()
    post.troubles = [Unreachable("10003"), Unreachable("10003")]
    await bench.steward.outbox(post).drain()
    assert (await bench.steward.table(over.table.id)).status == Status.FINISHED
