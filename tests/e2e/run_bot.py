"""Run the real bot on a loopback Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Seneschal
from bot.sandbox import LoopbackDiscord


@asynccontextmanager
async def run_bot(server: LoopbackDiscord, bot: Seneschal) -> AsyncIterator[None]:
    """Connect the bot, waiting as long as a busy machine needs to start it."""
    async with bot:
        working = asyncio.create_task(bot.start(server.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        await asyncio.wait((working, ready), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            ready.cancel()
            await working
        try:
            yield
        finally:
            await bot.close()
            await working
