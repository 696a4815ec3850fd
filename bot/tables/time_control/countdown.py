"""When is this due? Time goes on, and spans in which it does not count are stepped over.

Nights, days off, absences and outages are all such spans; nothing else holds a clock up. All
moments are in UTC.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import NamedTuple, Protocol

WINDOW = timedelta(days=14)
"""How far is looked ahead at once."""
FAR = timedelta(days=3 * 365)
"""Further ahead nothing is looked for: whatever would be due later is due then."""
NOTHING = timedelta(0)


class Countdown(NamedTuple):
    """From a moment up to another, which does not belong to it."""

    begins: datetime
    ends: datetime

    @property
    def length(self) -> timedelta:
        """How long it is."""
        return self.ends - self.begins

    def within(self, other: Countdown) -> Countdown | None:
        """What of it lies in another span."""
        begins, ends = max(self.begins, other.begins), min(self.ends, other.ends)
        return Countdown(begins, ends) if begins < ends else None


class Pause(Protocol):
    """A reason why time does not count."""

    def spans(self, window: Countdown) -> Iterable[Countdown]:
        """When it applies within the window; a span may reach beyond it."""


@dataclass(frozen=True, slots=True)
class FixedPause:
    """Spans that are known one by one: absences, outages, what an undo gives back."""

    known: tuple[Countdown, ...]

    def spans(self, window: Countdown) -> Iterable[Countdown]:
        """Those within the window."""
        return tuple(span for span in self.known if span.within(window) is not None)


def pauses_in(window: Countdown, pauses: Sequence[Pause]) -> list[Countdown]:
    """When time does not count, in order; the spans may overlap."""
    found = (span.within(window) for pause in pauses for span in pause.spans(window))
    return sorted(span for span in found if span is not None)


def running(window: Countdown, pauses: Sequence[Pause]) -> Iterator[Countdown]:
    """The parts of a window in which time counts, in order."""
    at = window.begins
    for pause in pauses_in(window, pauses):
        if pause.begins > at:
            yield Countdown(at, pause.begins)
        at = max(at, pause.ends)
    if at < window.ends:
        yield Countdown(at, window.ends)


def counted(since: datetime, until: datetime, pauses: Sequence[Pause]) -> timedelta:
    """How much time counts between two moments."""
    return sum((span.length for span in running(Countdown(since, until), pauses)), NOTHING)


def due(since: datetime, allowance: timedelta, pauses: Sequence[Pause]) -> datetime:
    """The last moment by which no more time than that has counted.

    So nothing is due as a pause begins, but when it ends.
    """
    left, begins, far = allowance, since, since + FAR
    while begins < far:
        ends = begins + WINDOW
        for span in running(Countdown(begins, ends), pauses):
            if span.length > left:
                return span.begins + left
            left -= span.length
        begins = ends
    return far


def available_time(moment: datetime, pauses: Sequence[Pause]) -> datetime:
    """That moment, or when the pause it lies in is over."""
    return due(moment, NOTHING, pauses)
