"""What tests of the outbox share: a game that is shown, and what became of every parcel."""

from __future__ import annotations

from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.bot.tables.steward import Position


async def outbox_statuses(harness: TablesHarness) -> list[str]:
    """What became of every parcel, in order."""
    rows = (await harness.rows("outbox"))["outbox"]
    return [next(v for v in row if v in ("waiting", "sent", "merged", "failed")) for row in rows]


async def start_shown_game(harness: TablesHarness, delivery: RecordingDelivery) -> Position:
    """A game whose first board is posted."""
    position = await harness.game()
    await harness.tables.outbox(delivery).drain()
    return position
