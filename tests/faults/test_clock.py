"""A system clock set forward or back by an hour, and daylight saving: every notice is sent once."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from tests.bot.tables import outbox_helpers
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness

pytestmark = [
    pytest.mark.usefixtures("toy"),
    pytest.mark.parametrize("url", ["sqlite"], indirect=True),
]


async def deliver(harness: TablesHarness, delivery: RecordingDelivery) -> None:
    """Run the background loops once."""
    await harness.tables.timers().ring_due()
    await harness.tables.outbox(delivery).drain()


@pytest.mark.parametrize("hours", [1, -1])
@pytest.mark.parametrize("instant", ["waiting", "in hand", "due", "posted"])
async def test_a_clock_change_of_an_hour_repeats_and_loses_nothing(
    harness: TablesHarness, hours: int, instant: str
) -> None:
    delivery = RecordingDelivery()
    position = await harness.game("toy", 2)
    await deliver(harness, delivery)
    position = await harness.random(position)
    if instant == "in hand":
        assert await outbox_helpers.claim(harness.tables.service, position.table.id) is not None
    if instant != "due":
        harness.clock.advance(hours=hours)
    if instant == "in hand":
        await harness.restart()
    await deliver(harness, delivery)
    harness.clock.advance(hours=24)
    if instant == "due":
        await harness.tables.timers().ring_due()
        harness.clock.advance(hours=hours)
    await deliver(harness, delivery)
    if instant == "posted":
        harness.clock.advance(hours=-hours)
    for _ in range(3):
        await deliver(harness, delivery)
        harness.clock.advance(minutes=40)
    posted = Counter(kind for kind, _ in delivery.kinds)
    assert (posted["lobby"], posted["board"], posted["reminder"]) == (1, 2, 1)
    position = await harness.random(position)
    await deliver(harness, delivery)
    assert delivery.kinds[-1] == ("board", position.sequence)


@pytest.mark.parametrize(
    "change", [datetime(2026, 3, 29, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC)]
)
async def test_quiet_hours_across_daylight_saving_end_with_one_reminder(
    harness: TablesHarness, change: datetime
) -> None:
    berlin, delivery = ZoneInfo("Europe/Berlin"), RecordingDelivery()
    for person in PEOPLE:
        await harness.tables.time_control.set_hours(
            person.id, zone="Europe/Berlin", night=(22 * 60, 6 * 60)
        )
    harness.clock.advance(seconds=(change - harness.clock.now()).total_seconds() - 29 * 3600)
    position = await harness.game("toy", 2)
    await harness.tables.set_reminder(position.table.id, 30, HOST)
    await deliver(harness, delivery)
    harness.clock.advance(hours=24)
    calls: list[datetime] = []
    for _ in range(24):
        harness.clock.advance(minutes=30)
        await deliver(harness, delivery)
        if delivery.kinds[-1][0] == "reminder" and not calls:
            calls.append(harness.clock.now().astimezone(berlin))
    assert [kind for kind, _ in delivery.kinds].count("reminder") == 1
    assert [(call.hour, call.minute) for call in calls] == [(6, 0)]
