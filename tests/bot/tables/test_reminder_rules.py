"""Notices: who gets them and when, what they say, and when none is sent."""

from __future__ import annotations

import random
from datetime import datetime, timedelta

import pytest

from bot.tables.domain.errors import TryLater
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import PRESETS
from bot.tables.facade import TIMERS
from bot.tables.outbox import OutboxMessage
from bot.tables.reminders.schedule_reminders import INACTIVE_AFTER, MIN_INTERVAL
from bot.tables.session.timers import Timers
from bot.tables.session.user_cache import ACTIVE_WITHIN
from bot.tables.time_control import availability
from bot.tables.time_control.outages import MIN_OUTAGE, OutageDetector
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.random_weeks import RandomWeeks
from tests.bot.tables.tables_helper import Position

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def game(harness: TablesHarness, pace: str = "standard", players: int = 2) -> Position:
    lobby = await harness.lobby("toy", players)
    await harness.tables.change_options(lobby.id, HOST, {}, harness.next_id, time_control=pace)
    return (await harness.tables.start(lobby.id, HOST, harness.next_id)).position


async def posted_kinds(
    harness: TablesHarness, delivery: RecordingDelivery, **span: float
) -> list[str]:
    """Return the kinds of the messages posted after that much time."""
    harness.clock.advance(**span)
    await harness.tables.timers().ring_due()
    before = len(delivery.outbox_messages)
    await harness.tables.outbox(delivery).drain()
    return [message.kind for message in delivery.outbox_messages[before:]]


async def reminder_times(
    harness: TablesHarness, delivery: RecordingDelivery, until: datetime
) -> list[timedelta]:
    """Return the times of the notices from now on, by the timers."""
    began, found = harness.clock.now(), []
    while (due := await harness.tables.timers().earliest(harness.clock.now())) and due <= until:
        seconds = (due - harness.clock.now()).total_seconds()
        if "reminder" in await posted_kinds(harness, delivery, seconds=seconds):
            found.append(harness.clock.now() - began)
    return found


