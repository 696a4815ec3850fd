"""A SQLite file that is full, locked or read-only: users are told, and nothing has changed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text

from bot.store import engines
from bot.tables.domain.errors import NotSaved
from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.faults.moves import move_on

pytestmark = pytest.mark.usefixtures("toy")


async def refused_unchanged(
    harness: TablesHarness, attempt: Callable[[], Awaitable[object]]
) -> None:
    """Try until nothing more can be written, which must be reported and change nothing."""
    for _ in range(300):
        before = await harness.rows()
        try:
            await attempt()
        except NotSaved:
            assert await harness.rows() == before
            return
    raise AssertionError("it could be written")


async def test_a_full_disk_changes_nothing(harness: TablesHarness) -> None:
    position = await harness.game()
    async with full_disk(harness):
        await refused_unchanged(harness, lambda: move_on(harness, position.table.id))
        await refused_unchanged(harness, lambda: harness.lobby(players=1))
        now = await harness.tables.position(position.table.id)
        assert await harness.tables.check() == []
    assert (await harness.random(now)).table.moves == now.table.moves + 1


@asynccontextmanager
async def full_disk(harness: TablesHarness) -> AsyncIterator[None]:
    """Fill the database: SQLite may not grow, on PostgreSQL a trigger raises the error."""
    if harness.store.is_sqlite:
        await command(harness, "PRAGMA max_page_count = 1")
        yield
        await command(harness, "PRAGMA max_page_count = 1000000")
        return
    raising = "RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100';"
    await command(
        harness,
        "CREATE OR REPLACE FUNCTION full_disk() RETURNS trigger"
        f" AS $$ BEGIN {raising} END $$ LANGUAGE plpgsql",
    )
    await command(
        harness,
        "CREATE TRIGGER full_disk BEFORE INSERT ON actions EXECUTE FUNCTION full_disk()",
    )
    yield
    await command(harness, "DROP TRIGGER full_disk ON actions")


async def command(harness: TablesHarness, statement: str) -> None:
    """Run a statement on the writing connection."""
    await harness.store.write(lambda session: session.execute(text(statement)))


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_locked_file_changes_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 20)
    harness, other = TablesHarness(url), TablesHarness(url)
    table = (await harness.game("toy", 2)).table.id
    async with other.store.writing() as session:
        lock = text("UPDATE tables SET status = status")
        await session.run_sync(lambda locked: locked.execute(lock))
        await refused_unchanged(harness, lambda: move_on(harness, table))
        assert not (await harness.tables.position(table)).state.over
    await move_on(harness, table)
    await harness.tables.outbox(delivery := RecordingDelivery()).drain()
    assert [kind for kind, _ in delivery.kinds] == ["lobby", "board"]
    for each in (harness, other):
        await each.store.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_read_only_disk_changes_nothing(url: str) -> None:
    whole = TablesHarness(url)
    table = (await whole.game("toy", 2)).table.id
    file = url.removeprefix("sqlite:///")
    harness = TablesHarness(f"sqlite:///file:{file}?mode=ro&uri=true")
    harness.ids = whole.ids
    await refused_unchanged(harness, lambda: move_on(harness, table))
    delivery = RecordingDelivery()
    with pytest.raises(NotSaved):
        await harness.tables.outbox(delivery).drain()
    assert delivery.outbox_messages == []
    await move_on(whole, table)
    await whole.tables.outbox(delivery).drain()
    assert [kind for kind, _ in delivery.kinds] == ["lobby", "board"]
    for each in (harness, whole):
        await each.store.close()
