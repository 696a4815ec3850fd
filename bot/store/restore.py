"""Replace the database by a backup; the replaced file is kept beside it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from sqlalchemy.engine import URL

from bot.store import postgres_programs
from bot.store.backup import BackupError, copy_file
from bot.store.postgres_programs import ProgramFailed
from bot.store.schemas import NewerDatabase, OlderDatabase, require_known

COMPANIONS = ("-wal", "-shm")
"""The files beside a SQLite database that belong to it."""


def restore_file(database: Path, file: Path, now: datetime) -> Path | None:
    """Put a copy of a SQLite backup in the database's place; where what was there is kept.

    Nothing may have the database open.

    Raises:
        BackupError: it is no sound backup, of a newer Seneschal, or cannot be written.
    """
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    if database.exists() and database.samefile(file):
        raise BackupError(f"{file} is the database itself")
    part = database.with_name(database.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        _need_known(_schema_of(file), file)
        copy_file(file, part)
        kept = _put_aside(database, now)
        part.replace(database)
    except (OSError, sqlite3.Error, BackupError) as error:
        part.unlink(missing_ok=True)
        raise BackupError(f"not restored: {error}") from error
    return kept


def _schema_of(file: Path) -> str:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as raw:
        if not raw.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
            raise BackupError(f"{file} is no database of Seneschal's")
        (schema,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(schema)


def _need_known(schema: str, file: Path) -> None:
    try:
        require_known(schema)
    except (NewerDatabase, OlderDatabase) as other:
        raise BackupError(f"{file} cannot be restored: {other}") from None


def _put_aside(database: Path, now: datetime) -> Path | None:
    """Under another name, whole in one file where it can still be read."""
    if not database.exists():
        return None
    # A damaged one keeps its companions.
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
    kept = database.with_name(f"{database.name}.replaced-{now:%Y%m%d-%H%M%S}")
    database.rename(kept)
    for ending in COMPANIONS:
        companion = database.with_name(database.name + ending)
        if companion.exists():
            companion.rename(kept.with_name(kept.name + ending))
    return kept


def restore_server(url: URL, file: Path) -> None:
    """Put a dump in the place of a server's tables, in one transaction.

    Raises:
        BackupError: it is no such dump, of a newer Seneschal, or PostgreSQL's programs refuse.
    """
    if not file.is_file():
        raise BackupError(f"there is no file {file}")
    try:
        _need_known(postgres_programs.schema_of(file), file)
        postgres_programs.restore(url, file)
    except ProgramFailed as failed:
        raise BackupError(f"not restored: {failed}") from failed
