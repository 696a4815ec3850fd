"""A thousand spectators of one table, on the page of the web."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.bench.fresh_process import in_fresh_process, peak_megabytes
from bot.bench.report import Row, budget
from bot.demonstration.people import Way
from bot.sandbox import Channel
from bot.short_collections import short_collections
from bot.store import Store
from bot.workers import Pool
from engine.core.registry import game_names
from tests.bench import watching
from tests.e2e.app_harness import app_harness
from tests.e2e.harness import AppHarness

SPECTATORS, MOVES = 1000, 8
SCREEN_S, BLOCK_MS, MEMORY_MB = 1.0, 50.0, 300.0
"""Limits: from the move to the screen (p95), longest block of the bot's loop, its memory."""
WARM_UP = 2
TICK_S = 0.002


class Watched(NamedTuple):
    """What spectators cost."""

    screen_s: float
    """From the saved move until a spectator has the new board, at the 95th percentile."""
    block_ms: float
    """The longest time for which the loop did nothing else, in milliseconds of its CPU time."""
    late_ms: float
    """The same as the clock on the wall says; other programs count too."""
    cpu_ms: float
    """CPU time of the bot for a move and all its spectators."""
    memory_mb: float


def measure() -> Iterator[Row]:
    """Measure the bot's process; the spectators are in another one."""
    watched = Watched(*in_fresh_process(__name__, "watched", SPECTATORS))
    quiet = Watched(*in_fresh_process(__name__, "watched", 0))
    what = f"{SPECTATORS:,} spectators:"
    yield budget(f"{what} from a move to the screen, p95", "s", watched.screen_s, SCREEN_S)
    yield budget(f"{what} longest block of the loop (CPU)", "ms", watched.block_ms, BLOCK_MS)
    yield Row(f"{what} longest block of the loop (clock)", "ms", watched.late_ms, quiet.late_ms)
    yield budget(f"{what} memory of the bot", "MB", watched.memory_mb, MEMORY_MB)
    yield Row(f"{what} CPU time of a move, and without", "ms", watched.cpu_ms, quiet.cpu_ms)


def watched(spectators: int) -> Watched:
    """Play some moves of a table that is watched."""
    with short_collections():
        return asyncio.run(_watched(spectators))


class Blocks:
    """The longest times for which a loop did not run its other tasks."""

    def __init__(self) -> None:
        self.wall_s = self.cpu_s = 0.0

    async def run(self) -> None:
        """Measure until cancelled."""
        while True:
            wall, cpu = time.monotonic(), time.thread_time()
            await asyncio.sleep(TICK_S)
            self.wall_s = max(self.wall_s, time.monotonic() - wall - TICK_S)
            self.cpu_s = max(self.cpu_s, time.thread_time() - cpu)


async def _watched(spectators: int) -> Watched:
    with TemporaryDirectory() as folder:
        template = Path(folder) / "template.db"
        store = Store(f"sqlite:///{template}")
        await store.open()
        await store.close()
        pool = Pool(1)
        async with app_harness(Path(folder), template, pool) as app:
            await app.start()
            await app.bot.serve_pages("127.0.0.1:0")
            channel = await app.begin(2, game_names()[0])
            async with _crowd(app, channel, spectators) as crowd:
                result = await _moves(app, channel, crowd)
            await app.stop()
        await pool.close()
    return result


@asynccontextmanager
async def _crowd(
    app: AppHarness, channel: Channel, spectators: int
) -> AsyncIterator[asyncio.StreamReader | None]:
    """Run the spectators, if any, once all have the first board."""
    if not spectators:
        yield None
        return
    web, table = app.bot.web, await app.table(channel)
    assert web.addresses is not None
    page = web.addresses.page(table.id)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", watching.__name__, web.url, page, str(spectators)),
        stdout=asyncio.subprocess.PIPE,
        limit=2**20,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    try:
        yield process.stdout
    finally:
        process.terminate()
        await process.wait()


async def _moves(app: AppHarness, channel: Channel, crowd: asyncio.StreamReader | None) -> Watched:
    """Make moves in the channel; the spectators have each board before the next move."""
    saved: list[float] = []
    wake = app.bot.service.on_change
    assert wake is not None

    def changed(table_id: int) -> None:
        saved.append(time.monotonic())
        wake(table_id)

    app.bot.service.on_change = changed
    for number in range(WARM_UP):
        await app.play(channel, (Way.MOVE,), f"{number:032x}", moves=1)
        if crowd is not None:
            await crowd.readline()
    delays, blocks = [0.0, 0.0], Blocks()
    measuring = asyncio.create_task(blocks.run())
    cpu = time.process_time()
    for number in range(MOVES):
        saved.clear()
        await app.play(channel, (Way.MOVE,), f"{number:032x}", moves=1)
        if crowd is not None:
            seen = json.loads(await crowd.readline())
            delays += [at - saved[0] for at in seen]
    cpu = (time.process_time() - cpu) / MOVES
    measuring.cancel()
    p95 = quantiles(delays, n=20)[-1]
    return Watched(p95, blocks.cpu_s * 1000, blocks.wall_s * 1000, cpu * 1000, peak_megabytes())
