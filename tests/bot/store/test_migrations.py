"""Migrations: numbered, run at start-up, and equal to the row models."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store import NewerDatabase, OlderDatabase, Store
from bot.store.migrate import config, differences
from bot.store.models import METADATA
from bot.store.schemas import LAST_COMMIT, TAKEN_OVER, known_schemas


async def test_migrations_create_exactly_the_models(store: Store) -> None:
    assert await store.read(differences) == []


async def test_a_difference_is_detected(store: Store) -> None:
    await store.write(lambda s: s.execute(text("ALTER TABLE key_values ADD COLUMN colour TEXT")))
    assert "colour" in "".join(await store.read(differences))


async def test_opening_again_changes_nothing(store: Store) -> None:
    await store.remember("a", "1")
    await store.open()
    assert await store.recall("a") == "1"


async def test_a_database_of_a_newer_version_is_left_alone(store: Store) -> None:
    await store.write(lambda s: s.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(NewerDatabase):
        await store.open()


async def test_a_database_that_is_too_old_names_the_commit_to_upgrade_through(store: Store) -> None:
    await store.write(lambda s: s.execute(text("UPDATE alembic_version SET version_num = '0016'")))
    with pytest.raises(OlderDatabase, match=f"has schema 0016.*commit {LAST_COMMIT}"):
        await store.open()


async def test_migrations_create_the_same_tables_as_the_models(store: Store) -> None:
    """Including keys, checks and STRICT, which Alembic does not compare."""
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"
    made = await store.read(lambda s: {row.name: row.sql for row in s.execute(text(query))})
    with create_engine("sqlite://").connect() as connection:
        METADATA.create_all(connection)
        wanted = {row.name: row.sql for row in connection.execute(text(query))}
    del made["alembic_version"]
    assert {name: _parts(sql) for name, sql in made.items()} == {
        name: _parts(sql) for name, sql in wanted.items()
    }


def _parts(sql: str) -> set[str]:
    """Return the sorted lines of a statement."""
    return {line.strip(" \t,") for line in sql.splitlines()}


async def test_every_migration_can_be_reverted_and_run_again(store: Store) -> None:
    engine = create_engine(store.url.set(drivername="sqlite"))  # foreign keys are not checked
    with engine.begin() as connection:
        command.downgrade(config(connection), "base")
    left = await store.read(
        lambda s: s.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars()
    )
    assert set(left) <= {"alembic_version", "sqlite_sequence"}
    await store.open()
    assert await store.read(differences) == []


def test_migrations_are_numbered_consecutively() -> None:
    scripts = list(ScriptDirectory.from_config(config()).walk_revisions())[::-1]
    first = int(TAKEN_OVER) + 1
    numbers = [f"{number:04}" for number in range(first, first + len(scripts))]
    assert [script.revision for script in scripts] == known_schemas() == numbers
    for script in scripts:
        assert re.fullmatch(rf"{script.revision}_[a-z_]+\.py", Path(script.path).name)


def test_the_models_can_be_created_on_postgresql() -> None:
    dialect = make_url("postgresql+asyncpg://").get_dialect()()
    made = ""
    for table in METADATA.sorted_tables:
        made += str(CreateTable(table).compile(dialect=dialect))
        for index in table.indexes:
            made += str(CreateIndex(index).compile(dialect=dialect))
    assert "channel_id VARCHAR NOT NULL" in made
    assert "TIMESTAMP WITH TIME ZONE" in made
    assert "WHERE status IN ('lobby', 'running')" in made
