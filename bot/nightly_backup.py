"""Make a backup every night, and delete the oldest ones."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from bot.store import BackupError, backup
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

BACKUP_TIME = time(4, tzinfo=UTC)
"""When the backup is due; if it was missed, it is made at the next start."""
RETRY_DELAY = timedelta(hours=1)
"""Time until the next attempt if this one failed, or if another process makes the backup."""
_FILE_NAME = re.compile(r"seneschal-\d{8}-\d{6}\.(db|dump)")


class NightlyBackup:
    """The loop that makes backups; of several processes, the one with the first shard does."""

    def __init__(self, service: TableService, folder: Path, keep: int) -> None:
        self._service = service
        self._folder = folder
        self._keep = keep
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Make backups until :meth:`stop`."""
        while not self._stopping.is_set():
            await self._service.clock.wait(self._stopping, await self.make_if_due())

    async def make_if_due(self) -> datetime:
        """Make the backup if it is due, and return when to check again."""
        now = self._service.clock.now()
        next_backup = next_backup_time(now)
        last = next_backup - timedelta(days=1)
        try:
            backups = await asyncio.to_thread(find_backups, self._folder)
            if backups and backups[-1].name >= _file_name(last):
                return next_backup
            if self._service.leases.holds(None):
                await self._make()
                return next_backup
        except (BackupError, OSError) as error:
            log.error("backup.failed", extra={"folder": str(self._folder), "why": str(error)})
        return min(next_backup, now + RETRY_DELAY)

    async def _make(self) -> None:
        url = self._service.store.url
        ending = "db" if self._service.store.is_sqlite else "dump"
        target = self._folder / f"{_file_name(self._service.clock.now())}.{ending}"
        address = url.render_as_string(hide_password=False)
        size = await asyncio.to_thread(backup, address, target)
        await asyncio.to_thread(rotate, self._folder, self._keep)
        log.info("backup.made", extra={"file": target.name, "bytes": size})

    def stop(self) -> None:
        """Make no further backups."""
        self._stopping.set()


def _file_name(time: datetime) -> str:
    """Return the name without its ending; names are in the order of their times."""
    return f"seneschal-{time.astimezone(UTC):%Y%m%d-%H%M%S}"


def next_backup_time(now: datetime) -> datetime:
    """Return when the next backup is due."""
    today = datetime.combine(now.astimezone(UTC).date(), BACKUP_TIME)
    return today if now < today else today + timedelta(days=1)


def find_backups(folder: Path) -> list[Path]:
    """Return the nightly backups in a folder, the oldest first."""
    return sorted(path for path in folder.iterdir() if _FILE_NAME.fullmatch(path.name))


def rotate(folder: Path, keep: int) -> None:
    """Delete all but the newest backups, and partial ones of processes that were killed."""
    for path in find_backups(folder)[:-keep]:
        path.unlink()
    for part in folder.glob("seneschal-*.part"):
        if _FILE_NAME.fullmatch(part.stem):
            part.unlink()
