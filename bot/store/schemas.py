"""Find out which schema a database has, and upgrade it to the newest.

Alembic is imported only where a schema is changed, because importing it is slow.
"""

from __future__ import annotations

import logging
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.orm import Session

from bot.store.engines import BUSY_MS
from bot.store.migrations import FOLDER
from bot.store.models.key_value import DATABASE_ID, RESTORED, KeyValueRow

log = logging.getLogger(__name__)

TAKEN_OVER = "0017"
"""The last schema before 0.1.0; its databases are upgraded, older ones are refused."""
LAST_COMMIT = "b9292cfc"
"""The last commit that upgrades older databases to that schema."""


class NewerDatabase(Exception):
    """A newer Seneschal has changed the database in ways this one does not know."""

    def __init__(self, schema: str) -> None:
        super().__init__(f"a newer Seneschal has written the database ({schema})")


class OlderDatabase(Exception):
    """A database is older than the schema that can be taken over."""

    def __init__(self, schema: str) -> None:
        super().__init__(
            f"the database has schema {schema}, from before 0.1.0: open it once with"
            f" commit {LAST_COMMIT}, which upgrades it to schema {TAKEN_OVER}"
        )


def known_schemas() -> list[str]:
    """Return the numbers of the migrations, the newest last."""
    return sorted(script.name[:4] for script in FOLDER.glob("versions/[0-9]*.py"))


def require_known(schema: str) -> None:
    """Raise an error unless a database of this schema can be opened.

    Raises:
        NewerDatabase: the schema is not one of ours.
        OlderDatabase: it is from before the one that is taken over.
    """
    if schema in (TAKEN_OVER, *known_schemas()):
        return
    if schema < TAKEN_OVER:
        raise OlderDatabase(schema)
    raise NewerDatabase(schema)


def schema_of(connection: Connection) -> str | None:
    """Return the number of the last migration of a database; ``None`` for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database has not had, or take it over.

    Raises:
        NewerDatabase: it has had one that is not among ours.
        OlderDatabase: it is too old to be taken over.
    """
    current = schema_of(connection)
    if current is not None:
        require_known(current)
    # Most starts need no Alembic.
    if current == TAKEN_OVER:
        from bot.store.upgrade_0017 import upgrade_0017  # noqa: PLC0415

        upgrade_0017(connection)
    elif current != known_schemas()[-1]:
        from bot.store.migrate import run_all  # noqa: PLC0415

        run_all(connection)


def bring_up_to_date(session: Session) -> None:
    """Upgrade the schema, and give the database an id if it has none.

    A database with tables but no id was restored from a backup.
    """
    if session.get_bind().dialect.name == "postgresql":
        session.execute(text("SET LOCAL statement_timeout = 0"))  # much may have to be rewritten
    is_new = schema_of(session.connection()) is None
    upgrade(session.connection())
    if not inspect(session.connection()).has_table("key_values"):
        log.error("database.table.missing", extra={"missing": "key_values"})
    elif session.get(KeyValueRow, DATABASE_ID) is None:
        session.add(KeyValueRow(key=DATABASE_ID, value=secrets.token_hex(8)))
        if not is_new:
            session.merge(KeyValueRow(key=RESTORED, value=""))


def prepare_file(file: str) -> None:
    """Create a SQLite file if it is missing, and check that it can be opened.

    If it cannot, aiosqlite would leave a thread behind. A new file is readable by its owner only,
    because seeds are in it; SQLite gives its companions the same mode.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    with suppress(OSError):  # it is there, or SQLite says why it cannot be
        Path(file).touch(mode=0o600, exist_ok=False)
    sqlite3.connect(file, timeout=BUSY_MS / 1000).close()
