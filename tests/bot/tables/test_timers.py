"""The contract of timer kinds: each timer fires once, at eligible tables only, despite crashes."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import TimerRow
from bot.tables.domain.kinds import TimerKind
from bot.tables.domain.table import Status
from bot.tables.session.timers import RETRY_DELAY, TimerHandler, Timers
from bot.tables.session.unit_of_work import UnitOfWork
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import HOST, TablesHarness

pytestmark = ON_BOTH

RUNG: list[tuple[int, list[int | None]]] = []


def _ring(unit: UnitOfWork, due: Sequence[TimerRow]) -> None:
    RUNG.append((unit.id, [row.seat for row in due]))


TEA = TimerHandler(TimerKind.EMPTY_SEAT, counts_at=(Status.RUNNING,), notify=_ring)


async def set_tea(
    harness: TablesHarness, table_id: int, hours: float, seat: int | None = None
) -> None:
    """Set a tea timer at that table."""
    now = harness.clock.now()
    row = TimerRow(
        table_id=table_id, kind=TEA.kind, seat=seat, since=now, due_at=now + timedelta(hours=hours)
    )
    await harness.store.write(lambda session: session.add(row))


async def test_a_timer_fires_once_across_a_restart_and_only_at_eligible_tables(
    harness: TablesHarness,
) -> None:
    RUNG.clear()
    game, lobby = (await harness.game("toy", 2)).table, await harness.lobby("toy", 2)
    for seat in (0, 1):
        await set_tea(harness, game.id, 1, seat)
    await set_tea(harness, lobby.id, 1)
    timers = Timers(harness.tables.service, (TEA,))
    assert await timers.ring_due() == 0
    harness.clock.advance(hours=1)
    assert await timers.ring_due() == 1
    await harness.restart()
    timers = Timers(harness.tables.service, (TEA,))
    assert await timers.ring_due() == 0
    assert [(game.id, [0, 1])] == RUNG
    await harness.tables.start(lobby.id, HOST, harness.next_id)
    assert await timers.ring_due() == 1, "it counts from now on"
    assert RUNG[1:] == [(lobby.id, [None])]


async def test_a_failed_timer_fires_again_and_does_not_block_others(
    harness: TablesHarness,
) -> None:
    RUNG.clear()
    damaged, intact = [(await harness.game("toy", 2)).table.id for _ in range(2)]
    for table_id in (damaged, intact):
        await set_tea(harness, table_id, 1)
    harness.clock.advance(hours=1)
    await harness.alter("tables", {"id": damaged}, winners=["x"])
    timers = Timers(harness.tables.service, (TEA,))
    assert await timers.ring_due() == 1, "a failure does not count"
    assert [(intact, [None])] == RUNG
    assert await timers.earliest(harness.clock.now()) is None, "the loop does not stay awake"
    await harness.alter("tables", {"id": damaged}, winners=[])
    assert await timers.ring_due() == 0, "it is left alone for a while"
    harness.clock.advance(seconds=RETRY_DELAY.total_seconds())
    assert await timers.ring_due() == 1
    assert RUNG[1:] == [(damaged, [None])]


async def test_the_loop_does_not_spin_on_a_failing_timer(harness: TablesHarness) -> None:
    table_id = (await harness.game("toy", 2)).table.id
    await set_tea(harness, table_id, 1)
    harness.clock.advance(hours=1)
    await harness.alter("tables", {}, winners=["x"])
    timers = Timers(harness.tables.service, (TEA,))
    running = asyncio.create_task(timers.run())
    await harness.clock.until_asleep()
    timers.stop()
    await running


async def test_unknown_timer_kinds_are_ignored(harness: TablesHarness) -> None:
    def waiting(session: Session) -> list[str]:
        undone = select(col(TimerRow.kind)).where(col(TimerRow.done_at).is_(None))
        return list(session.scalars(undone))

    await harness.game("toy", 2)
    before = await harness.store.read(waiting)
    harness.clock.advance(hours=500)
    assert await Timers(harness.tables.service, (TEA,)).ring_due() == 0
    assert await harness.store.read(waiting) == before
    assert set(before) == {"lobby-expiry", "reminder", "inactivity"}
