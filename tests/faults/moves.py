"""Moves at tables whose database may fail."""

from __future__ import annotations

from tests.bot.tables.harness import TablesHarness


async def move_on(harness: TablesHarness, table_id: int) -> None:
    """Make one more move at a table."""
    await harness.random(await harness.tables.position(table_id))
