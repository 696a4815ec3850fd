"""The database refuses wrong values; unreadable JSON harms only its own table."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import CheckConstraint, text
from sqlalchemy.orm import Session

from bot.config import Settings
from bot.store import StoreError
from bot.store.models import METADATA
from bot.store.models.plan import PlanRow
from bot.tables.domain.errors import NotVisible, TableDamaged, TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind, OutboxStatus, TimerKind
from bot.tables.domain.plans import PlanScope, PlanStatus
from bot.tables.domain.ratings import ResultKind
from bot.tables.domain.table import COLOURS, SHAPES, Ending, Occupant, Status
from bot.tables.domain.time_control import PAUSE_OPTIONS
from bot.tables.domain.timeout_policy import EMPTY_SEAT_DEFAULTS
from bot.tables.domain.votes import VoteKind, VoteStatus
from bot.tables.facade import TIMERS
from bot.tables.lobby import new_table
from engine.core import registry
from engine.core.words.text import say
from engine.core.words.text_json import text_to_json
from engine.players.strengths import STRENGTHS
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import ADMIN, PEOPLE, RecordingDelivery, TablesHarness
from tests.engine.toy import GAME as TOY

DAMAGED, INTACT = 1, 2
SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


@pytest.fixture(scope="module")
def filled_file(template: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a filled SQLite file to copy."""
    file = tmp_path_factory.mktemp("filled") / "tables.db"
    shutil.copy(template, file)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")
        patch.setattr(new_table, "new_seed", lambda: "7c" * 16)
        asyncio.run(_fill(TablesHarness(f"sqlite:///{file}")))
    return file


@pytest.fixture
async def filled(harness: TablesHarness, filled_file: Path) -> TablesHarness:
    """Return a harness with two games, each with an open vote, a plan, and waiting messages."""
    if not harness.store.is_sqlite:
        return await _fill(harness)
    shutil.copy(filled_file, harness.url.removeprefix("sqlite:///"))
    harness.ids, harness.channels = count(1001), count(6001)
    return harness


async def _fill(harness: TablesHarness) -> TablesHarness:
    for _ in (DAMAGED, INTACT):
        position = await harness.random(await harness.game("toy", 3), 4)
        users = [seat.user_id for seat in position.table.seats]
        await harness.tables.propose_end(position.table.id, users[0], harness.next_id)
        await harness.store.write(partial(_plan, table_id=position.table.id))
    await harness.store.close()
    return harness


def _plan(session: Session, table_id: int) -> None:
    session.add(
        PlanRow(
            table_id=table_id,
            seat=0,
            user_id=PEOPLE[0].id,
            status="waiting",
            question="none that comes",
            prompt=text_to_json(say("seat", number=1)),
            created_at=datetime(2026, 3, 1, tzinfo=UTC),
        )
    )


async def _set(harness: TablesHarness, table: str, column: str, value: object) -> None:
    """Change one column of a table's rows directly."""
    change = text(f"UPDATE {table} SET {column} = :value")
    await harness.store.write(lambda session: session.execute(change, {"value": value}))


def test_every_kind_of_timer_has_one_handler() -> None:
    assert sorted(handler.kind for handler in TIMERS) == sorted(TimerKind)


@pytest.mark.parametrize(
    ("column", "values"),
    [
        ("tables.status", Status),
        ("tables.ending", Ending),
        ("tables.empty_seat_default", EMPTY_SEAT_DEFAULTS),
        ("tables.pauses", PAUSE_OPTIONS),
        ("tables.picture_shape", SHAPES),
        ("seats.occupant", Occupant),
        ("seats.colour", COLOURS),
        ("seats.strength", STRENGTHS),
        ("seats.computer_for_this_turn", STRENGTHS),
        ("actions.kind", ActionKind),
        ("outbox.kind", OutboxKind),
        ("outbox.status", OutboxStatus),
        ("timers.kind", TimerKind),
        ("votes.kind", VoteKind),
        ("votes.status", VoteStatus),
        ("plans.status", PlanStatus),
        ("plans.scope", PlanScope),
        ("results.kind", ResultKind),
        ("rating_changes.kind", ResultKind),
    ],
)
def test_the_database_accepts_every_value_of_the_enums(column: str, values: Iterable[str]) -> None:
    table, name = column.split(".")
    (check,) = (
        found
        for found in METADATA.tables[table].constraints
        if isinstance(found, CheckConstraint) and found.name == f"ck_{table}_{name}"
    )
    listed = str(check.sqltext).removeprefix(f"{name} IN (").removesuffix(")").split(", ")
    assert set(listed) == {f"'{value}'" for value in values}


@ON_BOTH
async def test_an_unknown_enum_value_is_refused(filled: TablesHarness) -> None:
    for table, column, value in (
        ("tables", "status", "odd"),
        ("seats", "colour", "pink"),
        ("actions", "kind", "odd"),
        ("outbox", "status", "odd"),
        ("timers", "kind", "odd"),
        ("votes", "kind", "odd"),
        ("plans", "scope", "odd"),
    ):
        with pytest.raises(StoreError, match=f"ck_{table}_{column}"):
            await _set(filled, table, column, value)


