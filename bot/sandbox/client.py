"""Point the unmodified discord.py at a sandbox, and run a client there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import discord
import yarl

from bot.sandbox.rest.transport import BASE
from bot.sandbox.server import LoopbackDiscord


@contextmanager
def point_client_at(server: LoopbackDiscord) -> Iterator[LoopbackDiscord]:
    """Make discord.py talk to `server` instead of Discord while the context is open."""
    with point_client_at_url(server.url, server.gateway.url):
        yield server


@contextmanager
def point_client_at_url(url: str, gateway: str) -> Iterator[None]:
    """Do the same for a server in another process, by its addresses."""
    route, socket, asset = discord.http.Route, discord.gateway.DiscordWebSocket, discord.Asset
    before = route.BASE, socket.DEFAULT_GATEWAY, asset.BASE
    route.BASE = url + BASE
    socket.DEFAULT_GATEWAY = yarl.URL(gateway)
    asset.BASE = url
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY, asset.BASE = before


@asynccontextmanager
async def run_client(
    server: LoopbackDiscord, client: discord.Client
) -> AsyncIterator[asyncio.Task[None]]:
    """Run a client, connected and with all its guilds, until the context ends.

    The client must be pointed at the server. Yields the task of `client.start`; an error that ends
    it early is raised.
    """
    async with client:
        task = asyncio.create_task(client.start(server.token))
        online = asyncio.create_task(_online(server, client))
        await asyncio.wait((task, online), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            online.cancel()
            await task
        try:
            yield task
        finally:
            await client.close()
            await task


async def _online(server: LoopbackDiscord, client: discord.Client) -> None:
    await server.ready()
    await wait_for_guilds(client)


async def wait_for_guilds(client: discord.Client) -> None:
    """Wait until a client is ready and none of its guilds is unavailable."""
    await client.wait_until_ready()
    while True:
        if not any(guild.unavailable for guild in client.guilds):
            return
        await asyncio.sleep(0.001)
