"""The schema through time: numbered Alembic migrations, run at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from bot.store.every_row import METADATA

_FOLDER = Path(__file__).parent / "migrations"


class NewerDatabase(Exception):
    """A newer Seneschal has changed the database in ways this one does not know."""


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, made here: there is no ``alembic.ini``."""
    made = Config()
    made.set_main_option("script_location", str(_FOLDER))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection) -> None:
    """Run the migrations the database has not seen yet.

    Raises:
        NewerDatabase: it has seen one that is not among ours.
    """
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known_schemas():
        raise NewerDatabase(current)
    if current != known_schemas()[-1]:
        command.upgrade(config(connection), "head")


def known_schemas() -> list[str]:
    """The numbers of the migrations there are, the newest last."""
    scripts = ScriptDirectory.from_config(config())
    return [script.revision for script in scripts.walk_revisions()][::-1]


def differences(connection: Connection) -> list[str]:
    """Where the database differs from the rows."""
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return [str(found) for found in compare_metadata(context, METADATA)]
