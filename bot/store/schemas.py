"""Which schemas there are, and which one a database has.

Alembic is read in only where a schema is to be changed or compared: that takes longer than opening.
"""

from __future__ import annotations

from sqlalchemy import Connection, inspect, text

from bot.store.migrations import FOLDER


class NewerDatabase(Exception):
    """A newer Seneschal has changed the database in ways this one does not know."""


def known_schemas() -> list[str]:
    """The numbers of the migrations there are, the newest last."""
    return sorted(script.name[:4] for script in FOLDER.glob("versions/[0-9]*.py"))


def schema_of(connection: Connection) -> str | None:
    """The number of the last migration the database has seen; ``None`` for one that is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def upgrade(connection: Connection) -> None:
    """Run the migrations the database has not seen yet.

    Raises:
        NewerDatabase: it has seen one that is not among ours.
    """
    current, known = schema_of(connection), known_schemas()
    if current is not None and current not in known:
        raise NewerDatabase(current)
    if current != known[-1]:
        from bot.store.migrate import run_all  # noqa: PLC0415 - most starts need no Alembic

        run_all(connection)


def differences(connection: Connection) -> list[str]:
    """Where the database differs from the rows."""
    from bot.store.migrate import compared  # noqa: PLC0415 - as above

    return compared(connection)
