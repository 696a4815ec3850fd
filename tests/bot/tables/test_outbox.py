"""The outbox: what is posted when, and what it takes the place of."""

from __future__ import annotations

from bot.tables.domain.errors import Unreachable
from bot.tables.domain.results import ProposalOpened
from bot.tables.domain.table import Status
from bot.tables.outbox import OutboxMessage, cleanup
from tests.bot.tables.bench import HOST, Bench, Post
from tests.bot.tables.posting import started, statuses


async def test_a_start_posts_the_lobby_once_and_the_board(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    assert post.kinds == [("lobby", position.sequence), ("board", position.sequence)]
    board = post.outbox_messages[1]
    assert board.seats == position.game.to_move(position.state)
    assert board.table.id == position.table.id
    table = await bench.steward.table(position.table.id)
    assert table.lobby is not None
    assert table.board is not None
    assert (table.lobby.message_id, table.board.message_id) == ("1", "2")
    assert (table.board.sequence, table.board.owing) == (position.sequence, board.seats)
    assert table.board.at == bench.clock.now()


async def test_boards_that_were_overtaken_are_not_posted(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    post.outbox_messages.clear()
    latest = await bench.random(position, 5)
    await bench.steward.outbox(post).drain()
    assert post.kinds == [("board", latest.sequence)]
    assert (await statuses(bench)).count("merged") == 3 + 4


async def test_the_end_takes_the_place_of_a_board(bench: Bench) -> None:
    post = Post()
    over = await bench.random(await bench.game("toy", 2), 500)
    await bench.steward.outbox(post).drain()
    assert post.kinds[-1] == ("final", over.sequence)
    assert "board" not in [kind for kind, _ in post.kinds]


async def test_an_edited_message_keeps_the_time_it_was_posted(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    first = (await bench.steward.table(position.table.id)).board
    assert first is not None

    async def edit(parcel: OutboxMessage) -> str:
        assert parcel.table.board is not None
        return parcel.table.board.message_id

    bench.clock.advance(minutes=10)
    position = await bench.random(position)
    await bench.steward.outbox(edit).drain()
    board = (await bench.steward.table(position.table.id)).board
    assert board is not None
    assert (board.message_id, board.at) == (first.message_id, first.at)
    assert board.sequence == position.sequence


async def test_a_proposal_is_posted_to_the_others_unless_it_is_decided(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    users = [seat.user_id for seat in position.table.seats]
    opened = await bench.steward.propose_end(position.table.id, users[0], bench.next_id)
    assert isinstance(opened, ProposalOpened)
    post.outbox_messages.clear()
    await bench.steward.outbox(post).drain()
    [parcel] = post.outbox_messages
    assert (parcel.kind, parcel.proposal, parcel.seats) == ("proposal", opened.proposal, (1, 2))
    await bench.steward.vote(opened.proposal.id, users[1], False, bench.next_id)
    again = await bench.steward.propose_end(position.table.id, users[0], bench.next_id)
    assert isinstance(again, ProposalOpened)
    await bench.steward.vote(again.proposal.id, users[1], False, bench.next_id)
    await bench.steward.outbox(post).drain()
    assert len(post.outbox_messages) == 1


async def test_a_lobby_is_shown_anew_when_it_changes(bench: Bench) -> None:
    post = Post()
    table = await bench.lobby(players=2)
    await bench.steward.outbox(post).drain()
    assert [kind for kind, _ in post.kinds] == ["lobby"]
    assert len(post.outbox_messages[0].table.seats) == 2
    table = await bench.steward.cancel(table.id, HOST, bench.next_id)
    await bench.steward.outbox(post).drain()
    assert post.outbox_messages[-1].table.status == Status.CANCELLED


async def test_what_was_posted_is_cleared_away_after_a_week(bench: Bench) -> None:
    post = Post()
    position = await bench.random(await started(bench, post), 3)
    post.troubles = [Unreachable("10003 Unknown Channel")]
    await bench.steward.outbox(post).drain()
    later = (await bench.game("toy", 2)).table.id
    before = await statuses(bench)
    assert {"sent", "merged", "failed", "waiting"} == set(before)
    stays = [status for status in before if status in ("failed", "waiting")]
    bench.clock.advance(days=7)
    assert await cleanup.delete_old(bench.steward.service) == 0
    bench.clock.advance(seconds=1)
    assert await cleanup.delete_old(bench.steward.service) == len(before) - len(stays)
    assert await statuses(bench) == stays
    assert len(await bench.steward.log(position.table.id, 0, 50)) >= 3
    await bench.steward.outbox(post).drain()
    posted = [parcel.kind for parcel in post.outbox_messages if parcel.table.id == later]
    assert posted == ["lobby", "board"]
