"""The loop of the opponents: a table's next move is thought of elsewhere, and made here.

A table has one thought under way at a time, and then goes to the end of the queue; so ten tables
share the workers evenly, and the more there are the less is searched at each. What is thought of
when the bot stops is thought of again when it comes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from bot.tables.background.per_table_tasks import PerTableTasks
from bot.tables.computer import choose_move
from bot.tables.computer.choose_move import MoveRequest
from bot.tables.computer.effort import share
from bot.tables.domain.errors import log_failure
from bot.tables.session.service import TableService
from engine.players.advice import Advice

log = logging.getLogger(__name__)

Think = Callable[[MoveRequest], Awaitable[Advice]]
"""Thinks off the event loop."""

LOOK_AGAIN = timedelta(seconds=30)
"""How long a table where another process has moved may go unnoticed."""
PAUSE = timedelta(seconds=10)
"""How long a table waits where something went wrong."""


class ComputerLoop:
    """The loop; so many opponents think at once as there are ``lanes``."""

    def __init__(self, service: TableService, think: Think, lanes: int) -> None:
        self._service = service
        self._think = think
        self._lanes, self._count = asyncio.Semaphore(lanes), lanes
        self._busy = PerTableTasks("opponents", service.computer_wakeup, self._serve)
        self._stopped = asyncio.Event()
        self.pauses: dict[int, float] = {}
        """Seconds to wait before each move, by table id; for games that people only watch."""

    async def run(self) -> None:
        """Until :meth:`stop`; a move that is being made is finished then."""
        clock, bell = self._service.clock, self._service.computer_wakeup
        look = clock.now()
        while not self._stopped.is_set():
            rung, now = bell.listen(), clock.now()
            try:
                self._busy.serve(rung.tables)
                if rung.everywhere or now >= look:
                    look = now + LOOK_AGAIN
                    self._busy.serve(await choose_move.tables_waiting(self._service))
            except Exception:  # the loop outlives whatever befalls it
                log_failure(log, "computer.loop.failed")
                look = now + PAUSE
            await clock.wait(bell.event, look)
        await self._busy.finish()

    def stop(self) -> None:
        """Think of nothing new, and end when what is in hand is done."""
        self._stopped.set()
        self._service.computer_wakeup.notify()

    async def drain(self) -> None:
        """Let opponents move wherever they are asked now, without a loop."""
        self._busy.serve(await choose_move.tables_waiting(self._service))
        while self._busy:
            await self._busy.finish()

    async def _serve(self, table_id: int) -> None:
        """Move after move while opponents are asked at one table."""
        try:
            while not self._stopped.is_set():
                asked = await choose_move.next_request(self._service, table_id)
                if asked is None:
                    return
                await self._pause(table_id)
                if not await self._move(asked):
                    return
        except Exception:  # other tables go on, and this one is looked at again
            log_failure(log, "computer.table.failed", table=table_id)

    async def _pause(self, table_id: int) -> None:
        if seconds := self.pauses.get(table_id):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), seconds)

    async def _move(self, asked: MoveRequest) -> bool:
        """One move; whether there was time for it."""
        async with self._lanes:
            if self._stopped.is_set():
                return False
            effort = share(asked.effort, len(self._busy), self._count)
            thinking = asyncio.ensure_future(self._thought(replace(asked, effort=effort)))
            stopping = asyncio.ensure_future(self._stopped.wait())
            await asyncio.wait((thinking, stopping), return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            if not thinking.done():
                thinking.cancel()
                return False
        await choose_move.make_computer_move(self._service, asked, thinking.result())
        return True

    async def _thought(self, asked: MoveRequest) -> Advice | None:
        """What an opponent decides; a thought that fails costs its quality, not the game."""
        try:
            return await self._think(asked)
        except Exception:
            about = {"table": asked.table, "seat": asked.seat, "strength": asked.strength}
            log.exception("no thought", extra=about)
            return None
