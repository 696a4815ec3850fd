"""Replace the database by a backup; the replaced file is kept beside it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import URL

from bot.store import postgres_programs
from bot.store.backup import BackupError, copy_file, partial_file
from bot.store.postgres_programs import ProgramFailed
from bot.store.schemas import NewerDatabase, OlderDatabase, require_known


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
            _require_known(_schema_of(file), file)
            copy_file(file, part)
            kept = _rename_old(database, now)
            part.replace(database)
    except (OSError, sqlite3.Error, BackupError) as error:
        raise BackupError(f"not restored: {error}") from error
    return kept


def _schema_of(file: Path) -> str:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw:
        if not raw.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
            raise BackupError(f"{file} is no database of Seneschal's")
        (schema,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(schema)


def _require_known(schema: str, file: Path) -> None:
    try:
        require_known(schema)
    except (NewerDatabase, OlderDatabase) as error:
        raise BackupError(f"{file} cannot be restored: {error}") from None


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
        _require_known(postgres_programs.schema_of(file), file)
        postgres_programs.restore(url, file)
    except ProgramFailed as error:
        raise BackupError(f"not restored: {error}") from error
