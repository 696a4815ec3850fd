"""Run the Alembic migrations, and compare the database with the models."""

from __future__ import annotations

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.orm import Session

from bot.store.migrations import FOLDER
from bot.store.models import METADATA


def config(connection: Connection | None = None) -> Config:
    """Alembic's settings, made here: there is no ``alembic.ini``."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def run_all(connection: Connection) -> None:
    """Run the migrations the database has not seen yet."""
    command.upgrade(config(connection), "head")


def differences(session: Session) -> list[str]:
    """Return the differences between the database and the models."""
    context = MigrationContext.configure(session.connection(), opts={"compare_type": True})
    return [str(found) for found in compare_metadata(context, METADATA)]
