"""Damaged positions and paused tables: a clear error, and nothing changed."""

from __future__ import annotations

import json
from datetime import timedelta

import pytest

from bot.tables.domain.errors import ChannelBusy, NotSeated, TableClosed, TableDamaged, Unreachable
from bot.tables.domain.table import Status
from engine.core.record import state_hash
from tests.bot.tables.harness import HOST, OUTSIDER, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import SERVER, Position

DAMAGED = ("", "not JSON", "{}", "[]", '{"stack": 5}', None)


async def keys(harness: TablesHarness) -> list[tuple[str, bool]]:
    """Return the problems that ``check`` finds, and whether each can be repaired."""
    return [(found.problem.key, found.repairable) for found in await harness.tables.check()]


async def test_a_damaged_position_is_reported_and_rebuilt_from_the_moves(
    harness: TablesHarness,
) -> None:
    position = await harness.random(await harness.game(), 40)
    table_id = position.table.id
    for repaired, state in enumerate(DAMAGED):
        assert await harness.tables.check() == []
        await harness.alter("tables", {"id": table_id}, state=state)
        await harness.restart()
        before = await harness.rows()
        with pytest.raises(TableDamaged):
            await harness.random(position)
        with pytest.raises(TableDamaged):
            await harness.tables.position(table_id)
        with pytest.raises(TableDamaged):
            await harness.tables.record(table_id, None)
        assert await harness.rows() == before
        assert await keys(harness) == [("table-damaged", True)]
        table = await harness.tables.repair(table_id)
        assert table.moves == 40 + repaired
        rebuilt = await harness.tables.position(table_id)
        assert state_hash(rebuilt.state) == state_hash(position.state)
        position = await harness.random(position)
    assert await harness.tables.check() == []


async def test_a_position_that_breaks_an_invariant_is_damaged(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game("toy", 2), 5)
    plain = position.state.to_json()
    plain["deck"].append(4)
    damaged = type(position.game).load(position.game, plain)
    await harness.alter("tables", {}, state=json.dumps(damaged.to_json()))
    await harness.restart()
    with pytest.raises(TableDamaged):
        await harness.tables.position(position.table.id)


async def test_a_valid_but_wrong_position_is_detected(harness: TablesHarness) -> None:
    earlier = await harness.random(await harness.game("toy", 2), 3)
    await harness.random(earlier, 3)
    await harness.alter("tables", {}, state=json.dumps(earlier.state.to_json()))
    assert await keys(harness) == [("table-check-differs", True)]
    await harness.tables.repair(earlier.table.id)
    assert await harness.tables.check() == []


