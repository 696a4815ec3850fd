"""Wakeups between the processes of one PostgreSQL: there is something for you, look now.

They go out after the commit, for inside a transaction a NOTIFY locks the whole database as it
commits. One that is lost costs time only: everybody looks by themselves now and then.
"""

from __future__ import annotations

import asyncio
import logging
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

    def __init__(self, store: Store, heard: Callable[[str], None]) -> None:
        self._store = store
        self._heard = heard
        self._stopping = asyncio.Event()
        self._words: set[asyncio.Task[None]] = set()

    def tell(self, word: str) -> None:
        """Let the others know, soon."""
        if not self._store.is_sqlite:
            task = asyncio.create_task(self._tell(word), name="wakeup")
            self._words.add(task)
            task.add_done_callback(self._words.discard)

    async def _tell(self, word: str) -> None:
        try:
            async with self._store.autocommit_connection() as connection:
                said = text("SELECT pg_notify(:channel, :word)")
                await connection.execute(said, {"channel": CHANNEL, "word": word})
        except Exception as why:
            log.warning("wakeup.notify.failed", extra={"why": type(why).__name__})

    async def run(self) -> None:
        """Hear until :meth:`stop`."""
        while not self._store.is_sqlite and not self._stopping.is_set():
            try:
                await self._listen()
            except Exception as error:  # never let one failure end the loop
                self._store.outages.failed("listen", str(error) or type(error).__name__)
            with suppress(TimeoutError):
                async with asyncio.timeout(RETRY_DELAY_S):
                    await self._stopping.wait()

    async def _listen(self) -> None:
        async with self._store.autocommit_connection() as connection:
            line: Any = (await connection.get_raw_connection()).driver_connection
            lost = asyncio.Event()
            line.add_termination_listener(lambda _: lost.set())
            await line.add_listener(CHANNEL, self._on_word)
            self._store.outages.succeeded("listen")
            try:
                await asyncio.wait(
                    {asyncio.ensure_future(e.wait()) for e in (lost, self._stopping)},
                    return_when=asyncio.FIRST_COMPLETED,
                )
            finally:
                if not line.is_closed():
                    await line.remove_listener(CHANNEL, self._on_word)

    def _on_word(self, _line: Any, _process: int, _channel: str, word: str) -> None:
        self._heard(word)

    def stop(self) -> None:
        """Hear no more."""
        self._stopping.set()
