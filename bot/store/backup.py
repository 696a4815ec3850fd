"""A copy of the database while the bot runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url


class BackupError(Exception):
    """Why no copy was made."""


def backup(database_url: str, target: Path) -> int:
    """Copy the SQLite database to a new file, whole and consistent; how many bytes it has.

    The copy appears under its name only when it is complete and sound.

    Raises:
        BackupError: the database is not a file, the target exists or cannot be written.
    """
    url = make_url(database_url)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        raise BackupError("only a SQLite file is copied here; use pg_dump for PostgreSQL")
    source = Path(url.database or "")
    if not source.is_file():
        raise BackupError(f"there is no database at {source}")
    if target.exists():
        raise BackupError(f"{target} is there already")
    if not target.parent.is_dir():
        raise BackupError(f"there is no folder {target.parent}")
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        _copy(source, part)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BackupError(str(error)) from error
    return target.stat().st_size


def _copy(source: Path, part: Path) -> None:
    """All pages at once: a reader's snapshot, so writers go on meanwhile.

    Not opened read-only: then SQLite could not clear its companion files away again.
    """
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as here,
        closing(sqlite3.connect(part)) as there,
    ):
        here.execute("PRAGMA busy_timeout = 5000")
        here.backup(there)
        # A single file that needs no companions; the bot turns WAL on again when it opens it.
        there.execute("PRAGMA journal_mode = DELETE")
        found = there.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BackupError(f"the copy is not sound: {found}")
