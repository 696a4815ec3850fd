"""The clocks of one table as plain data: whose run since when, and what is left in each bank.

Nothing here reads a clock or a row; what time does not count for whom is handed in.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from typing import Any

from bot.tables.timing.due import NOTHING, Fixed, Pause, Span, counted, due
from bot.tables.timing.paces import Pace

PausesOf = Callable[[int, datetime], Sequence[Pause]]
"""From a seat and the moment its clock began, to when its time does not count."""


@dataclass(frozen=True, slots=True)
class Running:
    """A clock that runs: since the hand-over; ``gaps`` are what its table was kept from play.

    ``answer``: it is for an answer out of turn, which has its own allowance.
    """

    since: datetime
    gaps: tuple[Span, ...] = ()
    answer: bool = False


@dataclass(frozen=True, slots=True)
class Clocks:
    """All clocks of a table: what is in each seat's bank, which run, and the round they are in."""

    banks: tuple[timedelta, ...]
    running: Mapping[int, Running] = field(default_factory=dict)
    round: int = 0

    @classmethod
    def begun(cls, seats: int, pace: Pace, round_: int) -> Clocks:
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
        pace: Pace,
        pauses: PausesOf,
    ) -> Clocks:
        """Those who owe nothing any more pay what they used; those who owe now begin.

        ``anew`` are seats that owe again after others have moved. ``answer``: what is asked is
        out of turn.
        """
        ending = [
            seat
            for seat, clock in self.running.items()
            if seat not in owing or seat in anew or clock.answer is not answer
        ]
        banks = list(self.banks)
        for seat in ending:
            banks[seat] = self._paid(seat, now, pace, pauses)
        if round_ > self.round:
            back = pace.back * (round_ - self.round)
            banks = [max(bank, min(pace.bank, bank + back)) for bank in banks]
        kept = {seat: clock for seat, clock in self.running.items() if seat not in ending}
        new = {seat: Running(now, answer=answer) for seat in owing if seat not in kept}
        return Clocks(tuple(banks), kept | new, round_)

    def _paid(self, seat: int, now: datetime, pace: Pace, pauses: PausesOf) -> timedelta:
        """What is left in a bank once the turn is over."""
        clock = self.running[seat]
        if clock.answer:
            return self.banks[seat]
        over = max(NOTHING, self.used(seat, now, pauses) - pace.free)
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
            gap = () if stayed else (Span(left, now),)
            base = present if present is not None and stayed else clock
            clocks[seat] = replace(base, gaps=base.gaps + gap)
        return Clocks(then.banks, clocks, then.round)

    def resumed(self, left: datetime, now: datetime) -> Clocks:
        """After a time in which nobody could play."""
        gap = Span(left, now)
        clocks = {s: _with_gap(clock, gap) for s, clock in self.running.items()}
        return replace(self, running=clocks)

    def granted(self, seat: int, span: Span) -> Clocks:
        """A span in which a running clock stands still."""
        clock = self.running[seat]
        return replace(self, running={**self.running, seat: _with_gap(clock, span)})

    def refilled(self, seat: int, pace: Pace) -> Clocks:
        """Somebody new at a seat: a full bank, and no clock running yet."""
        banks = tuple(pace.bank if at == seat else bank for at, bank in enumerate(self.banks))
        running = {at: clock for at, clock in self.running.items() if at != seat}
        return replace(self, banks=banks, running=running)

    # What they show

    def used(self, seat: int, now: datetime, pauses: PausesOf) -> timedelta:
        """How much of its turn a seat has used."""
        clock = self.running[seat]
        return counted(clock.since, now, self._pauses(seat, pauses))

    def due(self, seat: int, pace: Pace, pauses: PausesOf) -> datetime:
        """When a running clock runs out."""
        return self.after(seat, self.allowance(seat, pace), pauses)

    def after(self, seat: int, span: timedelta, pauses: PausesOf) -> datetime:
        """When a seat has used so much of its turn."""
        return due(self.running[seat].since, span, self._pauses(seat, pauses))

    def allowance(self, seat: int, pace: Pace) -> timedelta:
        """What a seat has for this turn in all."""
        return pace.answer if self.running[seat].answer else pace.free + self.banks[seat]

    def _pauses(self, seat: int, pauses: PausesOf) -> list[Pause]:
        clock = self.running[seat]
        return [Fixed(clock.gaps), *pauses(seat, clock.since)]

    # As it is saved

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "banks": [bank.total_seconds() for bank in self.banks],
            "round": self.round,
            "running": {str(s): _clock_to_json(clock) for s, clock in self.running.items()},
        }

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Clocks:
        """The reverse of :meth:`to_json`.

        Raises:
            ValueError, KeyError, TypeError: it is not of that form.
        """
        running = {int(s): _clock_from_json(clock) for s, clock in plain["running"].items()}
        banks = tuple(timedelta(seconds=float(bank)) for bank in plain["banks"])
        return cls(banks, running, int(plain["round"]))


def _with_gap(clock: Running, gap: Span) -> Running:
    return replace(clock, gaps=(*clock.gaps, gap))


def _clock_to_json(clock: Running) -> dict[str, Any]:
    gaps = [[moment.isoformat() for moment in gap] for gap in clock.gaps]
    return {"since": clock.since.isoformat(), "gaps": gaps, "answer": clock.answer}


def _clock_from_json(plain: Mapping[str, Any]) -> Running:
    gaps = tuple(Span(*map(datetime.fromisoformat, gap)) for gap in plain["gaps"])
    return Running(datetime.fromisoformat(plain["since"]), gaps, bool(plain["answer"]))
