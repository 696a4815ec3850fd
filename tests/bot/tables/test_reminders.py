"""Turn reminders: rows with a due time, once each, never to someone who has moved."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.config import MAX_REMIND_HOURS
from bot.tables.domain.errors import NotVisible, TableClosed, TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status
from bot.tables.outbox import Outbox
from bot.tables.time_control import availability, away
from tests.bot.tables.bench import HOST, ORGANISER, PEOPLE, Bench, Post
from tests.bot.tables.steward import Position

DAY = timedelta(hours=24)


def reminders(post: Post) -> list[tuple[int, tuple[int, ...]]]:
    """Which tables were reminded, and which seats."""
    return [(p.table.id, p.seats) for p in post.outbox_messages if p.kind == "reminder"]


async def quiet(bench: Bench, post: Post) -> None:
    """Everything announced so far is posted."""
    await bench.steward.outbox(post).drain()


async def test_who_owes_a_move_is_due_after_the_tables_interval(bench: Bench) -> None:
    position = await bench.game()
    owed = position.table.owing
    assert [entry.seat for entry in owed] == list(position.game.to_move(position.state))
    assert owed[0].since == bench.clock.now()
    assert owed[0].due == bench.clock.now() + DAY
    assert owed[0].reminded is None


async def test_reminders_come_when_they_are_due_and_three_times_at_most(bench: Bench) -> None:
    position = await bench.game()
    post = Post()
    await quiet(bench, post)
    bench.clock.advance(hours=23.9)
    assert await bench.steward.due_reminders() == 0
    bench.clock.advance(hours=0.1)
    assert await bench.steward.due_reminders() == 1
    assert await bench.steward.due_reminders() == 0
    await quiet(bench, post)
    seat = position.table.owing[0].seat
    assert reminders(post) == [(position.table.id, (seat,))]
    owed = (await bench.steward.table(position.table.id)).owing
    assert owed[0].reminded == bench.clock.now()
    for hours, rung in ((23, 0), (1, 1), (400, 1), (400, 0)):
        bench.clock.advance(hours=hours)
        assert await bench.steward.due_reminders() == rung
        await quiet(bench, post)
    assert len(reminders(post)) == 3, "beside the mention at the hand-over"


async def test_what_was_missed_comes_as_one(bench: Bench) -> None:
    await bench.game()
    bench.clock.advance(hours=400)
    assert await bench.steward.due_reminders() == 1
    assert await bench.steward.due_reminders() == 0


async def test_whoever_moves_starts_again_and_others_begin(bench: Bench) -> None:
    position = await bench.game()
    bench.clock.advance(hours=10)
    position = await bench.random(position)
    assert [owed.since for owed in position.table.owing] == [bench.clock.now()]
    bench.clock.advance(hours=23)
    assert await bench.steward.due_reminders() == 0
    bench.clock.advance(hours=1)
    assert await bench.steward.due_reminders() == 1


async def test_others_answers_do_not_put_a_reminder_off(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 3), "bid")
    began = bench.clock.now()
    bench.clock.advance(hours=5)
    moved = await bench.say(position, 1, "bid 0")
    assert [(owed.seat, owed.since) for owed in moved.table.owing] == [(0, began), (2, began)]


async def test_no_reminder_to_someone_who_moves_before_it_is_posted(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 3), "bid")
    post = Post()
    await quiet(bench, post)
    bench.clock.advance(hours=24)
    assert await bench.steward.due_reminders() == 1
    await bench.say(position, 0, "bid 0")
    await bench.say(position, 2, "bid 0")
    await bench.alter("outbox", {"kind": "board"}, status="sent")
    await quiet(bench, post)
    assert reminders(post) == [(position.table.id, (1,))]


async def test_a_reminder_nobody_needs_any_more_is_not_posted(bench: Bench) -> None:
    position = await bench.game()
    post = Post()
    await quiet(bench, post)
    bench.clock.advance(hours=24)
    await bench.steward.due_reminders()
    await bench.random(position)
    await bench.alter("outbox", {"kind": "board"}, status="sent")
    await quiet(bench, post)
    assert reminders(post) == []


async def test_late_reminders_of_a_table_come_as_one(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 3), "bid")
    post = Post()
    await quiet(bench, post)
    bench.clock.advance(hours=1)
    await bench.say(position, 0, "bid 0")
    await quiet(bench, post)
    await bench.alter("timers", {"seat": 2}, due_at=bench.clock.now() + timedelta(hours=30))
    await bench.restart()
    bench.clock.advance(hours=24 * 30)
    assert await bench.steward.due_reminders() == 1
    await quiet(bench, post)
    assert reminders(post) == [(position.table.id, (1, 2))]


async def test_reminders_waiting_in_the_outbox_are_merged(bench: Bench) -> None:
    position = await bench.until(await bench.game("toy", 3), "bid")
    post = Post()
    await quiet(bench, post)
    await bench.alter("timers", {"seat": 2}, due_at=bench.clock.now() + timedelta(hours=30))
    bench.clock.advance(hours=24)
    assert await bench.steward.due_reminders() == 1
    bench.clock.advance(hours=24)
    assert await bench.steward.due_reminders() == 1
    await quiet(bench, post)
    assert reminders(post) == [(position.table.id, (0, 1, 2))]


async def test_reminders_can_be_set_silenced_and_set_again(bench: Bench) -> None:
    position = await bench.game()
    began, table_id = bench.clock.now(), position.table.id
    table = await bench.steward.set_reminder(table_id, 2, HOST)
    assert (table.remind_hours, table.owing[0].due) == (2, began + timedelta(hours=2))
    table = await bench.steward.set_reminder(table_id, None, HOST)
    assert (table.remind_hours, table.owing[0].due) == (None, None)
    bench.clock.advance(hours=100)
    assert await bench.steward.due_reminders() == 0
    position = await bench.random(position)
    assert position.table.owing[0].due is None
    table = await bench.steward.set_reminder(table_id, MAX_REMIND_HOURS, HOST)
    assert table.owing[0].due == bench.clock.now() + timedelta(hours=MAX_REMIND_HOURS)
    for wrong in (0, MAX_REMIND_HOURS + 1):
        with pytest.raises(TableError) as refused:
            await bench.steward.set_reminder(table_id, wrong, HOST)
        assert refused.value.text.key == "table-remind-hours"
    with pytest.raises(NotVisible):
        await bench.steward.set_reminder(99, 24, HOST)


async def test_nobody_is_reminded_of_a_game_that_is_over(bench: Bench) -> None:
    over = await bench.random(await bench.game("toy", 2), 500)
    assert over.table.status == Status.FINISHED
    bench.clock.advance(hours=100)
    assert await bench.steward.due_reminders() == 0


async def test_a_table_that_is_over_has_no_interval_to_set(bench: Bench) -> None:
    over = await bench.random(await bench.game("toy", 2), 500)
    lobby = await bench.lobby()
    await bench.steward.set_reminder(lobby.id, 5, HOST)
    await bench.steward.cancel(lobby.id, HOST, bench.next_id)
    before = await bench.rows()
    for table_id, why in ((over.table.id, "table-over"), (lobby.id, "table-was-cancelled")):
        with pytest.raises(TableClosed) as refused:
            await bench.steward.set_reminder(table_id, 2, HOST)
        assert refused.value.text.key == why
    assert await bench.rows() == before


async def test_an_undo_gives_the_whole_interval_again(bench: Bench) -> None:
    position = await bench.game()
    seat = position.game.to_move(position.state)[0]
    after = await bench.random(position)
    bench.clock.advance(hours=20)
    undone = await bench.steward.undo(
        after.table.id, after.table.seats[seat].user_id, bench.next_id
    )
    assert [(owed.seat, owed.since) for owed in undone.table.owing] == [(seat, bench.clock.now())]


async def test_the_loop_sleeps_until_the_earliest_and_survives_a_restart(bench: Bench) -> None:
    post = Post()
    positions: list[Position] = [await bench.game(), await bench.game("toy", 2)]
    await bench.steward.set_reminder(positions[1].table.id, 48, HOST)
    await quiet(bench, post)
    await bench.restart()
    loop = bench.steward.timers()
    running = asyncio.create_task(loop.run())
    sending = bench.steward.outbox(post)
    sender = asyncio.create_task(sending.run())
    await settled(bench, sending)
    assert reminders(post) == []
    bench.clock.advance(hours=24)
    await settled(bench, sending)
    assert [table for table, _ in reminders(post)] == [positions[0].table.id]
    bench.clock.advance(hours=24)
    await settled(bench, sending)
    tables = [
        found.id
        for parcel in post.outbox_messages
        if parcel.kind == "reminder"
        for found in (parcel.table, *(other.turn.table for other in parcel.other_tables))
    ]
    assert set(tables[1:]) == {p.table.id for p in positions}
    loop.stop()
    sending.stop()
    await asyncio.gather(running, sender)


async def settled(bench: Bench, outbox: Outbox) -> None:
    """Wait until the timers and the outbox sleep, and no table is being delivered to."""
    await bench.clock.until_asleep(2)
    while outbox._busy:
        await outbox._busy.finish()
        await bench.clock.until_asleep(2)


async def test_whoever_was_reminded_makes_a_step_and_stalls_again_is_reminded_again(
    bench: Bench,
) -> None:
    """Their own step starts the interval anew where the turn stays theirs."""
    position = await bench.until(await bench.game("toy", 2, {"stakes": "high"}), "bid")
    table_id = position.table.id
    post = Post()
    await quiet(bench, post)
    bench.clock.advance(hours=24)
    assert await bench.steward.due_reminders() == 1
    await quiet(bench, post)
    moved = await bench.say(position, 0, "bid north")
    assert [owed.seat for owed in moved.table.owing] == [0, 1]
    await quiet(bench, post)
    bench.clock.advance(hours=24)
    assert await bench.steward.due_reminders() == 1
    await quiet(bench, post)
    assert reminders(post) == [(table_id, (0, 1)), (table_id, (0, 1))]


async def test_a_reminder_does_not_come_twice_while_no_board_came_between(bench: Bench) -> None:
    """Not by time, a restart, a new interval, a pause or the others' answers."""
    position = await bench.until(await bench.game("toy", 3), "bid")
    table_id = position.table.id
    post = Post()
    await quiet(bench, post)
    bench.clock.advance(hours=24)
    await bench.steward.due_reminders()
    await quiet(bench, post)
    await bench.say(position, 1, "bid 0")
    await bench.steward.set_reminder(table_id, 1, ORGANISER)
    await bench.restart()
    for _ in range(3):
        bench.clock.advance(hours=48)
        assert await bench.steward.due_reminders() == 0
        await quiet(bench, post)
    assert reminders(post) == [(table_id, (0, 1, 2))]


async def test_nobody_is_called_at_night_on_a_day_off_or_while_away(bench: Bench) -> None:
    """The clock stands at noon of a Sunday, the first of March 2026."""
    position = await bench.until(await bench.game("toy", 3), "bid")
    service, now = bench.steward.service, bench.clock.now()
    sleeper, idler, traveller = (owed.user_id for owed in position.table.owing)
    await availability.set_hours(service, sleeper, zone="UTC", night=(10 * 60, 18 * 60))
    await availability.set_hours(service, idler, zone="UTC", days_off=(0, 1))
    absent = next(person for person in PEOPLE if person.id == traveller)
    await away.go_away(service, Request("away", absent), now, now + 5 * DAY)
    post = Post()
    await quiet(bench, post)
    told = []
    for hours in (24, 6, 30, 60):
        bench.clock.advance(hours=hours)
        await bench.steward.due_reminders()
        await quiet(bench, post)
        told.append([called for _, called in reminders(post)])
    seats = [owed.seat for owed in position.table.owing]
    first, second, third = (seats[0],), tuple(seats[:2]), tuple(seats[1:])
    assert told == [[], [first], [first, second], [first, second, third]]
