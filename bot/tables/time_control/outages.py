"""Exclude bot downtime from players' clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from bot.store.models.key_value import KeyValueRow
from bot.store.models.process import OutageRow
from bot.tables.domain.errors import log_failure
from bot.tables.session.service import TableService
from bot.tables.time_control.availability import reschedule_for

log = logging.getLogger(__name__)

LAST_ALIVE_KEY = "alive"
"""Key of the time at which the bot was last running."""
MIN_OUTAGE = timedelta(minutes=10)
"""Shorter interruptions do not count as outages."""
HEARTBEAT_INTERVAL = timedelta(minutes=1)
"""How often the bot stores that it is running."""


class OutageDetector:
    """Store regularly that the bot is running, and record an outage after a gap.

    ``is_reachable`` returns whether users can reach the bot: one cut off from Discord counts as
    down.
    """

    def __init__(
        self, service: TableService, is_reachable: Callable[[], bool] = lambda: True
    ) -> None:
        self._service = service
        self._is_reachable = is_reachable
        self._stopping = asyncio.Event()
        self._checking = asyncio.Lock()
        self._last_alive: datetime | None = None
        self._needs_reschedule = False

    async def record(self) -> None:
        """Record an outage if the bot was down since it last stored that it was running."""
        try:
            is_outage = await self._service.transaction(self._store_outage)
            self._needs_reschedule = self._needs_reschedule or is_outage
            await self._service.preference_cache.refresh()
            self.beat()
        except Exception:  # a failing database must not keep the bot from starting
            log_failure(log, "outage.note.failed")

    def _store_outage(self, session: Session) -> bool:
        now, stored = self._service.clock.now(), session.get(KeyValueRow, LAST_ALIVE_KEY)
        last = now if stored is None else datetime.fromisoformat(stored.value)
        is_outage = now - last > MIN_OUTAGE
        if is_outage:
            session.add(OutageRow(begins_at=last, ends_at=now))
        self._store_alive(session)
        return is_outage

    def _store_alive(self, session: Session) -> None:
        now = self._service.clock.now()
        session.merge(KeyValueRow(key=LAST_ALIVE_KEY, value=now.isoformat()))
        self._service.last_active.share(session, now)

    def beat(self) -> None:
        """Note that the bot is running now."""
        self._last_alive = self._service.clock.now()

    async def check(self) -> None:
        """Record an outage, and reschedule all clocks before any of them is treated as run out."""
        async with self._checking:
            now = self._service.clock.now()
            gap = now - (self._last_alive or now)
            if self._is_reachable() and gap > MIN_OUTAGE:
                await self.record()
            if self._needs_reschedule:
                await reschedule_for(self._service, None)
                self._needs_reschedule = False

    async def run(self) -> None:
        """Run until :meth:`stop`, and once more then."""
        clock = self._service.clock
        while True:
            stopping = self._stopping.is_set()
            try:
                await self.check()
                if self._is_reachable():
                    self.beat()
                    await self._service.transaction(self._store_alive)
                    await self._service.preference_cache.refresh()
            except Exception:  # never let one failure end the loop
                log_failure(log, "outage.note.failed")
            if stopping:
                return
            await clock.wait(self._stopping, clock.now() + HEARTBEAT_INTERVAL)

    def stop(self) -> None:
        """End the loop."""
        self._stopping.set()
