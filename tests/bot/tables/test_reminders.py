"""Turn reminders: due times, sent once each, never to a player who has moved."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.config import MAX_REMIND_HOURS
from bot.tables.domain.errors import NotVisible, TableClosed, TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status
from bot.tables.outbox import Outbox
from tests.bot.tables.harness import ADMIN, HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import Position

DAY = timedelta(hours=24)


def reminders(delivery: RecordingDelivery) -> list[tuple[int, tuple[int, ...]]]:
    """Return the reminded tables and seats."""
    return [(p.table.id, p.seats) for p in delivery.outbox_messages if p.kind == "reminder"]


async def quiet(harness: TablesHarness, delivery: RecordingDelivery) -> None:
    """Deliver everything announced so far."""
    await harness.tables.outbox(delivery).drain()


async def test_a_reminder_is_due_after_the_tables_interval(harness: TablesHarness) -> None:
    position = await harness.game()
    pending = position.table.pending
    assert [entry.seat for entry in pending] == list(position.game.to_move(position.state))
    assert pending[0].since == harness.clock.now()
    assert pending[0].due == harness.clock.now() + DAY
    assert pending[0].reminded is None


async def test_reminders_are_sent_when_due_and_three_times_at_most(
    harness: TablesHarness,
) -> None:
    position = await harness.game()
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    harness.clock.advance(hours=23.9)
    assert await harness.tables.ring_due_reminders() == 0
    harness.clock.advance(hours=0.1)
    assert await harness.tables.ring_due_reminders() == 1
    assert await harness.tables.ring_due_reminders() == 0
    await quiet(harness, delivery)
    seat = position.table.pending[0].seat
    assert reminders(delivery) == [(position.table.id, (seat,))]
    pending = (await harness.tables.table(position.table.id)).pending
    assert pending[0].reminded == harness.clock.now()
    for hours, rung in ((23, 0), (1, 1), (400, 1), (400, 0)):
        harness.clock.advance(hours=hours)
        assert await harness.tables.ring_due_reminders() == rung
        await quiet(harness, delivery)
    assert len(reminders(delivery)) == 3, "besides the mention at the hand-over"


async def test_missed_reminders_are_sent_as_one(harness: TablesHarness) -> None:
    await harness.game()
    harness.clock.advance(hours=400)
    assert await harness.tables.ring_due_reminders() == 1
    assert await harness.tables.ring_due_reminders() == 0


async def test_a_move_restarts_the_reminders_for_the_next_player(harness: TablesHarness) -> None:
    position = await harness.game()
    harness.clock.advance(hours=10)
    position = await harness.random(position)
    assert [pending.since for pending in position.table.pending] == [harness.clock.now()]
    harness.clock.advance(hours=23)
    assert await harness.tables.ring_due_reminders() == 0
    harness.clock.advance(hours=1)
    assert await harness.tables.ring_due_reminders() == 1


async def test_other_players_answers_do_not_delay_a_reminder(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    began = harness.clock.now()
    harness.clock.advance(hours=5)
    moved = await harness.say(position, 1, "bid 0")
    assert [(pending.seat, pending.since) for pending in moved.table.pending] == [
        (0, began),
        (2, began),
    ]


async def test_no_reminder_for_a_player_who_moves_before_it_is_posted(
    harness: TablesHarness,
) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    harness.clock.advance(hours=24)
    assert await harness.tables.ring_due_reminders() == 1
    await harness.say(position, 0, "bid 0")
    await harness.say(position, 2, "bid 0")
    await harness.alter("outbox", {"kind": "board"}, status="sent")
    await quiet(harness, delivery)
    assert reminders(delivery) == [(position.table.id, (1,))]


async def test_an_obsolete_reminder_is_not_posted(harness: TablesHarness) -> None:
    position = await harness.game()
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    harness.clock.advance(hours=24)
    await harness.tables.ring_due_reminders()
    await harness.random(position)
    await harness.alter("outbox", {"kind": "board"}, status="sent")
    await quiet(harness, delivery)
    assert reminders(delivery) == []


async def test_late_reminders_of_a_table_are_sent_as_one(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    harness.clock.advance(hours=1)
    await harness.say(position, 0, "bid 0")
    await quiet(harness, delivery)
    await harness.alter("timers", {"seat": 2}, due_at=harness.clock.now() + timedelta(hours=30))
    await harness.restart()
    harness.clock.advance(hours=24 * 30)
    assert await harness.tables.ring_due_reminders() == 1
    await quiet(harness, delivery)
    assert reminders(delivery) == [(position.table.id, (1, 2))]


async def test_waiting_reminders_are_merged(harness: TablesHarness) -> None:
    position = await harness.until(await harness.game("toy", 3), "bid")
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    await harness.alter("timers", {"seat": 2}, due_at=harness.clock.now() + timedelta(hours=30))
    harness.clock.advance(hours=24)
    assert await harness.tables.ring_due_reminders() == 1
    harness.clock.advance(hours=24)
    assert await harness.tables.ring_due_reminders() == 1
    await quiet(harness, delivery)
    assert reminders(delivery) == [(position.table.id, (0, 1, 2))]


async def test_reminders_can_be_set_muted_and_set_again(harness: TablesHarness) -> None:
    position = await harness.game()
    began, table_id = harness.clock.now(), position.table.id
    table = await harness.tables.set_reminder(table_id, 2, HOST)
    assert (table.reminder_hours, table.pending[0].due) == (2, began + timedelta(hours=2))
    table = await harness.tables.set_reminder(table_id, None, HOST)
    assert (table.reminder_hours, table.pending[0].due) == (None, None)
    harness.clock.advance(hours=100)
    assert await harness.tables.ring_due_reminders() == 0
    position = await harness.random(position)
    assert position.table.pending[0].due is None
    table = await harness.tables.set_reminder(table_id, MAX_REMIND_HOURS, HOST)
    assert table.pending[0].due == harness.clock.now() + timedelta(hours=MAX_REMIND_HOURS)
    for wrong in (0, MAX_REMIND_HOURS + 1):
        with pytest.raises(TableError) as refused:
            await harness.tables.set_reminder(table_id, wrong, HOST)
        assert refused.value.text.key == "table-remind-hours"
    with pytest.raises(NotVisible):
        await harness.tables.set_reminder(99, 24, HOST)


async def test_no_reminders_after_the_game_ends(harness: TablesHarness) -> None:
    over = await harness.random(await harness.game("toy", 2), 500)
    assert over.table.status == Status.FINISHED
    harness.clock.advance(hours=100)
    assert await harness.tables.ring_due_reminders() == 0


async def test_no_reminder_interval_can_be_set_after_the_game_ends(harness: TablesHarness) -> None:
    over = await harness.random(await harness.game("toy", 2), 500)
    lobby = await harness.lobby()
    await harness.tables.set_reminder(lobby.id, 5, HOST)
    await harness.tables.cancel(lobby.id, HOST, harness.next_id)
    before = await harness.rows()
    for table_id, why in ((over.table.id, "table-over"), (lobby.id, "table-was-cancelled")):
        with pytest.raises(TableClosed) as refused:
            await harness.tables.set_reminder(table_id, 2, HOST)
        assert refused.value.text.key == why
    assert await harness.rows() == before


async def test_an_undo_restarts_the_interval(harness: TablesHarness) -> None:
    position = await harness.game()
    seat = position.game.to_move(position.state)[0]
    after = await harness.random(position)
    harness.clock.advance(hours=20)
    undone = await harness.tables.undo(
        after.table.id, after.table.seats[seat].user_id, harness.next_id
    )
    assert [(pending.seat, pending.since) for pending in undone.table.pending] == [
        (seat, harness.clock.now())
    ]


async def test_the_loop_sleeps_until_the_next_reminder_and_survives_a_restart(
    harness: TablesHarness,
) -> None:
    delivery = RecordingDelivery()
    positions: list[Position] = [await harness.game(), await harness.game("toy", 2)]
    await harness.tables.set_reminder(positions[1].table.id, 48, HOST)
    await quiet(harness, delivery)
    await harness.restart()
    loop = harness.tables.timers()
    running = asyncio.create_task(loop.run())
    sending = harness.tables.outbox(delivery)
    sender = asyncio.create_task(sending.run())
    await settled(harness, sending)
    assert reminders(delivery) == []
    harness.clock.advance(hours=24)
    await settled(harness, sending)
    assert [table for table, _ in reminders(delivery)] == [positions[0].table.id]
    harness.clock.advance(hours=24)
    await settled(harness, sending)
    tables = [
        found.id
        for message in delivery.outbox_messages
        if message.kind == "reminder"
        for found in (message.table, *(other.turn.table for other in message.other_tables))
    ]
    assert set(tables[1:]) == {p.table.id for p in positions}
    loop.stop()
    sending.stop()
    await asyncio.gather(running, sender)


async def settled(harness: TablesHarness, outbox: Outbox) -> None:
    """Wait until the timers and the outbox sleep, and no table is being delivered to."""
    await harness.clock.until_asleep(2)
    while outbox._busy:
        await outbox._busy.finish()
        await harness.clock.until_asleep(2)


async def test_a_player_who_makes_a_step_and_stalls_again_is_reminded_again(
    harness: TablesHarness,
) -> None:
    """Their own step restarts the interval if it is still their turn."""
    position = await harness.until(await harness.game("toy", 2, {"stakes": "high"}), "bid")
    table_id = position.table.id
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    harness.clock.advance(hours=24)
    assert await harness.tables.ring_due_reminders() == 1
    await quiet(harness, delivery)
    moved = await harness.say(position, 0, "bid north")
    assert [pending.seat for pending in moved.table.pending] == [0, 1]
    await quiet(harness, delivery)
    harness.clock.advance(hours=24)
    assert await harness.tables.ring_due_reminders() == 1
    await quiet(harness, delivery)
    assert reminders(delivery) == [(table_id, (0, 1)), (table_id, (0, 1))]


async def test_a_reminder_is_not_repeated_without_a_new_board(
    harness: TablesHarness,
) -> None:
    """Neither time nor a restart, a new interval, a pause or other answers repeat it."""
    position = await harness.until(await harness.game("toy", 3), "bid")
    table_id = position.table.id
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    harness.clock.advance(hours=24)
    await harness.tables.ring_due_reminders()
    await quiet(harness, delivery)
    await harness.say(position, 1, "bid 0")
    await harness.tables.set_reminder(table_id, 1, ADMIN)
    await harness.restart()
    for _ in range(3):
        harness.clock.advance(hours=48)
        assert await harness.tables.ring_due_reminders() == 0
        await quiet(harness, delivery)
    assert reminders(delivery) == [(table_id, (0, 1, 2))]


async def test_no_reminders_in_quiet_hours_on_days_off_or_while_away(
    harness: TablesHarness,
) -> None:
    """The clock stands at noon on Sunday, 1 March 2026."""
    position = await harness.until(await harness.game("toy", 3), "bid")
    now = harness.clock.now()
    sleeper, idler, traveller = (pending.user_id for pending in position.table.pending)
    await harness.tables.time_control.set_hours(sleeper, zone="UTC", night=(10 * 60, 18 * 60))
    await harness.tables.time_control.set_hours(idler, zone="UTC", days_off=(0, 1))
    absent = next(person for person in PEOPLE if person.id == traveller)
    await harness.tables.time_control.go_away(Request("away", absent), now, now + 5 * DAY)
    delivery = RecordingDelivery()
    await quiet(harness, delivery)
    reminded = []
    for hours in (24, 6, 30, 60):
        harness.clock.advance(hours=hours)
        await harness.tables.ring_due_reminders()
        await quiet(harness, delivery)
        reminded.append([called for _, called in reminders(delivery)])
    seats = [pending.seat for pending in position.table.pending]
    first, second, third = (seats[0],), tuple(seats[:2]), tuple(seats[1:])
    assert reminded == [[], [first], [first, second], [first, second, third]]
