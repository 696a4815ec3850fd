"""The clocks of one table as immutable data, and the time that counts on them.

Time does not count during nights, days off, away periods and outages. Nothing here reads the time
or the database; the caller passes in what pauses a seat's clock. All moments are in UTC.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import ClassVar, NamedTuple, Protocol

from pydantic import ConfigDict, TypeAdapter

from bot.tables.domain.time_control import TimeControl

LOOKAHEAD_STEP = timedelta(days=14)
"""How far ahead pauses are computed at once."""
MAX_LOOKAHEAD = timedelta(days=3 * 365)
"""Upper limit for the search; anything due later is due then."""
ZERO = timedelta(0)


class Pause(Protocol):
    """Something that keeps time from counting."""

    def spans(self, window: TimeSpan) -> Iterable[TimeSpan]:
        """Return when it applies; a span may extend beyond the window."""


class TimeSpan(NamedTuple):
    """A span of time, without the moment at which it ends; also a pause that lasts as long."""

    begins: datetime
    ends: datetime

    def within(self, other: TimeSpan) -> TimeSpan | None:
        """Return the part that lies in another span, if any."""
        begins, ends = max(self.begins, other.begins), min(self.ends, other.ends)
        return TimeSpan(begins, ends) if begins < ends else None

    def spans(self, _: TimeSpan) -> Iterable[TimeSpan]:
        """Return the span itself."""
        return (self,)


def running_spans(window: TimeSpan, pauses: Sequence[Pause]) -> Iterator[TimeSpan]:
    """Yield the parts of a window in which time counts, in order."""
    at = window.begins
    for begins, ends in sorted(span for pause in pauses for span in pause.spans(window)):
        if begins >= window.ends:
            break
        if begins > at:
            yield TimeSpan(at, begins)
        at = max(at, ends)
    if at < window.ends:
        yield TimeSpan(at, window.ends)


def counted_time(since: datetime, until: datetime, pauses: Sequence[Pause]) -> timedelta:
    """Return how much time counts between two moments."""
    spans = running_spans(TimeSpan(since, until), pauses)
    return sum((ends - begins for begins, ends in spans), ZERO)


def due_at(since: datetime, allowance: timedelta, pauses: Sequence[Pause]) -> datetime:
    """Return the last moment by which no more than ``allowance`` has counted.

    A deadline therefore falls on the end of a pause, never on its beginning. Without an allowance
    it is the moment itself, or the end of the pause that contains it.
    """
    left, start, limit = allowance, since, since + MAX_LOOKAHEAD
    if not pauses:
        return min(since + allowance, limit)
    while start < limit:
        end = start + LOOKAHEAD_STEP
        for begins, ends in running_spans(TimeSpan(start, end), pauses):
            if ends - begins > left:
                return begins + left
            left -= ends - begins
        start = end
    return limit


PausesOf = Callable[[int, datetime], Sequence[Pause]]
"""Returns what pauses the clock of a seat that began at a moment."""


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A running clock, counting since ``since``; ``gaps`` do not count.

    ``answer``: it is for an answer out of turn, which has its own allowance. ``left``: when
    it stopped for an answer out of turn, ``None`` while it runs.
    """

    since: datetime
    gaps: tuple[TimeSpan, ...] = ()
    answer: bool = False
    left: datetime | None = None


