"""Away periods and away days: limits, automatic use, and what players are told."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Request
from bot.tables.domain.time_control import (
    format_at_least,
    format_whole_hours,
)
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import Text
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.bot.tables.time_control.clock_helpers import (
    DAY,
    HOUR,
    TIME_CONTROL,
    game_with_clocks,
    mover,
    ring,
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
