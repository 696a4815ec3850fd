"""A running game after a restart: the time from an empty cache to an answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from engine.core.registry import game, game_names
from tests.bot.tables.harness import TablesHarness

MOVES, RESTARTS = 100, 15
MILLISECONDS = 50


def measure() -> Iterator[Row]:
    """Measure the largest table of every game, loaded from its database."""
    for name, milliseconds in in_fresh_process(__name__, "answers").items():
        yield budget(
            f"{name}: loaded and answered after a restart", "ms", milliseconds, MILLISECONDS
        )


def answers() -> dict[str, float]:
    """Return the milliseconds of each game."""
    return {name: asyncio.run(_answer(name)) for name in game_names()}


async def _answer(name: str) -> float:
    """Return the median time until the legal moves are known."""
    with TemporaryDirectory() as folder:
        bench = TablesHarness(f"sqlite:///{Path(folder) / 'tables.db'}")
        await bench.store.open()
        position = await bench.game(name, game(name).seat_counts[-1])
        position = await bench.random(position, MOVES)
        assert not position.state.over
        times = []
        for _ in range(RESTARTS):
            await bench.restart()
            begun = time.perf_counter()
            loaded = await bench.tables.position(position.table.id)
            assert loaded.game.moves(loaded.state, loaded.game.to_move(loaded.state)[0])
            times.append((time.perf_counter() - begun) * 1000)
        await bench.store.close()
    return median(times)
