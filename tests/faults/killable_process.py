"""A bot process that serves tables until it is killed.

It is forked from a process that has imported everything, so that a restart is fast. The players and
their Discord are in the parent, at the other end of a pipe.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from multiprocessing.connection import Connection
from typing import Any

from bot.store.wakeups import Wakeups
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.facade import Tables
from bot.tables.outbox import OutboxMessage, deliver
from bot.tables.outbox import deliver as outbox_loop
from bot.tables.play import make_move
from tests.bot.tables.clock import RunningClock
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import SERVER

RETRY_DELAY = timedelta(seconds=1)


@dataclass(frozen=True)
class ProcessOptions:
    """The options of a process."""

    url: str
    shards: int
    alone: bool
    later: timedelta
    beat: float
    """Seconds between two checks for dead processes; the bot takes four."""


def serve(pipe: Connection[Any, Any], life: ProcessOptions) -> None:
    """Serve until killed, or until the parent is gone."""
    outbox_loop.POLL_INTERVAL = deliver.MIN_RETRY_DELAY = RETRY_DELAY
    asyncio.run(KillableProcess(pipe, life).run())


class KillableProcess:
    """The bot's loops, with the parent in place of Discord."""

    def __init__(self, pipe: Connection[Any, Any], life: ProcessOptions) -> None:
        self._pipe, self._life = pipe, life
        self.clock = RunningClock(life.later)
        self._harness = TablesHarness(life.url, self.clock, alone=life.alone)
        self._service = self._harness.tables.service
        self._wakeups = Wakeups(self._harness.store, self._woken)
        self._service.notify_other_processes = self._wakeups.notify
        self._numbers = count(1)
        self._posting: dict[int, asyncio.Future[int]] = {}
        self._moving: set[asyncio.Task[None]] = set()
        self._gone = asyncio.Event()

    async def run(self) -> None:
        """Run until the parent is gone."""
        asyncio.get_running_loop().add_reader(self._pipe.fileno(), self._hear)
        await self._service.leases.register(self._life.shards)
        tables = self._harness.tables
        loops = [tables.outbox(self._post).run(), tables.timers().run(), self._wakeups.run()]
        tasks = [asyncio.ensure_future(loop) for loop in (*loops, self._beat())]
        self._pipe.send(("ready", self._service.leases.number))
        await self._gone.wait()
        for task in tasks:
            task.cancel()

    async def _beat(self) -> None:
        leases = self._service.leases
        while True:
            had = leases.mine
            await leases.beat(leases.wanted)
            if leases.mine - had:
                self._service.outbox_wakeup.notify()
                self._service.timer_wakeup.notify()
            await asyncio.sleep(self._life.beat)

    def _woken(self, word: str) -> None:
        self._service.outbox_wakeup.notify(int(word))
        self._service.timer_wakeup.notify(int(word))

    def _hear(self) -> None:
        try:
            what, *details = self._pipe.recv()
        except (EOFError, OSError):
            self._gone.set()
            return
        if what == "move":
            task = asyncio.ensure_future(self._move(*details))
            self._moving.add(task)
            task.add_done_callback(self._moving.discard)
        elif what == "posted":
            number, message = details
            self._posting.pop(number).set_result(message)
        elif what == "opened":
            self._woken(str(details[0]))
        else:
            self.clock.advance(hours=details[0])
            self._service.timer_wakeup.notify()
            self._service.outbox_wakeup.notify()

    async def _move(self, request: str, table: int, user: str, text: str, asked: int) -> None:
        try:
            by = Request(request, Person(user, user, SERVER))
            made = await Tables(self._service).play.make_move(
                by, table, make_move.resolve_exactly(text), sequence=asked, confirmed=True
            )
        except TableError as refused:
            self._pipe.send(("refused", request, refused.text.key))
        else:
            self._pipe.send(("made", request, made.moved.turn.sequence))

    async def _post(self, message: OutboxMessage) -> int:
        """Deliver like the bot: look for a previously attempted message before posting again."""
        number = next(self._numbers)
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._posting[number] = done
        again = message.attempt > 1
        self._pipe.send(("post", number, message.nonce, again, message.kind, message.table.id))
        return await done
