"""Every column of every row spoilt in turn: it is named, and harms its own table only."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Integer, text
from sqlalchemy.orm import Session, object_session

from bot.config import Settings
from bot.store.columns import Flag, Plain, UtcTime
from bot.store.damage import described
from bot.store.models import METADATA
from bot.store.models.guild_settings import GuildSettingsRow
from bot.store.models.plan import PlanRow
from bot.store.models.review import ReviewRow
from bot.store.models.what_if import WhatIfRow
from bot.tables.domain.errors import NotVisible, TableDamaged, TableError
from bot.tables.domain.table import Status
from bot.tables.integrity import check
from bot.tables.outbox import states
from bot.tables.users.notes import read_note, save_note
from engine.core.words.text import say
from engine.core.words.text_json import text_to_json
from tests.bot.tables.harness import ADMIN, PEOPLE, RecordingDelivery, TablesHarness
from tests.thorough import by_turns

# A column of PostgreSQL holds nothing but its type.
pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)

SICK, WELL = 1, 2


def _spoilt(column: Any) -> object:
    """A value that is none of the column's type, and that SQLite keeps."""
    if isinstance(column.type, UtcTime):
        return "no time"
    if isinstance(column.type, Plain):
        return "{"
    if isinstance(column.type, Flag):
        return "x"
    return "x" if isinstance(column.type, Integer) else b"\xff"


def _counted_up(table: Any, column: Any) -> bool:
    """SQLite itself keeps such a key a number."""
    return column.primary_key and len(table.primary_key) == 1


OF_PROCESSES = ("processes", "leases", "interactions", "seen")
"""These are gone with the next start, or within minutes."""
OF_PEOPLE = ("people", "hours", "absences", "outages", "hushes", "nudges", "servers")
"""Rows about people and servers; ``timing/test_clocks.py`` spoils them."""
COLUMNS = [
    pytest.param(table.name, column.name, _spoilt(column), id=f"{table.name}.{column.name}")
    for table in METADATA.sorted_tables
    for column in table.columns
    if not _counted_up(table, column) and table.name not in OF_PEOPLE + OF_PROCESSES
]
WORDS = [
    pytest.param(table, column, value, id=f"{table}.{column}={value}")
    for table, column, value in [
        ("tables", "status", "odd"),
        ("tables", "language", "tlh"),
        ("tables", "game", "odd"),
        ("tables", "ending", "odd"),
        ("tables", "options", '["x"]'),
        ("tables", "winners", '["x"]'),
        ("tables", "board_post", "[]"),
        ("tables", "board_post", '{"message": 1}'),
        (
            "tables",
            "board_post",
            '{"message": "x", "channel": "1", "sequence": 1, "at": "2026-03-01T12:00:00+00:00",'
            ' "owing": []}',
        ),
        (
            "tables",
            "lobby_post",
            '{"message": "1", "channel": "1", "sequence": 1, "at": "?", "owing": []}',
        ),
        ("seats", "colour", "pink"),
        ("seats", "seat", 7),
        ("actions", "kind", "odd"),
        ("actions", "events", "{"),
        ("actions", "events", "[1]"),
        ("checkpoints", "state", "{}"),
        ("timers", "seat", 7),
        ("timers", "due_at", ""),
        ("timers", "due_at", 5),
        ("outbox", "kind", "odd"),
        ("outbox", "status", "odd"),
        ("outbox", "seats", '["x"]'),
        ("outbox", "due_at", ""),
        ("outbox", "claimed_by", "x"),
        ("outbox", "message_id", "x"),
        ("proposals", "kind", "odd"),
        ("proposals", "status", "odd"),
    ]
]


