"""What tests of the outbox share: a game that is shown, and what became of every parcel."""

from __future__ import annotations

from tests.bot.tables.bench import Bench, Post
from tests.bot.tables.steward import Position


async def statuses(bench: Bench) -> list[str]:
    """What became of every parcel, in order."""
    rows = (await bench.rows("outbox"))["outbox"]
    return [next(v for v in row if v in ("waiting", "sent", "merged", "failed")) for row in rows]


async def started(bench: Bench, post: Post) -> Position:
    """A game whose first board is posted."""
    position = await bench.game()
    await bench.steward.outbox(post).drain()
    return position
