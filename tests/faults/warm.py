"""Imported where mortals are forked from: a game is played once, so that all is warm."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core import registry
from tests.bot.tables.bench import Bench, Post

registry.PACKAGES["toy"] = "tests.engine.toy"


async def _play() -> None:
    with TemporaryDirectory() as folder:
        bench = Bench(f"sqlite:///{Path(folder) / 'warm.db'}")
        await bench.store.open()
        await bench.random(await bench.game("toy", 2), 1)
        await bench.steward.timers().ring_due()
        await bench.steward.outbox(Post()).drain()
        await bench.store.close()


asyncio.run(_play())
