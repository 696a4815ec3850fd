"""The clocks of one table as immutable data: which run since when, and each seat's bank.

Nothing here reads the time or the database; the caller passes in what pauses a seat's clock.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.tables.domain.countdown import ZERO, Countdown, FixedPause, Pause, counted_time, due_at
from bot.tables.domain.time_control import TimeControl

PausesOf = Callable[[int, datetime], Sequence[Pause]]
"""Returns what pauses the clock of a seat that began at a moment."""


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A running clock, counting since ``since``; ``gaps`` do not count.

    ``answer``: it is for an answer out of turn, which has its own allowance. ``left``: when
    it stopped for an answer out of turn, ``None`` while it runs.
    """

    since: datetime
    gaps: tuple[Countdown, ...] = ()
    answer: bool = False
    left: datetime | None = None


@dataclass(frozen=True, slots=True)
class Clocks:
    """All clocks of a table: each seat's time bank, the running clocks, and their round.

    ``aside`` holds the clocks of turns interrupted by an answer out of turn.
    """

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
        owing: Collection[int],
        *,
        restart: Collection[int],
        answer: bool,
        round_: int,
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
            if seat not in owing or seat in restart or clock.answer is not answer
        }
        aside = dict(self.aside)
        if answer:
            turns = {seat: clock for seat, clock in ending.items() if not clock.answer}
            aside |= {seat: replace(clock, left=now) for seat, clock in turns.items()}
            paying = {seat: clock for seat, clock in ending.items() if seat not in turns}
            continued = {}
        else:
            continuing = set() if turn_begins else {*aside} & {*owing} - {*restart}
            continued = {seat: _continued(aside[seat], now) for seat in continuing}
            paying = {**ending, **{s: clock for s, clock in aside.items() if s not in continuing}}
            aside = {}
        banks = list(self.banks)
        for seat, clock in paying.items():
            banks[seat] = self._paid(seat, clock, now, time_control, pauses)
        if round_ > self.round:
            back = time_control.refill * (round_ - self.round)
            banks = [max(bank, min(time_control.bank, bank + back)) for bank in banks]
        kept = {seat: clock for seat, clock in self.running.items() if seat not in ending}
        kept |= continued
        started = {seat: RunningClock(now, answer=answer) for seat in owing if seat not in kept}
        return Clocks(tuple(banks), kept | started, round_, aside)

    def _paid(
        self,
        seat: int,
        clock: RunningClock,
        now: datetime,
        time_control: TimeControl,
        pauses: PausesOf,
    ) -> timedelta:
        """Return what is left in a seat's bank once the turn is over."""
        if clock.answer:
            return self.banks[seat]
        used = counted_time(clock.since, clock.left or now, _pauses(seat, clock, pauses))
        over = max(ZERO, used - time_control.grace)
        return max(ZERO, self.banks[seat] - over)

    def after_undo(self, then: Clocks, left: datetime, now: datetime) -> Clocks:
        """Restore the banks after an undo; clocks continue where they stopped.

        ``then`` are the clocks as they last were at that position, ``left`` is when it was left. A
        clock that has run since without interruption is not stopped.
        """
        clocks = {}
        for seat, clock in then.running.items():
            present = self.running.get(seat)
            stayed = present is not None and present.since == clock.since
            gap = () if stayed else (Countdown(left, now),)
            base = present if present is not None and stayed else clock
            clocks[seat] = replace(base, gaps=base.gaps + gap)
        return replace(then, running=clocks)

    def after_pause(self, left: datetime, now: datetime) -> Clocks:
        """Exclude the time since ``left``, when nobody could play."""
        gap = Countdown(left, now)
        clocks = {s: _with_gap(clock, gap) for s, clock in self.running.items()}
        return replace(self, running=clocks)

    def granted(self, seat: int, span: Countdown) -> Clocks:
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

    def used(self, seat: int, now: datetime, pauses: PausesOf) -> timedelta:
        """Return how much of its turn a seat has used."""
        clock = self.running[seat]
        return counted_time(clock.since, now, _pauses(seat, clock, pauses))

    def left(
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
        return due_at(clock.since, span, _pauses(seat, clock, pauses))

    def allowance(self, seat: int, time_control: TimeControl) -> timedelta:
        """Return the total time a seat has for this turn."""
        return (
            time_control.answer
            if self.running[seat].answer
            else time_control.grace + self.banks[seat]
        )

    # Serialization

    def to_json(self) -> dict[str, Any]:
        """Return JSON data."""
        return {
            "banks": [bank.total_seconds() for bank in self.banks],
            "round": self.round,
            "running": {str(s): _clock_to_json(clock) for s, clock in self.running.items()},
            "aside": {str(s): _clock_to_json(clock) for s, clock in self.aside.items()},
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Clocks:
        """Rebuild the clocks from JSON data.

        Raises:
            ValueError, KeyError, TypeError: the data is not valid.
        """
        running = {int(s): _clock_from_json(clock) for s, clock in plain["running"].items()}
        banks = tuple(timedelta(seconds=float(bank)) for bank in plain["banks"])
        waiting = plain.get("aside", {})  # missing in rows saved before turns could wait
        aside = {int(s): _clock_from_json(clock) for s, clock in waiting.items()}
        return cls(banks, running, int(plain["round"]), aside)


def _pauses(seat: int, clock: RunningClock, pauses: PausesOf) -> list[Pause]:
    found = [*pauses(seat, clock.since)]
    return [FixedPause(clock.gaps), *found] if clock.gaps else found


def _continued(clock: RunningClock, now: datetime) -> RunningClock:
    """Return a clock that continues after standing still until now."""
    return replace(_with_gap(clock, Countdown(clock.left or now, now)), left=None)


def _with_gap(clock: RunningClock, gap: Countdown) -> RunningClock:
    return replace(clock, gaps=(*clock.gaps, gap))


def _clock_to_json(clock: RunningClock) -> dict[str, Any]:
    gaps = [[moment.isoformat() for moment in gap] for gap in clock.gaps]
    left = None if clock.left is None else clock.left.isoformat()
    return {
        "since": clock.since.isoformat(),
        "gaps": gaps,
        "answer": clock.answer,
        "left": left,
    }


def _clock_from_json(plain: Mapping[str, Any]) -> RunningClock:
    gaps = tuple(Countdown(*map(datetime.fromisoformat, gap)) for gap in plain["gaps"])
    left = plain.get("left")
    return RunningClock(
        datetime.fromisoformat(plain["since"]),
        gaps,
        bool(plain["answer"]),
        None if left is None else datetime.fromisoformat(left),
    )
