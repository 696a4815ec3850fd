"""A clock that tests can advance, and snowflakes made from its time."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of Discord's ids (2015-01-01 UTC)."""


class Clock:
    """Wall-clock time that can be advanced; all ages are measured by it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.watchers: list[Callable[[], None]] = []
        """Called after the clock has been advanced."""

    def now(self) -> float:
        """Return the server's time in seconds since 1970."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Advance the clock."""
        if seconds < 0:
            raise ValueError("a clock does not run backwards")
        self.ahead += seconds
        for watcher in self.watchers:
            watcher()


class Snowflakes:
    """Creates unique, ascending Discord ids that contain their time."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def after(self, last: int) -> None:
        """Create only ids after this one from now on."""
        self._last = max(self._last, last)

    def __call__(self) -> int:
        """Return the next id."""
        self._last = max(first_id_at(self._clock.now()), self._last + 1)
        return self._last


def first_id_at(seconds: float) -> int:
    """Return the lowest id of a time in seconds since 1970."""
    return (int(seconds * 1000) - EPOCH_MS) << 22


def time_of_id(snowflake: int) -> float:
    """Return when an id was created, in seconds since 1970."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def iso_time(seconds: float) -> str:
    """Format a time as Discord does."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
