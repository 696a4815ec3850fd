"""The outbox: what is posted when, and what supersedes it."""

from __future__ import annotations

from bot.tables.domain.errors import Unreachable
from bot.tables.domain.table import Status
from bot.tables.outbox import OutboxMessage, pending
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import HOST, RecordingDelivery, TablesHarness
from tests.bot.tables.outbox_helpers import outbox_statuses, start_shown_game

pytestmark = ON_BOTH


async def test_a_start_posts_the_lobby_once_and_the_board(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    assert delivery.kinds == [("lobby", position.sequence), ("board", position.sequence)]
    board = delivery.outbox_messages[1]
    assert board.seats == position.game.to_move(position.state)
    assert board.table.id == position.table.id
    table = await harness.tables.table(position.table.id)
    assert table.lobby is not None
    assert table.board is not None
    assert (table.lobby.message_id, table.board.message_id) == ("1", "2")
    assert (table.board.sequence, table.board.to_move) == (position.sequence, board.seats)
    assert table.board.at == harness.clock.now()


async def test_superseded_boards_are_not_posted(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    delivery.outbox_messages.clear()
    latest = await harness.random(position, 5)
    await harness.tables.outbox(delivery).drain()
    assert delivery.kinds == [("board", latest.sequence)]
    assert (await outbox_statuses(harness)).count("superseded") == 3 + 4


async def test_the_final_message_supersedes_a_board(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    over = await harness.random(await harness.game("toy", 2), 500)
    await harness.tables.outbox(delivery).drain()
    assert delivery.kinds[-1] == ("final", over.sequence)
    assert "board" not in [kind for kind, _ in delivery.kinds]


async def test_an_edited_message_keeps_its_posting_time(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    first = (await harness.tables.table(position.table.id)).board
    assert first is not None

    async def edit(message: OutboxMessage) -> str:
        assert message.table.board is not None
        return message.table.board.message_id

    harness.clock.advance(minutes=10)
    position = await harness.random(position)
    await harness.tables.outbox(edit).drain()
    board = (await harness.tables.table(position.table.id)).board
    assert board is not None
    assert (board.message_id, board.at) == (first.message_id, first.at)
    assert board.sequence == position.sequence


async def test_a_vote_is_posted_to_the_others_unless_it_is_decided(
    harness: TablesHarness,
) -> None:
    delivery = RecordingDelivery()
    position = await start_shown_game(harness, delivery)
    users = [seat.user_id for seat in position.table.seats]
    opened = await harness.tables.propose_end(position.table.id, users[0], harness.next_id)
    assert opened.vote is not None
    delivery.outbox_messages.clear()
    await harness.tables.outbox(delivery).drain()
    [message] = delivery.outbox_messages
    assert (message.kind, message.vote, message.seats) == ("vote", opened.vote, (1, 2))
    await harness.tables.vote(opened.vote.id, users[1], False, harness.next_id)
    again = await harness.tables.propose_end(position.table.id, users[0], harness.next_id)
    assert again.vote is not None
    await harness.tables.vote(again.vote.id, users[1], False, harness.next_id)
    await harness.tables.outbox(delivery).drain()
    assert len(delivery.outbox_messages) == 1


async def test_a_changed_lobby_is_posted_again(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    table = await harness.lobby(players=2)
    await harness.tables.outbox(delivery).drain()
    assert [kind for kind, _ in delivery.kinds] == ["lobby"]
    assert len(delivery.outbox_messages[0].table.seats) == 2
    table = await harness.tables.cancel(table.id, HOST, harness.next_id)
    await harness.tables.outbox(delivery).drain()
    assert delivery.outbox_messages[-1].table.status == Status.CANCELLED


async def test_posted_rows_are_deleted_after_a_week(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await harness.random(await start_shown_game(harness, delivery), 3)
    delivery.troubles = [Unreachable("10003 Unknown Channel")]
    await harness.tables.outbox(delivery).drain()
    later = (await harness.game("toy", 2)).table.id
    before = await outbox_statuses(harness)
    assert {"sent", "superseded", "failed", "pending"} == set(before)
    stays = [status for status in before if status in ("failed", "pending")]
    harness.clock.advance(days=7)
    assert await pending.delete_old(harness.tables.service) == 0
    harness.clock.advance(seconds=1)
    assert await pending.delete_old(harness.tables.service) == len(before) - len(stays)
    assert await outbox_statuses(harness) == stays
    assert len(await harness.tables.log(position.table.id, 0, 50)) >= 3
    await harness.tables.outbox(delivery).drain()
    posted = [message.kind for message in delivery.outbox_messages if message.table.id == later]
    assert posted == ["lobby", "board"]
