"""Loading a table: few queries when optional rows are missing, and all rows found when present."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import event, select
from sqlmodel import col

from bot.store.models.process import OutageRow
from bot.store.models.table import OutboxRow
from bot.store.models.user import MuteRow
from bot.tables.domain.request import Person, Request
from bot.tables.session import user_rows
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import RecordingDelivery, TablesHarness

pytestmark = ON_BOTH


def request_by(user_id: str) -> Request:
    """Return a new request."""
    return Request(None, Person(user_id))


RARE = ("quiet_hours", "away_periods", "mutes", "outages", "votes", "plans")


@pytest.fixture
def queried_tables(harness: TablesHarness) -> list[str]:
    """Record the first table of each statement from now on."""
    found: list[str] = []

    def note(_connection: Any, _cursor: Any, sql: str, *_: Any) -> None:
        if sql.startswith("SELECT"):
            found.append(sql.partition("\nFROM ")[2].split()[0] if "\nFROM " in sql else "")

    event.listen(harness.store._engine.sync_engine, "before_cursor_execute", note)
    return found


async def test_a_move_queries_no_missing_rows(
    harness: TablesHarness, queried_tables: list[str]
) -> None:
    position = await harness.game("toy", 3)
    queried_tables.clear()
    await harness.random(position, 4)
    assert "actions" in queried_tables
    assert not {*RARE} & {*queried_tables}


async def test_optional_rows_are_found(harness: TablesHarness, queried_tables: list[str]) -> None:
    position = await harness.game("toy", 3)
    user, now = position.table.seats[0].user_id, harness.clock.now()

    def say(session: Any) -> None:
        session.add(MuteRow(user_id=user, table_id=position.table.id))
        session.add(OutageRow(begins_at=now, ends_at=now + timedelta(minutes=5)))

    await harness.store.write(say)
    harness.clock.advance(minutes=10)
    queried_tables.clear()
    found: list[Any] = []

    def look(unit: Any) -> None:
        found.append(user_rows.is_muted(unit.session, user, position.table.id))
        found.append(len(user_rows.outages(unit.session, now)))
        found.append(len(user_rows.outages(unit.session, now + timedelta(minutes=9))))
        found.append(user_rows.quiet_hours(unit.session, user))

    await harness.tables.service.change(position.table.id, request_by(user), look)
    assert found == [True, 1, 0, []]
    assert {"mutes", "outages"} <= {*queried_tables}
    assert "quiet_hours" not in queried_tables


async def test_an_earlier_outage_is_found_where_it_counts(
    harness: TablesHarness,
) -> None:
    position = await harness.game("toy", 3)
    user, now = position.table.seats[0].user_id, harness.clock.now()
    long_ago = now - timedelta(days=3)

    def say(session: Any) -> None:
        session.add(OutageRow(begins_at=long_ago, ends_at=long_ago + timedelta(hours=1)))

    await harness.store.write(say)
    found: list[Any] = []

    def look(unit: Any) -> None:
        found.append(len(user_rows.outages(unit.session, unit.now)))
        found.append(len(user_rows.outages(unit.session, long_ago)))

    await harness.tables.service.change(position.table.id, request_by(user), look)
    assert found == [0, 1]


async def test_waiting_messages_are_sent_or_merged(harness: TablesHarness) -> None:
    position = await harness.game("toy", 2)
    delivery = RecordingDelivery()
    outbox = harness.tables.outbox(delivery)
    position = await harness.random(position)
    await harness.random(position)
    await outbox.drain()

    def statuses(session: Any) -> list[str]:
        rows = select(OutboxRow).where(col(OutboxRow.table_id) == position.table.id)
        return [row.status for row in session.scalars(rows)]

    assert {*await harness.store.read(statuses)} == {"sent", "superseded"}


async def test_changes_that_wait_for_one_table_do_not_block_others(harness: TablesHarness) -> None:
    busy, free = await harness.game("toy", 2), await harness.game("toy", 2)
    service = harness.tables.service

    def nothing(_: Any) -> None:
        """Do nothing."""

    async with service.locks[busy.table.id]:
        user = busy.table.seats[0].user_id
        waiting = [
            asyncio.create_task(service.change(busy.table.id, request_by(user), nothing))
            for _ in range(20)
        ]
        async with asyncio.timeout(30):
            user = free.table.seats[0].user_id
            await service.change(free.table.id, request_by(user), nothing)
        assert not any(task.done() for task in waiting)
    await asyncio.gather(*waiting)
