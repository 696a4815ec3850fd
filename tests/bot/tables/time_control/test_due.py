"""Deadlines: counted time adds up, and nothing ever adds time to a clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.domain.clocks import (
    CLOCKS_JSON,
    Clocks,
    Pause,
    TimeSpan,
    counted_time,
    due_at,
    running_spans,
)
from bot.tables.domain.quiet_hours import DAYS_OFF, NIGHTS, QuietHours
from bot.tables.domain.time_control import PRESETS, TimeControl

BEGIN = datetime(2026, 3, 1, tzinfo=UTC)
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kolkata", "UTC")
"""Zones with daylight saving in both hemispheres, and one without."""
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)

moments = st.integers(0, 366 * 24 * 60).map(lambda minutes: BEGIN + minutes * MINUTE)
lengths = st.integers(0, 20 * 24 * 60).map(lambda minutes: minutes * MINUTE)
spans = st.builds(lambda at, length: TimeSpan(at, at + length), moments, lengths)
fixed = st.lists(spans, max_size=4)
nights = st.sampled_from(list(NIGHTS.values()))
days_off = st.sampled_from([frozenset(days) for days in DAYS_OFF.values()])
hours = st.builds(QuietHours, st.just(BEGIN), st.sampled_from(ZONES), nights, days_off)


@st.composite
def pauses(draw: st.DrawFn) -> list[Pause]:
    """Generate a person's quiet hours, which may change zone during a turn, and away periods."""
    moved = sorted(draw(st.lists(moments, max_size=2)))
    said = [draw(hours) for _ in range(len(moved) + 1)]
    begins, ends = [BEGIN, *moved], [*moved, None]
    held = [
        QuietHours(begin, one.zone, one.night, one.days_off, end)
        for one, begin, end in zip(said, begins, ends, strict=True)
    ]
    return [*held, *draw(fixed)]


@given(pauses(), moments, lengths, lengths)
def test_counted_time_adds_up(
    life: list[Pause], at: datetime, one: timedelta, two: timedelta
) -> None:
    middle, end = at + one, at + one + two
    whole = counted_time(at, end, life)
    assert whole == counted_time(at, middle, life) + counted_time(middle, end, life)
    assert timedelta(0) <= whole <= end - at


@given(pauses(), moments, lengths)
def test_a_deadline_is_when_exactly_the_span_has_counted(
    life: list[Pause], at: datetime, allowance: timedelta
) -> None:
    when = due_at(at, allowance, life)
    assert counted_time(at, when, life) == allowance
    assert counted_time(at, when + MINUTE, life) > allowance
    assert when - at >= allowance


@given(pauses(), spans, moments, lengths, lengths)
def test_a_pause_postpones_and_adds_no_time(
    life: list[Pause], pause: TimeSpan, at: datetime, allowance: timedelta, later: timedelta
) -> None:
    more = [*life, pause]
    assert due_at(at, allowance, more) >= due_at(at, allowance, life)
    left = allowance - counted_time(at, at + later, more)
    after = allowance - counted_time(at, at + later + HOUR, more)
    assert after <= left <= allowance, "the remaining time never grows"
    assert due_at(at, allowance, [*more, pause]) == due_at(at, allowance, more), (
        "overlaps count once"
    )


@given(hours, moments)
def test_time_stops_exactly_in_local_quiet_hours(life: QuietHours, at: datetime) -> None:
    local = at.astimezone(ZoneInfo(life.zone))
    if local.utcoffset() != (at - 3 * HOUR).astimezone(local.tzinfo).utcoffset():
        return  # local time repeats an hour
    if local.utcoffset() != (at + 3 * HOUR).astimezone(local.tzinfo).utcoffset():
        return
    minute, asleep = local.hour * 60 + local.minute, False
    if life.night is not None:
        begins, ends = life.night
        asleep = begins <= minute < ends if begins < ends else not ends <= minute < begins
    off = local.weekday() in life.days_off
    runs = any(
        span.begins <= at < span.ends for span in running_spans(TimeSpan(at, at + MINUTE), [life])
    )
    assert runs != (asleep or off)


@pytest.mark.parametrize(
    ("zone", "eve", "night"),
    [
        ("Europe/Berlin", datetime(2026, 3, 28, 12, tzinfo=UTC), 8),
        ("Europe/Berlin", datetime(2026, 10, 24, 12, tzinfo=UTC), 10),
        ("Australia/Sydney", datetime(2026, 4, 4, 2, tzinfo=UTC), 10),
        ("Australia/Sydney", datetime(2026, 10, 3, 2, tzinfo=UTC), 8),
        ("America/New_York", datetime(2026, 3, 7, 17, tzinfo=UTC), 8),
    ],
)
def test_quiet_hours_follow_daylight_saving(zone: str, eve: datetime, night: int) -> None:
    """From 23:00 to 08:00; counted time is the rest of the day."""
    life = QuietHours(BEGIN, zone, NIGHTS["23-8"])
    assert DAY - counted_time(eve, eve + DAY, [life]) == night * HOUR


def test_new_quiet_hours_do_not_affect_the_past() -> None:
    noon = BEGIN + 12 * HOUR
    before = QuietHours(BEGIN, "UTC", None, until=noon)
    after = QuietHours(noon, "UTC", (0, 12 * 60))
    assert counted_time(BEGIN, noon, [before, after]) == 12 * HOUR
    assert due_at(BEGIN, 13 * HOUR, [before, after]) == noon + HOUR


