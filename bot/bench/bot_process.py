"""Run the bot in a process of its own, with the loopback Discord and its people in this one."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from tempfile import TemporaryDirectory

from bot.app import Seneschal
from bot.bench.fresh_process import peak_megabytes
from bot.config import Settings
from bot.demonstration.show import FULL_SPEED
from bot.sandbox import LoopbackDiscord
from bot.sandbox.client import point_client_at_url, wait_for_guilds
from bot.store import Store


class BotProcess:
    """A running bot in another process."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def usage(self) -> dict[str, float]:
        """Return the CPU seconds of its event loop, other threads and workers, and its peak MB."""
        assert self._process.stdin is not None
        self._process.stdin.write(b"usage\n")
        return await self.answer()

    async def answer(self) -> dict[str, float]:
        """Return the next line it prints."""
        assert self._process.stdout is not None
        found: dict[str, float] = json.loads(await self._process.stdout.readline())
        return found


@asynccontextmanager
async def bot_process(server: LoopbackDiscord, width: int) -> AsyncIterator[BotProcess]:
    """Start a bot that is connected to a server of this process; stop it at the end."""
    arguments = (server.url, server.gateway.url, server.token, str(width))
    command = (sys.executable, "-m", __name__, *arguments)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        started = BotProcess(process)
        await started.answer()
        yield started
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def _run(url: str, gateway: str, token: str, width: int) -> None:
    """Print a line when the bot is ready, then its usage for each line of standard input."""
    with TemporaryDirectory(prefix="seneschal-") as folder, point_client_at_url(url, gateway):
        database = f"sqlite:///{folder}/bench.db"
        settings = Settings(_env_file=None, database_url=database, picture_width=width)
        store = Store(database)
        await store.open()
        try:
            async with Seneschal(settings, store, rates=FULL_SPEED, guild_ready_timeout=0) as bot:
                running = asyncio.create_task(bot.start(token))
                await wait_for_guilds(bot)
                print(json.dumps({}), flush=True)
                while await asyncio.to_thread(sys.stdin.readline):
                    print(json.dumps(_usage(bot)), flush=True)
            await running
        finally:
            await store.close()


def _usage(bot: Seneschal) -> dict[str, float]:
    clocks = [(~pid << 3) | 2 for pid in bot.pool.pids]  # as Linux numbers the clocks of processes
    loop = time.thread_time()
    return {
        "loop": loop,
        "threads": time.process_time() - loop,
        "workers": sum(map(time.clock_gettime, clocks)),
        "peak": peak_megabytes(),
    }


if __name__ == "__main__":
    asyncio.run(_run(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
