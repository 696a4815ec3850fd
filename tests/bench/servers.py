"""Moves a second of processes that do nothing else: on SQLite, and one and two on PostgreSQL.

There is no Discord and no drawing in it: each process moves at eight tables of its own at once, and
counts from a common start for as long as the others. The server needs its part of the cores too, a
fifth of what the processes take: on two cores for all of them, 1.65 times as much is the most there
can be. A move's processor time says what two processes cost each other, whatever else goes on:
where it stays the same, two cores of their own make twice as much.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from bot.store import Store
from engine.core.registry import game_names
from tests.bench.table import Row, at_most, faster
from tests.bot.postgres import installed, serving
from tests.bot.tables.bench import Bench

TABLES, SEATS = 8, 3
WARM_UP, MEASURED = 2.0, 6.0
TWO, SERVER = 1.6, 0.5
DEARER = 2 / TWO
"""So many times the processor time a move may take beside another process."""
_CONTEXT = multiprocessing.get_context("spawn")


class Made(NamedTuple):
    """Moves, and the seconds of their own that the processes took for them."""

    moves: int
    worked: float

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / MEASURED

    @property
    def milliseconds(self) -> float:
        """Of a process, for a move."""
        return self.worked / self.moves * 1000


def measure() -> Iterator[Row]:
    """The same tables and people everywhere."""
    if not installed():
        return
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        asyncio.run(_open(url))
        file = _made_by(url, 1)
    with serving() as server:
        one, two = asyncio.run(_on(server, 1)), asyncio.run(_on(server, 2))
    rates = one.rate, file.rate, SERVER
    yield faster("one process on PostgreSQL, to one on SQLite", "moves/s", *rates)
    yield faster("two processes on PostgreSQL, to one", "moves/s", two.rate, one.rate, TWO)
    each = two.milliseconds, one.milliseconds, DEARER
    yield at_most("a move's processor time, of two processes to one", "ms", *each)


async def _open(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


async def _on(server: Any, processes: int) -> Made:
    async with server.database() as url:
        return await asyncio.to_thread(_made_by, url, processes)


def _made_by(url: str, processes: int) -> Made:
    """By all together, from when the last of them is warm."""
    ready = _CONTEXT.Barrier(processes)
    counts = _CONTEXT.SimpleQueue()
    crew = [
        _CONTEXT.Process(target=_work, args=(url, number, ready, counts))
        for number in range(processes)
    ]
    for process in crew:
        process.start()
    made = [counts.get() for _ in crew]
    for process in crew:
        process.join()
    return Made(sum(moves for moves, _ in made), sum(seconds for _, seconds in made))


def _work(url: str, number: int, ready: Any, counts: Any) -> None:
    counts.put(asyncio.run(_moves(url, number, ready)))


async def _moves(url: str, number: int, ready: Any) -> tuple[int, float]:
    """How many moves this process makes at tables of its own, in how much of its time."""
    bench = Bench(url, alone=False)
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

    worked = 0.0
    for seconds in (WARM_UP, MEASURED):
        made = 0
        ready.wait()
        worked = -time.process_time()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(position) for position in positions))
        worked += time.process_time()
        positions = [await bench.steward.position(place.table.id) for place in positions]
    await bench.store.close()
    return made, worked
