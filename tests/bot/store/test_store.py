"""The store: safe settings, atomic transactions, clear errors."""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.store import Store, StoreError, UniqueViolation
from bot.store.models.key_value import KeyValueRow
from bot.store.models.table import SeatRow, TableRow


def table_row(**more: Any) -> TableRow:
    """Return a minimal table row."""
    now = datetime(2026, 3, 1, 12, tzinfo=UTC)
    usual: dict[str, Any] = {
        "channel_id": str(1 << 62),
        "host_id": "1",
        "game": "caylus",
        "rules_version": 1,
        "options": {},
        "language": "en",
        "min_seats": 2,
        "max_seats": 5,
        "seed": "5eed" * 8,
        "seed_hash": "0" * 64,
        "status": "lobby",
        "created_at": now,
        "moved_at": now,
    }
    return TableRow(**(usual | more))


@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("busy_timeout", 5000), ("foreign_keys", 1)],
)
async def test_every_connection_has_safe_settings(store: Store, pragma: str, value: object) -> None:
    for read_only in (store.read, store.write):
        assert await read_only(lambda s: s.execute(text(f"PRAGMA {pragma}")).scalar()) == value


async def test_a_new_file_is_private_and_an_existing_one_keeps_its_mode(
    path: Path,
) -> None:
    for mode in (0o600, 0o640):
        store = Store(f"sqlite:///{path}")
        await store.open()
        await store.remember("a", "1")
        modes = {file.stat().st_mode & 0o777 for file in path.parent.glob(f"{path.name}*")}
        await store.close()
        assert modes == {mode}
        await asyncio.to_thread(path.chmod, 0o640)


async def test_a_failed_write_changes_nothing(store: Store) -> None:
    def work(session: Session) -> None:
        session.add(KeyValueRow(key="a", value="1"))
        session.flush()
        raise ValueError

    with pytest.raises(ValueError):  # noqa: PT011 - it is our own
        await store.write(work)
    assert await store.recall("a") is None


async def test_a_read_cannot_change_anything(store: Store) -> None:
    await store.read(lambda session: session.add(KeyValueRow(key="a", value="1")))
    assert await store.recall("a") is None


async def test_a_second_live_table_in_a_channel_violates_a_constraint(
    store: Store,
) -> None:
    await store.write(lambda session: session.add(table_row()))
    with pytest.raises(UniqueViolation):
        await store.write(lambda session: session.add(table_row(status="running")))
    await store.write(lambda session: session.add(table_row(status="finished")))


async def test_a_seat_needs_its_table(store: Store) -> None:
    with pytest.raises(UniqueViolation):
        await store.write(lambda s: s.add(SeatRow(table_id=9, seat=0, user_id="1", name="A")))


async def test_times_and_long_ids_are_returned_unchanged(store: Store) -> None:
    tokyo = datetime(2026, 3, 1, 21, tzinfo=timezone(timedelta(hours=9)))
    await store.write(lambda session: session.add(table_row(created_at=tokyo)))
    row = await store.read(lambda session: session.get(TableRow, 1))
    assert row is not None
    assert row.created_at == tokyo
    assert row.created_at.tzinfo == UTC
    assert row.channel_id == str(1 << 62)


async def test_writers_of_two_processes_take_turns(store: Store, path: Path) -> None:
    other = Store(f"sqlite:///{path}")
    await store.remember("count", "0")

    def count(session: Session) -> None:
        note = session.get(KeyValueRow, "count")
        assert note is not None
        note.value = str(int(note.value) + 1)

    await asyncio.gather(
        *(read_only.write(count) for read_only in (store, other) for _ in range(40))
    )
    assert await store.recall("count") == "80"
    await other.close()


async def test_readers_do_not_wait_for_a_writer(store: Store) -> None:
    await store.remember("a", "old")
    async with store.writing() as session:
        await session.merge(KeyValueRow(key="a", value="new"))
        await session.flush()
        assert await store.recall("a") == "old"
        await session.commit()
    assert await store.recall("a") == "new"


async def test_a_full_disk_is_reported_and_changes_nothing(store: Store) -> None:
    await store.remember("a", "1")
    await store.write(lambda session: session.execute(text("PRAGMA max_page_count = 1")))
    with pytest.raises(StoreError, match="full"):
        await store.remember("a", "x" * 100_000)
    assert await store.recall("a") == "1"


async def test_a_file_that_is_not_a_database_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "not.db"
    path.write_bytes(b"this is a letter to my aunt" * 100)
    store = Store(f"sqlite:///{path}")
    with pytest.raises(StoreError, match="not a database"):
        await store.open()
    with pytest.raises(StoreError, match="not a database"):
        await store.recall("a")
    await store.close()


async def test_a_missing_folder_is_reported(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/no/such/folder/tables.db")
    with pytest.raises(StoreError, match="unable to open"):
        await store.open()
    await store.close()


async def test_a_missing_server_is_reported() -> None:
    store = Store("postgresql+asyncpg://nobody:secret@127.0.0.1:9/none")
    with pytest.raises(StoreError) as refused:
        await store.open()
    assert "secret" not in str(refused.value)
    await store.close()


async def test_errors_do_not_contain_the_data_to_be_saved(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await store.write(lambda session: session.execute(text("PRAGMA max_page_count = 1")))
    with pytest.raises(StoreError) as refused:
        await store.write(lambda s: s.add(table_row(state="s" * 100_000)))
    assert "5eed" not in str(refused.value) + caplog.text
    assert "database.unavailable" in caplog.text
