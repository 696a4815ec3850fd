"""A real process that serves seasons, and is killed with SIGKILL."""

from __future__ import annotations

import asyncio
import multiprocessing

from tests.bot.tables.leagues.season_process import Step, serve

_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.bot.tables.leagues.season_process"])


class RemoteProcess:
    """A process of the operating system, seen from outside."""

    def __init__(self, url: str) -> None:
        self._pipe, theirs = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=serve, args=(theirs, url), daemon=True)
        self._process.start()
        theirs.close()

    async def start(self) -> None:
        """Wait until it has registered."""
        await self._answer()

    async def step(self, step: Step) -> int:
        self._pipe.send(tuple(step))
        return await self._answer()

    async def _answer(self) -> int:
        try:
            answer: int = await asyncio.to_thread(self._pipe.recv)
        except OSError:
            raise EOFError from None
        return answer

    async def kill(self) -> None:
        """Kill it as a power failure would."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)
