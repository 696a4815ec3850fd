"""Back up the database while the bot runs: copy a SQLite file, or run pg_dump."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.store import postgres_programs
from bot.store.models.table import DATABASE_ID
from bot.store.old_names import DELETE_OLD_ID
from bot.store.postgres_programs import ProgramFailed


class BackupError(Exception):
    """Why no copy was made."""


def backup(database_url: str, target: Path) -> int:
    """Copy the database to a new file, whole and consistent; how many bytes it has.

    The copy appears under its name only when it is complete and sound, for its owner alone: the
    seeds of running games are in it. A SQLite file's copy has no mark: opened in the original's
    place it gets one of its own, so that Discord does not take what it posts for what the
    original posted before. A server is dumped by pg_dump, in its own compressed format.

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
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        if url.get_backend_name() == "sqlite":
            copy_file(source, part)
        else:
            postgres_programs.dump(url, part)
        part.replace(target)
    except (OSError, sqlite3.Error, ProgramFailed, BackupError) as error:
        part.unlink(missing_ok=True)
        raise BackupError(str(error)) from error
    return target.stat().st_size


def copy_file(source: Path, part: Path) -> None:
    """Copy a SQLite file as one snapshot; writers are not blocked.

    Raises:
        BackupError: the copy is not sound.
    """
    with closing(_opened(source)) as here, closing(sqlite3.connect(part)) as there:
        here.backup(there)
        _delete_id(there)
        there.commit()
        # A single file that needs no companions; the bot turns WAL on again when it opens it.
        there.execute("PRAGMA journal_mode = DELETE")
        found = there.execute("PRAGMA integrity_check").fetchone()[0]
        if found != "ok":
            raise BackupError(f"the copy is not sound: {found}")


def _delete_id(copy: sqlite3.Connection) -> None:
    names = {name for (name,) in copy.execute("SELECT name FROM sqlite_schema")}
    if "key_values" in names:
        copy.execute("DELETE FROM key_values WHERE key = ?", (DATABASE_ID,))
    else:
        copy.execute(DELETE_OLD_ID)


def _opened(source: Path) -> sqlite3.Connection:
    """Open a SQLite file for reading.

    Open it read-write if possible, because SQLite can remove its WAL files only then. In a
    read-only folder, open it read-only, and as immutable if there is no WAL.
    """
    journal = source.with_name(source.name + "-wal")
    still = () if journal.exists() and journal.stat().st_size else ("mode=ro&immutable=1",)
    refused: sqlite3.Error | None = None
    for way in ("mode=rw", "mode=ro", *still):
        made = sqlite3.connect(f"{source.absolute().as_uri()}?{way}", uri=True)
        try:
            made.execute("PRAGMA busy_timeout = 5000")
            made.execute("SELECT count(*) FROM sqlite_schema").fetchone()
            return made
        except sqlite3.OperationalError as error:
            made.close()
            refused = error
    assert refused is not None
    raise refused
