"""The clocks of one table as plain data: whose run since when, and what is left in each bank.

Nothing here reads a clock or a row; what time does not count for whom is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.tables.time_control.countdown import NOTHING, Countdown, FixedPause, Pause, counted, due
from bot.tables.time_control.presets import TimeControl

PausesOf = Callable[[int, datetime], Sequence[Pause]]
"""From a seat and the moment its clock began, to when its time does not count."""


@dataclass(frozen=True, slots=True)
class RunningClock:
    """A clock that runs: since the hand-over; ``gaps`` are what its table was kept from play.

    ``answer``: it is for an answer out of turn, which has its own allowance. ``left``: since when
    it stands still, for such an answer came between.
    """

    since: datetime
    gaps: tuple[Countdown, ...] = ()
    answer: bool = False
    left: datetime | None = None


@dataclass(frozen=True, slots=True)
class Clocks:
    """All clocks of a table: what is in each seat's bank, which run, and the round they are in.

    ``aside`` are those of turns that wait for an answer out of turn.
    """

    banks: tuple[timedelta, ...]
    running: Mapping[int, RunningClock] = field(default_factory=dict)
    round: int = 0
    aside: Mapping[int, RunningClock] = field(default_factory=dict)

    @classmethod
    def begun(cls, seats: int, pace: TimeControl, round_: int) -> Clocks:
        """Full banks, and no clock running."""
        return cls((pace.bank,) * seats, {}, round_)

    # What happens to them

    def handed_over(
        self,
        owing: Collection[int],
        *,
        anew: Collection[int],
        answer: bool,
        round_: int,
        now: datetime,
        pace: TimeControl,
        pauses: PausesOf,
        begins: bool = True,
    ) -> Clocks:
        """Those who owe nothing any more pay what they used; those who owe now begin.

        ``anew`` are seats that owe again after others have moved. ``answer``: what is asked is
        out of turn; turns wait for it, and go on unless what follows ``begins`` one.
        """
        ending = {
            seat: clock
            for seat, clock in self.running.items()
            if seat not in owing or seat in anew or clock.answer is not answer
        }
        aside = dict(self.aside)
        if answer:
            turns = {seat: clock for seat, clock in ending.items() if not clock.answer}
            aside |= {seat: replace(clock, left=now) for seat, clock in turns.items()}
            paying = {seat: clock for seat, clock in ending.items() if seat not in turns}
            going_on = {}
        else:
            again = set() if begins else {*aside} & {*owing} - {*anew}
            going_on = {seat: _gone_on(aside[seat], now) for seat in again}
            paying = {**ending, **{s: clock for s, clock in aside.items() if s not in again}}
            aside = {}
        banks = list(self.banks)
        for seat, clock in paying.items():
            banks[seat] = self._paid(seat, clock, now, pace, pauses)
        if round_ > self.round:
            back = pace.refill * (round_ - self.round)
            banks = [max(bank, min(pace.bank, bank + back)) for bank in banks]
        kept = {seat: clock for seat, clock in self.running.items() if seat not in ending}
        kept |= going_on
        new = {seat: RunningClock(now, answer=answer) for seat in owing if seat not in kept}
        return Clocks(tuple(banks), kept | new, round_, aside)

    def _paid(
        self, seat: int, clock: RunningClock, now: datetime, pace: TimeControl, pauses: PausesOf
    ) -> timedelta:
        """What is left in a bank once the turn is over."""
        if clock.answer:
            return self.banks[seat]
        used = counted(clock.since, clock.left or now, _pauses(seat, clock, pauses))
        over = max(NOTHING, used - pace.grace)
        return max(NOTHING, self.banks[seat] - over)

    def gone_back(self, then: Clocks, left: datetime, now: datetime) -> Clocks:
        """After an undo: the banks as they were; who had moved goes on where they had stopped.

        ``then`` are the clocks as they last stood at that position, ``left`` when it was left.
        A clock that has run on all the time is not stopped.
        """
        clocks = {}
        for seat, clock in then.running.items():
            present = self.running.get(seat)
            stayed = present is not None and present.since == clock.since
            gap = () if stayed else (Countdown(left, now),)
            base = present if present is not None and stayed else clock
            clocks[seat] = replace(base, gaps=base.gaps + gap)
        return replace(then, running=clocks)

    def resumed(self, left: datetime, now: datetime) -> Clocks:
        """After a time in which nobody could play."""
        gap = Countdown(left, now)
        clocks = {s: _with_gap(clock, gap) for s, clock in self.running.items()}
        return replace(self, running=clocks)

    def granted(self, seat: int, span: Countdown) -> Clocks:
        """A span in which a running clock stands still."""
        clock = self.running[seat]
        return replace(self, running={**self.running, seat: _with_gap(clock, span)})

    def refilled(self, seat: int, pace: TimeControl) -> Clocks:
        """Somebody new at a seat: a full bank, and no clock running yet."""
        banks = tuple(pace.bank if at == seat else bank for at, bank in enumerate(self.banks))
        running = {at: clock for at, clock in self.running.items() if at != seat}
        aside = {at: clock for at, clock in self.aside.items() if at != seat}
        return replace(self, banks=banks, running=running, aside=aside)

    # What they show

    def used(self, seat: int, now: datetime, pauses: PausesOf) -> timedelta:
        """How much of its turn a seat has used."""
        clock = self.running[seat]
        return counted(clock.since, now, _pauses(seat, clock, pauses))

    def left(self, seat: int, now: datetime, pace: TimeControl, pauses: PausesOf) -> timedelta:
        """What would be in the bank of a seat whose clock runs if its turn were over now."""
        return self._paid(seat, self.running[seat], now, pace, pauses)

    def due(self, seat: int, pace: TimeControl, pauses: PausesOf) -> datetime:
        """When a running clock runs out."""
        return self.after(seat, self.allowance(seat, pace), pauses)

    def after(self, seat: int, span: timedelta, pauses: PausesOf) -> datetime:
        """When a seat has used so much of its turn."""
        clock = self.running[seat]
        return due(clock.since, span, _pauses(seat, clock, pauses))

    def allowance(self, seat: int, pace: TimeControl) -> timedelta:
        """What a seat has for this turn in all."""
        return pace.answer if self.running[seat].answer else pace.grace + self.banks[seat]

    # As it is saved

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "banks": [bank.total_seconds() for bank in self.banks],
            "round": self.round,
            "running": {str(s): _clock_to_json(clock) for s, clock in self.running.items()},
            "aside": {str(s): _clock_to_json(clock) for s, clock in self.aside.items()},
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Clocks:
        """The reverse of :meth:`to_json`.

        Raises:
            ValueError, KeyError, TypeError: it is not of that form.
        """
        running = {int(s): _clock_from_json(clock) for s, clock in plain["running"].items()}
        banks = tuple(timedelta(seconds=float(bank)) for bank in plain["banks"])
        waiting = plain.get("aside", {})  # at tables last saved before turns could wait
        aside = {int(s): _clock_from_json(clock) for s, clock in waiting.items()}
        return cls(banks, running, int(plain["round"]), aside)


def _pauses(seat: int, clock: RunningClock, pauses: PausesOf) -> list[Pause]:
    return [FixedPause(clock.gaps), *pauses(seat, clock.since)]


def _gone_on(clock: RunningClock, now: datetime) -> RunningClock:
    """A clock that has stood still until now."""
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