@dataclass(frozen=True, slots=True)
class Clocks:
    """All clocks of a table: each seat's time bank, the running clocks, and their round.

    ``aside`` holds the clocks of turns interrupted by an answer out of turn.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(ser_json_timedelta="float")

    banks: tuple[timedelta, ...]
    running: Mapping[int, RunningClock] = field(default_factory=dict)
    round: int = 0
    aside: Mapping[int, RunningClock] = field(default_factory=dict)

    @classmethod
    def full(cls, seats: int, time_control: TimeControl, round_: int) -> Clocks:
        """Return full banks, and no running clock."""
        return cls((time_control.bank,) * seats, {}, round_)

    # Changes

    def pass_turn(
        self,
        pending: Collection[int],
        *,
        restart: Collection[int],
        answer: bool,
        now: datetime,
        time_control: TimeControl,
        pauses: PausesOf,
        turn_begins: bool = True,
    ) -> Clocks:
        """Charge the seats that need not move any longer, and start the clocks of the others.

        ``restart``: seats that must move again after others have moved. ``answer``: the question is
        out of turn; interrupted turns wait and continue afterwards, unless a new turn begins.
        """
        ending = {
            seat: clock
            for seat, clock in self.running.items()
            if seat not in pending or seat in restart or clock.answer is not answer
        }
        aside = dict(self.aside)
        if answer:
            turns = {seat: clock for seat, clock in ending.items() if not clock.answer}
            aside |= {seat: replace(clock, left=now) for seat, clock in turns.items()}
            paying = {seat: clock for seat, clock in ending.items() if seat not in turns}
            continued = {}
        else:
            continuing = set() if turn_begins else {*aside} & {*pending} - {*restart}
            continued = {seat: _continued(aside[seat], now) for seat in continuing}
            paying = {**ending, **{s: clock for s, clock in aside.items() if s not in continuing}}
            aside = {}
        banks = list(self.banks)
        for seat, clock in paying.items():
            banks[seat] = self._paid(seat, clock, now, time_control, pauses)
        kept = {seat: clock for seat, clock in self.running.items() if seat not in ending}
        kept |= continued
        started = {seat: RunningClock(now, answer=answer) for seat in pending if seat not in kept}
        return Clocks(tuple(banks), kept | started, self.round, aside)

    def in_round(self, round_: int, time_control: TimeControl) -> Clocks:
        """Refill the banks for the rounds that have begun since."""
        refill = time_control.refill * max(0, round_ - self.round)
        banks = (max(bank, min(time_control.bank, bank + refill)) for bank in self.banks)
        return replace(self, banks=tuple(banks), round=round_)

    def _paid(
        self,
        seat: int,
        clock: RunningClock,
        now: datetime,
        time_control: TimeControl,
        pauses: PausesOf,
    ) -> timedelta:
        if clock.answer:
            return self.banks[seat]
        used = counted_time(
            clock.since, clock.left or now, [*clock.gaps, *pauses(seat, clock.since)]
        )
        over = max(ZERO, used - time_control.grace)
        return max(ZERO, self.banks[seat] - over)

    def after_undo(self, then: Clocks, since: datetime, now: datetime) -> Clocks:
        """Restore the banks after an undo; clocks continue where they stopped.

        ``then`` are the clocks as they last were at that position, which the table left at
        ``since``. A clock that has run since without interruption is not stopped.
        """
        clocks = {}
        for seat, clock in then.running.items():
            present = self.running.get(seat)
            stayed = present is not None and present.since == clock.since
            gap = () if stayed else (TimeSpan(since, now),)
            base = present if present is not None and stayed else clock
            clocks[seat] = replace(base, gaps=base.gaps + gap)
        return replace(then, running=clocks)

    def after_pause(self, since: datetime, now: datetime) -> Clocks:
        """Exclude a time in which nobody could play."""
        gap = TimeSpan(since, now)
        clocks = {s: _with_gap(clock, gap) for s, clock in self.running.items()}
        return replace(self, running=clocks)

    def granted(self, seat: int, span: TimeSpan) -> Clocks:
        """Exclude ``span`` from the running clock of a seat."""
        clock = self.running[seat]
        return replace(self, running={**self.running, seat: _with_gap(clock, span)})

    def refilled(self, seat: int, time_control: TimeControl) -> Clocks:
        """Return a full bank and no running clock for a seat with a new player."""
        banks = tuple(
            time_control.bank if at == seat else bank for at, bank in enumerate(self.banks)
        )
        running = {at: clock for at, clock in self.running.items() if at != seat}
        aside = {at: clock for at, clock in self.aside.items() if at != seat}
        return replace(self, banks=banks, running=running, aside=aside)

    # Queries

    def bank_left(
        self, seat: int, now: datetime, time_control: TimeControl, pauses: PausesOf
    ) -> timedelta:
        """Return what would be left in the bank of a running seat if its turn ended now."""
        return self._paid(seat, self.running[seat], now, time_control, pauses)

    def due(self, seat: int, time_control: TimeControl, pauses: PausesOf) -> datetime:
        """Return when a running clock runs out."""
        return self.after(seat, self.allowance(seat, time_control), pauses)

    def after(self, seat: int, span: timedelta, pauses: PausesOf) -> datetime:
        """Return when a seat will have used ``span`` of its turn."""
        clock = self.running[seat]
        return due_at(clock.since, span, [*clock.gaps, *pauses(seat, clock.since)])

    def allowance(self, seat: int, time_control: TimeControl) -> timedelta:
        """Return the total time a seat has for this turn."""
        return (
            time_control.answer
            if self.running[seat].answer
            else time_control.grace + self.banks[seat]
        )


CLOCKS_JSON = TypeAdapter(Clocks)
"""Converts clocks to and from the JSON data that rows store."""


def _continued(clock: RunningClock, now: datetime) -> RunningClock:
    """Return a clock that continues after standing still until now."""
    return replace(_with_gap(clock, TimeSpan(clock.left or now, now)), left=None)


def _with_gap(clock: RunningClock, gap: TimeSpan) -> RunningClock:
    return replace(clock, gaps=(*clock.gaps, gap))
