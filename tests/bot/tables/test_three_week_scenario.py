"""Three weeks of a Caylus table of four people in four time zones, minute by minute.

Quiet hours are from 23:00 to 08:00, and Saturday and Sunday are off. In UTC, before the clocks
change in New York, a day begins at 23:00 for Carol in Tokyo, at 21:00 for Dave in Sydney, at 07:00
for Alice in Berlin and at 13:00 for Bob in New York. Each turn has three hours of grace time, then
a bank of twelve.

Each chapter begins where the one before ended; add new situations as further chapters.
"""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.tables.domain.plans import PlanStatus
from bot.tables.domain.table import Occupant, Status
from tests.bot.tables.harness import HOST, OUTSIDER, PEOPLE, TablesHarness
from tests.bot.tables.scenario import TableScenario

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
WHERE = {
    "Alice": "Europe/Berlin",
    "Bob": "America/New_York",
    "Carol": "Asia/Tokyo",
    "Dave": "Australia/Sydney",
    "Eve": "Europe/London",
    "Zoe": "Asia/Taipei",
}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_three_weeks(harness: TablesHarness) -> None:
    scenario = TableScenario(harness, {person.name: person for person in (*PEOPLE, OUTSIDER)})
    await sit_down(scenario)
    await no_mentions_on_sunday(scenario)
    await away_period(scenario)
    await substitute(scenario)
    await weekend_and_daylight_saving(scenario)
    await restarts_and_outage(scenario)
    await timeouts_and_undone_autopilot_move(scenario)
    await empty_seat_taken_over(scenario)
    await undo_across_a_deadline(scenario)
    await plan_that_fires_and_plan_that_stops(scenario)
    await play_to_the_end(scenario)


async def sit_down(scenario: TableScenario) -> None:
    harness = scenario.harness
    for name, zone in WHERE.items():
        who = scenario.people[name].id
        await scenario.harness.tables.time_control.set_hours(
            who, zone=zone, night=(23 * 60, 8 * 60), days_off=(5, 6)
        )
    opened = await harness.lobby("caylus", 4)
    scenario.table_id = opened.id
    await harness.tables.change_options(
        opened.id,
        HOST,
        {},
        harness.next_id,
        time_control="3h 12h 3h",
        empty_seat_default="takeover",
    )
    await harness.tables.start(opened.id, HOST, harness.next_id)


async def no_mentions_on_sunday(scenario: TableScenario) -> None:
    """It is Sunday everywhere; Carol's Monday begins first."""
    assert await scenario.now() == []
    assert (await scenario.mover(), await scenario.deadline()) == ("Carol", "02 23:00")
    assert await scenario.until(2, "10:30") == [
        "01 23:00 reminder: Carol",  # she wakes
        "02 02:00 reminder: Carol",  # the grace time is over
        "02 10:00 reminder: Carol",  # four hours are left
    ]
    assert await scenario.move() == ["02 10:30 board: Alice"], "immediately: noon in Berlin"


async def away_period(scenario: TableScenario) -> None:
    """Alice goes away when her turn begins, and moves when she is back."""
    assert await scenario.deadline() == "03 10:30"
    ends = scenario.harness.clock.now() + 3 * DAY
    await scenario.harness.tables.time_control.go_away(scenario.by("Alice"), None, ends)
    assert await scenario.deadline() == "06 10:30", "three days later"
    assert await scenario.until(5, "12:00") == [], (
        "no mention for her, and then three hours of grace time"
    )
    await scenario.play(until="Carol")
    scenario.calls.clear()


async def substitute(scenario: TableScenario) -> None:
    """Zoe plays for Carol, and is mentioned when Zoe is awake."""
    seat = await scenario.seat("Carol")
    until = scenario.harness.clock.now() + 2 * DAY
    await scenario.harness.tables.seats.invite_substitute(
        scenario.by("Carol"), scenario.table_id, scenario.people["Zoe"], until
    )
    assert await scenario.now() == ["05 12:00 substitute: Zoe"]
    await scenario.harness.tables.seats.answer_invitation(
        scenario.by("Zoe"), scenario.table_id, seat, agrees=True
    )
    assert await scenario.until(6, "02:00") == [
        "05 14:30 reminder: Zoe",  # Carol has four hours left
        "06 00:00 reminder: Zoe",  # the grace time ended as Zoe went to bed
    ]
    assert await scenario.move(by="Zoe") == [], "it is 03:00 in Berlin"
    entry = (await scenario.harness.tables.log(scenario.table_id, 0, 999))[-1]
    assert (entry.seat, entry.user_id) == (seat, scenario.people["Zoe"].id), "in the log"


async def weekend_and_daylight_saving(scenario: TableScenario) -> None:
    """Bob's turn begins on Friday; on Sunday his clocks go forward: Monday comes an hour sooner."""
    assert await scenario.until(6, "20:00") == [
        "06 07:00 reminder: Alice",  # she wakes
        "06 10:00 reminder: Alice",  # the grace time is over
        "06 18:00 reminder: Alice",  # four hours are left
    ]
    await scenario.play(until="Bob")
    scenario.calls.clear()
    assert await scenario.until(9, "15:00") == [
        "06 23:00 reminder: Bob",  # the grace time is over: 18:00
        "09 15:00 reminder: Bob",  # four hours are left: 11:00 in summer time
    ]
    assert await scenario.deadline() == "09 19:00", "eight hours of Friday, seven of Monday"


