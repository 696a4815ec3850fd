"""The bells that wake the loops: what has been saved for them is rung out after the commit."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import Protocol


class Wakeup(Protocol):
    """Wakes a loop; where several processes share a database the others hear it too."""

    @property
    def event(self) -> asyncio.Event:
        """Set while somebody has rung and the loop has not listened."""

    def notify(self, table_id: int | None = None, due: datetime | None = None) -> None:
        """There is something for the loop: at that table, or due at that time."""

    def listen(self) -> PendingWakeups:
        """What has been rung since the loop listened last."""

    def sleep_until(self, until: datetime) -> None:
        """The loop wakes by itself then: what is due later need not wake it."""


class PendingWakeups:
    """The tables named by whoever rang, and whether the loop has to look everywhere."""

    def __init__(self) -> None:
        self.tables: set[int] = set()
        self.everywhere = False


class LocalWakeup:
    """A bell inside one process."""

    def __init__(self) -> None:
        self.event = asyncio.Event()
        self._sleeping_until: datetime | None = None
        self._rung = PendingWakeups()

    def notify(self, table_id: int | None = None, due: datetime | None = None) -> None:
        """Wake the loop, unless it wakes in time by itself."""
        if due is not None and self._sleeping_until is not None and due >= self._sleeping_until:
            return
        if table_id is None:
            self._rung.everywhere = True
        else:
            self._rung.tables.add(table_id)
        self.event.set()

    def listen(self) -> PendingWakeups:
        """What was rung, and silence again."""
        self.event.clear()
        self._sleeping_until = None
        rung, self._rung = self._rung, PendingWakeups()
        return rung

    def sleep_until(self, until: datetime) -> None:
        """Remember how long the loop sleeps."""
        self._sleeping_until = until
