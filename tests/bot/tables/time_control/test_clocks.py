"""The clocks of a table: starting, charging, refunding, pausing and expiring."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.tables.computer import decisions
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import (
    PRESETS,
    format_at_least,
    format_whole_hours,
    parse_time_control,
)
from bot.tables.seats.timeouts import CLOCK_TIMER
from bot.tables.session.timers import Timers
from bot.tables.time_control import availability
from bot.tables.time_control.outages import OutageDetector
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import Text
from engine.players.advice import Advice
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.plan_helpers import make_plan, order_of, owner_of
from tests.bot.tables.tables_helper import Position

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
TIME_CONTROL = PRESETS["standard"]


async def game_with_clocks(
    harness: TablesHarness, game: str = "toy", players: int = 2, **agreed: str
) -> Position:
    """Start a game with clocks."""
    lobby = await harness.lobby(game, players)
    await harness.tables.change_options(
        lobby.id, HOST, {}, harness.next_id, **{"time_control": "standard", **agreed}
    )
    return (await harness.tables.start(lobby.id, HOST, harness.next_id)).position


def deadline(table: Table) -> timedelta:
    """Return the time from noon on 1 March to the first deadline."""
    (pending,) = table.pending[:1]
    assert pending.deadline is not None
    return pending.deadline - pending.since


async def ring(harness: TablesHarness) -> int:
    return await Timers(harness.tables.service, (CLOCK_TIMER,)).ring_due()


def mover(position: Position) -> str:
    """Return the player to move."""
    return position.table.pending[0].user_id


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


async def test_quiet_hours_and_away_periods_postpone_a_deadline_at_once(
    harness: TablesHarness,
) -> None:
    position = await game_with_clocks(harness)
    user = mover(position)
    known = await harness.tables.time_control.set_hours(user, zone="UTC", night=(22 * 60, 6 * 60))
    assert known.hours is not None
    table = await harness.tables.table(position.table.id)
    counted = TIME_CONTROL.grace + TIME_CONTROL.bank
    began = harness.clock.now()
    asleep = table.pending[0].deadline
    assert asleep == began + counted + 8 * 8 * HOUR, "126 hours are 16 a day: eight nights"
    mover_person = next(person for person in PEOPLE if person.id == user)
    request = Request("away", mover_person)
    ends = began + 3 * DAY
    known = await harness.tables.time_control.go_away(request, None, ends)
    assert known.left == 18 * DAY
    assert (await harness.tables.time_control.go_away(request, None, ends)).left == 18 * DAY, (
        "only once"
    )
    later = (await harness.tables.table(position.table.id)).pending[0].deadline
    assert later == asleep + 3 * DAY
    harness.clock.advance(hours=24)
    known = await harness.tables.time_control.come_back(user)
    assert (known.left, known.away_periods) == (20 * DAY, ())
    back = (await harness.tables.table(position.table.id)).pending[0].deadline
    assert back == asleep + DAY


async def test_away_periods_are_limited(harness: TablesHarness) -> None:
    now = harness.clock.now()
    for begins, ends, why in (
        (None, now + 15 * DAY, "table-away-long"),
        (now + 2 * DAY, now + 1 * DAY, "table-away-ends"),
        (now - HOUR, now + HOUR, "table-away-past"),
        (now + 400 * DAY, now + 401 * DAY, "table-away-far"),
    ):
        with pytest.raises(TableError) as refused:
            await harness.tables.time_control.go_away(
                Request(str(harness.next_id), HOST), begins, ends
            )
        assert refused.value.text.key == why
    await harness.tables.time_control.go_away(Request("a", HOST), None, now + 14 * DAY)
    with pytest.raises(TableError) as refused:
        await harness.tables.time_control.go_away(
            Request("b", HOST), now + 20 * DAY, now + 28 * DAY
        )
    assert refused.value.text.key == "table-away-left"
    with pytest.raises(TableError) as refused:
        await harness.tables.time_control.go_away(
            Request("c", HOST), now + 14 * DAY, now + 15 * DAY
        )
    assert refused.value.text.key == "table-away-long"
    for wrong in ({"zone": "Mars/Base"}, {"night": (0, 13 * 60)}, {"days_off": (0, 1, 2)}):
        with pytest.raises(TableError):
            await harness.tables.time_control.set_hours(HOST.id, **wrong)


def test_a_long_away_period_is_shown_in_days_and_hours() -> None:
    words = catalogue("en", "bot.tables")
    for span, expected in (
        (6 * DAY - HOUR, "5 days 23 hours"),
        (DAY + HOUR, "1 day 1 hour"),
        (14 * DAY, "14 days"),
        (23 * HOUR, "23 hours"),
    ):
        assert words.format(format_at_least(span - timedelta(seconds=1))) == expected
        assert words.format(format_whole_hours(span + timedelta(minutes=59))) == expected


async def _refused_away(harness: TablesHarness, begins: datetime | None, ends: datetime) -> Text:
    request = Request(str(harness.next_id), HOST)
    with pytest.raises(TableError) as refused:
        await harness.tables.time_control.go_away(request, begins, ends)
    return refused.value.text


async def test_a_refused_away_period_says_what_was_asked_and_what_is_allowed(
    harness: TablesHarness,
) -> None:
    now = datetime(2027, 1, 2, 12, tzinfo=UTC)
    harness.clock.advance(seconds=(now - harness.clock.now()).total_seconds())
    await harness.tables.time_control.set_hours(HOST.id, zone="Asia/Taipei")
    for begins, ends, figures in (
        (now + 2 * DAY, now + DAY, ("2027-01-04 20:00", "2027-01-03 20:00")),
        (now - HOUR, now + HOUR, ("2027-01-02 19:00",)),
        (now + 400 * DAY, now + 401 * DAY, ("365", "2028-01-02 20:00", "2028-02-06 20:00")),
        (None, now + 22 * DAY - HOUR, ("21", "23")),
        (None, now + 15 * DAY, ("14", "15")),
    ):
        text = await _refused_away(harness, begins, ends)
        for language in LANGUAGES:
            said = catalogue(language, "bot.tables").format(text)
            assert all(figure in said for figure in figures), said


async def test_an_empty_bank_uses_two_away_days_announced_once(
    harness: TablesHarness,
) -> None:
    position = await game_with_clocks(harness, time_control="1h 23h 1h")
    seat, delivery = position.table.pending[0].seat, RecordingDelivery()
    harness.clock.advance(hours=24)
    assert position.table.pending[0].away is None
    assert await ring(harness) == 1
    table = await harness.tables.table(position.table.id)
    assert table.pending[0].deadline == table.pending[0].away == harness.clock.now() + DAY
    await harness.alter("outbox", {"kind": "board"}, status="sent")
    await harness.tables.outbox(delivery).drain()
    (letter,) = [
        message for message in delivery.outbox_messages if message.kind == "away-days-used"
    ]
    assert letter.seats == (seat,)
    assert letter.details == {
        "ends": (harness.clock.now() + DAY).isoformat(),
        "left": (20 * DAY).total_seconds(),
        "more": 1,
        "direct": False,
        "mentioned_seats": [seat],
    }
    harness.clock.advance(hours=24)
    assert await ring(harness) == 1
    table = await harness.tables.table(position.table.id)
    assert table.pending[0].deadline == harness.clock.now() + DAY, "a second day is used"
    assert table.seats[seat].timeouts == 0
    harness.clock.advance(hours=24)
    assert await ring(harness) == 1
    assert await ring(harness) == 0
    table = await harness.tables.table(position.table.id)
    assert (table.seats[seat].timeouts, table.pending[0].away) == (1, None)
    (asked,) = await harness.tables.open_votes(table.id)
    assert (asked.kind, asked.seat) == ("timeout", seat), (
        "after three days of inactivity the others decide"
    )
    await harness.alter("outbox", {"kind": "board"}, status="sent")
    await harness.tables.outbox(delivery).drain()
    assert [message.kind for message in delivery.outbox_messages].count(
        OutboxKind.AWAY_DAYS_USED
    ) == 1
    assert (await harness.tables.time_control.read_availability(mover(position))).left == 19 * DAY


@pytest.mark.parametrize(
    ("ago", "by", "used"),
    [(41, None, 1), (43, None, 0), (0, "plan", 0), (0, "automatic", 0)],
)
async def test_away_days_are_used_only_for_a_player_who_has_acted_within_three_days(
    harness: TablesHarness, ago: int, by: str | None, used: int
) -> None:
    position = await game_with_clocks(harness, time_control="1h 29h 29h")
    user, at = mover(position), harness.clock.now() - ago * HOUR
    acted: dict[str, Any] = {"at": at}
    if by is not None:
        acted |= {"kind": "move", "data": {"move": "pass", "by": by}}
    await harness.alter("actions", {"user_id": user}, **acted)
    harness.clock.advance(hours=30)
    assert await ring(harness) == 1
    left = (await harness.tables.time_control.read_availability(user)).left
    assert left == (21 - used) * DAY


async def test_a_late_timer_uses_as_many_away_days_as_have_passed(
    harness: TablesHarness,
) -> None:
    position = await game_with_clocks(harness, time_control="1h 23h 1h")
    harness.clock.advance(hours=24)
    up = harness.clock.now()
    harness.clock.advance(hours=26)
    assert await ring(harness) == 1
    table = await harness.tables.table(position.table.id)
    assert table.pending[0].deadline == up + 2 * DAY
    harness.clock.advance(hours=22)
    assert await ring(harness) == 1, "the clock is still tracked"


@pytest.mark.parametrize("how", ["forbidden", "unwanted", "in hours"])
async def test_no_away_days_are_used_if_the_table_or_the_player_opts_out(
    harness: TablesHarness, how: str
) -> None:
    pauses = "nights" if how == "forbidden" else "all"
    hours = 24 if how != "in hours" else 23
    position = await game_with_clocks(harness, time_control=f"1h {hours - 1}h 1h", pauses=pauses)
    await harness.tables.time_control.set_automatic_away(mover(position), wanted=how != "unwanted")
    harness.clock.advance(hours=hours)
    assert await ring(harness) == 1
    table = await harness.tables.table(position.table.id)
    assert table.seats[table.pending[0].seat].timeouts == 1
    habits = await harness.tables.time_control.read_availability(mover(position))
    assert habits.left == 21 * DAY


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
