"""Store plain data: a table of objects by kind and id, and a file for each attachment."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.sandbox.persistence.folder import WORLD, Folder

Json = dict[str, Any]
Key = tuple[str, int]
"""An object's kind and id."""

FORMAT: Final = 1
META: Final = ("meta", 0)
COMMANDS: Final = ("commands", 0)


class CannotRead(Exception):
    """The folder holds a world that cannot be read; says why."""


class Storage:
    """The objects of one folder."""

    def __init__(self, folder: Folder) -> None:
        """Open the database.

        Raises:
            CannotRead: it is damaged.
        """
        self._folder = folder
        try:
            self._db = sqlite3.connect(folder.private_file(WORLD), isolation_level=None)
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=NORMAL")
            self._db.execute(
                "CREATE TABLE IF NOT EXISTS things "
                "(kind TEXT, id INTEGER, data TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID"
            )
        except sqlite3.DatabaseError as error:
            raise CannotRead(f"{folder.world}: {error}") from None

    def read(self, old_base: str, new_base: str) -> dict[str, list[tuple[int, Json]]]:
        """Return all objects by kind, in the order of their ids.

        URLs of files that begin with ``old_base`` get ``new_base`` instead: the address can change
        between two runs.

        Raises:
            CannotRead: it is damaged.
        """
        objects: dict[str, list[tuple[int, Json]]] = {}
        try:
            rows = self._db.execute("SELECT kind, id, data FROM things ORDER BY kind, id")
            for kind, number, data in rows:
                text = data.replace(old_base, new_base) if old_base else data
                objects.setdefault(kind, []).append((number, json.loads(text)))
        except (sqlite3.DatabaseError, ValueError) as error:
            raise CannotRead(f"{self._folder.world}: {error}") from None
        return objects

    def meta(self) -> Json:
        """Return the single values of the world; empty in a new folder.

        Raises:
            CannotRead: it is damaged, or a newer sandbox has written it.
        """
        try:
            query = "SELECT data FROM things WHERE kind = ? AND id = ?"
            row = self._db.execute(query, META).fetchone()
            meta: Json = json.loads(row[0]) if row else {}
        except (sqlite3.DatabaseError, ValueError) as error:
            raise CannotRead(f"{self._folder.world}: {error}") from None
        if meta.get("format", FORMAT) > FORMAT:
            raise CannotRead(f"{self._folder.world} was written by a newer sandbox")
        return meta

    def write(self, things: Iterable[tuple[Key, Json | None]]) -> None:
        """Save objects, all or none; ``None`` deletes one."""
        self._db.execute("BEGIN")
        for key, data in things:
            if data is None:
                self._db.execute("DELETE FROM things WHERE kind = ? AND id = ?", key)
            else:
                text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
                self._db.execute("INSERT OR REPLACE INTO things VALUES (?, ?, ?)", (*key, text))
        self._db.execute("COMMIT")

    def keep_file(self, number: int, data: bytes) -> None:
        """Write a file unless it exists."""
        path = self._folder.files / str(number)
        if not path.exists():
            path.touch(0o600)
            path.write_bytes(data)

    def file(self, number: int) -> bytes | None:
        """Return a file's bytes; ``None`` if it has been deleted."""
        try:
            return (self._folder.files / str(number)).read_bytes()
        except FileNotFoundError:
            return None

    def files(self) -> Iterator[int]:
        """Return the ids of all files."""
        return (int(path.name) for path in self._folder.files.iterdir() if path.name.isdigit())

    def drop_file(self, number: int) -> None:
        """Delete a file."""
        (self._folder.files / str(number)).unlink(missing_ok=True)

    def close(self) -> None:
        """Close the database."""
        self._db.close()
