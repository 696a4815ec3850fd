"""Helpers for outbox tests."""

from __future__ import annotations

from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.bot.tables.tables_helper import Position


async def outbox_statuses(harness: TablesHarness) -> list[str]:
    """Return the status of every outbox message, in order."""
    rows = (await harness.rows("outbox"))["outbox"]
    return [
        next(v for v in row if v in ("pending", "sent", "superseded", "failed")) for row in rows
    ]


async def start_shown_game(harness: TablesHarness, delivery: RecordingDelivery) -> Position:
    """Start a game and post its first board."""
    position = await harness.game()
    await harness.tables.outbox(delivery).drain()
    return position
