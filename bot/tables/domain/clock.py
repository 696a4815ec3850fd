"""The clock the loops live by; tests bring their own."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """What time it is, and waiting for it."""

    def now(self) -> datetime:
        """The time, with its zone."""

    async def wait(self, bell: asyncio.Event, until: datetime | None) -> None:
        """Sleep until that time, for ever with ``None``, or until the bell rings."""


class SystemClock:
    """The machine's clock."""

    def now(self) -> datetime:
        """The time in UTC."""
        return datetime.now(UTC)

    async def wait(self, bell: asyncio.Event, until: datetime | None) -> None:
        """Sleep until then or until the bell rings."""
        seconds = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            async with asyncio.timeout(seconds):
                await bell.wait()
        except TimeoutError:
            return
