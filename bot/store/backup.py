"""Back up the database while the bot runs: copy a SQLite file, or run pg_dump."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.store import postgres_programs
from bot.store.models.table import DATABASE_ID
from bot.store.old_names import OLD_DATABASE_ID
from bot.store.postgres_programs import ProgramFailed


class BackupError(Exception):
    """A backup could not be made or restored; says why."""


def backup(database_url: str, target: Path) -> int:
    """Copy the database to a new file as one snapshot, and return its size in bytes.

    The copy of a SQLite file has no database id: opened in the original's place it gets a new one,
    so that Discord does not take its messages for those the original posted before. A server is
    dumped by pg_dump, in its own compressed format.

    Raises:
        BackupError: there is no database, no pg_dump, or the target exists or cannot be written.
    """
    url = make_url(database_url)
    source = Path(url.database or "")
    if url.get_backend_name() == "sqlite" and not source.is_file():
        raise BackupError(f"there is no database at {source}")
    if target.exists():
        raise BackupError(f"{target} is there already")
    if not target.parent.is_dir():
        raise BackupError(f"there is no folder {target.parent}")
    try:
        with partial_file(target) as part:
            if url.get_backend_name() == "sqlite":
                copy_file(source, part)
            else:
                postgres_programs.dump(url, part)
            part.replace(target)
    except (OSError, sqlite3.Error, ProgramFailed) as error:
        raise BackupError(str(error)) from error
    return target.stat().st_size


@contextmanager
def partial_file(target: Path) -> Iterator[Path]:
    """Create a file to be renamed to ``target`` once it is complete; it is deleted otherwise.

    Only its owner may read it, because it contains the seeds of running games.
    """
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        yield part
    finally:
        part.unlink(missing_ok=True)


def copy_file(source: Path, part: Path) -> None:
    """Copy a SQLite file as one snapshot; writers are not blocked.

    Raises:
        BackupError: the copy is not sound.
    """
    with closing(_open(source)) as original, closing(sqlite3.connect(part)) as copy:
        original.backup(copy)
        copy.execute(
            delete_id({name for (name,) in copy.execute("SELECT name FROM sqlite_schema")})
        )
        copy.commit()
        # A single file without companions; the bot turns WAL on again when it opens it.
        copy.execute("PRAGMA journal_mode = DELETE")
        (problem,) = copy.execute("PRAGMA integrity_check").fetchone()
        if problem != "ok":
            raise BackupError(f"the copy is not sound: {problem}")


def delete_id(tables: Collection[str]) -> str:
    """Return the SQL that deletes the id of a database with these tables."""
    table, key = ("key_values", DATABASE_ID) if "key_values" in tables else OLD_DATABASE_ID
    return f"DELETE FROM {table} WHERE key = '{key}'"  # noqa: S608 - constants


def _open(source: Path) -> sqlite3.Connection:
    """Open a SQLite file for reading.

    Open it read-write if possible, because SQLite can remove its WAL files only then. In a
    read-only folder, open it read-only, and as immutable if there is no WAL.
    """
    journal = source.with_name(source.name + "-wal")
    modes = ["mode=rw", "mode=ro"]
    if not journal.exists() or not journal.stat().st_size:
        modes.append("mode=ro&immutable=1")
    for mode in modes:
        database = sqlite3.connect(f"{source.absolute().as_uri()}?{mode}", uri=True)
        try:
            database.execute("PRAGMA busy_timeout = 5000")
            database.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            return database
        except sqlite3.OperationalError:
            database.close()
            if mode == modes[-1]:
                raise
    raise AssertionError
