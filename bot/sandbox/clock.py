"""Time and ids: a clock that tests can push forward, and snowflakes made from it."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

EPOCH_MS = 1_420_070_400_000
"""The first millisecond of Discord's ids (2015-01-01 UTC)."""


class Clock:
    """Wall-clock seconds that can be moved ahead; everything with an age reads it."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.watchers: list[Callable[[], None]] = []
        """Called when it has been moved ahead."""

    def now(self) -> float:
        """Seconds since 1970 on this server."""
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        """Let `seconds` pass at once."""
        if seconds < 0:
            raise ValueError("a clock does not run backwards")
        self.ahead += seconds
        for told in self.watchers:
            told()


class Snowflakes:
    """Unique, ascending Discord ids that carry their time of birth."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def after(self, last: int) -> None:
        """Go on behind an id that was given before."""
        self._last = max(self._last, last)

    def __call__(self) -> int:
        """The next id."""
        self._last = max(at(self._clock.now()), self._last + 1)
        return self._last


def at(seconds: float) -> int:
    """The least id that can be made at a moment, in seconds since 1970."""
    return (int(seconds * 1000) - EPOCH_MS) << 22


def born(snowflake: int) -> float:
    """Seconds since 1970 at which an id was made."""
    return ((snowflake >> 22) + EPOCH_MS) / 1000


def iso(seconds: float) -> str:
    """A point in time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
