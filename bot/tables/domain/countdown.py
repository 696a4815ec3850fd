"""Compute when time is up, skipping the spans in which time does not count.

Nights, days off, away periods and outages are such spans. All moments are in UTC.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple, Protocol

LOOKAHEAD_STEP = timedelta(days=14)
"""How far ahead pauses are computed at once."""
MAX_LOOKAHEAD = timedelta(days=3 * 365)
"""Upper limit for the search; anything due later is due then."""
ZERO = timedelta(0)


class Countdown(NamedTuple):
    """A span of time; ``ends`` is exclusive."""

    begins: datetime
    ends: datetime

    @property
    def length(self) -> timedelta:
        """The length of the span."""
        return self.ends - self.begins

    def within(self, other: Countdown) -> Countdown | None:
        """Return the part that lies in another span, if any."""
        begins, ends = max(self.begins, other.begins), min(self.ends, other.ends)
        return Countdown(begins, ends) if begins < ends else None


class Pause(Protocol):
    """Something that keeps time from counting."""

    def spans(self, window: Countdown) -> Iterable[Countdown]:
        """Return when it applies; a span may extend beyond the window."""


@dataclass(frozen=True, slots=True)
class FixedPause:
    """Known spans: away periods, outages, and time given back by an undo."""

    known: tuple[Countdown, ...]

    def spans(self, window: Countdown) -> Iterable[Countdown]:
        """Return the spans that overlap the window."""
        return tuple(span for span in self.known if span.within(window) is not None)


def pauses_in(window: Countdown, pauses: Sequence[Pause]) -> list[Countdown]:
    """Return when time does not count, in order; the spans may overlap."""
    found = (span.within(window) for pause in pauses for span in pause.spans(window))
    return sorted(span for span in found if span is not None)


def running_spans(window: Countdown, pauses: Sequence[Pause]) -> Iterator[Countdown]:
    """Yield the parts of a window in which time counts, in order."""
    at = window.begins
    for pause in pauses_in(window, pauses):
        if pause.begins > at:
            yield Countdown(at, pause.begins)
        at = max(at, pause.ends)
    if at < window.ends:
        yield Countdown(at, window.ends)


def counted_time(since: datetime, until: datetime, pauses: Sequence[Pause]) -> timedelta:
    """Return how much time counts between two moments."""
    if not pauses:
        return max(ZERO, until - since)
    return sum((span.length for span in running_spans(Countdown(since, until), pauses)), ZERO)


def due_at(since: datetime, allowance: timedelta, pauses: Sequence[Pause]) -> datetime:
    """Return the last moment by which no more than ``allowance`` has counted.

    A deadline therefore falls on the end of a pause, never on its beginning.
    """
    left, start, limit = allowance, since, since + MAX_LOOKAHEAD
    if not pauses:
        return min(since + allowance, limit)
    while start < limit:
        end = start + LOOKAHEAD_STEP
        for span in running_spans(Countdown(start, end), pauses):
            if span.length > left:
                return span.begins + left
            left -= span.length
        start = end
    return limit


def available_time(moment: datetime, pauses: Sequence[Pause]) -> datetime:
    """Return the moment, or the end of the pause that contains it."""
    return due_at(moment, ZERO, pauses)