async def test_three_clock_reminders_follow_the_mention_and_an_undo_adds_none(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    await posted_kinds(harness, delivery)
    free, bank, _ = PRESETS["standard"]
    times = [free, free + bank * 0.8, free + bank - 4 * HOUR]
    began = harness.clock.now()
    assert await reminder_times(harness, delivery, began + times[1]) == times[:2]
    await harness.tables.set_reminder(position.table.id, 2, HOST)
    seat = position.table.pending[0].seat
    await harness.say(position, seat, "pass")
    user = position.table.pending[0].user_id
    await harness.tables.undo(position.table.id, user, harness.next_id)
    await posted_kinds(harness, delivery)
    assert await reminder_times(harness, delivery, began + free + bank - HOUR) == [
        times[2] - times[1]
    ]


async def test_one_digest_an_hour_for_several_tables(
    harness: TablesHarness,
) -> None:
    """A direct message covers all tables; active players get none."""
    delivery = RecordingDelivery()
    first, second = await game(harness), await game(harness)
    for played in (first, second):
        position = played
        while position.table.pending[0].user_id != PEOPLE[0].id:
            position = await harness.random(position)
    service = harness.tables.service
    await posted_kinds(harness, delivery)
    assert await posted_kinds(harness, delivery, hours=6) == ["reminder"]
    (message,) = delivery.outbox_messages[-1:]
    assert [one.turn.table.id for one in message.other_tables] == [second.table.id]
    assert await posted_kinds(harness, delivery, hours=1.1) == [], "it covers the other table"
    await harness.tables.users.switch(PEOPLE[0].id, "direct_messages", on=True)
    service.last_active.note(
        PEOPLE[0].id, harness.clock.now() + 94 * HOUR + 50 * timedelta(minutes=1)
    )
    assert await posted_kinds(harness, delivery, hours=94.9) == []
    assert await posted_kinds(harness, delivery, minutes=8) == ["direct-message"]
    assert ACTIVE_WITHIN < MIN_INTERVAL


async def test_a_substitute_is_mentioned_instead_of_the_player_and_gets_their_own_digest(
    harness: TablesHarness,
) -> None:
    delivery = RecordingDelivery()
    position, other = await game(harness, "none"), await game(harness, "none", 3)
    substitute = PEOPLE[2]
    while other.table.pending[0].user_id != substitute.id:
        other = await harness.random(other)
    table_id, (pending,) = position.table.id, position.table.pending
    player = next(p for p in PEOPLE if p.id == pending.user_id)
    until = harness.clock.now() + 5 * DAY
    await harness.tables.seats.invite_substitute(
        Request("ask", player), table_id, substitute, until
    )
    await harness.tables.seats.answer_invitation(
        Request("yes", substitute), table_id, pending.seat, agrees=True
    )
    await harness.tables.users.switch(substitute.id, "direct_messages", on=True)
    await posted_kinds(harness, delivery)
    await harness.tables.set_reminder(table_id, 12, HOST)
    assert await posted_kinds(harness, delivery, hours=12) == [
        "reminder-interval",
        "direct-message",
    ]
    (letter,) = delivery.outbox_messages[-1:]
    assert letter.table.seats[pending.seat].mover_id == substitute.id
    assert [one.turn.table.id for one in letter.other_tables] == [other.table.id]


async def test_snooze_nudge_mute_turn_and_mute_table(harness: TablesHarness) -> None:
    delivery, position = RecordingDelivery(), await game(harness, "none")
    table_id = position.table.id
    person = next(p for p in PEOPLE if p.id == position.table.pending[0].user_id)
    await posted_kinds(harness, delivery)
    sequence = position.table.sequence
    await harness.tables.reminders.snooze(person, table_id, 40 * HOUR, sequence=sequence)
    assert await posted_kinds(harness, delivery, hours=39) == []
    assert await posted_kinds(harness, delivery, hours=1) == ["reminder"]
    assert await posted_kinds(harness, delivery, hours=8) == ["reminder"], "48 hours have passed"
    other = next(p for p in PEOPLE[:2] if p != person)
    _, asked = await harness.tables.reminders.nudge(Request("n", other), table_id)
    assert asked == [position.table.pending[0].seat]
    assert await posted_kinds(harness, delivery, minutes=59) == [], "an hour apart"
    assert await posted_kinds(harness, delivery, minutes=1) == ["reminder"]
    assert delivery.outbox_messages[-1].nudged_by == {asked[0]: 1 - asked[0]}
    await harness.tables.reminders.mute_turn(person, table_id, sequence=sequence)
    assert await posted_kinds(harness, delivery, hours=500) == []
    await harness.random(position)
    await posted_kinds(harness, delivery)
    await harness.tables.reminders.mute(other.id, table_id)
    assert await posted_kinds(harness, delivery, hours=300) == []
    await harness.tables.reminders.unmute_all(other.id)
    assert await harness.tables.reminders.muted_tables(other.id) == []


async def test_a_table_becomes_inactive_after_a_month_and_a_move_reactivates_it(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness, "none")
    await posted_kinds(harness, delivery)
    kinds = [kind for _ in range(29) for kind in await posted_kinds(harness, delivery, hours=24)]
    assert set(kinds) == {"reminder"}
    assert len(kinds) == 3, "after 1, 2 and 4 days"
    assert await posted_kinds(harness, delivery, hours=24) == ["inactive"]
    table = await harness.tables.table(position.table.id)
    assert table.inactive
    assert await posted_kinds(harness, delivery, hours=24 * 60) == []
    await harness.restart()
    woken = await harness.random(await harness.tables.position(table.id))
    assert not woken.table.inactive
    await posted_kinds(harness, delivery)
    assert await posted_kinds(harness, delivery, hours=24) == ["reminder"]
    assert timedelta(days=30) == INACTIVE_AFTER


async def test_opt_in_notices_reach_those_who_chose_them(harness: TablesHarness) -> None:
    delivery, position = RecordingDelivery(), await game(harness, players=3)
    for person in PEOPLE[:3]:
        await harness.tables.users.switch(person.id, "wants_next_up", on=True)
        await harness.tables.users.switch(person.id, "direct_messages", on=person is not HOST)
        await harness.tables.users.set_preference(person.id, "language", "ja")
    await posted_kinds(harness, delivery)
    for _ in range(3):
        position = (await harness.say(position, position.table.pending[0].seat, "pass")).position
        await posted_kinds(harness, delivery)
        harness.clock.advance(hours=2)
    words = [message for message in delivery.outbox_messages if message.kind == "next-up"]
    assert words
    for message in words:
        assert all(pending.seat not in message.seats for pending in message.table.pending)
        here = message.table.seats[message.seats[0]].user_id == HOST.id
        assert message.language == (None if here else "ja"), "a channel has many readers"


async def test_an_outage_is_detected_while_the_bot_runs(harness: TablesHarness) -> None:
    """A bot that hung or was disconnected does not charge the clocks for it."""
    position, here = await game(harness), True
    detector = OutageDetector(harness.tables.service, lambda: here)
    await detector.record()
    timers = Timers(harness.tables.service, TIMERS, detector.check, lambda: here)
    here = False
    for _ in range(5):
        harness.clock.advance(days=2)
        await timers.look()
    here = True
    await timers.look()
    (pending,) = (await harness.tables.table(position.table.id)).pending
    (before,) = position.table.pending
    assert pending.deadline is not None
    assert before.deadline is not None
    assert pending.deadline - before.deadline == 10 * DAY, "no timeout meanwhile"
    await detector.check()
    assert (await harness.tables.table(position.table.id)).pending == (pending,)
    assert MIN_OUTAGE < HOUR


async def test_an_outage_found_late_repeats_no_notice(harness: TablesHarness) -> None:
    """It postpones a deadline that was already announced."""
    delivery, _ = RecordingDelivery(), await game(harness)
    await OutageDetector(harness.tables.service).record()
    await posted_kinds(harness, delivery)
    assert await posted_kinds(harness, delivery, hours=7) == ["reminder"]
    await OutageDetector(harness.tables.service).record()
    await availability.reschedule_for(harness.tables.service, None)
    assert "reminder" not in await posted_kinds(harness, delivery, hours=8)


@SQLITE
async def test_a_new_time_control_restarts_the_notices(harness: TablesHarness) -> None:
    """Notices under the old time control do not count."""
    delivery, position = RecordingDelivery(), await game(harness)
    await posted_kinds(harness, delivery)
    free, bank, _ = PRESETS["standard"]
    assert await reminder_times(harness, delivery, harness.clock.now() + free + bank - HOUR) != []
    _, asked = await harness.tables.time_control.propose(
        Request("pace", HOST), position.table.id, "relaxed"
    )
    assert asked is not None
    await harness.tables.vote(asked.id, PEOPLE[1], True, harness.next_id)
    await posted_kinds(harness, delivery)
    began, (free, bank, _) = harness.clock.now(), PRESETS["relaxed"]
    assert await reminder_times(harness, delivery, began + free + bank - HOUR) == [
        free,
        free + bank * 0.8,
    ], "the fourth mention is reserved for the end"


async def test_reminders_per_table_are_sent_one_after_the_other(
    harness: TablesHarness,
) -> None:
    delivery = RecordingDelivery()
    await harness.tables.users.set_preference(PEOPLE[0].id, "digest", "separate")
    for played in (await game(harness), await game(harness)):
        position = played
        while position.table.pending[0].user_id != PEOPLE[0].id:
            position = await harness.random(position)
    await posted_kinds(harness, delivery)
    assert await posted_kinds(harness, delivery, hours=6) == ["reminder"]
    assert await posted_kinds(harness, delivery, hours=1.1) == ["reminder"]
    first, second = delivery.outbox_messages[-2:]
    assert first.other_tables == second.other_tables == ()
    assert first.table.id != second.table.id


async def test_a_muted_person_or_table_is_named_but_not_mentioned(harness: TablesHarness) -> None:
    """Also at the hand-over."""
    position, spared = await game(harness), []
    (pending,) = position.table.pending
    for silence in (
        harness.tables.reminders.mute(pending.user_id, position.table.id),
        harness.tables.reminders.unmute_all(pending.user_id),
        harness.tables.users.switch(pending.user_id, "muted", on=True),
    ):
        await silence
        delivery = RecordingDelivery()
        await harness.tables.posts.repost_board(position.table.id)
        await posted_kinds(harness, delivery)
        (board,) = [message for message in delivery.outbox_messages if message.kind == "board"]
        spared.append(sorted(board.silent_mentions))
    assert spared == [[pending.seat], [], [pending.seat]]


async def test_a_board_shows_the_deadline_after_an_away_period(harness: TablesHarness) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    await posted_kinds(harness, delivery)
    person = next(p for p in PEOPLE if p.id == position.table.pending[0].user_id)
    ends = harness.clock.now() + 2 * DAY
    await harness.tables.time_control.go_away(Request("a", person), None, ends)
    assert await posted_kinds(harness, delivery) == ["deadline-changed"]
    table: Table = delivery.outbox_messages[-1].table
    before = position.table.pending[0].deadline
    assert before is not None
    assert table.pending[0].deadline == before + 2 * DAY


@SQLITE
@pytest.mark.parametrize("apart", [False, True])
async def test_a_delayed_notice_keeps_an_hour_from_another_tables(
    harness: TablesHarness, apart: bool
) -> None:
    """It waits for its hour, unless the digest sent meanwhile covers it."""
    delivery, calls = RecordingDelivery(), list[tuple[int, timedelta]]()
    first = await game(harness)
    began, user = harness.clock.now(), first.table.pending[0].user_id
    await harness.tables.users.set_preference(user, "digest", "separate" if apart else "together")
    harness.clock.advance(minutes=70)
    second = await game(harness)
    while second.table.pending[0].user_id != user:
        second = await harness.random(second)
    await harness.tables.outbox(delivery).drain()

    async def deliver(message: OutboxMessage) -> int:
        if message.kind == "reminder" and message.table.id == first.table.id and not held:
            held.append(message)
            raise TryLater("503", 80 * 60)
        if message.kind == "reminder":
            calls.append((message.table.id, harness.clock.now() - began))
        return await delivery(message)

    held: list[OutboxMessage] = []
    for minutes in (290, 70, 10, 50):
        harness.clock.advance(minutes=minutes)
        await harness.tables.timers().ring_due()
        await harness.tables.outbox(deliver).drain()
    assert held
    due = [(second.table.id, timedelta(hours=7, minutes=10))]
    later = [(first.table.id, timedelta(hours=8, minutes=10))]
    assert calls == (due + later if apart else due)


@SQLITE
async def test_random_weeks_break_no_rule(harness: TablesHarness) -> None:
    """No notice in quiet hours, twice, or twice in an hour, with restarts at random moments."""
    lived = RandomWeeks(harness, random.Random(11))
    await lived.live(1)
    assert lived.notices > 5
    assert lived.restarts > 0
