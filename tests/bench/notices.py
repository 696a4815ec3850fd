"""Ten thousand notices due at once, one per table: the time until the last is posted.

Discord's own limit of about fifty messages a second is left out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from bot.store.models import METADATA
from bot.tables.outbox import OutboxMessage
from tests.bot.tables.harness import TablesHarness

NOTICES = 10_000
SECONDS = 60
REMINDER_HOURS = 24.0
"""Hours until a reminder, by default."""


def measure() -> Iterator[Row]:
    """Measure the delay of the last notice."""
    seconds = in_fresh_process(__name__, "waited")
    yield budget(f"{NOTICES:,} notices due at once: the last is out", "s", seconds, SECONDS)


def waited(notices: int = NOTICES) -> float:
    """Return the seconds until that many notices are posted."""
    return asyncio.run(_waited(notices))


async def _waited(notices: int) -> float:
    with TemporaryDirectory() as folder:
        bench = TablesHarness(f"sqlite:///{Path(folder) / 'tables.db'}")
        await bench.store.open()
        await bench.game("caylus", 4)
        await bench.alter("outbox", {}, status="sent")
        await bench.store.write(lambda session: _copies(session, notices - 1))
        bench.clock.advance(hours=REMINDER_HOURS)
        seconds = await _all_posted(bench, notices)
        await bench.store.close()
    return seconds


async def _all_posted(bench: TablesHarness, notices: int) -> float:
    """Run both loops of the bot until all notices are posted."""
    left, done = notices, asyncio.Event()

    async def post(message: OutboxMessage) -> int:
        nonlocal left
        assert message.turn is not None
        left -= message.kind == "reminder"
        if not left:
            done.set()
        return message.id

    timers, outbox = bench.tables.timers(), bench.tables.outbox(post)
    begun = time.perf_counter()
    loops = [asyncio.create_task(loop.run()) for loop in (timers, outbox)]
    await done.wait()
    seconds = time.perf_counter() - begun
    timers.stop()
    outbox.stop()
    await asyncio.gather(*loops)
    return seconds


def _copies(session: Session, count: int) -> None:
    """Copy the first table, each copy with its own people and channel."""
    for name in ("tables", "seats", "timers"):
        rows = METADATA.tables[name]
        key = "id" if name == "tables" else "table_id"
        found = session.execute(select(rows).where(rows.c[key] == 1)).mappings().all()
        made = [_copy(dict(row), name, number) for number in range(2, count + 2) for row in found]
        session.execute(insert(rows), made)


def _copy(row: dict[str, object], name: str, number: int) -> dict[str, object]:
    if name == "tables":
        return {**row, "id": number, "channel_id": f"{number + 1_000_000}"}
    row["table_id"] = number
    if name == "timers":
        del row["id"]
        return row
    return {**row, "user_id": f"{row['user_id']}-{number}"}
