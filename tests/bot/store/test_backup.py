"""Online backups: complete, consistent, and made while the bot writes."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.orm import Session

from bot.store import BackupError, Store, backup
from bot.store.migrate import differences
from bot.store.models.key_value import KeyValueRow


def names(folder: Path) -> list[str]:
    """Return the names in a folder."""
    return sorted(path.name for path in folder.iterdir())


async def test_a_backup_is_complete_and_opens_as_a_store(
    store: Store, path: Path, tmp_path: Path
) -> None:
    await store.remember("a", "1")
    target = tmp_path / "copy.db"
    assert backup(f"sqlite:///{path}", target) == target.stat().st_size
    assert not target.with_name("copy.db.part").exists()
    copied = Store(f"sqlite:///{target}")
    await copied.open()
    assert await copied.recall("a") == "1"
    assert await copied.read(differences) == []
    await copied.close()


def _both(value: str, session: Session) -> None:
    for key in "ab":
        session.merge(KeyValueRow(key=key, value=value))
        session.flush()


async def test_backups_during_writes_are_consistent(
    store: Store, path: Path, tmp_path: Path
) -> None:
    """Two notes always change together; no backup may have only one of the changes."""
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


async def test_a_closed_database_can_be_backed_up(store: Store, path: Path, tmp_path: Path) -> None:
    await store.remember("a", "1")
    await store.close()
    assert backup(f"sqlite:///{path}", tmp_path / "copy.db") > 0
    assert names(tmp_path) == ["copy.db", "tables.db"]


@pytest.fixture
def readable_folder() -> Iterator[Path]:
    """Return a world-readable folder outside pytest's, which only the owner may read."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    for place in folder.rglob("*"):
        place.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.parametrize("running", [False, True])
async def test_a_database_in_a_read_only_folder_can_be_backed_up(
    readable_folder: Path, running: bool
) -> None:
    """Run as an unprivileged user, because root may write anywhere."""
    locked, free = readable_folder / "locked", readable_folder / "free"
    locked.mkdir()
    free.mkdir(mode=0o777)
    free.chmod(0o777)
    kept = Store(f"sqlite:///{locked}/tables.db")
    await kept.open()
    await kept.remember("a", "1")
    if not running:
        await kept.close()
    for file in locked.iterdir():
        file.chmod(0o444)
    locked.chmod(0o555)
    program = "import os, sys; from pathlib import Path; from bot.store import backup; "
    program += "os.getuid() or os.setuid(65534); backup(sys.argv[1], Path(sys.argv[2]))"
    done = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", program, f"sqlite:///{locked}/tables.db", str(free / "copy.db")],
        capture_output=True,
        text=True,
    )
    if running:
        await kept.close()
    assert done.returncode == 0, done.stderr
    shutil.copy(free / "copy.db", readable_folder / "mine.db")
    copied = Store(f"sqlite:///{readable_folder}/mine.db")
    assert await copied.recall("a") == "1"
    await copied.close()


def test_nothing_is_overwritten(path: Path, tmp_path: Path) -> None:
    path.touch()
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(BackupError, match="there already"):
        backup(f"sqlite:///{path}", target)
    assert target.read_text() == "precious"


def test_a_failed_backup_is_reported(path: Path, tmp_path: Path) -> None:
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
