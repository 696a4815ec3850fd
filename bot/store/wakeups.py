"""Wake-ups between the processes of one PostgreSQL database.

They are sent after the commit, because a transaction with a NOTIFY locks the whole database while
it commits. A lost one only costs time: every loop also looks for work now and then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import text

from bot.store.database import Store

log = logging.getLogger(__name__)

CHANNEL = "seneschal"
RETRY_DELAY_S = 5.0
"""Seconds until a lost connection is opened again."""


class Wakeups:
    """Wake-ups between processes over a PostgreSQL connection; SQLite has one process."""

    def __init__(self, store: Store, notified: Callable[[str], None]) -> None:
        self._store = store
        self._notified = notified
        self._stopping = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def notify(self, word: str) -> None:
        """Notify the other processes in the background."""
        if not self._store.is_sqlite:
            task = asyncio.create_task(self._notify(word), name="wakeup")
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _notify(self, word: str) -> None:
        try:
            async with self._store.autocommit_connection() as connection:
                notify = text("SELECT pg_notify(:channel, :word)")
                await connection.execute(notify, {"channel": CHANNEL, "word": word})
        except Exception as why:
            log.warning("wakeup.notify.failed", extra={"why": type(why).__name__})

    async def run(self) -> None:
        """Listen until :meth:`stop`."""
        while not self._store.is_sqlite and not self._stopping.is_set():
            try:
                await self._listen()
            except Exception as error:  # never let one failure end the loop
                self._store.outages.failed("listen", str(error) or type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), RETRY_DELAY_S)

    async def _listen(self) -> None:
        began = time.monotonic()
        async with self._store.autocommit_connection() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            driver.add_termination_listener(lambda _: lost.set())
            await driver.add_listener(CHANNEL, self._on_notify)
            self._store.outages.succeeded("listen", began)
            try:
                await asyncio.wait(
                    {asyncio.ensure_future(e.wait()) for e in (lost, self._stopping)},
                    return_when=asyncio.FIRST_COMPLETED,
                )
            finally:
                if not driver.is_closed():
                    await driver.remove_listener(CHANNEL, self._on_notify)

    def _on_notify(self, _driver: Any, _process: int, _channel: str, word: str) -> None:
        self._notified(word)

    def stop(self) -> None:
        """Stop listening."""
        self._stopping.set()
