"""The online backup: whole, sound, and while the bot writes."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.orm import Session

from bot.store import BackupError, Store, backup
from bot.store.rows import NoteRow


def names(folder: Path) -> list[str]:
    """What is in a folder."""
    return sorted(path.name for path in folder.iterdir())


async def test_a_copy_holds_everything_and_opens_as_a_store(
    store: Store, path: Path, tmp_path: Path
) -> None:
    await store.remember("a", "1")
    target = tmp_path / "copy.db"
    assert backup(f"sqlite:///{path}", target) == target.stat().st_size
    assert not target.with_name("copy.db.part").exists()
    copied = Store(f"sqlite:///{target}")
    await copied.open()
    assert await copied.recall("a") == "1"
    assert await copied.differences() == []
    await copied.close()


def _both(value: str, session: Session) -> None:
    for key in "ab":
        session.merge(NoteRow(key=key, value=value))
        session.flush()


async def test_copies_made_while_it_writes_are_each_of_one_moment(
    store: Store, path: Path, tmp_path: Path
) -> None:
    """Two notes always change together; no copy may have one without the other."""
    running = True

    async def write() -> int:
        number = 0
        while running:
            number += 1
            await store.write(partial(_both, str(number)))
        return number

    writer = asyncio.create_task(write())
    for number in range(5):
        target = tmp_path / f"copy{number}.db"
        await asyncio.to_thread(backup, f"sqlite+aiosqlite:///{path}", target)
        copied = Store(f"sqlite:///{target}")
        assert await copied.recall("a") == await copied.recall("b")
        await copied.close()
    running = False
    assert await writer > 5


async def test_a_copy_of_a_database_nobody_has_open(
    store: Store, path: Path, tmp_path: Path
) -> None:
    await store.remember("a", "1")
    await store.close()
    assert backup(f"sqlite:///{path}", tmp_path / "copy.db") > 0
    assert names(tmp_path) == ["copy.db", "tables.db"]


def test_nothing_is_overwritten(path: Path, tmp_path: Path) -> None:
    path.touch()
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(BackupError, match="there already"):
        backup(f"sqlite:///{path}", target)
    assert target.read_text() == "precious"


def test_what_cannot_be_copied_is_said(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    with pytest.raises(BackupError, match="no database"):
        backup(f"sqlite:///{path}", target)
    with pytest.raises(BackupError, match="pg_dump"):
        backup("postgresql+asyncpg://a:b@c/d", target)
    path.write_bytes(b"not a database at all" * 100)
    with pytest.raises(BackupError, match="not a database"):
        backup(f"sqlite:///{path}", target)
    with pytest.raises(BackupError):
        backup(f"sqlite:///{path}", tmp_path / "no" / "such" / "folder.db")
    assert list(tmp_path.iterdir()) == [path]
