"""Import everything and play a game, so that processes forked from this one start warm."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.core import registry
from tests.bot.tables.harness import RecordingDelivery, TablesHarness

registry.PACKAGES["toy"] = "tests.engine.toy"


async def _play() -> None:
    with TemporaryDirectory() as folder:
        harness = TablesHarness(f"sqlite:///{Path(folder) / 'warm.db'}")
        await harness.store.open()
        await harness.random(await harness.game("toy", 2), 1)
        await harness.tables.timers().ring_due()
        await harness.tables.outbox(RecordingDelivery()).drain()
        await harness.store.close()


asyncio.run(_play())
