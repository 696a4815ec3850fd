"""When things go wrong: a clear answer, and nothing changed."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from bot.tables.domain.errors import ChannelBusy, NotSeated, TableClosed, TableDamaged, Unreachable
from bot.tables.domain.results import Undone
from bot.tables.domain.table import Status
from engine.core.record import state_hash
from tests.bot.tables.bench import HOST, PEOPLE, STRANGER, Bench, Post
from tests.bot.tables.steward import SERVER, Position

SICK = [
    "",
    "not JSON",
    "{}",
    "[]",
    '{"stack": 5}',
    None,
]


async def keys(bench: Bench) -> list[tuple[str, bool]]:
    """What the check finds, and whether it can be mended."""
    return [(found.problem.key, found.repairable) for found in await bench.steward.check()]


@pytest.mark.parametrize("state", SICK)
async def test_a_damaged_position_says_so_and_is_rebuilt_from_the_moves(
    bench: Bench, state: str | None
) -> None:
    position = await bench.random(await bench.game(), 40)
    table_id = position.table.id
    assert await bench.steward.check() == []
    await bench.alter("tables", {"id": table_id}, state=state)
    await bench.restart()
    before = await bench.rows()
    with pytest.raises(TableDamaged):
        await bench.random(position)
    with pytest.raises(TableDamaged):
        await bench.steward.position(table_id)
    with pytest.raises(TableDamaged):
        await bench.steward.record(table_id, None)
    assert await bench.rows() == before
    assert await keys(bench) == [("table-damaged", True)]
    table = await bench.steward.repair(table_id)
    assert table.moves == 40
    assert state_hash((await bench.steward.position(table_id)).state) == state_hash(position.state)
    assert await bench.steward.check() == []
    assert (await bench.random(position)).table.moves == 41


async def test_a_position_that_breaks_a_law_of_the_game_is_damaged(bench: Bench) -> None:
    position = await bench.random(await bench.game("toy", 2), 5)
    plain = position.state.to_json()
    plain["deck"].append(4)
    sick = type(position.game).load(position.game, plain)
    await bench.alter("tables", {}, state=json.dumps(sick.to_json()))
    await bench.restart()
    with pytest.raises(TableDamaged):
        await bench.steward.position(position.table.id)


async def test_a_sound_position_that_is_not_the_played_one_is_found(bench: Bench) -> None:
    earlier = await bench.random(await bench.game("toy", 2), 3)
    await bench.random(earlier, 3)
    await bench.alter("tables", {}, state=json.dumps(earlier.state.to_json()))
    assert await keys(bench) == [("table-check-differs", True)]
    await bench.steward.repair(earlier.table.id)
    assert await bench.steward.check() == []


async def test_repair_keeps_seats_resigned_and_answers_sealed(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 3), "bid")
    moved = await bench.say(position, 1, "bid 1")
    await bench.alter("tables", {}, state="?")
    await bench.alter("checkpoints", {}, state="?")
    await bench.restart()
    table = await bench.steward.repair(position.table.id)
    assert [owed.seat for owed in table.owing] == [0, 2]
    now = await bench.steward.position(position.table.id)
    assert state_hash(now.state) == state_hash(moved.position.state)
    undone = await bench.steward.undo(table.id, position.table.seats[1].user_id, bench.next_id)
    assert isinstance(undone, Undone)


async def test_damaged_actions_cannot_be_repaired_and_say_so(bench: Bench) -> None:
    position = await bench.random(await bench.game("toy", 2), 6)
    await bench.alter("tables", {}, state="?")
    await bench.alter("actions", {"number": 3}, data={"move": "do the impossible"})
    await bench.restart()
    before = await bench.rows()
    with pytest.raises(TableDamaged) as refused:
        await bench.steward.repair(position.table.id)
    assert refused.value.text.key == "table-beyond-repair"
    assert await keys(bench) == [("table-beyond-repair", False)]
    assert await bench.rows() == before


async def test_other_tables_go_on_beside_a_damaged_one(bench: Bench) -> None:
    sick = await bench.game("toy", 2)
    well = await bench.game("toy", 2)
    await bench.alter("tables", {"id": sick.table.id}, state="?")
    await bench.restart()
    assert (await bench.random(well)).table.moves == 1
    assert len(await bench.steward.tables_of(PEOPLE[0].id)) == 2


async def test_a_paused_table_refuses_moves_until_it_is_resumed(bench: Bench) -> None:
    post = Post()
    position = await bench.random(await bench.game(), 4)
    post.troubles = [Unreachable("10003")] * 2
    await bench.steward.outbox(post).drain()
    table_id = position.table.id
    assert (await bench.steward.table(table_id)).status == Status.PAUSED
    before = await bench.rows()
    with pytest.raises(TableClosed) as refused:
        await bench.say(position, 0, "pass")
    assert refused.value.text.key == "table-paused"
    for attempt in (
        bench.steward.undo(table_id, PEOPLE[0].id, bench.next_id),
        bench.steward.resign(table_id, PEOPLE[0].id, bench.next_id),
        bench.steward.propose_end(table_id, PEOPLE[0].id, bench.next_id),
    ):
        with pytest.raises(TableClosed):
            await attempt
    assert await bench.rows() == before
    assert table_id in [t.id for t in await bench.steward.tables_of(PEOPLE[0].id)]


async def paused(bench: Bench) -> Position:
    """A game whose channel is gone."""
    post = Post()
    position = await bench.random(await bench.game(), 4)
    post.troubles = [Unreachable("10003")] * 2
    await bench.steward.outbox(post).drain()
    return position


async def test_a_paused_table_resumes_where_it_was(bench: Bench) -> None:
    position = await paused(bench)
    bench.clock.advance(hours=100)
    with pytest.raises(NotSeated):
        await bench.steward.resume(position.table.id, STRANGER, bench.next_id)
    again = PEOPLE[1]
    table = (await bench.steward.resume(position.table.id, again, bench.next_id)).table
    assert table.status == Status.RUNNING
    assert [owed.due for owed in table.owing] == [bench.clock.now() + timedelta(hours=24)]
    post = Post()
    await bench.steward.outbox(post).drain()
    assert post.kinds[-1] == ("board", table.sequence)
    with pytest.raises(TableClosed) as refused:
        await bench.steward.resume(position.table.id, PEOPLE[1], bench.next_id)
    assert refused.value.text.key == "table-not-paused"
    assert (await bench.random(position)).table.moves == 5


async def test_a_paused_table_can_move_to_another_channel_but_not_a_busy_one(
    bench: Bench,
) -> None:
    position = await paused(bench)
    busy = await bench.lobby()
    with pytest.raises(ChannelBusy):
        await bench.steward.resume(
            position.table.id,
            PEOPLE[1],
            bench.next_id,
            channel_id=busy.channel_id,
        )
    made = await bench.steward.resume(
        position.table.id, PEOPLE[1], bench.next_id, channel_id="4242"
    )
    table = made.table
    assert (table.channel_id, table.server_id, table.status) == ("4242", SERVER, Status.RUNNING)
    assert await bench.steward.table_in("4242") == table


async def test_a_new_game_may_begin_where_a_paused_one_was(bench: Bench) -> None:
    position = await paused(bench)
    newer = await bench.lobby(channel=position.table.channel_id)
    assert await bench.steward.table_in(position.table.channel_id) == newer
    with pytest.raises(ChannelBusy):
        await bench.steward.resume(position.table.id, HOST, bench.next_id)


async def test_a_lobby_that_cannot_be_posted_can_be_resumed_elsewhere(bench: Bench) -> None:
    table = await bench.lobby()
    post = Post()
    post.troubles = [Unreachable("50013")]
    await bench.steward.outbox(post).drain()
    assert (await bench.steward.table(table.id)).status == Status.PAUSED
    made = await bench.steward.resume(table.id, HOST, bench.next_id, channel_id="4242")
    table = made.table
    assert table.status == Status.LOBBY
    assert (await bench.steward.start(table.id, HOST, bench.next_id)).table.live
