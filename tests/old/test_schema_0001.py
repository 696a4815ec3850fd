"""A database written at schema 0001, with ids as numbers and reminders as rows of their own.

``schema_0001_made_by.txt`` is the script that played at its tables.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text

from bot.store.migrate import config
from bot.tables.domain.table import LIVE, Status
from bot.tables.history import seed_verification
from engine.core.record import state_hash
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness
from tests.thorough import by_turns

HERE = Path(__file__).parent
TOLD: dict[int, dict[str, Any]] = {
    int(number): table
    for number, table in json.loads((HERE / "schema_0001.json").read_text()).items()
}
"""What the old code said of each table."""
BEGUN = [number for number, table in TOLD.items() if table["hash"] is not None]
RUNNING = [number for number, table in TOLD.items() if table["status"] == Status.RUNNING]


def bench_on(file: Path) -> TablesHarness:
    """A bench with a copy of the old database, which it has not opened, at the time it was left."""
    with closing(sqlite3.connect(file)) as raw:
        (latest,) = raw.execute("SELECT max(moved_at) FROM tables").fetchone()
    harness = TablesHarness(f"sqlite:///{file}")
    while harness.clock.now().replace(tzinfo=None) < datetime.fromisoformat(latest):
        harness.clock.advance(hours=1)
    return harness


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old database, opened and closed again once: every test goes on with a copy of it."""
    file = tmp_path_factory.mktemp("old") / "old.db"
    with closing(sqlite3.connect(file)) as raw:
        raw.executescript((HERE / "schema_0001.sql").read_text())

    async def moved() -> None:
        harness = bench_on(file)
        await harness.store.open()
        await harness.store.close()

    asyncio.run(moved())
    return file


@pytest.fixture
async def old(opened: Path, tmp_path: Path) -> AsyncIterator[TablesHarness]:
    """A bench with the old database as the newest code has opened it."""
    harness = bench_on(Path(shutil.copy(opened, tmp_path / "old.db")))
    yield harness
    await harness.store.close()


async def test_every_table_is_as_it_was(old: TablesHarness) -> None:
    assert await old.store.differences() == []
    assert await old.tables.check() == []
    for number, told in TOLD.items():
        table = await old.tables.table(number)
        owing = [owed.seat for owed in table.owing]
        assert (table.status, table.sequence, table.moves, owing) == (
            told["status"],
            told["sequence"],
            told["moves"],
            told["owing"],
        )
        assert [owed.deadline for owed in table.owing] == [None] * len(owing), "no clock"
        assert table.host_id in {person.id for person in PEOPLE}
        assert int(table.channel_id) > 2 * 10**18, "no figure of a long id is lost"
    assert {table["status"] for table in TOLD.values()} == set(Status)


@pytest.mark.parametrize("number", BEGUN)
async def test_the_line_of_play_leads_to_the_same_position(old: TablesHarness, number: int) -> None:
    position = await old.tables.position(number)
    assert state_hash(position.state) == TOLD[number]["hash"]
    found = await seed_verification.verify(old.tables.service, number)
    assert (found.problem, found.hash_agrees, found.seating_agrees) == (None, True, True)
    assert found.moves == TOLD[number]["moves"]
    log = await old.tables.log(number, 0, 1000)
    assert [entry.sequence for entry in log] == list(range(1, TOLD[number]["sequence"] + 1))
    assert all(entry.move for entry in log if entry.number and position.table.status == "finished")


@pytest.mark.parametrize("number", by_turns(RUNNING, 0, 2))
async def test_a_running_game_goes_on_to_its_end(old: TablesHarness, number: int) -> None:
    over = await old.random(await old.tables.position(number), 5000)
    assert over.table.status == Status.FINISHED
    assert (await old.tables.verify(number)).holds
    assert await old.tables.check() == []


async def test_undo_votes_and_reminders_go_on(old: TablesHarness) -> None:
    voting = [number for number in RUNNING if await old.tables.proposals(number)]
    assert voting
    for number in voting:
        (proposal,) = await old.tables.proposals(number)
        table = await old.tables.table(number)
        for seat, said in proposal.votes.items():
            if said is None:
                user = table.seats[seat].user_id
                await old.tables.vote(proposal.id, user, True, old.next_id)
        assert (await old.tables.table(number)).status == Status.FINISHED
    old.clock.advance(hours=48)
    assert await old.tables.due_reminders() > 0, "those not reminded yet"
    assert await old.tables.due_reminders() == 0


async def test_what_waits_is_posted_and_what_was_posted_is_remembered(old: TablesHarness) -> None:
    before = {number: (await old.tables.table(number)).board for number in RUNNING}
    known = [board for board in before.values() if board is not None]
    assert known
    assert all(int(board.message_id) > 3 * 10**18 for board in known)
    old.clock.advance(minutes=20)
    post = RecordingDelivery()
    await old.tables.outbox(post).drain()
    assert {"lobby", "board"} <= {kind for kind, _ in post.kinds}
    for parcel in post.outbox_messages:
        if parcel.kind == "board":
            assert parcel.turn is not None
            assert parcel.turn.sequence == TOLD[parcel.table.id]["sequence"]


async def test_paused_tables_resume_and_lobbies_lapse(old: TablesHarness) -> None:
    paused = [number for number, told in TOLD.items() if told["status"] == Status.PAUSED]
    lobbies = [number for number, told in TOLD.items() if told["status"] == Status.LOBBY]
    for number in paused:
        assert (await old.tables.resume(number, HOST, old.next_id)).table.status in LIVE
    old.clock.advance(hours=24 * 8)
    assert await old.tables.close_lapsed() >= len(lobbies)
    for number in lobbies:
        assert (await old.tables.table(number)).status == Status.CANCELLED


SAME = ("tables", "seats", "actions", "checkpoints", "proposals", "votes", "outbox")


async def test_the_schema_goes_back_and_forth(old: TablesHarness) -> None:
    before = await old.rows(*SAME)
    await old.store.close()
    engine = create_engine(old.url)
    with engine.begin() as connection:
        command.downgrade(config(connection), "0001")
        as_made = connection.execute(text("SELECT sql FROM sqlite_master WHERE sql LIKE '%TABLE%'"))
        assert "occupant" not in "".join(as_made.scalars())
    engine.dispose()
    await old.store.open()
    assert await old.store.differences() == []
    after = await old.rows(*SAME)
    assert after == before
    assert await old.tables.check() == []
