"""Navigation: the list of a person's two hundred tables, and any step of a long game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from bot.discord_ui.history import step_message
from bot.discord_ui.own_tables import PAGE, own_tables_message
from bot.picture_service import PictureService
from bot.presentation.turn_text import TurnText
from bot.tables.history.turn import person
from bot.workers import Pool
from bot.workers.rendering import first_boards
from engine.core.registry import game, game_names
from tests.bot.tables.harness import HOST, TablesHarness

TABLES, MOVES = 200, 6
LIST_MILLISECONDS = 300
GAME_MOVES, STEPS, STEP_MILLISECONDS = 250, 12, 700
WIDTH = 1600
TRIES = 15


def measure() -> Iterator[Row]:
    """Measure finding and composing the first and the last page."""
    found = in_fresh_process(__name__, "listed")
    for page, milliseconds in found.items():
        what = f"{TABLES} tables of one person: the {page} page"
        yield budget(what, "ms", milliseconds, LIST_MILLISECONDS)
    for name, milliseconds in in_fresh_process(__name__, "stepped").items():
        what = f"{name}: the slowest of {STEPS} steps of a game shown"
        yield budget(what, "ms", milliseconds, STEP_MILLISECONDS)


def listed() -> dict[str, float]:
    """Return the milliseconds of the pages, as medians of runs after a restart."""
    return asyncio.run(_listed())


async def _listed() -> dict[str, float]:
    with TemporaryDirectory() as folder:
        bench = TablesHarness(f"sqlite:///{Path(folder) / 'tables.db'}")
        await bench.store.open()
        for number in range(TABLES):
            name = game_names()[number % len(game_names())]
            await bench.random(await bench.game(name, 2), MOVES)

        async def page(begin: int) -> None:
            await bench.restart()
            found = await bench.tables.users.my_tables(HOST.id, begin, PAGE)
            assert found.total == TABLES
            message: Any = own_tables_message(found, begin, "en")
            assert message.to_components()

        times = {
            "first": await _median(lambda: page(0)),
            "last": await _median(lambda: page(TABLES - PAGE)),
        }
        await bench.store.close()
    return times


def stepped() -> dict[str, float]:
    """Return the milliseconds of each game, with warm workers and no cached picture."""
    return asyncio.run(_stepped())


async def _stepped() -> dict[str, float]:
    pool = Pool(1, first_boards("en", WIDTH))
    times = {name: await _slowest_step(name, pool) for name in game_names()}
    await pool.close()
    return times


async def _slowest_step(name: str, pool: Pool) -> float:
    """Return the slowest step of a long game, as one of its players sees it."""
    with TemporaryDirectory() as folder:
        bench = TablesHarness(f"sqlite:///{Path(folder) / 'tables.db'}")
        await bench.store.open()
        position = await bench.game(name, game(name).seat_counts[-1])
        position = await bench.random(position, GAME_MOVES)
        viewer, table = person(HOST.id), position.table

        async def show(number: int) -> float:
            begun = time.perf_counter()
            found = await bench.tables.history.read_step(table.id, viewer, number)
            spoken = TurnText.of(found.turn, "en")
            assert await PictureService(pool, WIDTH).draw(found.turn, "en")
            message: Any = step_message(found, spoken, "", [], picture=True)
            assert message.to_components()
            return (time.perf_counter() - begun) * 1000

        moves = (await bench.tables.table(table.id)).moves
        numbers = [moves * at // (STEPS - 1) for at in range(STEPS)]
        for number in numbers:
            await show(number)
        times = [await show(number) for number in numbers]
        await bench.store.close()
    return max(times)


async def _median(work: Callable[[], Awaitable[None]]) -> float:
    times = []
    for _ in range(TRIES):
        begun = time.perf_counter()
        await work()
        times.append((time.perf_counter() - begun) * 1000)
    return median(times)
