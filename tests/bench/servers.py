"""Moves a second of processes that do nothing else: on SQLite, and one and two on PostgreSQL.

The server needs its part of the two cores too, as it does where it is on the same machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.store import Store
from engine.core.registry import game_names
from tests.bench.table import Row, faster
from tests.bot.postgres import installed, serving
from tests.bot.tables.bench import Bench

TABLES, SEATS = 8, 3
WARM_UP, MEASURED = 2.0, 6.0
TWO, SERVER = 1.6, 0.5
_CONTEXT = multiprocessing.get_context("spawn")


def measure() -> Iterator[Row]:
    """The same tables and people everywhere."""
    if not installed():
        return
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        asyncio.run(_made(url))
        file = _rate(url, 1)
    with serving() as server:
        one, two = asyncio.run(_on(server, 1)), asyncio.run(_on(server, 2))
    yield faster("one process on PostgreSQL, to one on SQLite", "moves/s", one, file, SERVER)
    yield faster("two processes on PostgreSQL, to one", "moves/s", two, one, TWO)


async def _made(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


async def _on(server: Any, processes: int) -> float:
    async with server.database() as url:
        return await asyncio.to_thread(_rate, url, processes)


def _rate(url: str, processes: int) -> float:
    """Moves a second of all together, from when the last of them is warm."""
    ready = _CONTEXT.Barrier(processes)
    counts = _CONTEXT.SimpleQueue()
    crew = [
        _CONTEXT.Process(target=_work, args=(url, number, ready, counts))
        for number in range(processes)
    ]
    for process in crew:
        process.start()
    moves: int = sum(counts.get() for _ in crew)
    for process in crew:
        process.join()
    return moves / MEASURED


def _work(url: str, number: int, ready: Any, counts: Any) -> None:
    counts.put(asyncio.run(_moves(url, number, ready)))


async def _moves(url: str, number: int, ready: Any) -> int:
    """How many moves this process makes at tables of its own, several at once."""
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

    for seconds in (WARM_UP, MEASURED):
        made = 0
        ready.wait()
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(position) for position in positions))
        positions = [await bench.steward.position(place.table.id) for place in positions]
    await bench.store.close()
    return made
