"""A clock that is set an hour forward or back, and daylight saving: everything is told once."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.outbox import states
from bot.tables.time_control import availability
from tests.bot.tables.bench import HOST, PEOPLE, Bench, Post

pytestmark = [
    pytest.mark.usefixtures("toy"),
    pytest.mark.parametrize("url", ["sqlite"], indirect=True),
]


async def deliver(bench: Bench, post: Post) -> None:
    """What the loops would do now."""
    await bench.steward.timers().ring_due()
    await bench.steward.outbox(post).drain()


@pytest.mark.parametrize("hours", [1, -1])
@pytest.mark.parametrize("instant", ["waiting", "in hand", "due", "posted"])
async def test_an_hour_forward_or_back_doubles_and_loses_nothing(
    bench: Bench, hours: int, instant: str
) -> None:
    post = Post()
    position = await bench.game("toy", 2)
    await deliver(bench, post)
    position = await bench.random(position)
    if instant == "in hand":
        assert await states.claim(bench.steward.service, position.table.id) is not None
    if instant != "due":
        bench.clock.advance(hours=hours)
    if instant == "in hand":
        await bench.restart()
    await deliver(bench, post)
    bench.clock.advance(hours=24)
    if instant == "due":
        await bench.steward.timers().ring_due()
        bench.clock.advance(hours=hours)
    await deliver(bench, post)
    if instant == "posted":
        bench.clock.advance(hours=-hours)
    for _ in range(3):
        await deliver(bench, post)
        bench.clock.advance(minutes=40)
    told = Counter(kind for kind, _ in post.kinds)
    assert (told["lobby"], told["board"], told["reminder"]) == (1, 2, 1)
    position = await bench.random(position)
    await deliver(bench, post)
    assert post.kinds[-1] == ("board", position.sequence)


@pytest.mark.parametrize(
    "change", [datetime(2026, 3, 29, tzinfo=UTC), datetime(2026, 10, 25, tzinfo=UTC)]
)
async def test_a_night_of_daylight_saving_has_one_reminder_in_the_morning(
    bench: Bench, change: datetime
) -> None:
    berlin, post = ZoneInfo("Europe/Berlin"), Post()
    for person in PEOPLE:
        await availability.set_hours(
            bench.steward.service, person.id, zone="Europe/Berlin", night=(22 * 60, 6 * 60)
        )
    bench.clock.advance(seconds=(change - bench.clock.now()).total_seconds() - 29 * 3600)
    position = await bench.game("toy", 2)
    await bench.steward.set_reminder(position.table.id, 30, HOST)
    await deliver(bench, post)
    bench.clock.advance(hours=24)
    calls: list[datetime] = []
    for _ in range(24):
        bench.clock.advance(minutes=30)
        await deliver(bench, post)
        if post.kinds[-1][0] == "reminder" and not calls:
            calls.append(bench.clock.now().astimezone(berlin))
    assert [kind for kind, _ in post.kinds].count("reminder") == 1
    assert [(call.hour, call.minute) for call in calls] == [(6, 0)]
