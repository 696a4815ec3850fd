"""A SQLite file is for one process: the second one notices and stops."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url


class InUse(Exception):
    """Another process runs on this database."""


@contextmanager
def single_instance(database_url: str) -> Iterator[None]:
    """Have the database to oneself; a server is for many, and there is nothing to have.

    The system lets go of it when the process ends, however that comes.

    Raises:
        InUse: another process has it.
        OSError: the file beside it cannot be written.
    """
    url = make_url(database_url)
    file = Path(url.database or "").absolute()
    if url.get_backend_name() != "sqlite" or not file.parent.is_dir():
        yield  # where there is no folder, opening the database says so
        return
    with file.with_name(file.name + ".lock").open("a+", encoding="ascii") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.seek(0)
            raise InUse(lock.read().strip()) from None
        lock.truncate(0)
        lock.write(str(os.getpid()))
        lock.flush()
        yield
