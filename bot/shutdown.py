"""How the bot stops, wherever it has got to: what is in hand is finished, nothing stays behind."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from discord.gateway import KeepAliveHandler

from bot.workers import Pool

if TYPE_CHECKING:
    from bot.app import Seneschal

log = logging.getLogger(__name__)

STOPPING = 10.0
"""Seconds that work in progress may take at the end; no further work arrives by then."""
PARTING = 5.0
"""Seconds that Discord may take to say goodbye."""
AGAIN = 0.1
"""Seconds until whoever has not heeded is told once more to end."""


class Shutdown:
    """The loops, the answers in hand, and the way out; ``pool`` are the bot's own workers."""

    def __init__(self, bot: Seneschal, pool: Pool) -> None:
        self._bot = bot
        self._pool = pool
        self._loops: list[asyncio.Task[None]] = []
        self._heartbeat: asyncio.Task[None] | None = None
        self._in_hand: set[asyncio.Task[Any]] = set()
        self._online: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self.broken = False
        """Whether a loop broke, so that the bot is to be started again."""

    async def until_closed(self, online: Coroutine[Any, Any, None]) -> None:
        """Be online until closed; closing ends it, wherever it has got to."""
        if self._closing is not None:
            online.close()
            return
        self._online = asyncio.create_task(online, name="online")
        try:
            await self._online
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            if self._closing is None or task.cancelling():
                raise

    def keep_running(self, loop: Coroutine[Any, Any, None], name: str) -> None:
        """Run a loop until the bot closes; one that breaks closes the bot."""
        self._loops.append(self._run(loop, name))

    def keep_beating(self, loop: Coroutine[Any, Any, None], name: str) -> None:
        """Run the loop of the heartbeats until all other work is finished."""
        self._heartbeat = self._run(loop, name)

    def _run(self, loop: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(loop, name=name)
        task.add_done_callback(self._loop_ended)
        return task

    def _loop_ended(self, task: asyncio.Task[None]) -> None:
        """A loop that breaks must not leave a bot that looks alive: stop, to be started again."""
        if task.cancelled() or (fault := task.exception()) is None:
            return
        log.critical("loop broke", exc_info=fault, extra={"loop": task.get_name()})
        self.broken = True
        self.begin()

    def track(self) -> None:
        """Note the running task as one to be finished before the bot leaves."""
        task = asyncio.current_task()
        assert task is not None
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)

    @property
    def in_hand(self) -> frozenset[asyncio.Task[Any]]:
        """The tasks in which somebody is being answered."""
        return frozenset(self._in_hand)

    def begin(self) -> None:
        """Begin to close, unless that has begun."""
        if self._closing is None:
            gave_up = asyncio.current_task() is self._online
            online = None if gave_up else self._online
            self._closing = asyncio.create_task(self._close(online), name="closing")

    async def finish(self) -> None:
        """Close, or wait until that is done."""
        self.begin()
        assert self._closing is not None
        await asyncio.shield(self._closing)

    async def _close(self, online: asyncio.Task[None] | None) -> None:
        bot = self._bot
        await bot.shards_here.hand_over()
        await self._disconnect(online)
        bot.wakeups.stop()
        bot.outbox.stop()
        bot.timers.stop()
        bot.thinking.stop()
        bot.reviewing.stop()
        bot.presence.stop()
        if bot.nightly is not None:
            bot.nightly.stop()
        await self._finish_in_hand()
        # Until here heartbeats tell the other processes that this one still works.
        bot.shards_here.stop()
        if self._heartbeat is not None:
            await asyncio.wait((self._heartbeat,), timeout=PARTING)
        await bot.shards_here.leave()
        try:
            async with asyncio.timeout(PARTING):
                await bot.disconnect()
        except TimeoutError:
            await bot.http.close()
        self._end_heartbeats()
        await bot.health.stop()
        await self._pool.close()

    async def _disconnect(self, online: asyncio.Task[None] | None) -> None:
        """Close the gateway sessions; as long as requests arrived, there would be work."""
        while online is not None and not online.done():
            online.cancel()  # what waits for a shard may swallow it, then try again for ever
            await asyncio.wait((online,), timeout=AGAIN)
        try:
            async with asyncio.timeout(PARTING):
                await self._bot.shards_here.disconnect()
        except TimeoutError:
            log.info("gateway.disconnect.unanswered")

    def _end_heartbeats(self) -> None:
        """End the heart of a connection that discord.py had not yet taken for one of its shards."""
        connection = self._bot._connection
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.ws._connection is connection:
                thread.stop()

    async def _finish_in_hand(self) -> None:
        """Wait for the loops and for everyone who is being answered."""
        loop = asyncio.get_running_loop()
        until = loop.time() + STOPPING
        while pending := self._unfinished():
            if (left := until - loop.time()) <= 0:
                for task in pending:
                    task.cancel()
                return
            await asyncio.wait(pending, timeout=left)

    def _unfinished(self) -> set[asyncio.Task[Any]]:
        tasks: set[asyncio.Task[Any]] = {*self._loops, *self._in_hand}
        return {task for task in tasks if not task.done() and task is not asyncio.current_task()}
