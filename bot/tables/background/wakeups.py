"""Wake background loops after a commit."""

from __future__ import annotations

import asyncio
from datetime import datetime
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
