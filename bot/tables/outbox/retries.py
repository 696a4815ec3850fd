"""When to retry a failed delivery, and when to stop."""

from __future__ import annotations

from datetime import timedelta

MIN_RETRY_DELAY, MAX_RETRY_DELAY = timedelta(seconds=2), timedelta(minutes=10)
MAX_FAULTS = 8
"""Unexpected errors before a message fails until the next change or start; outages do not count."""


def retry_delay(attempt: int) -> timedelta:
    """Return the delay after an attempt (from 1): it doubles up to a limit."""
    doubled = MIN_RETRY_DELAY * (1 << min(attempt - 1, 16))
    return min(doubled, MAX_RETRY_DELAY)


def describe_error(error: Exception) -> str:
    """Return a short description for the row, at most 200 characters."""
    return f"{type(error).__name__}: {error}"[:200]
