"""Log that the database is away: one line at once, one a minute, and one when it is back."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

REPEAT_S = 60.0
"""Seconds between two lines while the database stays away."""


class OutageLog:
    """Follow whether the database can be used; every loop meets the same failure again and again.

    Reading, writing and listening fail separately: a full disk can still be read.
    """

    def __init__(self, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._elapsed = elapsed
        self._failing: set[str] = set()
        self._since = self._logged = 0.0

    def failed(self, use: str, why: str) -> None:
        """Note that the database could not be used, and log it unless that was done just now."""
        now = self._elapsed()
        if not self._failing:
            self._since, self._logged = now, now - REPEAT_S
        self._failing.add(use)
        if now - self._logged >= REPEAT_S:
            self._logged = now
            about = {"use": use, "why": why, "seconds": round(now - self._since)}
            log.error("database.unavailable", extra=about)

    def succeeded(self, use: str) -> None:
        """Note that the database could be used, and log that it is back."""
        if use not in self._failing:
            return
        self._failing.discard(use)
        if not self._failing:
            seconds = round(self._elapsed() - self._since)
            log.warning("database.available", extra={"seconds": seconds})