# Clocks


TIME_CONTROL = PRESETS["standard"]


def no_pauses(_seat: int, _since: datetime) -> tuple[Pause, ...]:
    """Return no pauses; time always counts."""
    return ()


def hand_over(clocks: Clocks, seat: int, now: datetime, round_: int = 1) -> Clocks:
    passed = clocks.pass_turn(
        (seat,), restart=(), answer=False, now=now, time_control=TIME_CONTROL, pauses=no_pauses
    )
    return passed.in_round(round_, TIME_CONTROL)


def test_grace_time_is_used_before_the_bank_which_refills_each_round() -> None:
    clocks = hand_over(Clocks.full(2, TIME_CONTROL, 1), 0, BEGIN)
    assert clocks.due(0, TIME_CONTROL, no_pauses) == BEGIN + TIME_CONTROL.grace + TIME_CONTROL.bank
    clocks = hand_over(clocks, 1, BEGIN + 5 * HOUR)
    assert clocks.banks == (TIME_CONTROL.bank, TIME_CONTROL.bank), "grace time costs nothing"
    clocks = hand_over(clocks, 0, BEGIN + 5 * HOUR + TIME_CONTROL.grace + 30 * HOUR)
    assert clocks.banks == (TIME_CONTROL.bank, TIME_CONTROL.bank - 30 * HOUR)
    clocks = hand_over(clocks, 1, BEGIN + 2 * DAY, round_=2)
    assert clocks.banks == (TIME_CONTROL.bank, TIME_CONTROL.bank - 6 * HOUR), (
        "never above the initial bank"
    )


@given(st.lists(st.integers(1, 30 * 60), min_size=2, max_size=8), st.integers(0, 9 * 24 * 60))
def test_an_undo_refunds_its_time(turns: list[int], late: int) -> None:
    """All banks are as before; the mover continues where they stopped, with no gain."""
    now, clocks, before = BEGIN, hand_over(Clocks.full(2, TIME_CONTROL, 1), 0, BEGIN), []
    for number, minutes in enumerate(turns):
        before.append((clocks, now))
        now += minutes * MINUTE
        clocks = hand_over(clocks, (number + 1) % 2, now)
    for number in range(len(turns)):
        then, since = before[number]
        left = since + turns[number] * MINUTE
        undone = now + late * MINUTE
        back = clocks.after_undo(then, left, undone)
        seat = number % 2
        assert back.banks == then.banks
        assert set(back.running) == {seat}
        assert back.after(seat, turns[number] * MINUTE, no_pauses) == undone
        assert back.after(seat, turns[number] * MINUTE + HOUR, no_pauses) == undone + HOUR


@given(st.integers(1, 100), st.integers(0, 100))
def test_a_paused_table_keeps_the_remaining_time(hours_in: int, hours_paused: int) -> None:
    clocks = hand_over(Clocks.full(2, TIME_CONTROL, 1), 0, BEGIN)
    left = BEGIN + hours_in * HOUR
    again = left + hours_paused * HOUR
    resumed = clocks.after_pause(left, again)
    assert resumed.after(0, hours_in * HOUR, no_pauses) == again
    assert CLOCKS_JSON.validate_python(CLOCKS_JSON.dump_python(resumed, mode="json")) == resumed


def test_an_answer_out_of_turn_has_its_own_deadline_and_costs_nothing() -> None:
    pace = TimeControl(grace=HOUR, bank=DAY, refill=HOUR)
    clocks = Clocks.full(3, pace, 1).pass_turn(
        (0, 2), restart=(), answer=True, now=BEGIN, time_control=pace, pauses=no_pauses
    )
    assert [clocks.due(seat, pace, no_pauses) for seat in (0, 2)] == [BEGIN + pace.answer] * 2
    later = clocks.pass_turn(
        (1,),
        restart=(),
        answer=False,
        now=BEGIN + DAY,
        time_control=pace,
        pauses=no_pauses,
    )
    assert later.banks == (pace.bank,) * 3


def test_a_turn_resumes_after_an_answer_out_of_turn() -> None:
    """It is not a new turn: no new grace time, and the bank is charged once for the whole turn."""
    pace = TimeControl(grace=2 * HOUR, bank=DAY, refill=HOUR)

    def handed_over(clocks: Clocks, pending: int, hours: int, *, answer: bool = False) -> Clocks:
        return CLOCKS_JSON.validate_python(CLOCKS_JSON.dump_python(clocks, mode="json")).pass_turn(
            (pending,),
            restart=(),
            answer=answer,
            turn_begins=pending == 2,
            now=BEGIN + hours * HOUR,
            time_control=pace,
            pauses=no_pauses,
        )

    asked = handed_over(handed_over(Clocks.full(3, pace, 1), 0, 0), 1, 1, answer=True)
    assert asked.due(1, pace, no_pauses) == BEGIN + HOUR + pace.answer
    again = handed_over(asked, 0, 11)
    assert again.due(0, pace, no_pauses) == BEGIN + 10 * HOUR + pace.grace + pace.bank
    assert handed_over(again, 2, 13).banks == (pace.bank - HOUR, pace.bank, pace.bank)
    assert handed_over(asked, 2, 11).banks == (pace.bank,) * 3, "an hour of its turn was used"
