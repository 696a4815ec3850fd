"""When the bot was not there: no clock runs out for that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from sqlalchemy.orm import Session

from bot.store.models.process import OutageRow
from bot.store.models.table import SettingRow
from bot.tables.domain.errors import log_failure
from bot.tables.session.service import TableService
from bot.tables.time_control.availability import reschedule_for

log = logging.getLogger(__name__)

LAST_ALIVE_KEY = "alive"
"""The note that says when the bot was there last."""
MIN_OUTAGE = timedelta(minutes=10)
"""A shorter absence of the bot is none."""
HEARTBEAT = timedelta(minutes=1)
"""How often it notes that it is there."""


def _always() -> bool:
    return True


class OutageDetector:
    """Notes again and again that the bot is there; where it was not for a while, that is an outage.

    ``there`` says whether people can reach it: a bot that runs and is cut off is not there either.
    """

    def __init__(self, service: TableService, there: Callable[[], bool] = _always) -> None:
        self._service = service
        self._there = there
        self._stopping = asyncio.Event()
        self._looking = asyncio.Lock()
        self._last: datetime | None = None
        """When it was there last, as far as this process knows."""
        self._gone = False

    async def came(self) -> None:
        """The bot is there now; where it was not for a while, that is an outage."""
        try:
            self._gone = await self._service.transaction(self._came) or self._gone
            await self._service.preference_cache.refresh()
            self.beat()
        except Exception:  # whatever befalls the database, the bot comes
            log_failure(log, "outage.note.failed")

    def _came(self, session: Session) -> bool:
        now, last = self._service.clock.now(), _read(session.get(SettingRow, LAST_ALIVE_KEY))
        gone = last is not None and now - last > MIN_OUTAGE
        if last is not None and gone:
            session.add(OutageRow(begins_at=last, ends_at=now))
        self._write(session)
        return gone

    def _write(self, session: Session) -> None:
        now = self._service.clock.now()
        session.merge(SettingRow(key=LAST_ALIVE_KEY, value=now.isoformat()))
        self._service.seen.share(session, now)

    def beat(self) -> None:
        """The bot is there."""
        self._last = self._service.clock.now()

    async def look(self) -> None:
        """After an outage, all clocks are brought in line before anything that is due is done."""
        async with self._looking:
            last, there = self._last, self._there()
            if there and last is not None and self._service.clock.now() - last > MIN_OUTAGE:
                await self.came()
            if self._gone:
                await reschedule_for(self._service, None)
                self._gone = False

    async def run(self) -> None:
        """Until :meth:`stop`, and once more then."""
        clock = self._service.clock
        while True:
            stopping = self._stopping.is_set()
            try:
                await self.look()
                if self._there():
                    self.beat()
                    await self._service.transaction(self._write)
                    await self._service.preference_cache.refresh()
            except Exception:  # the loop outlives whatever befalls it
                log_failure(log, "outage.note.failed")
            if stopping:
                return
            await clock.wait(self._stopping, clock.now() + HEARTBEAT)

    def stop(self) -> None:
        """End the loop."""
        self._stopping.set()


def _read(note: SettingRow | None) -> datetime | None:
    """When the bot was there last, as far as the note can be read."""
    try:
        moment = datetime.fromisoformat(note.value) if note is not None else None
    except (ValueError, TypeError):
        return None
    return moment if moment is not None and moment.tzinfo is not None else None
