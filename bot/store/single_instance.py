"""Lock a SQLite file: only one process may use it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy.engine import make_url


class InUse(Exception):
    """Another process uses the database; says which one, and where it can be reached if known."""


class InstanceLock:
    """The lock file of a database; it tells other processes who has the lock."""

    def __init__(self, file: IO[str] | None) -> None:
        self._file = file

    def note(self, address: str = "") -> None:
        """Write down this process, and the address where it can be reached."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(f"{os.getpid()} at {address}" if address else str(os.getpid()))
            self._file.flush()


@contextmanager
def single_instance(database_url: str) -> Iterator[InstanceLock]:
    """Lock a SQLite file until the context ends; a server's database is for many processes.

    The operating system releases the lock when the process ends, for whatever reason.

    Raises:
        InUse: another process has the lock.
        OSError: the file beside the database cannot be written.
    """
    url = make_url(database_url)
    file = Path(url.database or "").resolve()
    if url.get_backend_name() != "sqlite" or not file.parent.is_dir():
        yield InstanceLock(None)  # without a folder, opening the database fails
        return
    with file.with_name(file.name + ".lock").open("a+", encoding="utf-8") as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            opened.seek(0)
            raise InUse(opened.read().strip()) from None
        lock = InstanceLock(opened)
        lock.note()
        yield lock
