"""Failed deliveries: retries, delays, failure for good, and paused tables."""

from __future__ import annotations

import asyncio
from itertools import cycle, islice

from bot.discord_ui.common.layout import message_link
from bot.tables.domain.errors import TryLater, Unreachable
from bot.tables.domain.table import Status
from bot.tables.outbox import OutboxMessage, pending
from bot.tables.outbox.deliver import MAX_FAULTS
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.bot.tables.outbox_helpers import outbox_statuses, start_shown_game

pytestmark = ON_BOTH


async def test_network_errors_are_retried_forever_with_growing_delays(
    harness: TablesHarness,
) -> None:
    troubles = (TryLater("503"), TimeoutError("too slow"), ConnectionResetError("gone"))
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    position = await harness.random(position)
    delivery.outbox_messages.clear()
    delivery.troubles = [*islice(cycle(troubles), 20)]
    waits = []
    for _ in range(20):
        await harness.tables.outbox(delivery).drain()
        due = await pending.next_due(harness.tables.service, [])
        assert due is not None
        waits.append(round((due - harness.clock.now()).total_seconds()))
        harness.clock.advance(seconds=waits[-1] - 1)
        await harness.tables.outbox(delivery).drain()
        harness.clock.advance(seconds=1)
    assert waits[:10] == [2, 4, 8, 16, 32, 64, 128, 256, 512, 600]
    assert max(waits) == 600
    await harness.tables.outbox(delivery).drain()
    assert {message.nonce for message in delivery.outbox_messages} == {
        delivery.outbox_messages[0].nonce
    }
    assert [message.attempt for message in delivery.outbox_messages] == list(range(1, 22))
    board = (await harness.tables.table(position.table.id)).board
    assert board is not None
    assert board.sequence == position.sequence


async def test_a_rate_limit_delay_is_respected(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    await harness.random(position)
    delivery.outbox_messages.clear()
    delivery.troubles = [TryLater("429", 90)]
    await harness.tables.outbox(delivery).drain()
    harness.clock.advance(seconds=89)
    await harness.tables.outbox(delivery).drain()
    assert len(delivery.outbox_messages) == 1
    harness.clock.advance(seconds=1)
    await harness.tables.outbox(delivery).drain()
    assert len(delivery.outbox_messages) == 2


async def test_a_newer_board_does_not_wait_for_an_older_ones_delay(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    position = await harness.random(position)
    delivery.outbox_messages.clear()
    delivery.troubles = [TryLater("503")]
    await harness.tables.outbox(delivery).drain()
    latest = await harness.random(position)
    await harness.tables.outbox(delivery).drain()
    assert delivery.kinds == [("board", position.sequence), ("board", latest.sequence)]
    harness.clock.advance(minutes=20)
    await harness.tables.outbox(delivery).drain()
    assert len(delivery.outbox_messages) == 2


async def test_a_bug_fails_the_message_after_some_retries(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    await harness.random(position)
    delivery.outbox_messages.clear()
    delivery.troubles = [ValueError("a bug")] * (MAX_FAULTS + 5)
    for _ in range(MAX_FAULTS + 5):
        await harness.tables.outbox(delivery).drain()
        harness.clock.advance(minutes=11)
    assert len(delivery.outbox_messages) == MAX_FAULTS
    assert (await outbox_statuses(harness))[-1] == "failed"
    table = await harness.tables.table(position.table.id)
    assert (table.status, table.unposted_reason) == (Status.RUNNING, "ValueError: a bug")
    assert message_link(table) is None, "nothing links to a stale board"
    [found] = await harness.tables.check()
    assert (found.table_id, found.problem.key) == (table.id, "table-unposted")
    assert delivery.troubles
    await harness.tables.posts.repost_board(table.id)
    await harness.tables.outbox(delivery).drain()
    assert (await outbox_statuses(harness))[-2:] == ["failed", "pending"], (
        "requested, and refused again"
    )
    delivery.troubles.clear()
    await harness.random(await harness.tables.position(table.id))
    await harness.tables.outbox(delivery).drain()
    assert (await outbox_statuses(harness))[-3:] == ["failed", "superseded", "sent"]
    assert (await harness.tables.table(position.table.id)).unposted_reason is None


async def test_failed_messages_are_retried_at_the_next_start(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    await harness.random(position)
    delivery.troubles = [ValueError("a bug")] * MAX_FAULTS
    for _ in range(MAX_FAULTS):
        await harness.tables.outbox(delivery).drain()
        harness.clock.advance(minutes=11)
    assert (await outbox_statuses(harness))[-1] == "failed"
    await harness.restart()
    sent = asyncio.Event()

    async def deliver(message: OutboxMessage) -> int:
        assert (message.attempt, message.failures, message.doubtful) == (2, 0, True)
        sent.set()
        return 77

    loop = harness.tables.outbox(deliver)
    running = asyncio.create_task(loop.run())
    await sent.wait()
    loop.stop()
    await running
    table = await harness.tables.table(position.table.id)
    assert (table.unposted_reason, table.board and table.board.message_id) == (None, "77")


async def test_a_table_is_paused_when_its_channel_is_gone(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    position = await harness.random(position, 3)
    delivery.troubles = [Unreachable("10003 Unknown Channel")]
    await harness.tables.outbox(delivery).drain()
    table = await harness.tables.table(position.table.id)
    assert table.status == Status.PAUSED
    assert (await outbox_statuses(harness))[-1] == "failed"
    assert table.moves == 3
    harness.clock.advance(hours=48)
    assert await harness.tables.ring_due_reminders() == 0


async def test_a_finished_game_in_a_deleted_channel_stays_finished(harness: TablesHarness) -> None:
    over = await harness.random(await harness.game("toy", 2), 500)
    delivery = RecordingDelivery()
    delivery.troubles = [Unreachable("10003"), Unreachable("10003")]
    await harness.tables.outbox(delivery).drain()
    assert (await harness.tables.table(over.table.id)).status == Status.FINISHED