async def restarts_and_outage(scenario: TableScenario) -> None:
    """A restart changes nothing; no clock runs while the bot is down for five hours."""
    await scenario.restart()
    assert await scenario.deadline() == "09 19:00"
    await scenario.play(until="Alice")
    scenario.calls.clear()
    assert await scenario.deadline() == "09 20:01"
    await scenario.restart(gone=5 * HOUR)
    assert await scenario.deadline() == "10 10:01", (
        "two of the five hours are tonight, three tomorrow"
    )
    assert await scenario.until(10, "07:30") == [
        "09 21:01 reminder: Alice"
    ]  # four of five are left


async def timeouts_and_undone_autopilot_move(scenario: TableScenario) -> None:
    """Dave times out three times; autopilot moves, and Dave undoes the move."""
    await scenario.play(until="Dave")
    scenario.calls.clear()
    assert await scenario.until(13, "12:00") == [
        "10 10:30 reminder: Dave",  # the grace time is over
        "11 03:30 reminder: Dave",  # four hours are left
        "11 07:30 overdue: Dave",  # first grace timeout: a day is added; that is his fourth mention
        "13 07:30 vote: Alice, Carol",  # after two grace timeouts the table votes; Bob sleeps
        "13 12:00 vote-reminder: Bob",  # and wakes
    ]
    moves = (await scenario.table()).moves
    assert await scenario.answer(Alice="autopilot", Carol="autopilot") == "autopilot", (
        "two of three"
    )
    assert (await scenario.table()).moves > moves
    assert await scenario.undo("Dave"), "without consent"
    assert (await scenario.table()).moves == moves
    assert (await scenario.mover(), await scenario.deadline()) == ("Dave", "15 21:00"), (
        "a day is added; it ends on the weekend, and so on Monday morning"
    )
    assert await scenario.move() == ["13 12:00 board: Bob"]


async def empty_seat_taken_over(scenario: TableScenario) -> None:
    """Bob does nothing; Eve takes over his seat, with a full bank."""
    assert await scenario.until(17, "12:00") == [
        "13 14:59 reminder: Bob",  # the grace time is over
        "13 18:11 reminder: Bob",  # four fifths of the rest of his bank are used
        "13 18:59 overdue: Bob",  # grace timeout: a day is added, which ends on the weekend
        "17 12:00 vote: Alice, Carol",  # grace timeout on Monday without a mention; Dave sleeps
    ]
    assert await scenario.answer(Alice="remove", Carol="remove") == "remove"
    seat, table = await scenario.seat("Bob"), await scenario.table()
    assert table.seats[seat].occupant is Occupant.EMPTY
    assert await scenario.now() == ["17 12:00 vote: Alice, Carol"], "the table votes"
    assert await scenario.answer(Alice="takeover", Carol="takeover") == "takeover"
    table, taken = await scenario.harness.tables.seats.take_over(
        scenario.by("Eve"), scenario.table_id
    )
    assert (taken, table.banks[seat]) == (seat, 12 * HOUR)
    assert await scenario.now() == ["17 12:00 board: Eve"]
    assert await scenario.deadline() == "18 12:00", "eleven hours of today, four of tomorrow"


async def undo_across_a_deadline(scenario: TableScenario) -> None:
    """Eve times out; then Dave undoes the move he made before it was her turn."""
    assert await scenario.until(18, "13:00") == [
        "17 15:00 reminder: Eve",  # the grace time is over
        "18 08:00 reminder: Eve",  # four hours are left
        "18 12:00 overdue: Eve",  # grace timeout: a day is added
    ]
    assert await scenario.deadline() == "19 12:00"
    assert await scenario.undo("Dave"), "without consent: nobody has moved since"
    assert await scenario.now() == [], "it is midnight in Sydney"
    assert (await scenario.mover(), await scenario.deadline()) == ("Dave", "18 21:00"), (
        "his bank was empty when he moved, and still is, except for the night"
    )
    assert await scenario.move() == ["18 13:00 board: Eve"]
    assert await scenario.deadline() == "19 13:00", "all of her time is refunded"


async def plan_that_fires_and_plan_that_stops(scenario: TableScenario) -> None:
    """Carol's plan places at 3; that stops Alice's plan for 4."""
    assert await scenario.mover() == "Eve"
    await scenario.plan("Carol", "place_or_pass", "place 3", "place 4")
    await scenario.plan("Alice", "place_or_pass", "place 4", stop="place 3")
    moves = (await scenario.table()).moves
    assert await scenario.move() == ["18 13:00 board: Alice"], "Carol needs no mention"
    assert (await scenario.table()).moves == moves + 2
    entry = (await scenario.harness.tables.log(scenario.table_id, -1, 1))[0]
    assert (entry.user_id, entry.move) == (scenario.people["Carol"].id, "place 3")
    assert entry.data["by"] == "plan"
    alice = scenario.people["Alice"].id
    (plan,) = await scenario.harness.tables.plans.read(alice, scenario.table_id)
    assert plan.status is PlanStatus.STOPPED
    assert await scenario.harness.tables.plans.tables_with_unread_stops(alice) == [
        scenario.table_id
    ], "only she is told"


async def play_to_the_end(scenario: TableScenario) -> None:
    """All play to the end at once; the score equals that of the replayed record."""
    await scenario.play()
    table = await scenario.table()
    assert table.status is Status.FINISHED
    assert (await scenario.harness.tables.verify(scenario.table_id)).holds
    position = await scenario.harness.tables.position(scenario.table_id)
    file = await scenario.harness.tables.record(scenario.table_id, None)
    rules = position.game
    score, again = rules.outcome(position.state), rules.outcome(file.record.replay())
    assert score == again
    assert (score.scores, table.winners) == ((11, 3, 14, 1), (2,))
    assert await scenario.until(22, "12:00") == [], "Nothing has happened here for a month"
