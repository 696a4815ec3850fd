"""The clock used by the loops; tests use their own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time and waits."""

    def now(self) -> datetime:
        """Return the time with its zone."""

    async def wait(self, event: asyncio.Event, until: datetime | None) -> None:
        """Sleep until that time (forever with ``None``), or until the event is set."""


class SystemClock:
    """The system clock."""

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.now(UTC)

    async def wait(self, event: asyncio.Event, until: datetime | None) -> None:
        """Sleep until that time, or until the event is set."""
        seconds = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return
