"""The sandbox's folder, which one process at a time may use."""

from __future__ import annotations

import fcntl
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, Self

WORLD: Final = "world.db"
FILES: Final = "files"
LOCK: Final = "in-use"


class FolderInUse(Exception):
    """Another sandbox uses the folder; says where it can be found."""


class Folder:
    """A folder that belongs to this process as long as it is open."""

    def __init__(self, path: Path) -> None:
        """Lock the folder, and create it if it does not exist.

        Raises:
            FolderInUse: another process has it.
            OSError: it cannot be made or written to.
        """
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        _make_private(path, 0o700)
        self._lock: IO[str] = (path / LOCK).open("a+", encoding="utf-8")
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._lock.seek(0)
            told = self._lock.read()
            self._lock.close()
            raise FolderInUse(_told(path, told)) from None
        self.files.mkdir(exist_ok=True)
        _make_private(self.files, 0o700)
        for file in self.files.iterdir():
            _make_private(file, 0o600)
        self.note("")

    def private_file(self, name: str) -> Path:
        """Return the path of a file that only its owner can read, and make it where it is missing.

        What SQLite puts beside a database gets the database's mode.
        """
        path = self.path / name
        path.touch(0o600)
        _make_private(path, 0o600)
        return path

    def note(self, url: str) -> None:
        """Store this sandbox's address for others that want to use the folder."""
        self._lock.seek(0)
        self._lock.truncate()
        json.dump({"process": os.getpid(), "url": url}, self._lock)
        self._lock.flush()

    @property
    def world(self) -> Path:
        """Return the path of the database with everything but files."""
        return self.path / WORLD

    @property
    def files(self) -> Path:
        """Return the path of the folder with the files, each under its id."""
        return self.path / FILES

    def clear(self, *others: str) -> None:
        """Delete the world, its files, and databases of these names, but nothing else."""
        for name in (WORLD, *others):
            for suffix in ("", "-wal", "-shm", "-journal"):
                (self.path / f"{name}{suffix}").unlink(missing_ok=True)
        if self.files.is_dir():
            for file in self.files.iterdir():
                if file.name.isdigit():
                    file.unlink()

    def close(self) -> None:
        """Unlock the folder."""
        self._lock.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _make_private(path: Path, mode: int) -> None:
    """Remove the access of other users of the machine to a path, as far as it is ours."""
    with suppress(PermissionError):
        path.chmod(mode)


def _told(path: Path, told: str) -> str:
    try:
        noted = json.loads(told)
        where = f" at {noted['url']}" if noted["url"] else ""
        return f"another sandbox (process {noted['process']}) has the folder {path}{where}"
    except (ValueError, KeyError, TypeError):
        return f"another sandbox has the folder {path}"
