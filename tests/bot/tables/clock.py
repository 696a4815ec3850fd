"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta


class HandClock:
    """Starts at noon of a day; sleepers wake when :meth:`advance` passes their time."""

    def __init__(self) -> None:
        self._now = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._sleepers: dict[asyncio.Event, datetime | None] = {}

    def now(self) -> datetime:
        return self._now

    @property
    def sleepers(self) -> int:
        """How many wait for their time or their bell."""
        return len(self._sleepers)

    async def wait(self, bell: asyncio.Event, until: datetime | None) -> None:
        if until is not None and until <= self._now:
            await asyncio.sleep(0)
            return
        alarm = asyncio.Event()
        self._sleepers[alarm] = until
        waiting = [asyncio.ensure_future(event.wait()) for event in (bell, alarm)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            del self._sleepers[alarm]

    def advance(self, **span: float) -> None:
        """Move on by ``hours=…``, ``minutes=…``, ``seconds=…``."""
        self._now += timedelta(**span)
        for alarm, until in self._sleepers.items():
            if until is not None and until <= self._now:
                alarm.set()


class RunningClock(HandClock):
    """The machine's clock, set so much later."""

    def __init__(self, later: timedelta = timedelta()) -> None:
        super().__init__()
        self.later = later

    def now(self) -> datetime:
        return datetime.now(UTC) + self.later

    async def wait(self, bell: asyncio.Event, until: datetime | None) -> None:
        seconds = None if until is None else max(0.0, (until - self.now()).total_seconds())
        try:
            async with asyncio.timeout(seconds):
                await bell.wait()
        except TimeoutError:
            return

    def advance(self, **span: float) -> None:
        self.later += timedelta(**span)
