"""The clocks of a table: starting, charging, refunding, pausing and expiring."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.tables.computer import decisions
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import (
    PRESETS,
    parse_time_control,
)
from bot.tables.time_control import availability
from bot.tables.time_control.outages import OutageDetector
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.players.advice import Advice
from tests.bot.tables.harness import HOST, PEOPLE, TablesHarness
from tests.bot.tables.plan_helpers import make_plan, order_of, owner_of
from tests.bot.tables.tables_helper import Position
from tests.bot.tables.time_control.clock_helpers import (
    DAY,
    HOUR,
    TIME_CONTROL,
    game_with_clocks,
    mover,
    ring,
)


def deadline(table: Table) -> timedelta:
    """Return the time from noon on 1 March to the first deadline."""
    (pending,) = table.pending[:1]
    assert pending.deadline is not None
    return pending.deadline - pending.since


async def test_a_turn_costs_its_time_beyond_grace_and_an_undo_refunds_it(
    harness: TablesHarness,
) -> None:
    position = await game_with_clocks(harness, players=3)
    began, first = harness.clock.now(), position.table.pending[0]
    assert first.deadline == began + TIME_CONTROL.grace + TIME_CONTROL.bank
    harness.clock.advance(hours=10)
    moved = await harness.say(position, first.seat, "pass")
    banks = [TIME_CONTROL.bank] * 3
    banks[first.seat] -= 4 * HOUR
    assert list(moved.table.banks) == banks
    assert deadline(moved.table) == TIME_CONTROL.grace + TIME_CONTROL.bank, (
        "the next player has all of theirs"
    )
    harness.clock.advance(hours=30)
    undone = await harness.tables.undo(position.table.id, first.user_id, harness.next_id)
    assert list(undone.table.banks) == [TIME_CONTROL.bank] * 3
    (pending,) = undone.table.pending
    assert (
        pending.deadline == harness.clock.now() + TIME_CONTROL.grace + TIME_CONTROL.bank - 10 * HOUR
    )
    await harness.restart()
    assert (await harness.tables.table(position.table.id)).pending == undone.table.pending


async def test_the_shown_bank_shrinks_during_the_turn(harness: TablesHarness) -> None:
    position = await game_with_clocks(harness, pauses="nights", time_control="1h 2h 1h")
    seat = position.table.pending[0].seat
    night = (14 * 60 + 30, 21 * 60 + 30)
    await harness.tables.time_control.set_hours(mover(position), zone="UTC", night=night)
    shown = []
    for hours in (0.5, 1, 1, 7):
        harness.clock.advance(hours=hours)
        shown.append((await harness.tables.time_control.banks_now(position.table.id))[seat])
    assert shown == [2 * HOUR, 1.5 * HOUR, HOUR / 2, HOUR / 2], (
        "grace time, then the bank; no nights"
    )
    harness.clock.advance(hours=1)
    assert await ring(harness) == 1, "a grace timeout: a day is added, and the bank is empty"
    harness.clock.advance(hours=1)
    (pending,) = (await harness.tables.table(position.table.id)).pending
    assert pending.deadline is not None
    assert pending.deadline > harness.clock.now()
    assert await harness.tables.time_control.banks_now(position.table.id) == {seat: timedelta()}
    moved = await harness.say(position, seat, "pass")
    assert moved.table.banks[seat] == timedelta(), "as when the turn is over"
    assert seat not in await harness.tables.time_control.banks_now(position.table.id)


async def test_a_pause_and_an_outage_do_not_count(harness: TablesHarness) -> None:
    position = await game_with_clocks(harness)
    detector = OutageDetector(harness.tables.service)
    await detector.record()
    await harness.tables.channels.pause(position.table.id, "10003")
    harness.clock.advance(hours=50)
    resumed = (await harness.tables.resume(position.table.id, HOST, harness.next_id)).table
    assert (
        resumed.pending[0].deadline == harness.clock.now() + TIME_CONTROL.grace + TIME_CONTROL.bank
    )
    await detector.record()
    await harness.restart()
    harness.clock.advance(hours=7)
    await OutageDetector(harness.tables.service).record()
    await availability.reschedule_for(harness.tables.service, None)
    table = await harness.tables.table(position.table.id)
    outages = 57 * HOUR  # the bot recorded nothing while paused either, but that counts once
    assert (
        table.pending[0].deadline
        == position.table.pending[0].since + TIME_CONTROL.grace + TIME_CONTROL.bank + outages
    )


async def test_each_answer_to_one_question_has_its_own_deadline(harness: TablesHarness) -> None:
    position = await harness.until(await game_with_clocks(harness, players=3), "bid")
    now = harness.clock.now()
    assert [pending.deadline for pending in position.table.pending] == [
        now + TIME_CONTROL.answer
    ] * 3
    harness.clock.advance(hours=50)
    moved = await harness.say(position, 1, "bid 0")
    assert moved.table.banks == position.table.banks
    assert [pending.deadline for pending in moved.table.pending] == [now + TIME_CONTROL.answer] * 2


async def test_two_clocks_paused_for_sleepers_do_not_trigger_each_other(
    harness: TablesHarness,
) -> None:
    begun = await game_with_clocks(harness, players=3, pauses="nights")
    position = await harness.until(begun, "bid")
    await harness.say(position, 2, "bid 0")
    harness.clock.advance(seconds=(TIME_CONTROL.answer - HOUR).total_seconds())
    today = harness.clock.now() + 8 * HOUR
    nap = (today.hour * 60 + 10, today.hour * 60 + 70)
    for seat, night in ((0, None), (1, nap)):
        user, off = position.table.seats[seat].user_id, [today.weekday()]
        await harness.tables.time_control.set_hours(
            user, zone="Asia/Taipei", night=night, days_off=off
        )
    for _ in range(2):
        harness.clock.advance(hours=1)
        assert [await ring(harness) for _ in range(3)] == [1, 0, 0], "both have the day off"
    harness.clock.advance(hours=24)
    assert [await ring(harness) for _ in range(2)] == [1, 0]
    table = await harness.tables.table(position.table.id)
    assert [seat.timeouts for seat in table.seats] == [1, 1, 0]


async def one_asleep(harness: TablesHarness) -> Position:
    """Ask two players, one of whom has a day off on which no time counts."""
    begun = await game_with_clocks(harness, players=3, pauses="nights")
    position = await harness.until(begun, "bid")
    await harness.say(position, 2, "bid 0")
    harness.clock.advance(seconds=(TIME_CONTROL.answer - HOUR).total_seconds())
    today = harness.clock.now()
    off = [today.weekday(), (today + DAY).weekday()]
    asleep = position.table.seats[0].user_id
    await harness.tables.time_control.set_hours(asleep, zone="UTC", days_off=off)
    harness.clock.advance(hours=2)
    assert await ring(harness) == 1
    return position


async def timer_due(harness: TablesHarness, position: Position, seat: int) -> datetime | None:
    """Return when the clock of a seat fires next."""
    table = await harness.tables.table(position.table.id)
    return next(pending.deadline for pending in table.pending if pending.seat == seat)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_clock_paused_for_quiet_hours_stays_paused_whatever_happens(
    harness: TablesHarness,
) -> None:
    position, wakes = await one_asleep(harness), datetime(2026, 3, 3, tzinfo=UTC)
    assert (await harness.tables.table(position.table.id)).seats[1].timeouts == 1
    assert (await timer_due(harness, position, 0), await ring(harness)) == (wakes, 0)
    other = position.table.seats[1].user_id
    await harness.tables.time_control.set_hours(other, zone="UTC", days_off=[6])
    assert (await timer_due(harness, position, 0), await ring(harness)) == (wakes, 0)
    await harness.say(position, 1, "bid 0")
    assert (await timer_due(harness, position, 0), await ring(harness)) == (wakes, 0)
    harness.clock.advance(hours=24)
    assert await ring(harness) == 1
    assert (await harness.tables.table(position.table.id)).seats[0].timeouts == 1


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_clock_resumes_when_quiet_hours_end(harness: TablesHarness) -> None:
    position = await one_asleep(harness)
    user = position.table.seats[0].user_id
    await harness.tables.time_control.set_hours(user, zone="UTC", days_off=[])
    assert await timer_due(harness, position, 0) == harness.clock.now()
    assert await ring(harness) == 1
    assert (await harness.tables.table(position.table.id)).seats[0].timeouts == 1


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_turn_that_returns_past_plans_restarts_and_ends_the_computers_turn(
    harness: TablesHarness,
) -> None:
    position = await game_with_clocks(harness, "caylus")
    first, second = order_of(position)
    ahead = owner_of(position, second)
    await make_plan(harness, position, ahead, "place_or_pass", "place 2", "place 4", scope="game")
    harness.clock.advance(hours=10)
    position = (await harness.say(position, first, "place 1")).position
    (pending,) = position.table.pending
    assert (pending.seat, pending.deadline) == (
        first,
        harness.clock.now() + TIME_CONTROL.grace + TIME_CONTROL.bank - 4 * HOUR,
    )
    await harness.alter(
        "seats", {"table_id": position.table.id, "seat": first}, computer_for_this_turn="easy"
    )
    asked = await decisions.next_request(harness.tables.service, position.table.id)
    assert asked is not None
    choice = position.game.parse_move(position.state, first, "place 3")
    harness.clock.advance(hours=10)
    assert await decisions.make_computer_move(harness.tables.service, asked, Advice(choice, ()))
    table = await harness.tables.table(position.table.id)
    (pending,) = table.pending
    assert (pending.seat, table.seats[first].computer_for_this_turn) == (first, False)
    assert (
        pending.deadline == harness.clock.now() + TIME_CONTROL.grace + TIME_CONTROL.bank - 8 * HOUR
    )


async def test_all_agree_on_a_new_time_control_and_the_clocks_restart(
    harness: TablesHarness,
) -> None:
    position = await harness.game("toy", 2)
    assert position.table.pending[0].deadline is None
    assert position.table.banks == ()

    now = harness.clock.now()
    table, asked = await harness.tables.time_control.propose(
        Request("p", HOST), position.table.id, "Swift"
    )
    assert asked is not None
    assert (asked.time_control, table.time_control) == ("swift", "none")
    with pytest.raises(TableError):
        await harness.tables.time_control.propose(Request("q", HOST), position.table.id, "none")
    await harness.tables.vote(asked.id, PEOPLE[1], True, harness.next_id)
    table = await harness.tables.table(position.table.id)
    swift = PRESETS["swift"]
    assert (table.time_control, table.banks) == ("swift", (swift.bank,) * 2)
    assert table.pending[0].deadline == now + swift.grace + swift.bank
    assert await harness.tables.check() == []
    over = await harness.random(await harness.tables.position(table.id), 500)
    assert over.table.pending == ()
    assert (await harness.rows("timers"))["timers"] == [
        row for row in (await harness.rows("timers"))["timers"] if "lobby-expiry" in row
    ]


def test_a_time_control_is_a_name_or_three_durations() -> None:
    assert [parse_time_control(typed) for typed in (" Swift", "6h,5d,1d", "90m 120h 24h")] == [
        "swift",
        "6h 5d 1d",
        "90m 5d 1d",
    ]
    for wrong in ("", "fast", "6h", "6h 5d", "1m 5d 1d", "6h 61d 1d", "6h 1d 2d", "6 5 1"):
        with pytest.raises(TableError):
            parse_time_control(wrong)


@pytest.mark.parametrize(
    ("typed", "figures"),
    [
        ("8d 5d 1d", ("10", "7", "8")),
        ("9m 5d 1d", ("10", "7", "9")),
        ("6h 61d 1d", ("60", "61")),
        ("6h 36h 2d", ("36", "2")),
        ("6h 5d", ("6h 5d", "6h 5d 1d", "swift")),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_time_control_says_what_was_typed_and_what_is_valid(
    typed: str, figures: Sequence[str], language: str
) -> None:
    with pytest.raises(TableError) as refused:
        parse_time_control(typed)
    said = catalogue(language, "bot.tables").format(refused.value.text)
    assert all(figure in said for figure in figures), said


async def test_an_unknown_time_zone_stops_no_table(harness: TablesHarness) -> None:
    position = await game_with_clocks(harness)
    service, user = harness.tables.service, mover(position)
    await harness.tables.time_control.set_hours(user, zone="UTC", night=(22 * 60, 6 * 60))
    spoil = text("UPDATE quiet_hours SET zone = 'Mars'")
    await harness.store.write(partial(Session.execute, statement=spoil))
    await availability.reschedule_for(service, user)
    table = await harness.tables.table(position.table.id)
    assert deadline(table) == TIME_CONTROL.grace + TIME_CONTROL.bank
    assert (await harness.tables.time_control.read_availability(user)).hours is None
