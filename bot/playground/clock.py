"""The bot's clock in a sandbox whose time can jump."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from bot.sandbox import Clock


class WorldClock:
    """The sandbox's time for the bot's loops, which wake when it jumps."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.fromtimestamp(self._clock.now(), UTC)

    async def wait(self, wakeup: asyncio.Event, until: datetime | None) -> None:
        """Sleep until a time or until the event is set."""
        moved = asyncio.Event()
        self._clock.watchers.append(moved.set)
        try:
            while not wakeup.is_set() and (until is None or self.now() < until):
                left = None if until is None else (until - self.now()).total_seconds()
                waits = [asyncio.ensure_future(event.wait()) for event in (wakeup, moved)]
                await asyncio.wait(waits, timeout=left, return_when=asyncio.FIRST_COMPLETED)
                for wait in waits:
                    wait.cancel()
                moved.clear()
        finally:
            self._clock.watchers.remove(moved.set)
