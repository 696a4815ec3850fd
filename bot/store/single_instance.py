"""Lock a SQLite file: only one process may use it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url


class InUse(Exception):
    """Another process uses the database; says which one, and where it can be reached if known."""


@contextmanager
def single_instance(database_url: str) -> Iterator[Callable[[str], None]]:
    """Lock a SQLite file until the context ends; a server's database is for many processes.

    The operating system releases the lock when the process ends, for whatever reason. Yields a
    function that tells other processes the address where this one can be reached.

    Raises:
        InUse: another process has the lock.
        OSError: the file beside the database cannot be written.
    """
    url = make_url(database_url)
    file = Path(url.database or "").resolve()
    if url.get_backend_name() != "sqlite" or not file.parent.is_dir():
        yield lambda _: None  # without a folder, opening the database fails
        return
    with file.with_name(file.name + ".lock").open("a+", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise InUse(lock.read().strip()) from None

        def write(address: str) -> None:
            lock.truncate(0)
            lock.write(f"{os.getpid()} at {address}" if address else str(os.getpid()))
            lock.flush()

        write("")
        yield write