@pytest.fixture(scope="module")
def two_tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file for those games, empty until they are played."""
    file = tmp_path_factory.mktemp("two") / "two.db"
    file.touch()
    return file


async def _filled(harness: TablesHarness) -> None:
    """Two games with rows of every kind: a proposal, a vote, what waits to be posted."""
    for _ in (SICK, WELL):
        position = await harness.random(await harness.game("toy", 3), 4)
        users = [seat.user_id for seat in position.table.seats]
        made = await harness.tables.propose_end(position.table.id, users[0], harness.next_id)
        (proposal,) = await harness.tables.proposals(position.table.id)
        await harness.tables.vote(proposal.id, users[1], True, harness.next_id)
        assert made.table.id == position.table.id
        await save_note(harness.tables.service, PEOPLE[0], position.table.id, "a note")
        await harness.store.write(partial(_thought_of, table_id=position.table.id))


def _thought_of(session: Session, table_id: int) -> None:
    """What people plan and try at a table, its review, and what was said of its server."""
    user, now = PEOPLE[0].id, datetime(2026, 3, 1, tzinfo=UTC)
    ask = text_to_json(say("seat", number=1))
    session.add(
        PlanRow(
            table_id=table_id,
            seat=0,
            user_id=user,
            status="waiting",
            question="none that comes",
            ask=ask,
            made_at=now,
        )
    )
    session.add(WhatIfRow(user_id=user, table_id=table_id, sequence=1, seat=0, seed="s"))
    session.add(ReviewRow(table_id=table_id, asked_at=now))
    session.merge(GuildSettingsRow(server_id="elsewhere"))


def _size(file: Path) -> int:
    return file.stat().st_size


def _put(copied: Path, file: Path) -> None:
    """A database file in the place of another, without what belonged to that."""
    for left in file.parent.glob(f"{file.name}*"):
        left.unlink()
    shutil.copy(copied, file)


@pytest.fixture
async def filled(harness: TablesHarness, two_tables: Path) -> TablesHarness:
    """A bench with those games; they are played once for all tests."""
    file = Path(harness.url.removeprefix("sqlite:///"))
    if not _size(two_tables):
        await _filled(harness)
        await harness.store.close()
        with closing(sqlite3.connect(file)) as here:
            here.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        shutil.copy(file, two_tables)
    else:
        await harness.store.close()
    _put(two_tables, file)
    harness.open_store()
    harness.ids = count(10_000)
    return harness


def _spoil(harness: TablesHarness, table: str, column: str, value: object) -> None:
    """Damage one row of the sick table, as a stray hand would."""
    where = "table_id = 1" if table in ("seats", "actions", "timers", "outbox") else "1"
    if table in ("checkpoints", "proposals", "own_notes", "plans", "branches", "reviews"):
        where = "table_id = 1"
    if table == "tables":
        where = "id = 1"
    if table == "votes":
        where = "proposal_id = 1"
    if table == "outbox":
        where += " AND status = 'waiting'"
    with closing(sqlite3.connect(harness.url.removeprefix("sqlite:///"))) as here:
        query = f"SELECT max(rowid) FROM {table} WHERE {where}"
        (row,) = here.execute(query).fetchone()
        assert row is not None
        here.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))
        here.commit()


async def _tried(attempt: Callable[[], Awaitable[object]]) -> None:
    """It is done, or refused with a sentence."""
    with suppress(TableError):
        await attempt()


@pytest.mark.parametrize(("table", "column", "value"), COLUMNS + WORDS)
async def test_it_is_named_and_harms_its_own_table_only(
    filled: TablesHarness, table: str, column: str, value: object
) -> None:
    _spoil(filled, table, column, value)
    tables, user = filled.tables, PEOPLE[0].id
    found = await tables.check()
    assert {finding.table_id for finding in found} - {0} <= {SICK}
    assert found, "it is reported"
    named = [str(finding.problem.args.get("where", "")) for finding in found]
    unknown = [f for f in found if f.problem.key == "table-game-unknown"]
    assert unknown or any(column in where for where in named), named
    # The other table
    position = await tables.position(WELL)
    await filled.random(position)
    assert WELL in [t.id for t in await tables.tables_of(user)]
    filled.clock.advance(hours=100)
    await tables.timers().earliest(filled.clock.now())
    await tables.due_reminders()
    delivery = RecordingDelivery()
    await states.next_due(tables.service, [])
    await tables.outbox(delivery).drain()
    assert {"board"} <= {
        parcel.kind for parcel in delivery.outbox_messages if parcel.table.id == WELL
    }
    later = await tables.timers().earliest(filled.clock.now())
    assert later is None or later > filled.clock.now(), "the loop is not kept awake"
    assert await tables.table_in(position.table.channel_id)
    # The sick one
    attempts = (
        lambda: tables.table(SICK),
        lambda: tables.position(SICK),
        lambda: tables.table_in("5001"),
        lambda: tables.log(SICK, -1, 50),
        lambda: tables.recap(SICK, 0),
        lambda: tables.news(SICK, 0),
        lambda: tables.record(SICK, None),
        lambda: tables.verify(SICK),
        lambda: tables.proposals(SICK),
        lambda: tables.vote(1, PEOPLE[2].id, False, filled.next_id),
        lambda: tables.set_reminder(SICK, 5, ADMIN),
        lambda: tables.undo(SICK, user, filled.next_id),
        lambda: tables.move(SICK, user, "pass", sequence=None, interaction_id=filled.next_id),
        lambda: tables.resign(SICK, user, filled.next_id),
        lambda: read_note(tables.service, user, SICK),
        lambda: save_note(tables.service, PEOPLE[0], SICK, "another note"),
        lambda: tables.repair(SICK),
        lambda: tables.end_by_organiser(SICK, ADMIN, filled.next_id),
    )
    for attempt in by_turns(attempts, len(column), 3):
        await _tried(attempt)


async def test_a_board_behind_a_damaged_parcel_is_posted(filled: TablesHarness) -> None:
    _spoil(filled, "outbox", "created_at", "no time")
    await filled.random(await filled.tables.position(SICK))
    delivery = RecordingDelivery()
    await filled.tables.outbox(delivery).drain()
    assert "board" in [
        parcel.kind for parcel in delivery.outbox_messages if parcel.table.id == SICK
    ]
    rows = (await filled.rows("outbox"))["outbox"]
    assert any("failed" in row for row in rows), "it is set aside"


async def test_the_damage_is_told_in_a_sentence_with_its_place(filled: TablesHarness) -> None:
    _spoil(filled, "seats", "colour", "pink")
    with pytest.raises(TableDamaged) as refused:
        await filled.tables.position(SICK)
    assert refused.value.text.key == "table-row-damaged"
    assert refused.value.text.args["where"] == "seats 1 2: colour"


async def test_the_command_goes_on_after_a_bad_row_and_names_each_table(
    filled: TablesHarness, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import bot.cli.check as command

    monkeypatch.setattr(command, "_pictures", lambda: ())
    monkeypatch.setattr(
        command, "raise_log_level", lambda _: None
    )  # or later tests would see no log
    _spoil(filled, "tables", "moved_at", "no time")
    with closing(sqlite3.connect(filled.url.removeprefix("sqlite:///"))) as here:
        here.execute("UPDATE seats SET colour = 'pink' WHERE table_id = 2 AND seat = 1")
        here.commit()
    settings = Settings(
        _env_file=None, database_url=filled.url.replace("sqlite:", "sqlite+aiosqlite:")
    )
    assert await command.check(settings) == 1
    said = capsys.readouterr().out
    assert "WRONG table 1" in said
    assert "tables 1: moved_at" in said
    assert "WRONG table 2" in said
    assert "seats 2 1: colour" in said


async def test_a_table_of_an_unknown_game_can_be_ended_by_an_organiser(
    filled: TablesHarness,
) -> None:
    _spoil(filled, "tables", "game", "odd")
    with pytest.raises(TableDamaged) as refused:
        await filled.tables.table(SICK)
    assert refused.value.text.key == "table-game-unknown"
    ended = await filled.tables.end_by_organiser(SICK, ADMIN, filled.next_id)
    assert ended.status == Status.FINISHED
    opened = await filled.lobby(channel=ended.channel_id)
    assert opened.status == Status.LOBBY
    with pytest.raises(NotVisible):
        await filled.tables.table(99)


async def test_a_check_holds_few_rows_at_once(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are of a kind."""
    await harness.game("toy", 2)
    more = "INSERT INTO nudges (table_id, user_id, by_id, at) SELECT 1, id, '2', :now FROM "
    many = "(WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 1300) "
    now = harness.clock.now().replace(tzinfo=None)
    statement = text(more + many + "SELECT CAST(id AS TEXT) AS id FROM n) AS numbers")
    await harness.store.write(lambda s: s.execute(statement, {"now": now}))
    held: list[int] = []

    def noted(row: object) -> str | None:
        session = object_session(row)
        assert session is not None
        held.append(len(session.identity_map))
        return described(row)

    monkeypatch.setattr(check, "described", noted)
    assert await harness.tables.check() == []
    assert len(held) > 1300
    assert max(held) <= check.ROWS_PER_FETCH
