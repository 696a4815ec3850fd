"""Wake background loops after a commit or at a time; the clock that they live by."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Protocol


class Wakeup(Protocol):
    """Wakes a loop; with several processes, also those of other processes."""

    @property
    def event(self) -> asyncio.Event:
        """Set from a notification until the loop listens."""

    def notify(self, table_id: int | None = None, due: datetime | None = None) -> None:
        """Tell the loop that there is work, at a table or at a time."""

    def listen(self) -> PendingWakeups:
        """Return the notifications since the last call."""

    def sleep_until(self, until: datetime) -> None:
        """Note when the loop wakes anyway, so that later work need not wake it."""


class PendingWakeups:
    """The tables with work, and whether the loop has to look at all tables."""

    def __init__(self) -> None:
        self.tables: set[int] = set()
        self.everywhere = False


class LocalWakeup:
    """A wake-up within one process."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self._sleeping_until: datetime | None = None
        self._pending = PendingWakeups()

    def notify(self, table_id: int | None = None, due: datetime | None = None) -> None:
        """Wake the loop, unless it wakes in time anyway."""
        if due is not None and self._sleeping_until is not None and due >= self._sleeping_until:
            return
        if table_id is None:
            self._pending.everywhere = True
        else:
            self._pending.tables.add(table_id)
        self.event.set()

    def listen(self) -> PendingWakeups:
        """Return the notifications, and reset the event."""
        self.event.clear()
        self._sleeping_until = None
        pending, self._pending = self._pending, PendingWakeups()
        return pending

    def sleep_until(self, until: datetime) -> None:
        """Note how long the loop sleeps."""
        self._sleeping_until = until


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
