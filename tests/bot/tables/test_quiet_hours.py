"""Quiet hours: players are named without a ping, and mentioned once when they end."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import count

import pytest

from bot.tables.domain.errors import TryLater
from bot.tables.domain.request import Person, Request
from bot.tables.time_control.outages import OutageDetector
from tests.bot.tables.harness import HOST, OUTSIDER, RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import Position

HOUR = timedelta(hours=1)
AT_NOON = (11 * 60, 19 * 60)
"""Quiet hours around noon, when the harness's clock starts."""

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def game(harness: TablesHarness, pace: str = "standard", players: int = 2) -> Position:
    lobby = await harness.lobby("toy", players)
    await harness.tables.change_options(lobby.id, HOST, {}, harness.next_id, time_control=pace)
    return (await harness.tables.start(lobby.id, HOST, harness.next_id)).position


async def sleep(harness: TablesHarness, user_id: str) -> None:
    await harness.tables.time_control.set_hours(user_id, zone="UTC", night=AT_NOON)


async def posted_within(
    harness: TablesHarness, delivery: RecordingDelivery, hours: float
) -> list[tuple[str, datetime]]:
    """Return what is posted within the next hours and when, following the timers."""
    ends, found = harness.clock.now() + hours * HOUR, []
    while True:
        await harness.tables.timers().ring_due()
        before = len(delivery.outbox_messages)
        await harness.tables.outbox(delivery).drain()
        found += [
            (str(message.kind), harness.clock.now())
            for message in delivery.outbox_messages[before:]
        ]
        due = await harness.tables.timers().earliest(harness.clock.now())
        if due is None or due > ends:
            return found
        harness.clock.advance(seconds=(due - harness.clock.now()).total_seconds())


async def test_a_board_mentions_a_sleeper_when_they_wake(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    (pending,) = position.table.pending
    await sleep(harness, pending.user_id)
    morning = harness.clock.now() + 7 * HOUR
    assert (await posted_within(harness, delivery, 8))[-1] == ("reminder", morning)
    boards = [message for message in delivery.outbox_messages if message.kind == "board"]
    assert [message.silent_mentions for message in boards] == [{pending.seat}]
    assert (await posted_within(harness, delivery, 4)) == [], "only once"


async def test_a_board_delayed_until_the_end_of_quiet_hours_mentions_the_player_itself(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    (pending,) = position.table.pending
    await sleep(harness, pending.user_id)
    delivery.troubles = [TryLater("an outage", 8 * HOUR.total_seconds())] * 2
    await harness.tables.outbox(delivery).drain()
    harness.clock.advance(hours=8)
    await harness.tables.outbox(delivery).drain()
    boards = [message for message in delivery.outbox_messages if message.kind == "board"]
    assert boards[-1].silent_mentions == frozenset()
    assert await posted_within(harness, delivery, 4) == [], "only once"


async def test_a_second_board_at_night_does_not_repeat_the_mention(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    (pending,) = position.table.pending
    await harness.tables.outbox(delivery).drain()
    harness.clock.advance(minutes=1)
    await sleep(harness, pending.user_id)
    await harness.tables.posts.repost_board(position.table.id)
    assert [kind for kind, _ in await posted_within(harness, delivery, 8)] == ["board"]
    boards = [message for message in delivery.outbox_messages if message.kind == "board"]
    assert [message.silent_mentions for message in boards] == [frozenset(), {pending.seat}]


async def test_an_edited_board_mentions_nobody(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    (pending,) = position.table.pending
    await sleep(harness, pending.user_id)
    morning = harness.clock.now() + 7 * HOUR
    delivery.messages = count(1, 0)
    await harness.tables.outbox(delivery).drain()
    await harness.tables.time_control.set_hours(pending.user_id, zone="UTC")
    await harness.tables.posts.repost_board(position.table.id)
    assert await posted_within(harness, delivery, 8) == [
        ("board", morning - 7 * HOUR),
        ("reminder", morning),
    ]


async def test_a_vote_mentions_a_sleeper_when_they_wake(
    harness: TablesHarness,
) -> None:
    delivery, position = RecordingDelivery(), await game(harness, "none", 3)
    asker, sleeper, other = (seat.user_id for seat in position.table.seats)
    await sleep(harness, sleeper)
    asked = await harness.tables.propose_end(position.table.id, asker, harness.next_id)
    assert asked.vote is not None
    morning = harness.clock.now() + 7 * HOUR
    posted = await posted_within(harness, delivery, 8)
    assert ("vote-reminder", morning) in posted
    vote_message, reminder = (
        next(p for p in delivery.outbox_messages if p.kind == kind)
        for kind in ("vote", "vote-reminder")
    )
    assert vote_message.silent_mentions == {1}
    assert (reminder.seats, reminder.silent_mentions) == ((1,), frozenset())
    assert reminder.posted is not None, "with a link to the vote"
    await harness.tables.vote(asked.vote.id, other, False, harness.next_id)
    assert "vote-reminder" not in [kind for kind, _ in await posted_within(harness, delivery, 24)]


async def test_a_substitute_is_mentioned_by_their_own_quiet_hours(harness: TablesHarness) -> None:
    delivery, position = RecordingDelivery(), await game(harness)
    (pending,) = position.table.pending
    table_id = position.table.id
    owner, until = Person(pending.user_id, "owner", "1"), harness.clock.now() + 72 * HOUR
    await sleep(harness, OUTSIDER.id)
    await harness.tables.time_control.go_away(Request("away", owner), None, until)
    await harness.tables.seats.invite_substitute(Request("ask", owner), table_id, OUTSIDER, until)
    await harness.tables.seats.answer_invitation(
        Request("yes", OUTSIDER), table_id, pending.seat, agrees=True
    )
    posted = await posted_within(harness, delivery, 24)
    morning = harness.clock.now().replace(day=1, hour=19)
    assert [moment for kind, moment in posted if kind == "reminder"] == [
        morning,
        morning + 6 * HOUR,
    ], "when the substitute wakes, and after the substitute's grace time"


async def test_activity_is_known_after_a_restart_and_to_other_processes(
    harness: TablesHarness,
) -> None:
    service = harness.tables.service
    service.last_active.note(HOST.id, harness.clock.now())
    await OutageDetector(service).record()
    await harness.restart()
    assert harness.tables.service.last_active.last(HOST.id) is None
    harness.clock.advance(minutes=5)
    await OutageDetector(harness.tables.service).record()
    assert harness.tables.service.last_active.last(HOST.id) == harness.clock.now() - timedelta(
        minutes=5
    )
    harness.clock.advance(minutes=6)
    await OutageDetector(harness.tables.service).record()
    assert (await harness.rows("last_active"))["last_active"] == []
