"""Back up the database while the bot runs, and restore a backup.

A SQLite file is copied; PostgreSQL's own programs dump and restore a server's database.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from bot.store import postgres_programs
from bot.store.models.key_value import DATABASE_ID
from bot.store.old_names import OLD_DATABASE_ID
from bot.store.postgres_programs import ProgramFailed
from bot.store.schemas import NewerDatabase, OlderDatabase, require_known


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


def restore_file(database: Path, file: Path, now: datetime) -> Path | None:
    """Replace a SQLite database by a backup; return where the replaced file is kept, if any.

    Nothing may have the database open.

    Raises:
        BackupError: the backup is damaged or of another version, or cannot be written.
    """
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    if database.exists() and database.samefile(file):
        raise BackupError(f"{file} is the database itself")
    try:
        with partial_file(database) as part:
            require_known(_schema_of(file))
            copy_file(file, part)
            kept = _rename_old(database, now)
            part.replace(database)
    except (OSError, sqlite3.Error, BackupError, NewerDatabase, OlderDatabase) as error:
        raise BackupError(f"not restored: {error}") from error
    return kept


def _schema_of(file: Path) -> str:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw:
        if not raw.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
            raise BackupError(f"{file} is no database of Seneschal's")
        (schema,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(schema)


def _rename_old(database: Path, now: datetime) -> Path | None:
    """Rename a database, as a single file if it can still be read, and return its new path."""
    if not database.exists():
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")  # a damaged one keeps its companions
    kept = database.with_name(f"{database.name}.replaced-{now:%Y%m%d-%H%M%S}")
    database.rename(kept)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            database.with_name(database.name + ending).rename(kept.with_name(kept.name + ending))
    return kept


def restore_server(url: URL, file: Path) -> None:
    """Replace a server's tables by those of a dump, in one transaction.

    Raises:
        BackupError: it is not a dump, or of another version, or PostgreSQL's programs refuse.
    """
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        require_known(postgres_programs.schema_of(file))
        postgres_programs.restore(url, file)
    except (ProgramFailed, NewerDatabase, OlderDatabase) as error:
        raise BackupError(f"not restored: {error}") from error
