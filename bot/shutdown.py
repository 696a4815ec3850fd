"""Shut down gracefully at any time: finish the work in progress, then release everything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Set
from typing import Any, Protocol

from bot.sharding import Shards

log = logging.getLogger(__name__)

WORK_TIMEOUT_S = 10.0
"""Maximum time for work in progress; no new work arrives by then."""
CLOSE_TIMEOUT_S = 5.0
"""Maximum time for each connection to close."""
RETRY_DELAY_S = 0.1
"""Time until a task that is still running is cancelled again."""


class BackgroundLoop(Protocol):
    """A loop that runs as long as the bot does."""

    async def run(self) -> None:
        """Run until :meth:`stop`."""

    def stop(self) -> None:
        """Finish the current step, then end."""


class Shutdown:
    """Runs the bot's loops, and ends them once the interactions in progress are answered."""

    def __init__(
        self,
        shards: Shards,
        answering: Set[asyncio.Task[Any]],
        *,
        disconnect: Callable[[], Awaitable[None]],
        abort: Callable[[], Awaitable[None]],
        release: Callable[[], Awaitable[None]],
    ) -> None:
        """Set what ends the bot: ``disconnect``, ``abort`` if that takes too long, ``release``.

        ``answering`` always holds the tasks that are answering an interaction.
        """
        self._shards = shards
        self._disconnect = disconnect
        self._abort = abort
        self._release = release
        self._loops: list[BackgroundLoop] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._heartbeat: asyncio.Task[None] | None = None
        self._answering = answering
        self._online: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self.broken = False
        """Whether a loop failed, so that the bot must be restarted."""

    async def until_closed(self, online: Coroutine[Any, Any, None]) -> None:
        """Run the bot's connection; closing cancels it at any point."""
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

    def run_in_background(self, loop: BackgroundLoop, name: str) -> None:
        """Run a loop until the bot closes; if it fails, the bot closes."""
        self._loops.append(loop)
        self._tasks.append(self._run(loop.run(), name))

    def run_heartbeat(self) -> None:
        """Send heartbeats of the shards until all other work is finished."""
        self._heartbeat = self._run(self._shards.run(), "shards")

    def _run(self, loop: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        task = asyncio.create_task(loop, name=name)
        task.add_done_callback(self._loop_ended)
        return task

    def _loop_ended(self, task: asyncio.Task[None]) -> None:
        """Close the bot if a loop failed: it must be restarted, not merely look alive."""
        if task.cancelled() or (error := task.exception()) is None:
            return
        log.critical("loop.failed", exc_info=error, extra={"loop": task.get_name()})
        self.broken = True
        self.begin()

    def begin(self) -> None:
        """Begin to close; has no effect if that has begun."""
        if self._closing is None:
            failed_online = asyncio.current_task() is self._online
            online = None if failed_online else self._online
            self._closing = asyncio.create_task(self._close(online), name="closing")

    async def finish(self) -> None:
        """Close, and wait until that is done."""
        self.begin()
        assert self._closing is not None
        await asyncio.shield(self._closing)

    async def _close(self, online: asyncio.Task[None] | None) -> None:
        await self._shards.hand_over()
        await self._leave_gateway(online)
        for loop in self._loops:
            loop.stop()
        await self._finish_work()
        # Until here heartbeats tell the other processes that this one still works.
        self._shards.stop()
        if self._heartbeat is not None:
            await asyncio.wait((self._heartbeat,), timeout=CLOSE_TIMEOUT_S)
        await self._shards.unregister()
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self._disconnect()
        except TimeoutError:
            await self._abort()
        await self._release()

    async def _leave_gateway(self, online: asyncio.Task[None] | None) -> None:
        """Close the gateway sessions first: they would bring further work."""
        while online is not None and not online.done():
            online.cancel()  # discord.py may swallow this while it waits for a shard, and retry
            await asyncio.wait((online,), timeout=RETRY_DELAY_S)
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT_S):
                await self._shards.disconnect()
        except TimeoutError:
            log.info("gateway.disconnect.unanswered")

    async def _finish_work(self) -> None:
        """Wait for the loops and for the interactions being answered; cancel them if they hang."""
        try:
            async with asyncio.timeout(WORK_TIMEOUT_S):
                while pending := self._unfinished():
                    await asyncio.wait(pending)
        except TimeoutError:
            for task in self._unfinished():
                task.cancel()

    def _unfinished(self) -> set[asyncio.Task[Any]]:
        tasks: set[asyncio.Task[Any]] = {*self._tasks, *self._answering}
        return {task for task in tasks if not task.done() and task is not asyncio.current_task()}
