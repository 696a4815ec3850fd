"""The loopback Discord: one local server with everything on one port."""

from __future__ import annotations

import asyncio
import secrets
import time
from ipaddress import ip_address
from types import TracebackType
from typing import Self

import aiohttp
from aiohttp import web

from bot.sandbox.clock import Clock
from bot.sandbox.commands import CommandBook
from bot.sandbox.core import Core
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interactions import Interactions
from bot.sandbox.keyboard import Keyboard
from bot.sandbox.limits import TIMEOUT_S
from bot.sandbox.model import Channel, Guild, User
from bot.sandbox.oauth import OAuth
from bot.sandbox.ratelimits import GENEROUS, RateLimiter, Rules
from bot.sandbox.rest import transport
from bot.sandbox.transcript import Transcript
from bot.sandbox.world import World

BODY_LIMIT = 128 * 1024 * 1024


def _reached_at(address: str) -> str:
    """Return the host for links; a server that listens everywhere is reached locally."""
    host = ip_address(address)
    if host.is_unspecified:
        host = ip_address("127.0.0.1" if host.version == 4 else "::1")
    return f"[{host}]" if host.version == 6 else str(host)


class LoopbackDiscord:
    """A Discord on 127.0.0.1 for one bot; an asynchronous context manager."""

    def __init__(
        self,
        *,
        bot_name: str = "Seneschal",
        rate_limits: Rules = GENEROUS,
        heartbeat_interval: float = 41.25,
        shards: int = 1,
        keep_files: bool = True,
        keep_requests: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        """Prepare an empty Discord.

        Args:
            bot_name: what the bot's account is called.
            rate_limits: `GENEROUS`, or `DISCORD` for limits like the real ones.
            heartbeat_interval: seconds between a client's heartbeats.
            shards: how many shards the bot is told to use.
            keep_files: whether the transcript keeps the bytes of uploaded files.
            keep_requests: how many requests the transcript keeps; all for None.
            clock: the time that ages messages, tokens and threads.
        """
        self.clock = clock or Clock()
        self.token = f"loopback.{secrets.token_urlsafe(24)}"
        self.world = World(self.clock, bot_name)
        self.gateway = Gateway(
            self.world, self.token, heartbeat_interval=heartbeat_interval, shards=shards
        )
        self.commands = CommandBook(self.world)
        self.faults = Faults()
        self.limiter = RateLimiter(rate_limits)
        self.transcript = Transcript(keep_files=keep_files, most=keep_requests)
        self.interactions = Interactions(self.world)
        self.core = Core(
            self.token,
            self.world,
            self.gateway,
            self.interactions,
            self.commands,
            self.faults,
            self.limiter,
            self.transcript,
        )
        self.oauth = OAuth(self.world)
        self.world.emit = self.gateway.emit
        self.world.keyboard = lambda user, channel: Keyboard(self.core, user, channel)
        self.app = web.Application(client_max_size=BODY_LIMIT)
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self, port: int = 0, address: str = "127.0.0.1") -> None:
        """Listen on the given port and address, by default on any unused port of 127.0.0.1.

        Raises:
            OSError: the port is in use, or the machine has no such address.
        """
        if self._runner is None:
            self.oauth.install(self.app, transport.BASE)
            transport.install(self.app, self.core)
            self.app.router.add_get("/gateway", self.gateway.handle)
            self.app.router.add_get("/gateway/", self.gateway.handle)
            self._runner = web.AppRunner(self.app, shutdown_timeout=1.0)
            await self._runner.setup()
        await web.TCPSite(self._runner, address, port).start()
        host, port = self._runner.addresses[0][:2]
        host = _reached_at(host)
        self.url = f"http://{host}:{port}"
        self.world.cdn = self.url
        self.gateway.url = f"ws://{host}:{port}/gateway"

    async def stop(self) -> None:
        """Close all connections and the port."""
        await self.gateway.shut()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    # What there is.

    @property
    def bot(self) -> User:
        """Return the bot's account."""
        return self.world.me

    def add_guild(self, name: str, *, locale: str = "en-US", owner: User | None = None) -> Guild:
        """Add a guild with the bot in it."""
        return self.world.add_guild(name, locale=locale, owner=owner)

    @property
    def channels(self) -> list[Channel]:
        """Return all channels, threads and private channels."""
        return list(self.world.channels.values())

    # Time.

    def advance(self, seconds: float) -> None:
        """Advance the clock: messages and tokens age, idle threads are archived."""
        self.clock.advance(seconds)
        self.world.archive_idle_threads()

    async def ready(self, within: float = TIMEOUT_S) -> None:
        """Wait until the bot is connected with all its shards.

        Raises:
            TimeoutError: it is not within `within` seconds.
        """

        def all_connected() -> bool:
            connected = [s for s in self.gateway.sessions.values() if s.socket]
            return bool(connected) and len(connected) >= connected[0].shard[1]

        async with asyncio.timeout(within):
            await self.gateway.until(all_connected)

    async def settle(self, quiet: float = 0.05, within: float = TIMEOUT_S) -> None:
        """Wait until no request is in progress and none came for `quiet` seconds.

        It yields to other tasks, so it may be called in a loop.

        Raises:
            TimeoutError: it is not idle within `within` seconds.
        """
        async with asyncio.timeout(within):
            await asyncio.sleep(0.001)
            while True:
                rest = self.core.last_activity + quiet - time.monotonic()
                if not self.core.in_flight and rest <= 0:
                    return
                await asyncio.sleep(max(rest, 0.005))

    async def fetch(self, url: str) -> bytes:
        """Download a file from the CDN as a user's client does."""
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            response.raise_for_status()
            return await response.read()
