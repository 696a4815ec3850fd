"""Nightly backups: made once, caught up after a miss, and old ones deleted."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path

import pytest

from bot.nightly_backup import NightlyBackup, find_backups
from tests.bot.tables.harness import TablesHarness


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a backup folder that contains an unrelated file."""
    made = tmp_path / "backups"
    made.mkdir()
    (made / "seneschal-mine.db").write_text("not ours to delete")
    return made


async def test_every_night_has_its_backup_and_old_ones_are_deleted(
    folder: Path, tmp_path: Path
) -> None:
    harness = TablesHarness(f"sqlite:///{tmp_path / 'games.db'}")
    await harness.store.open()
    nightly = NightlyBackup(harness.tables.service, folder, 3)
    for _night in range(5):
        assert (await nightly.make_if_due()).hour == 4
        harness.clock.advance(days=1)
    await nightly.make_if_due()
    kept = names(folder)
    assert kept == [f"seneschal-2026030{day}-120000.db" for day in (4, 5, 6)]
    assert [path.stat().st_mode & 0o077 for path in find_backups(folder)] == [0, 0, 0], "seeds"

    (folder / "seneschal-20260306-130000.db.part").touch()
    again = NightlyBackup(harness.tables.service, folder, 3)
    await again.make_if_due()
    assert names(folder) == kept, "that night has its own"
    harness.clock.advance(days=1)
    soon = await _without(folder, again)
    assert (soon - harness.clock.now()).total_seconds() == 3600, "no folder: retried in an hour"
    harness.clock.advance(hours=1)
    loop = asyncio.create_task(again.run())
    again.stop()
    await loop
    await again.make_if_due()
    assert names(folder) == [*kept[1:], "seneschal-20260307-130000.db"]
    assert (folder / "seneschal-mine.db").exists()
    assert not (folder / "seneschal-20260306-130000.db.part").exists()
    await harness.store.close()


def names(folder: Path) -> list[str]:
    """Return the existing backups."""
    return [path.name for path in find_backups(folder)]


async def _without(folder: Path, nightly: NightlyBackup) -> datetime:
    """Check while the folder is missing."""
    gone = await asyncio.to_thread(folder.rename, folder.with_name("gone"))
    soon = await nightly.make_if_due()
    await asyncio.to_thread(gone.rename, folder)
    return soon
