"""Run the loop of the computer players: search in worker processes, move here.

A table has one search at a time and then joins the end of the queue, so that tables share the
workers evenly; the more tables wait, the less is searched at each. Experts search one after the
other, beside the others, and nothing shortens their searches. A search interrupted by a stop is
repeated after the restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta

from bot.tables.background.scheduling import PerTableTasks, unless_stopped
from bot.tables.computer import decisions
from bot.tables.computer.decisions import MoveRequest
from bot.tables.domain.errors import log_failure
from bot.tables.session.service import TableService
from engine.players.advice import Advice
from engine.players.strengths import EXPERT

log = logging.getLogger(__name__)

Search = Callable[[MoveRequest], Awaitable[Advice]]
"""Searches for a move outside the event loop."""

POLL_INTERVAL = timedelta(seconds=30)
"""How often to look for tables where another process has moved."""
RETRY_DELAY = timedelta(seconds=10)
"""Delay after a failure."""


class ComputerLoop:
    """The loop; ``lanes`` is the number of parallel searches, without that of an expert."""

    def __init__(self, service: TableService, think: Search, lanes: int) -> None:
        self._service = service
        self._think = think
        self._lanes, self._count = asyncio.Semaphore(lanes), lanes
        self._expert_lane, self._awaiting_experts = asyncio.Semaphore(1), 0
        self._busy = PerTableTasks("computer players", service.computer_wakeup, self._serve)
        self._stopped = asyncio.Event()
        self.pauses: dict[int, float] = {}
        """Seconds to wait before each move, by table id; for games that people only watch."""

    async def run(self) -> None:
        """Run until :meth:`stop`; a move being made is finished."""
        clock, wakeup = self._service.clock, self._service.computer_wakeup
        next_poll = clock.now()
        while not self._stopped.is_set():
            pending, now = wakeup.listen(), clock.now()
            try:
                self._busy.serve(pending.tables)
                if pending.everywhere or now >= next_poll:
                    next_poll = now + POLL_INTERVAL
                    self._busy.serve(await decisions.tables_waiting(self._service))
            except Exception:  # never let one failure end the loop
                log_failure(log, "computer.loop.failed")
                next_poll = now + RETRY_DELAY
            await clock.wait(wakeup.event, next_poll)
        await self._busy.finish()

    def stop(self) -> None:
        """Start no new search, and end once moves being made are saved."""
        self._stopped.set()
        self._service.computer_wakeup.notify()

    async def drain(self) -> None:
        """Let computer players move wherever they must now, without a loop."""
        self._busy.serve(await decisions.tables_waiting(self._service))
        while self._busy:
            await self._busy.finish()

    async def _serve(self, table_id: int) -> None:
        try:
            while not self._stopped.is_set():
                request = await decisions.next_request(self._service, table_id)
                if request is None:
                    return
                await self._pause(table_id)
                if not await self._move(request):
                    return
        except Exception:  # other tables continue; this one is retried at the next poll
            log_failure(log, "computer.table.failed", table=table_id)

    async def _pause(self, table_id: int) -> None:
        if seconds := self.pauses.get(table_id):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), seconds)

    async def _move(self, request: MoveRequest) -> bool:
        """Make one move; return whether there was time for it."""
        if request.strength == EXPERT:
            advice = await self._consult_expert(request)
        else:
            async with self._lanes:
                tables = len(self._busy) - self._awaiting_experts
                effort = decisions.shared_effort(request.effort, tables, self._count)
                search = self._search(replace(request, effort=effort))
                advice = await unless_stopped(search, self._stopped)
        if self._stopped.is_set():
            return False
        await decisions.make_computer_move(self._service, request, advice)
        return True

    async def _consult_expert(self, request: MoveRequest) -> Advice | None:
        """Search for an expert, once the searches for those before it are done."""
        self._awaiting_experts += 1
        try:
            async with self._expert_lane:
                return await unless_stopped(self._search(request), self._stopped)
        finally:
            self._awaiting_experts -= 1

    async def _search(self, request: MoveRequest) -> Advice | None:
        try:
            return await self._think(request)
        except Exception:
            details = {"table": request.table, "seat": request.seat, "strength": request.strength}
            log.exception("computer.search.failed", extra=details)
            return None