@SQLITE
async def test_sqlite_refuses_values_of_the_wrong_type(filled: TablesHarness) -> None:
    wrong: tuple[tuple[str, str, object], ...] = (
        ("tables", "sequence", "x"),
        ("seats", "name", b"\xff"),
        ("tables", "moved_at", "no time"),
        ("timers", "due_at", ""),
        ("timers", "due_at", 5),
        ("outbox", "due_at", "no time"),
        ("tables", "options", "{"),
        ("plans", "steps", "["),
    )
    for table, column, value in wrong:
        with pytest.raises(StoreError, match=f"{table}.{column}"):
            await _set(filled, table, column, value)


@ON_BOTH
async def test_json_columns_may_be_null(filled: TablesHarness) -> None:
    """Columns that old migrations added are."""
    for table, column in (("outbox", "details"), ("tables", "clock"), ("plans", "stop_reason")):
        await _set(filled, table, column, None)
    assert await filled.tables.check() == []


JSON = [
    ("tables", "options", '["x"]'),
    ("tables", "winners", '["x"]'),
    ("tables", "clock", "[]"),
    ("tables", "language", "tlh"),
    ("tables", "board_post", "[]"),
    ("tables", "board_post", '{"message": 1}'),
    ("tables", "lobby_post", '{"message": "1", "channel": "1", "sequence": 1, "at": "?"}'),
    ("tables", "state", "{}"),
    ("tables", "game", "odd"),
    ("seats", "seat", 7),
    ("timers", "seat", 7),
    ("outbox", "seats", '["x"]'),
    ("outbox", "details", '{"events": [1]}'),
    ("plans", "prompt", "[]"),
    ("actions", "events", "[1]"),
]


@SQLITE
@pytest.mark.parametrize(("table", "column", "value"), JSON)
async def test_an_unreadable_row_is_named_and_harms_its_table_only(
    filled: TablesHarness, table: str, column: str, value: object
) -> None:
    _damage(filled, table, column, value)
    tables, user = filled.tables, PEOPLE[0].id
    found = await tables.check()
    assert {finding.table_id for finding in found} == {DAMAGED}
    # The other table.
    position = await tables.position(INTACT)
    await filled.random(position)
    assert INTACT in [t.id for t in await tables.tables_of(user)]
    filled.clock.advance(hours=100)
    await tables.ring_due_reminders()
    delivery = RecordingDelivery()
    await tables.outbox(delivery).drain()
    assert "board" in {m.kind for m in delivery.outbox_messages if m.table.id == INTACT}
    later = await tables.timers().earliest(filled.clock.now())
    assert later is None or later > filled.clock.now(), "the loop does not stay awake"
    # The damaged one.
    for attempt in (
        lambda: tables.position(DAMAGED),
        lambda: tables.move(DAMAGED, user, "pass", sequence=None, interaction_id=filled.next_id),
        lambda: tables.resign(DAMAGED, user, filled.next_id),
        lambda: tables.end_by_admin(DAMAGED, ADMIN, filled.next_id),
    ):
        with suppress(TableError):
            await attempt()


def _damage(harness: TablesHarness, table: str, column: str, value: object) -> None:
    """Damage the last row of the table under test."""
    where = "id = 1" if table == "tables" else "table_id = 1"
    if table == "outbox":
        where += " AND status = 'pending'"
    with closing(sqlite3.connect(harness.url.removeprefix("sqlite:///"))) as here:
        query = f"SELECT max(rowid) FROM {table} WHERE {where}"
        (row,) = here.execute(query).fetchone()
        assert row is not None
        here.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))
        here.commit()


@SQLITE
async def test_the_error_names_the_damaged_place(filled: TablesHarness) -> None:
    _damage(filled, "seats", "seat", 7)
    with pytest.raises(TableDamaged) as refused:
        await filled.tables.position(DAMAGED)
    assert refused.value.text.key == "table-row-damaged"
    assert refused.value.text.args["where"] == "seats 1: seat"


@SQLITE
async def test_check_names_each_damaged_table(
    filled: TablesHarness, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import bot.cli.check as command

    monkeypatch.setattr(command, "_pictures", lambda: ())
    # Later tests need the log.
    monkeypatch.setattr(command, "raise_log_level", lambda _: None)
    await _set(filled, "tables", "options", '["x"]')
    settings = Settings(
        _env_file=None, database_url=filled.url.replace("sqlite:", "sqlite+aiosqlite:")
    )
    assert await command.check(settings) == 1
    said = capsys.readouterr().out
    assert "WRONG table 1" in said
    assert "WRONG table 2" in said
    assert "tables 2: options" in said


def test_check_notes_that_an_unpublished_game_has_no_pictures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import bot.cli.check as command

    monkeypatch.setattr(command, "game", lambda _: TOY)
    monkeypatch.setattr(command, "game_names", lambda: ("toy",))
    assert list(command._pictures()) == [("no pictures of toy, which is not published", None)]


async def test_an_admin_can_end_a_table_of_an_unknown_game(
    filled: TablesHarness,
) -> None:
    await filled.alter("tables", {"id": DAMAGED}, game="odd")
    with pytest.raises(TableDamaged) as refused:
        await filled.tables.table(DAMAGED)
    assert refused.value.text.key == "table-game-unknown"
    ended = await filled.tables.end_by_admin(DAMAGED, ADMIN, filled.next_id)
    assert ended.status == Status.FINISHED
    opened = await filled.lobby(channel=ended.channel_id)
    assert opened.status == Status.LOBBY
    with pytest.raises(NotVisible):
        await filled.tables.table(99)
