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
    """Return Alembic's configuration, which replaces an ``alembic.ini``."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings


def run_all(connection: Connection) -> None:
    """Run the migrations that the database has not had yet."""
    command.upgrade(config(connection), "head")


def differences(session: Session) -> list[str]:
    """Return the differences between the database and the models."""
    context = MigrationContext.configure(session.connection(), opts={"compare_type": True})
    return [str(difference) for difference in compare_metadata(context, METADATA)]
