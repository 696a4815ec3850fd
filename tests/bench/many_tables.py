"""Ten thousand running tables on SQLite: start-up time, and a move; and very long games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from bot.app import Seneschal
from bot.bench.fresh_process import in_fresh_process, peak_megabytes
from bot.bench.report import Row, at_most, budget
from bot.config import Settings
from bot.sandbox import LoopbackDiscord, point_client_at, run_client
from bot.store import Store
from bot.store.models import METADATA
from bot.tables.domain.request import Request
from bot.tables.play import make_move
from engine.core.registry import game_names
from tests.bot.tables.clock import RunningClock
from tests.bot.tables.harness import PEOPLE, TablesHarness

TABLES, ACTIONS, SEATS = 10_000, 40, 4
SECONDS, MEGABYTES = 5, 300
SHORT, LONG = 5, 500
MOVES = 40
RATIO = 1.2
COPIED = ("tables", "seats", "timers", "actions", "checkpoints")
CHANNEL_OFFSET = 100_000
"""Offset of the copies' channel ids, so that they differ from the first table's."""
TABLES_PER_STATEMENT = 500
"""Number of tables copied by one statement."""


def measure() -> Iterator[Row]:
    """Measure the start, then moves."""
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        in_fresh_process(__name__, "filled", url)
        begun = time.time()
        ready, worked, megabytes = in_fresh_process(__name__, "started", url)
        yield budget(f"{TABLES:,} tables: from start to ready", "s", ready - begun, SECONDS)
        yield budget(f"{TABLES:,} tables: the same in processor time", "s", worked, SECONDS)
        yield budget(f"{TABLES:,} tables: peak memory when ready", "MB", megabytes, MEGABYTES)
        last, alone = in_fresh_process(__name__, "moved_among", url)
        yield at_most(f"a move at table {TABLES:,}, to one alone", "ms", last, alone, RATIO)
    late, early = in_fresh_process(__name__, "moved_late")
    yield at_most(f"a move at ply {LONG}, to one at ply {SHORT}", "ms", late, early, RATIO)


def filled(url: str) -> None:
    """Create a game that has been running for a while, and many copies of it."""
    asyncio.run(_filled(url))


async def _filled(url: str) -> None:
    bench = await _bench(url)
    await bench.random(await bench.game(game_names()[0], SEATS), ACTIONS)
    await bench.alter("outbox", {}, status="sent")
    await bench.store.write(_copies)
    await bench.store.close()


async def _bench(url: str) -> TablesHarness:
    bench = TablesHarness(url, RunningClock())
    await bench.store.open()
    return bench


def _copies(session: Session) -> None:
    for name in COPIED:
        rows = METADATA.tables[name]
        key = "id" if name == "tables" else "table_id"
        found = [
            dict(row)
            for row in session.execute(select(rows).where(rows.c[key] == 1)).mappings().all()
        ]
        for first in range(2, TABLES + 1, TABLES_PER_STATEMENT):
            numbers = range(first, min(first + TABLES_PER_STATEMENT, TABLES + 1))
            made = [_copy(row, name, number) for number in numbers for row in found]
            session.execute(insert(rows), made)


def _copy(row: dict[str, object], name: str, number: int) -> dict[str, object]:
    if name == "tables":
        return {**row, "id": number, "channel_id": f"{CHANNEL_OFFSET + number}"}
    made = {column: value for column, value in row.items() if column != "id"}
    if name == "actions":
        made["request_id"] = None
    return {**made, "table_id": number}


def started(url: str) -> tuple[float, float, float]:
    """Return the time until the bot is ready, its processor time, and its peak memory."""
    return asyncio.run(_started(url))


async def _started(url: str) -> tuple[float, float, float]:
    store = Store(url)
    await store.open()
    async with LoopbackDiscord() as server:
        with point_client_at(server):
            settings = Settings(_env_file=None, database_url=url)
            async with run_client(server, Seneschal(settings, store, guild_ready_timeout=0)):
                ready, worked = time.time(), time.process_time()
                await server.settle()
                megabytes = peak_megabytes()
    await store.close()
    return ready, worked, megabytes


def moved_among(url: str) -> tuple[float, float]:
    """Return the milliseconds of a move at one of many tables, and at the only one."""
    return asyncio.run(_moved_among(url))


async def _moved_among(url: str) -> tuple[float, float]:
    with TemporaryDirectory() as folder:
        alone = await _bench(f"sqlite:///{Path(folder) / 'alone.db'}")
        await alone.random(await alone.game(game_names()[0], SEATS), ACTIONS)
        among = await _bench(url)
        found = await _compared((among, TABLES), (alone, 1))
        for bench in (alone, among):
            await bench.store.close()
    return found


def moved_late() -> tuple[float, float]:
    """Return the milliseconds of a move after many moves, and after few."""
    return asyncio.run(_moved_late())


async def _moved_late() -> tuple[float, float]:
    with TemporaryDirectory() as folder:
        bench = await _bench(f"sqlite:///{Path(folder) / 'tables.db'}")
        late, early = [
            (await bench.random(await bench.game(game_names()[0], SEATS), SHORT)).table.id
            for _ in range(2)
        ]
        while (await bench.tables.table(late)).sequence < LONG:
            await _milliseconds(bench, late)
        found = await _compared((bench, late), (bench, early))
        await bench.store.close()
    return found


async def _compared(
    one: tuple[TablesHarness, int], other: tuple[TablesHarness, int]
) -> tuple[float, float]:
    """Return the medians of both, measured alternately."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(MOVES):
        for (bench, table), taken in zip((one, other), times, strict=True):
            taken.append(await _milliseconds(bench, table))
    return median(times[0]), median(times[1])


async def _milliseconds(bench: TablesHarness, table: int) -> float:
    """Return the time of a move, which is then undone."""
    position = await bench.tables.position(table)
    seat = position.game.may_act(position.state)[0]
    move = next(iter(position.game.moves(position.state, seat)))
    user = position.table.seats[seat].user_id
    person = next(person for person in PEOPLE if person.id == user)
    request = Request(f"bench {time.perf_counter()}", person)
    begun = time.perf_counter()
    await bench.tables.play.make_move(
        request, table, make_move.resolve_exactly(move), confirmed=True
    )
    taken = (time.perf_counter() - begun) * 1000
    await bench.tables.undo(table, person, f"{request.id} back")
    return taken
