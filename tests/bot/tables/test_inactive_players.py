"""A player who stops moving: a few mentions, a vote, and at last an empty seat."""

from __future__ import annotations

from collections import Counter
from datetime import timedelta

import pytest

from bot.tables.domain.errors import TableError
from bot.tables.domain.longest_wait import longest_wait
from bot.tables.domain.quiet_hours import DEFAULT_NIGHT, NIGHTS
from bot.tables.domain.table import Occupant
from bot.tables.domain.time_control import PRESETS, time_control_named
from bot.tables.reminders.schedule_reminders import MAX_MENTIONS_PER_TURN
from tests.bot.tables.harness import HOST, PEOPLE, TablesHarness
from tests.bot.tables.scenario import TableScenario

DAY = timedelta(days=1)

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def start_inactive_table(
    harness: TablesHarness, pace: str, *, days_off: bool = True, players: int = 3
) -> TableScenario:
    """Start a table with the default settings at which nobody moves."""
    scenario = TableScenario(harness, {person.name: person for person in PEOPLE})
    off = (5, 6) if days_off else ()
    for person in PEOPLE[:players]:
        await harness.tables.time_control.set_hours(
            person.id, zone="UTC", night=NIGHTS[DEFAULT_NIGHT], days_off=off
        )
    opened = await harness.lobby("caylus", players)
    scenario.table_id = opened.id
    await harness.tables.change_options(opened.id, HOST, {}, harness.next_id, time_control=pace)
    await harness.tables.start(opened.id, HOST, harness.next_id)
    return scenario


def mentions(calls: list[str], name: str) -> list[str]:
    """Return the kinds of messages that mentioned a player."""
    found = [call.split(": ") for call in calls]
    return [about.split()[-1] for about, names in found if name in names.split(", ")]


@pytest.mark.parametrize("pace", ["6h 1d 6h", "swift", "standard", "relaxed"])
async def test_an_inactive_player_is_mentioned_four_times_before_a_move_is_made_for_them(
    harness: TablesHarness, pace: str
) -> None:
    scenario, table = await start_inactive_table(harness, pace), None
    mover, calls, begun = await scenario.mover(), await scenario.now(), harness.clock.now()
    while await scenario.mover() == mover:
        calls += await scenario.later(hours=24)
    table = await scenario.table()
    waited = harness.clock.now() - begun
    figures = time_control_named(pace)
    assert figures is not None
    assert waited <= longest_wait(figures, None) * DAY
    called = mentions(calls, mover)
    assert len(called) == MAX_MENTIONS_PER_TURN, calls
    assert Counter(called)["reminder"] <= 3, "one mention is reserved for the end"
    assert any(" vote: " in call for call in calls), "the others vote"
    seat = table.seats[await scenario.seat(mover)]
    assert seat.occupant is Occupant.PERSON, "a move was made for them"
    left = (await harness.tables.time_control.read_availability(scenario.people[mover].id)).left
    assert left >= 19 * DAY


async def test_an_inactive_player_gets_a_limited_number_of_nudges(
    harness: TablesHarness,
) -> None:
    scenario = await start_inactive_table(harness, "standard")
    mover, calls = await scenario.mover(), await scenario.now()
    other = next(p for p in PEOPLE[:3] if p.name != mover)
    refused = ""
    for _ in range(MAX_MENTIONS_PER_TURN):
        try:
            await harness.tables.reminders.nudge(scenario.by(other.name), scenario.table_id)
        except TableError as error:
            refused = error.text.key
            break
        calls += await scenario.later(hours=25)
    assert refused == "table-nudge-enough"
    assert len(mentions(calls, mover)) == MAX_MENTIONS_PER_TURN - 1
    table = await scenario.table()
    await harness.tables.reminders.snooze(
        scenario.people[mover], scenario.table_id, 8 * DAY / 24, sequence=table.sequence
    )
    assert mentions(await scenario.later(hours=20), mover) == ["reminder"], "they opted in"


async def test_the_mention_count_restarts_with_the_next_turn(harness: TablesHarness) -> None:
    scenario = await start_inactive_table(harness, "standard", days_off=False)
    mover = await scenario.mover()
    calls = [*await scenario.now(), *await scenario.later(hours=7 * 24)]
    assert len(mentions(calls, mover)) == MAX_MENTIONS_PER_TURN - 1
    calls = await scenario.move()
    while await scenario.mover() != mover:
        calls = await scenario.move()
    assert mentions(calls, mover) == ["board"]


@pytest.mark.parametrize("pace", ["10m 0m 0m", "1h 60h 1h", "1h 71h 1h", *PRESETS])
@pytest.mark.parametrize("day", [0, 3])
async def test_no_turn_lasts_longer_than_the_lobby_announces(
    harness: TablesHarness, pace: str, day: int
) -> None:
    """Covers the longest quiet hours and two days off, starting on different weekdays."""
    harness.clock.advance(days=day)
    for person in PEOPLE[:2]:
        await harness.tables.time_control.set_hours(
            person.id, zone="UTC", night=(20 * 60, 8 * 60), days_off=(5, 6)
        )
    scenario = TableScenario(harness, {person.name: person for person in PEOPLE})
    opened = await harness.lobby("toy", 2)
    scenario.table_id = opened.id
    await harness.tables.change_options(opened.id, HOST, {}, harness.next_id, time_control=pace)
    await harness.tables.start(opened.id, HOST, harness.next_id)
    moves, figures = (await scenario.table()).moves, time_control_named(pace)
    assert figures is not None
    await scenario.later(hours=longest_wait(figures, None) * 24)
    assert (await scenario.table()).moves > moves
