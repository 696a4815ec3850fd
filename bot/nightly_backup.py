"""A backup every night, by the bot itself; the oldest ones go."""

from __future__ import annotations

import asyncio
import logging
import re
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from bot.store import BackupError, backup
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

AT = time(4, tzinfo=UTC)
"""When the night's backup is due; one that was missed is made up for at the next start."""
AGAIN = timedelta(hours=1)
"""How soon it is tried again where it could not be made, or where another process is to make it."""
_NAMED = re.compile(r"seneschal-(\d{8}-\d{6})\.(db|dump)")
_FORM = "%Y%m%d-%H%M%S"


class Nightly:
    """The loop; several processes leave it to the one that has the first of Discord's shards."""

    def __init__(self, service: TableService, folder: Path, keep: int) -> None:
        self._service = service
        self._folder = folder
        self._keep = keep
        self._stopping = asyncio.Event()

    async def run(self) -> None:
        """Until :meth:`stop`."""
        while not self._stopping.is_set():
            await self._service.clock.wait(self._stopping, await self.look())

    async def look(self) -> datetime:
        """Make the backup that is due, if one is; when to look again."""
        now = self._service.clock.now()
        until = next_night(now)
        last = until - timedelta(days=1)
        try:
            made = await asyncio.to_thread(kept_in, self._folder)
            if made and made[-1][0] >= last:
                return until
            if self._service.leases.holds(None):
                await self._make()
                return until
        except (BackupError, OSError) as error:
            log.error("no backup", extra={"folder": str(self._folder), "why": str(error)})
        return min(until, now + AGAIN)

    async def _make(self) -> None:
        """Make one, and delete those too many."""
        url = self._service.store.url
        ending = "db" if self._service.store.is_sqlite else "dump"
        target = self._folder / f"seneschal-{self._service.clock.now():{_FORM}}.{ending}"
        address = url.render_as_string(hide_password=False)
        size = await asyncio.to_thread(backup, address, target)
        await asyncio.to_thread(rotate, self._folder, self._keep)
        log.info("backup", extra={"file": target.name, "bytes": size})

    def stop(self) -> None:
        """Begin no other."""
        self._stopping.set()


def next_night(now: datetime) -> datetime:
    """When the next backup is due."""
    tonight = datetime.combine(now.astimezone(UTC).date(), AT)
    return tonight if now < tonight else tonight + timedelta(days=1)


def kept_in(folder: Path) -> list[tuple[datetime, Path]]:
    """The backups in a folder that were made by night, the oldest first."""
    found = []
    for path in folder.iterdir():
        named = _NAMED.fullmatch(path.name)
        if named is not None:
            found.append((datetime.strptime(named[1], _FORM).replace(tzinfo=UTC), path))
    return sorted(found)


def rotate(folder: Path, keep: int) -> None:
    """Delete all but the newest, and what a process that was killed has left half-made."""
    for _, path in kept_in(folder)[:-keep]:
        path.unlink()
    for part in folder.glob("seneschal-*.part"):
        if _NAMED.fullmatch(part.stem):
            part.unlink()
