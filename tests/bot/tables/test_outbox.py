"""The outbox: everything is posted once, whatever stops in between."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import pytest

from bot.discord_ui.kit.links import message_link
from bot.store import backup
from bot.store.rows import MARK
from bot.tables.errors import TryLater, Unreachable
from bot.tables.models import ProposalOpened, Status
from bot.tables.outbox import Parcel, claiming, states
from bot.tables.outbox.loop import LANES, MOST_FAULTS
from bot.tables.service import TableService
from bot.tables.show_again import show_again
from bot.tables.unit_of_work import UnitOfWork
from tests.bot.tables.bench import HOST, Bench, Post
from tests.bot.tables.steward import Position


async def statuses(bench: Bench) -> list[str]:
    """What became of every parcel, in order."""
    rows = (await bench.rows("outbox"))["outbox"]
    return [next(v for v in row if v in ("waiting", "sent", "merged", "failed")) for row in rows]


async def started(bench: Bench, post: Post) -> Position:
    """A game whose first board is posted."""
    position = await bench.game()
    await bench.steward.outbox(post).drain()
    return position


async def test_a_start_posts_the_lobby_once_and_the_board(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    assert post.kinds == [("lobby", position.sequence), ("board", position.sequence)]
    board = post.parcels[1]
    assert board.seats == position.game.owing(position.state)
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
    post.parcels.clear()
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

    async def edit(parcel: Parcel) -> str:
        assert parcel.table.board is not None
        return parcel.table.board.message_id

    bench.clock.advance(minutes=10)
    position = await bench.random(position)
    await bench.steward.outbox(edit).drain()
    board = (await bench.steward.table(position.table.id)).board
    assert board is not None
    assert (board.message_id, board.at) == (first.message_id, first.at)
    assert board.sequence == position.sequence


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

    async def post_then_hang(parcel: Parcel) -> int:
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

    async def post_with_nonce(parcel: Parcel) -> int:
        return messages.setdefault(parcel.nonce, 500 + len(messages))

    await bench.steward.outbox(post_with_nonce).drain()
    assert (await bench.steward.table(position.table.id)).sequence == position.sequence
    assert list(messages.values()) == [500]
    board = (await bench.steward.table(position.table.id)).board
    assert board is not None
    assert (board.message_id, board.sequence) == ("500", position.sequence)


async def test_two_processes_post_a_parcel_once(bench: Bench) -> None:
    for _ in range(6):
        await bench.game("toy", 2)
    await bench.steward.service.leases.come()
    other = Bench(bench.url, bench.clock, alone=False)
    post = Post()
    for leases in (bench.steward.service.leases, other.steward.service.leases):
        await leases.come()
        leases.mine = frozenset({0})  # as if both served the shard

    async def slowly(parcel: Parcel) -> int:
        await asyncio.sleep(0.01)
        return await post(parcel)

    try:
        await asyncio.gather(
            bench.steward.outbox(slowly).drain(), other.steward.outbox(slowly).drain()
        )
        assert len(post.parcels) == 12
        assert len({parcel.nonce for parcel in post.parcels}) == 12
    finally:
        await other.store.close()


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
    post.parcels.clear()
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
    assert {parcel.nonce for parcel in post.parcels} == {post.parcels[0].nonce}
    assert [parcel.attempt for parcel in post.parcels] == list(range(1, 22))
    board = (await bench.steward.table(position.table.id)).board
    assert board is not None
    assert board.sequence == position.sequence


async def test_discords_own_wish_to_wait_is_kept(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    await bench.random(position)
    post.parcels.clear()
    post.troubles = [TryLater("429", 90)]
    await bench.steward.outbox(post).drain()
    bench.clock.advance(seconds=89)
    await bench.steward.outbox(post).drain()
    assert len(post.parcels) == 1
    bench.clock.advance(seconds=1)
    await bench.steward.outbox(post).drain()
    assert len(post.parcels) == 2


async def test_a_newer_board_does_not_wait_for_an_older_ones_pause(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    position = await bench.random(position)
    post.parcels.clear()
    post.troubles = [TryLater("503")]
    await bench.steward.outbox(post).drain()
    latest = await bench.random(position)
    await bench.steward.outbox(post).drain()
    assert post.kinds == [("board", position.sequence), ("board", latest.sequence)]
    bench.clock.advance(minutes=20)
    await bench.steward.outbox(post).drain()
    assert len(post.parcels) == 2


async def test_a_fault_of_our_own_is_given_up_after_some_tries(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    await bench.random(position)
    post.parcels.clear()
    post.troubles = [ValueError("a bug")] * (MOST_FAULTS + 5)
    for _ in range(MOST_FAULTS + 5):
        await bench.steward.outbox(post).drain()
        bench.clock.advance(minutes=11)
    assert len(post.parcels) == MOST_FAULTS
    assert (await statuses(bench))[-1] == "failed"
    table = await bench.steward.table(position.table.id)
    assert (table.status, table.unposted) == (Status.RUNNING, "ValueError: a bug")
    assert message_link(table) is None, "no way leads to a board that is behind"
    [found] = await bench.steward.check()
    assert (found.table_id, found.problem.key) == (table.id, "table-unposted")
    assert post.troubles
    await show_again(bench.steward.service, table.id)
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
    post.troubles = [ValueError("a bug")] * MOST_FAULTS
    for _ in range(MOST_FAULTS):
        await bench.steward.outbox(post).drain()
        bench.clock.advance(minutes=11)
    assert (await statuses(bench))[-1] == "failed"
    await bench.restart()
    sent = asyncio.Event()

    async def deliver(parcel: Parcel) -> int:
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


async def test_a_proposal_is_posted_to_the_others_unless_it_is_decided(bench: Bench) -> None:
    post = Post()
    position = await started(bench, post)
    users = [seat.user_id for seat in position.table.seats]
    opened = await bench.steward.propose_end(position.table.id, users[0], bench.next_id)
    assert isinstance(opened, ProposalOpened)
    post.parcels.clear()
    await bench.steward.outbox(post).drain()
    [parcel] = post.parcels
    assert (parcel.kind, parcel.proposal, parcel.seats) == ("proposal", opened.proposal, (1, 2))
    await bench.steward.vote(opened.proposal.id, users[1], False, bench.next_id)
    again = await bench.steward.propose_end(position.table.id, users[0], bench.next_id)
    assert isinstance(again, ProposalOpened)
    await bench.steward.vote(again.proposal.id, users[1], False, bench.next_id)
    await bench.steward.outbox(post).drain()
    assert len(post.parcels) == 1


async def test_the_loop_posts_as_moves_come_and_finishes_what_is_in_hand(bench: Bench) -> None:
    post = Post()
    going_on = asyncio.Event()
    let_go = asyncio.Event()

    async def held(parcel: Parcel) -> int:
        if parcel.kind == "board":
            going_on.set()
            await let_go.wait()
        return await post(parcel)

    outbox = bench.steward.outbox(held)
    running = asyncio.create_task(outbox.run())
    position = await bench.game()
    await going_on.wait()
    outbox.stop()
    await asyncio.sleep(0.02)
    assert not running.done()
    let_go.set()
    await running
    assert post.kinds[-1] == ("board", position.sequence)
    assert "waiting" not in await statuses(bench)


async def test_nothing_is_begun_once_the_loop_is_stopped(bench: Bench) -> None:
    tables = [(await bench.game("toy", 2)).table.id for _ in range(LANES + 2)]
    in_hand: set[int] = set()
    all_lanes, let_go = asyncio.Event(), asyncio.Event()

    async def held(parcel: Parcel) -> int:
        in_hand.add(parcel.table.id)
        if len(in_hand) == LANES:
            all_lanes.set()
        await let_go.wait()
        return parcel.id

    outbox = bench.steward.outbox(held)
    running = asyncio.create_task(outbox.run())
    await all_lanes.wait()
    outbox.stop()
    let_go.set()
    await running
    assert len(in_hand) == LANES < len(tables)


async def test_tables_whose_parcels_cannot_be_made_keep_no_lane(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = {(await bench.game("toy", 2)).table.id for _ in range(LANES)}
    sound = (await bench.game("toy", 2)).table.id
    make, posted = claiming.parcel_of, asyncio.Event()

    def made(service: TableService, unit: UnitOfWork, *given: Any, **more: Any) -> Parcel:
        if unit.id in broken:
            raise KeyError("a fault of a game")
        return make(service, unit, *given, **more)

    async def deliver(parcel: Parcel) -> int:
        assert parcel.table.id == sound
        posted.set()
        return parcel.id

    monkeypatch.setattr(claiming, "parcel_of", made)
    outbox = bench.steward.outbox(deliver)
    running = asyncio.create_task(outbox.run())
    async with asyncio.timeout(60):
        await posted.wait()
    outbox.stop()
    await running


async def test_tables_do_not_wait_for_each_other(bench: Bench) -> None:
    slow = (await bench.game("toy", 2)).table.id
    fast = (await bench.game("toy", 2)).table.id
    release = asyncio.Event()
    post = Post()
    fast_done = asyncio.Event()

    async def deliver(parcel: Parcel) -> int:
        if parcel.table.id == slow:
            await release.wait()
        elif parcel.kind == "board":
            fast_done.set()
        return await post(parcel)

    running = asyncio.create_task(bench.steward.outbox(deliver).drain())
    await fast_done.wait()
    assert {parcel.table.id for parcel in post.parcels} <= {fast}
    release.set()
    await running
    assert len(post.parcels) == 4


async def test_a_lobby_is_shown_anew_when_it_changes(bench: Bench) -> None:
    post = Post()
    table = await bench.lobby(players=2)
    await bench.steward.outbox(post).drain()
    assert [kind for kind, _ in post.kinds] == ["lobby"]
    assert len(post.parcels[0].table.seats) == 2
    table = await bench.steward.cancel(table.id, HOST, bench.next_id)
    await bench.steward.outbox(post).drain()
    assert post.parcels[-1].table.status == Status.CANCELLED


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
    assert await states.clear_away(bench.steward.service) == 0
    bench.clock.advance(seconds=1)
    assert await states.clear_away(bench.steward.service) == len(before) - len(stays)
    assert await statuses(bench) == stays
    assert len(await bench.steward.log(position.table.id, 0, 50)) >= 3
    await bench.steward.outbox(post).drain()
    posted = [parcel.kind for parcel in post.parcels if parcel.table.id == later]
    assert posted == ["lobby", "board"]


async def test_the_loop_clears_away_when_there_is_nothing_to_post(bench: Bench) -> None:
    await started(bench, Post())
    loop = bench.steward.outbox(Post())
    running = asyncio.create_task(loop.run())
    assert await statuses(bench)
    bench.clock.advance(days=8)
    for _ in range(400):
        await asyncio.sleep(0.005)
        if not await statuses(bench):
            break
    loop.stop()
    await running
    assert await statuses(bench) == []


async def nonces(bench: Bench) -> list[str]:
    """The nonces of a game's first messages in that database."""
    post = Post()
    await bench.game("toy", 2)
    await bench.steward.outbox(post).drain()
    assert len(post.parcels) == 2
    assert all(len(parcel.nonce) <= 25 for parcel in post.parcels)
    return [parcel.nonce for parcel in post.parcels]


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
    mark = await bench.steward.recall(MARK)
    assert mark
    await bench.restart()
    await bench.store.open()
    assert await bench.steward.recall(MARK) == mark
