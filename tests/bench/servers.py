"""Moves per second of processes that do nothing else: on SQLite, and one and two on PostgreSQL.

Discord and rendering are left out. Each process plays eight tables at once and counts from a common
start, all for the same time. Moves per second depend on what else the machine does. CPU times show
what two idle cores achieve: one process uses one core while the server has the other; two processes
share both with the server.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bot.bench.report import Row, at_most, higher_is_better
from bot.store import Store
from engine.core.registry import game_names
from tests.bot.postgres import find_installed, run_server
from tests.bot.tables.harness import TablesHarness

TABLES, SEATS = 8, 3
WARM_UP, MEASURED = 2.0, 6.0
TWO, SERVER = 1.6, 0.5
_CONTEXT = multiprocessing.get_context("spawn")


class MovesMade(NamedTuple):
    """Moves made, and the CPU seconds of the processes."""

    moves: int
    worked: float
    served: float = 0.0
    """CPU seconds of PostgreSQL for all of them."""

    @property
    def rate(self) -> float:
        """Return moves per second."""
        return self.moves / MEASURED

    @property
    def milliseconds(self) -> float:
        """Return a process's CPU milliseconds per move."""
        return self.worked / self.moves * 1000

    @property
    def in_all(self) -> float:
        """Return the CPU milliseconds of process and server per move."""
        return self.milliseconds + self.served / self.moves * 1000


def measure() -> Iterator[Row]:
    """Measure the same tables and people everywhere."""
    if not find_installed():
        return
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        asyncio.run(_open(url))
        file = _made_by(url, 1)
    with run_server() as server:
        one, two = asyncio.run(_on(server, 1)), asyncio.run(_on(server, 2))
    rates = one.rate, file.rate, SERVER
    yield higher_is_better("one process on PostgreSQL, to one on SQLite", "moves/s", *rates)
    yield higher_is_better(
        "two processes on PostgreSQL, to one", "moves/s", two.rate, one.rate, TWO
    )
    each = one.milliseconds, file.milliseconds, 1 / SERVER
    yield at_most("a move's processor time, on PostgreSQL to SQLite", "ms", *each)
    busy = 1000 / max(one.milliseconds, one.in_all - one.milliseconds)
    both = 2 * 1000 / two.in_all, busy, TWO
    yield higher_is_better("two processes to one, by processor times", "moves/s", *both)
    yield Row("PostgreSQL's own processor time for a move", "ms", two.in_all - two.milliseconds)


async def _open(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


async def _on(server: Any, processes: int) -> MovesMade:
    async with server.database() as url:
        return await asyncio.to_thread(_made_by, url, processes, server.folder / "data")


def _made_by(url: str, processes: int, server: Path | None = None) -> MovesMade:
    """Return the total, counted from when the last process is warm."""
    ready = _CONTEXT.Barrier(processes)
    counts = _CONTEXT.SimpleQueue()
    crew = [
        _CONTEXT.Process(target=_work, args=(url, number, ready, counts, server))
        for number in range(processes)
    ]
    for process in crew:
        process.start()
    made = [counts.get() for _ in crew]
    for process in crew:
        process.join()
    moves, worked, served = zip(*made, strict=True)
    return MovesMade(sum(moves), sum(worked), max(served))


def _work(url: str, number: int, ready: Any, counts: Any, server: Path | None) -> None:
    counts.put(asyncio.run(_moves(url, number, ready, server)))


async def _moves(
    url: str, number: int, ready: Any, server: Path | None
) -> tuple[int, float, float]:
    """Return the moves of this process, and its CPU time and that of SQLite or the server."""
    bench = TablesHarness(url, alone=False)
    bench.ids, bench.channels = count(1_000_000 * number), count(1_000_000 * (number + 1))
    positions = [await bench.game(game_names()[0], SEATS) for _ in range(TABLES)]
    made = 0

    async def play(position: Any) -> None:
        nonlocal made
        while time.perf_counter() < until:
            position = await bench.random(position)
            made += 1
            if position.state.over:
                position = await bench.game(game_names()[0], SEATS)

    worked = served = 0.0
    for seconds in (WARM_UP, MEASURED):
        made = 0
        ready.wait()
        worked, served = -time.process_time(), -_of_server(server)
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(position) for position in positions))
        worked += time.process_time()
        served += _of_server(server)
        positions = [await bench.tables.position(place.table.id) for place in positions]
    await bench.store.close()
    return made, worked, served


def _of_server(data: Path | None) -> float:
    """Return the CPU seconds of a server and its children, where the system reports them."""
    if data is None or not Path("/proc/self/stat").exists():
        return 0.0
    head = (data / "postmaster.pid").read_text().splitlines()[0]
    ticks = 0
    for process in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = process.read_text(errors="replace").rpartition(")")[2].split()
            if process.parent.name == head:
                ticks += sum(map(int, fields[11:15]))  # including children that have ended
            elif fields[1] == head:
                ticks += sum(map(int, fields[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")