async def test_repair_keeps_resigned_seats_and_sealed_answers(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    moved = await harness.say(position, 1, "bid 1")
    await harness.alter("tables", {}, state="?")
    await harness.alter("checkpoints", {}, state="?")
    await harness.restart()
    table = await harness.tables.repair(position.table.id)
    assert [pending.seat for pending in table.pending] == [0, 2]
    now = await harness.tables.position(position.table.id)
    assert state_hash(now.state) == state_hash(moved.position.state)
    undone = await harness.tables.undo(table.id, position.table.seats[1].user_id, harness.next_id)
    assert undone.vote is None


async def test_damaged_actions_are_reported_as_not_repairable(harness: TablesHarness) -> None:
    position = await harness.random(await harness.game("toy", 2), 6)
    await harness.alter("tables", {}, state="?")
    await harness.alter("actions", {"number": 3}, data={"move": "do the impossible"})
    await harness.restart()
    before = await harness.rows()
    with pytest.raises(TableDamaged) as refused:
        await harness.tables.repair(position.table.id)
    assert refused.value.text.key == "table-beyond-repair"
    assert await keys(harness) == [("table-beyond-repair", False)]
    assert await harness.rows() == before


async def test_a_damaged_table_does_not_stop_others(harness: TablesHarness) -> None:
    damaged = await harness.game("toy", 2)
    intact = await harness.game("toy", 2)
    await harness.alter("tables", {"id": damaged.table.id}, state="?")
    await harness.restart()
    assert (await harness.random(intact)).table.moves == 1
    assert len(await harness.tables.tables_of(PEOPLE[0].id)) == 2


async def test_a_paused_table_refuses_moves_until_it_is_resumed(harness: TablesHarness) -> None:
    delivery = RecordingDelivery()
    position = await harness.random(await harness.game(), 4)
    delivery.troubles = [Unreachable("10003")] * 2
    await harness.tables.outbox(delivery).drain()
    table_id = position.table.id
    assert (await harness.tables.table(table_id)).status == Status.PAUSED
    before = await harness.rows()
    with pytest.raises(TableClosed) as refused:
        await harness.say(position, 0, "pass")
    assert refused.value.text.key == "table-paused"
    for attempt in (
        harness.tables.undo(table_id, PEOPLE[0].id, harness.next_id),
        harness.tables.resign(table_id, PEOPLE[0].id, harness.next_id),
        harness.tables.propose_end(table_id, PEOPLE[0].id, harness.next_id),
    ):
        with pytest.raises(TableClosed):
            await attempt
    assert await harness.rows() == before
    assert table_id in [t.id for t in await harness.tables.tables_of(PEOPLE[0].id)]


async def paused(harness: TablesHarness) -> Position:
    """Start a game whose channel is gone."""
    delivery = RecordingDelivery()
    position = await harness.random(await harness.game(), 4)
    delivery.troubles = [Unreachable("10003")] * 2
    await harness.tables.outbox(delivery).drain()
    return position


async def test_a_paused_table_resumes_in_its_channel(harness: TablesHarness) -> None:
    position = await paused(harness)
    harness.clock.advance(hours=100)
    with pytest.raises(NotSeated):
        await harness.tables.resume(position.table.id, OUTSIDER, harness.next_id)
    again = PEOPLE[1]
    table = (await harness.tables.resume(position.table.id, again, harness.next_id)).table
    assert table.status == Status.RUNNING
    assert [pending.due for pending in table.pending] == [harness.clock.now() + timedelta(hours=24)]
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    assert delivery.kinds[-1] == ("board", table.sequence)
    with pytest.raises(TableClosed) as refused:
        await harness.tables.resume(position.table.id, PEOPLE[1], harness.next_id)
    assert refused.value.text.key == "table-not-paused"
    assert (await harness.random(position)).table.moves == 5


async def test_a_paused_table_moves_to_a_free_channel_only(
    harness: TablesHarness,
) -> None:
    position = await paused(harness)
    busy = await harness.lobby()
    with pytest.raises(ChannelBusy):
        await harness.tables.resume(
            position.table.id,
            PEOPLE[1],
            harness.next_id,
            channel_id=busy.channel_id,
        )
    made = await harness.tables.resume(
        position.table.id, PEOPLE[1], harness.next_id, channel_id="4242"
    )
    table = made.table
    assert (table.channel_id, table.server_id, table.status) == ("4242", SERVER, Status.RUNNING)
    assert await harness.tables.table_in("4242") == table


async def test_a_new_game_can_start_where_a_paused_one_was(harness: TablesHarness) -> None:
    position = await paused(harness)
    newer = await harness.lobby(channel=position.table.channel_id)
    assert await harness.tables.table_in(position.table.channel_id) == newer
    with pytest.raises(ChannelBusy):
        await harness.tables.resume(position.table.id, HOST, harness.next_id)


async def test_a_lobby_that_cannot_be_posted_resumes_elsewhere(
    harness: TablesHarness,
) -> None:
    table = await harness.lobby()
    delivery = RecordingDelivery()
    delivery.troubles = [Unreachable("50013")]
    await harness.tables.outbox(delivery).drain()
    assert (await harness.tables.table(table.id)).status == Status.PAUSED
    made = await harness.tables.resume(table.id, HOST, harness.next_id, channel_id="4242")
    table = made.table
    assert table.status == Status.LOBBY
    assert (await harness.tables.start(table.id, HOST, harness.next_id)).table.live
