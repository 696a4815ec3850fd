"""A clock that moves only when a test advances it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.tables.background.scheduling import Clock

WAIT_LIMIT_S = 60.0
"""Seconds after which a loop that doesn't go to sleep, or doesn't wake up, is considered stuck."""


@dataclass(eq=False)
class Sleeper:
    """A call of :meth:`ManualClock.wait`; it is woken once either event is set."""

    wakeup: asyncio.Event
    until: datetime | None
    alarm: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def woken(self) -> bool:
        return self.wakeup.is_set() or self.alarm.is_set()


class ManualClock(Clock):
    """A clock that starts at noon; sleepers wake when :meth:`advance` reaches their time."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._sleepers: list[Sleeper] = []
        self._changed = asyncio.Event()

    def now(self) -> datetime:
        return self._now

    async def until_asleep(self, sleepers: int = 1) -> None:
        """Wait until ``sleepers`` loops are asleep and not yet woken."""
        async with asyncio.timeout(WAIT_LIMIT_S):
            while sum(not sleeper.woken for sleeper in self._sleepers) < sleepers:
                await self._changed.wait()

    async def until_awake(self) -> None:
        """Wait until every woken loop has resumed."""
        async with asyncio.timeout(WAIT_LIMIT_S):
            while any(sleeper.woken for sleeper in self._sleepers):
                await self._changed.wait()

    def _notify(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, wakeup: asyncio.Event, until: datetime | None) -> None:
        if until is not None and until <= self._now:
            await asyncio.sleep(0)
            return
        sleeper = Sleeper(wakeup, until)
        self._sleepers.append(sleeper)
        self._notify()
        waiting = [asyncio.ensure_future(event.wait()) for event in (wakeup, sleeper.alarm)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            self._sleepers.remove(sleeper)
            self._notify()

    def advance(self, **span: float) -> None:
        """Move the time forward by ``hours=…``, ``minutes=…`` or ``seconds=…``."""
        self._now += timedelta(**span)
        for sleeper in self._sleepers:
            if sleeper.until is not None and sleeper.until <= self._now:
                sleeper.alarm.set()


class RunningClock(ManualClock):
    """The system clock plus an offset."""

    def __init__(self, later: timedelta = timedelta()) -> None:
        super().__init__()
        self.later = later

    def now(self) -> datetime:
        return Clock.now(self) + self.later

    async def wait(self, wakeup: asyncio.Event, until: datetime | None) -> None:
        await Clock.wait(self, wakeup, until)

    def advance(self, **span: float) -> None:
        self.later += timedelta(**span)
