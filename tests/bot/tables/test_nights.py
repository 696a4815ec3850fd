"""Whoever sleeps is named, not called; they are called when they wake, once."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import count

import pytest

from bot.tables.domain.errors import TryLater
from bot.tables.domain.request import Person, Request
from bot.tables.domain.results import ProposalOpened
from bot.tables.outbox.repost import repost_board
from bot.tables.seats import substitutes
from bot.tables.time_control import availability, away
from bot.tables.time_control.outages import OutageDetector
from tests.bot.tables.bench import HOST, STRANGER, Bench, Post
from tests.bot.tables.steward import Position

HOUR = timedelta(hours=1)
AT_NOON = (11 * 60, 19 * 60)
"""A night around the hour at which the bench's clock begins."""

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def game(bench: Bench, pace: str = "standard", players: int = 2) -> Position:
    lobby = await bench.lobby("toy", players)
    await bench.steward.change_options(lobby.id, HOST, {}, bench.next_id, pace=pace)
    return (await bench.steward.start(lobby.id, HOST, bench.next_id)).position


async def sleep(bench: Bench, user_id: str) -> None:
    await availability.set_hours(bench.steward.service, user_id, zone="UTC", night=AT_NOON)


async def wakings(bench: Bench, post: Post, hours: float) -> list[tuple[str, datetime]]:
    """What is posted within the next hours and when, by the timers' own times."""
    ends, found = bench.clock.now() + hours * HOUR, []
    while True:
        await bench.steward.timers().ring_due()
        before = len(post.outbox_messages)
        await bench.steward.outbox(post).drain()
        found += [(str(parcel.kind), bench.clock.now()) for parcel in post.outbox_messages[before:]]
        due = await bench.steward.timers().earliest(bench.clock.now())
        if due is None or due > ends:
            return found
        bench.clock.advance(seconds=(due - bench.clock.now()).total_seconds())


async def test_a_board_does_not_call_who_sleeps_and_they_are_called_when_they_wake(
    bench: Bench,
) -> None:
    post, position = Post(), await game(bench)
    (owed,) = position.table.owing
    await sleep(bench, owed.user_id)
    morning = bench.clock.now() + 7 * HOUR
    assert (await wakings(bench, post, 8))[-1] == ("reminder", morning)
    boards = [parcel for parcel in post.outbox_messages if parcel.kind == "board"]
    assert [parcel.silent_mentions for parcel in boards] == [{owed.seat}]
    assert (await wakings(bench, post, 4)) == [], "once"


async def test_a_board_that_was_held_up_until_they_woke_calls_them_itself(bench: Bench) -> None:
    post, position = Post(), await game(bench)
    (owed,) = position.table.owing
    await sleep(bench, owed.user_id)
    post.troubles = [TryLater("an outage", 8 * HOUR.total_seconds())] * 2
    await bench.steward.outbox(post).drain()
    bench.clock.advance(hours=8)
    await bench.steward.outbox(post).drain()
    boards = [parcel for parcel in post.outbox_messages if parcel.kind == "board"]
    assert boards[-1].silent_mentions == frozenset()
    assert await wakings(bench, post, 4) == [], "once"


async def test_a_second_board_at_night_does_not_call_again_who_has_seen_the_first(
    bench: Bench,
) -> None:
    post, position = Post(), await game(bench)
    (owed,) = position.table.owing
    await bench.steward.outbox(post).drain()
    bench.clock.advance(minutes=1)
    await sleep(bench, owed.user_id)
    await repost_board(bench.steward.service, position.table.id)
    assert [kind for kind, _ in await wakings(bench, post, 8)] == ["board"]
    boards = [parcel for parcel in post.outbox_messages if parcel.kind == "board"]
    assert [parcel.silent_mentions for parcel in boards] == [frozenset(), {owed.seat}]


async def test_a_board_that_is_only_edited_once_they_are_awake_calls_nobody(bench: Bench) -> None:
    post, position = Post(), await game(bench)
    (owed,) = position.table.owing
    await sleep(bench, owed.user_id)
    morning = bench.clock.now() + 7 * HOUR
    post.messages = count(1, 0)
    await bench.steward.outbox(post).drain()
    await availability.set_hours(bench.steward.service, owed.user_id, zone="UTC")
    await repost_board(bench.steward.service, position.table.id)
    assert await wakings(bench, post, 8) == [("board", morning - 7 * HOUR), ("reminder", morning)]


async def test_a_question_does_not_call_who_sleeps_and_they_are_called_when_they_wake(
    bench: Bench,
) -> None:
    post, position = Post(), await game(bench, "none", 3)
    asker, sleeper, other = (seat.user_id for seat in position.table.seats)
    await sleep(bench, sleeper)
    asked = await bench.steward.propose_end(position.table.id, asker, bench.next_id)
    assert isinstance(asked, ProposalOpened)
    morning = bench.clock.now() + 7 * HOUR
    told = await wakings(bench, post, 8)
    assert ("question", morning) in told
    proposal, question = (
        next(p for p in post.outbox_messages if p.kind == kind) for kind in ("proposal", "question")
    )
    assert proposal.silent_mentions == {1}
    assert (question.seats, question.silent_mentions) == ((1,), frozenset())
    assert question.posted is not None, "with a link to what is asked"
    await bench.steward.vote(asked.proposal.id, other, False, bench.next_id)
    assert "question" not in [kind for kind, _ in await wakings(bench, post, 24)]


async def test_a_substitute_is_called_at_their_own_hours(bench: Bench) -> None:
    post, position = Post(), await game(bench)
    (owed,) = position.table.owing
    service, table_id = bench.steward.service, position.table.id
    owner, until = Person(owed.user_id, "owner", "1"), bench.clock.now() + 72 * HOUR
    await sleep(bench, STRANGER.id)
    await away.go_away(service, Request("away", owner), None, until)
    await substitutes.invite(service, Request("ask", owner), table_id, STRANGER, until)
    await substitutes.answer_invitation(
        service, Request("yes", STRANGER), table_id, owed.seat, agrees=True
    )
    told = await wakings(bench, post, 24)
    morning = bench.clock.now().replace(day=1, hour=19)
    assert [moment for kind, moment in told if kind == "reminder"] == [
        morning,
        morning + 6 * HOUR,
    ], "when the friend wakes, and after the free time of the friend's day"


async def test_who_was_there_is_known_after_a_restart_and_to_others(bench: Bench) -> None:
    service = bench.steward.service
    service.seen.note(HOST.id, bench.clock.now())
    await OutageDetector(service).came()
    await bench.restart()
    assert bench.steward.service.seen.last(HOST.id) is None
    bench.clock.advance(minutes=5)
    await OutageDetector(bench.steward.service).came()
    assert bench.steward.service.seen.last(HOST.id) == bench.clock.now() - timedelta(minutes=5)
    bench.clock.advance(minutes=6)
    await OutageDetector(bench.steward.service).came()
    assert (await bench.rows("seen"))["seen"] == []
