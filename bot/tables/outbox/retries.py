"""When a delivery that failed is tried again, and after how many faults it is given up."""

from __future__ import annotations

from datetime import timedelta

MIN_RETRY_DELAY, MAX_RETRY_DELAY = timedelta(seconds=2), timedelta(minutes=10)
MAX_FAULTS = 8
"""After so many unexpected errors a parcel is given up until the next change or start; passing
troubles do not count."""


def retry_delay(attempt: int) -> timedelta:
    """Twice as long after every attempt, up to a limit."""
    doubled = MIN_RETRY_DELAY * (1 << min(attempt - 1, 16))
    return min(doubled, MAX_RETRY_DELAY)


def describe_error(error: Exception) -> str:
    """The fault in short, as the row of its parcel keeps it."""
    return f"{type(error).__name__}: {error}"[:200]
