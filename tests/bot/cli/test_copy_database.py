"""``python -m bot copy-database`` and ``restore``."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.orm import Session

from bot.cli import copy_database as copy_command
from bot.cli.copy_database import copy_database
from bot.cli.errors import StartupError
from bot.cli.restore import restore
from bot.config import Settings
from bot.store import BackupError, Store, StoreError, backup, postgres_programs
from bot.store.backup import restore_server
from bot.store.copy_rows import LEFT_BEHIND, Content, content, copy_all, mark_finished
from bot.store.migrate import differences
from bot.store.models.key_value import DATABASE_ID, RESTORED
from bot.store.models.table import OutboxRow
from bot.store.models.what_if import WhatIfRow
from bot.store.postgres_programs import ProgramFailed
from bot.store.single_instance import single_instance
from bot.tables.background.leases import Leases
from tests.bot.postgres import find_installed
from tests.old.unpack import SCHEMAS, unpacked

NEWEST_SCHEMA = SCHEMAS[-1]
"""The newest schema with a stored test database."""
OTHER_PROGRAMS_TABLES = (
    "CREATE TABLE alembic_version (version_num text)",
    "INSERT INTO alembic_version VALUES ('ae1027a6acf')",
    "CREATE TABLE recipes (name text)",
)
"""Tables of another program that uses Alembic."""
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SETTINGS = Settings(_env_file=None, workers=1)


@pytest.fixture
def game_database(tmp_path: Path) -> Path:
    """Return a SQLite database with running games."""
    return unpacked(NEWEST_SCHEMA, tmp_path / "games.db")


def files_named(folder: Path, begins: str) -> list[Path]:
    """Return the files whose names begin with ``name``."""
    return [path for path in folder.iterdir() if path.name.startswith(begins)]


def tables_of(game_database: Path) -> set[str]:
    """Return the tables of a SQLite file."""
    with closing(sqlite3.connect(game_database)) as raw:
        names = raw.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        return {name for (name,) in names if not name.startswith("sqlite_")}


async def row_digests(url: str) -> dict[str, Any]:
    """Return a digest of all rows by table."""
    store = Store(url)
    await store.open()
    found = await content(store)
    await store.close()
    return dict(found)


async def test_a_copy_to_another_database_and_back_is_identical(
    game_database: Path, other_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here, back = f"sqlite:///{game_database}", f"sqlite:///{tmp_path / 'back.db'}"
    before = await row_digests(here)
    assert before["actions"].rows > 300
    assert {*before, *LEFT_BEHIND, "alembic_version"} == tables_of(game_database)
    assert await copy_database(SETTINGS, here, other_url) == 0
    assert "5 games were replayed: all hashes match" in capsys.readouterr().out
    with pytest.raises(StartupError, match="is not empty: nothing was copied"):
        await copy_database(SETTINGS, here, other_url)
    assert await copy_database(SETTINGS, other_url, back) == 0
    assert (
        await row_digests(back) == await row_digests(other_url) == await row_digests(here) == before
    )
    other = Store(other_url)
    last = await other.read(lambda s: s.scalar(text("SELECT max(id) FROM outbox")))
    message = OutboxRow(table_id=1, kind="board", sequence=1, due_at=NOW, created_at=NOW)
    await other.write(lambda s: s.add(message))
    assert message.id == last + 1, "no number is reused"
    if not other.is_sqlite:
        await _is_refused_beside_a_bot(other, f"sqlite:///{tmp_path / 'new.db'}")
    await other.close()
    with (
        single_instance(here),
        pytest.raises(StartupError, match=f"process {os.getpid()} runs on sqlite"),
    ):
        await copy_database(SETTINGS, here, f"sqlite:///{tmp_path / 'new.db'}")


async def _is_refused_beside_a_bot(server: Store, target: str) -> None:
    leases = Leases(server.write, alone=False)
    await leases.register()
    with pytest.raises(StartupError, match="a bot runs on postgresql"):
        await copy_database(SETTINGS, server.url.render_as_string(), target)
    await leases.leave()


async def test_a_difference_is_reported_and_empties_the_target(
    game_database: Path, other_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(here: Store, there: Store) -> dict[str, Content]:
        await copy_all(here, there)
        raise StoreError("the line broke in the commit")

    async def badly(here: Store, there: Store) -> dict[str, Content]:
        before = await copy_all(here, there)
        await there.write(lambda s: s.execute(text("DELETE FROM actions WHERE id = 9")))
        return before

    for copied, why in ((badly, "empty again: actions, table 1$"), (cut, "the line broke")):
        monkeypatch.setattr(copy_command, "copy_all", copied)
        with pytest.raises(StartupError, match=why):
            await copy_database(SETTINGS, f"sqlite:///{game_database}", other_url)
        after = await row_digests(other_url)
        assert all(one.rows == 0 for name, one in after.items() if name != "key_values")


async def test_a_copy_killed_before_verification_is_replaced_by_the_next(
    game_database: Path, other_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    here, there = Store(f"sqlite:///{game_database}"), Store(other_url)
    for store in (here, there):
        await store.open()
    await copy_all(here, there)
    await there.write(lambda s: s.execute(text("DELETE FROM actions WHERE id = 9")))
    for store in (here, there):
        await store.close()
    assert await copy_database(SETTINGS, f"sqlite:///{game_database}", other_url) == 0
    assert "replacing an unfinished copy" in capsys.readouterr().out
    assert await row_digests(other_url) == await row_digests(f"sqlite:///{game_database}")
    with pytest.raises(StartupError, match="is not empty"):
        await copy_database(SETTINGS, f"sqlite:///{game_database}", other_url)


async def test_an_unfinished_copy_a_bot_has_used_is_not_replaced(
    game_database: Path, other_url: str
) -> None:
    here, there = Store(f"sqlite:///{game_database}"), Store(other_url)
    for store in (here, there):
        await store.open()
    await copy_all(here, there)
    await there.write(mark_finished)
    for store in (here, there):
        await store.close()
    with pytest.raises(StartupError, match="is not empty"):
        await copy_database(SETTINGS, f"sqlite:///{game_database}", other_url)


async def test_copying_in_a_new_process_empties_the_target_and_copies_every_table(
    game_database: Path, other_url: str
) -> None:
    here = f"sqlite:///{game_database}"
    store = Store(here)
    await store.open()
    await store.write(
        lambda s: s.add(WhatIfRow(user_id="7", table_id=1, sequence=1, seat=0, seed=""))
    )
    await store.close()
    if other_url.startswith("postgresql"):
        _changed(game_database, "UPDATE what_ifs SET seat = 1 << 40")
        assert "nothing was copied" in _copy_in_new_process(here, other_url).stderr
        _changed(game_database, "UPDATE what_ifs SET seat = 0")
    assert "what_ifs: 1 rows" in _copy_in_new_process(here, other_url).stdout
    assert (await row_digests(other_url))["what_ifs"] == (await row_digests(here))["what_ifs"]


def _changed(game_database: Path, statement: str) -> None:
    with closing(sqlite3.connect(game_database)) as raw:
        raw.execute(statement)
        raw.commit()


def _copy_in_new_process(source: str, target: str) -> subprocess.CompletedProcess[str]:
    """Return the output of ``copy-database`` in a process that has imported nothing else."""
    words = [sys.executable, "-m", "bot", "copy-database", source, target]
    return subprocess.run(words, capture_output=True, text=True, check=False)


async def test_restoring_a_backup_keeps_the_previous_database(
    game_database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings, copy = (
        SETTINGS.model_copy(update={"database_url": f"sqlite:///{game_database}"}),
        tmp_path,
    )
    before = await row_digests(settings.database_url)
    backup(settings.database_url, copy / "copy.db")
    store = Store(settings.database_url)
    await store.write(lambda s: s.execute(text("DELETE FROM actions")))
    mark = await store.recall(DATABASE_ID)
    assert await store.recall(RESTORED) is None
    with single_instance(settings.database_url), pytest.raises(StartupError, match="stop it first"):
        await restore(settings, copy / "copy.db")
    await store.close()
    assert await restore(settings, copy / "copy.db") == 0
    after = await row_digests(settings.database_url)
    assert {**after, "key_values": None} == {**before, "key_values": None}
    await store.open()
    assert await store.recall(DATABASE_ID) not in (None, mark), "a restored database gets a new id"
    assert await store.recall(RESTORED) == "", "the bot will recognise it on its first start"
    await store.close()
    (kept,) = files_named(tmp_path, "games.db.replaced-")
    assert str(kept) in capsys.readouterr().out
    assert (await row_digests(f"sqlite:///{kept}"))["actions"].rows == 0
    assert files_named(tmp_path, "games.db.part") == []


async def test_restoring_an_invalid_backup_changes_nothing(
    game_database: Path, tmp_path: Path
) -> None:
    settings = SETTINGS.model_copy(update={"database_url": f"sqlite:///{game_database}"})
    before = await row_digests(settings.database_url)
    newer, letter, other = (tmp_path / name for name in ("newer.db", "letter", "other.db"))
    backup(settings.database_url, newer)
    with closing(sqlite3.connect(newer)) as raw:
        raw.execute("UPDATE alembic_version SET version_num = '9999'")
        raw.commit()
    letter.write_bytes(b"dear aunt" * 1000)
    with closing(sqlite3.connect(other)) as raw:
        raw.execute("CREATE TABLE recipes (name TEXT)")
    for wrong, why in (
        (newer, "a newer Seneschal"),
        (letter, "not a database"),
        (other, "no database of Seneschal's"),
        (tmp_path / "nowhere.db", "no file"),
        (game_database, "the database itself"),
    ):
        with pytest.raises(BackupError, match=why):
            await restore(settings, wrong)
    assert await row_digests(settings.database_url) == before


async def test_postgresql_is_dumped_and_restored_by_its_own_programs(
    game_database: Path, other_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dump = tmp_path / "games.dump"
    if other_url.startswith("sqlite"):
        other_url = "postgresql+asyncpg://nobody@127.0.0.1:9/none"
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(BackupError, match="pg_dump is not installed here"):
        backup(other_url, dump)
    programs = find_installed()
    if programs is None:
        return
    monkeypatch.setenv("PATH", str(programs / "bin"))
    await copy_database(SETTINGS, f"sqlite:///{game_database}", other_url)
    before = await row_digests(other_url)
    assert backup(other_url, dump) > 10_000
    store = Store(other_url)
    await store.write(lambda s: s.execute(text("DELETE FROM actions")))
    await store.close()
    settings = SETTINGS.model_copy(update={"database_url": other_url})
    with pytest.raises(BackupError, match="not restored"):
        await restore(settings, game_database)
    assert (await row_digests(other_url))["actions"].rows == 0
    assert await restore(settings, dump) == 0
    assert {**await row_digests(other_url), "key_values": None} == {**before, "key_values": None}
    store = Store(other_url)
    assert await store.recall(RESTORED) == "", "the bot will recognise it on its first start"
    await store.close()
    await _restore_everywhere(settings, tmp_path / "older.dump")


def test_nothing_happens_if_one_of_the_programs_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "psql").write_text("#!/bin/sh\n: > begun\n")
    (tmp_path / "psql").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ProgramFailed, match="pg_restore is not installed here"):
        postgres_programs.restore(make_url("postgresql+asyncpg://nobody@/none"), tmp_path / "dump")
    assert files_named(tmp_path, "begun") == []


async def _restore_everywhere(settings: Settings, dump: Path) -> None:
    """Restore a backup over newer data, over nothing, and on a new server."""
    url = settings.database_url
    store = Store(url)
    backup(url, dump)
    await store.write(lambda s: s.execute(text("CREATE TABLE later (id int REFERENCES tables)")))
    now = await row_digests(url)
    for spoilt in _damaged_dumps(dump):
        with pytest.raises(BackupError, match="not restored: ") as failed:
            await restore(settings, spoilt)
        assert "NOTICE" not in str(failed.value), "the error names the problem"
        assert await row_digests(url) == now
    await _is_refused(store, dump, "the table recipes is", "CREATE TABLE recipes (name text)")
    assert await row_digests(url) == now
    await store.write(partial(_executed, "DROP TABLE recipes"))
    assert await restore(settings, dump) == 0
    assert await store.read(differences) == [], "no table is left that is missing in the dump"
    older = await row_digests(url)
    assert older["actions"] == now["actions"]
    await _emptied(store)
    assert await restore(settings, dump) == 0
    assert {**await row_digests(url), "key_values": None} == {**older, "key_values": None}
    await _emptied(store)
    await _is_refused(store, dump, "holds is not of Seneschal", *OTHER_PROGRAMS_TABLES)
    same_names = [f"CREATE TABLE {name} (id int)" for name in ("actions", "outbox", "tables")]
    await _is_refused(store, dump, "the schema the database has is not of", *same_names)
    await store.write(lambda s: s.execute(text("SELECT * FROM recipes, tables")))
    await _emptied(store)
    await store.open()
    await store.close()


async def _is_refused(store: Store, dump: Path, why: str, *after: str) -> None:
    """Check that a restore is refused where others have created objects."""
    for statement in after:
        await store.write(partial(_executed, statement))
    with pytest.raises(BackupError, match=why):
        await asyncio.to_thread(restore_server, store.url, dump)


async def _emptied(store: Store) -> None:
    for statement in ("DROP SCHEMA public CASCADE", "CREATE SCHEMA public"):
        await store.write(partial(_executed, statement))


def _executed(statement: str, session: Session) -> None:
    session.execute(text(statement))


def _damaged_dumps(dump: Path) -> list[Path]:
    """Return a dump cut off early, one cut off late, and one with changed bytes near its end."""
    whole = dump.read_bytes()
    copies = (whole[: len(whole) // 2], whole[:-500], whole[:-900] + b"?" * 900)
    found = [dump.with_suffix(f".{at}") for at in range(len(copies))]
    for path, copy in zip(found, copies, strict=True):
        path.write_bytes(copy)
    return found
