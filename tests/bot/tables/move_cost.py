"""Measure what a move costs in CPU time, rows and bytes.

Run ``python -m tests.bot.tables.move_cost``. Only this process's CPU time is counted, so that a
busy machine doesn't matter.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.store.models import METADATA
from engine.core.registry import game_names
from render import Scene, paint
from render.kit.palette import PLAYERS
from tests.bot.tables.harness import RecordingDelivery, TablesHarness

PLAYERS_AT, MOVES, PICTURES, WIDTH = 4, 80, 8, 1600


class Cost(NamedTuple):
    """The cost of one move: bot and picture in ms, picture in kB, rows and bytes stored."""

    move: float
    picture: float
    kilobytes: float
    rows: float
    bytes: float


async def measure(game: str, folder: Path) -> Cost:
    """Return the mean over a game's first moves, each of which is posted."""
    file = folder / f"{game}.db"
    harness = TablesHarness(f"sqlite:///{file}")
    await harness.store.open()
    outbox, position = (
        harness.tables.outbox(RecordingDelivery()),
        await harness.game(game, PLAYERS_AT),
    )
    await outbox.drain()
    before, spent = _held(file), 0.0
    seconds, sizes = list[float](), list[int]()
    for number in range(MOVES):
        begun = time.process_time()
        position = await harness.random(position)
        await outbox.drain()
        spent += time.process_time() - begun
        if number % (MOVES // PICTURES) == 0:
            view = position.game.view(position.state, None)
            names = tuple("ABCD"[:PLAYERS_AT])
            begun = time.process_time()
            picture = paint(game, view, Scene("en", names, PLAYERS[:PLAYERS_AT], width=WIDTH))
            seconds.append(time.process_time() - begun)
            sizes.append(len(picture))
    await harness.store.close()
    after = _held(file)
    return Cost(
        spent / MOVES * 1000,
        fmean(seconds[1:]) * 1000,  # the first picture also builds the sprites
        fmean(sizes) / 1000,
        (after[0] - before[0]) / MOVES,
        (after[1] - before[1]) / MOVES,
    )


def _held(file: Path) -> tuple[int, int]:
    """Return the number of rows in a database, and the bytes in use."""
    with closing(sqlite3.connect(file)) as raw:
        rows = 0
        for table in METADATA.sorted_tables:
            rows += raw.execute(f"SELECT count(*) FROM {table.name}").fetchone()[0]
        (pages,) = raw.execute("PRAGMA page_count").fetchone()
        (size,) = raw.execute("PRAGMA page_size").fetchone()
    return rows, pages * size


if __name__ == "__main__":
    with TemporaryDirectory() as place:
        for name in game_names():
            found = asyncio.run(measure(name, Path(place)))
            print(name, {figure: round(value, 1) for figure, value in found._asdict().items()})
