"""Start the sandbox: its folder, the loopback Discord with the page, and the bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlencode

from bot.app import Seneschal
from bot.config import Settings
from bot.demonstration.show import FULL_SPEED
from bot.playground.host import PlayHost
from bot.playground.starter import Starter
from bot.sandbox import Clock, Guild, LoopbackDiscord, point_client_at, run_client
from bot.sandbox.page import Guard, Site
from bot.sandbox.persistence import Folder, Keeper
from bot.sandbox.rest import transport
from bot.store import Store
from bot.store.single_instance import single_instance
from bot.tables.exports import Clock as BotClock
from bot.web.application import Application
from bot.web.login import CALLBACK
from bot.workers import Pool

DATABASE = "seneschal.db"
PORT = 8642
WEB_PORT = 8662
NEARBY = 8
"""Ports to try if the default port is in use and none was requested."""
PEOPLE = ("Alice", "Bob", "Carol", "Dave", "Erin")
REQUESTS = 300
"""Number of requests kept for developers."""


class PortTaken(Exception):
    """The port is in use, or the machine does not have the address."""


class WorldClock(BotClock):
    """The sandbox's time for the bot's loops, which wake when it jumps."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def now(self) -> datetime:
        """Return the time in UTC."""
        return datetime.fromtimestamp(self._clock.now(), UTC)

    async def wait(self, wakeup: asyncio.Event, until: datetime | None) -> None:
        """Sleep until a time or until the event is set."""
        moved = asyncio.Event()
        self._clock.watchers.append(moved.set)
        try:
            while not wakeup.is_set() and (until is None or self.now() < until):
                timeout = None if until is None else (until - self.now()).total_seconds()
                waits = [asyncio.ensure_future(event.wait()) for event in (wakeup, moved)]
                await asyncio.wait(waits, timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
                for wait in waits:
                    wait.cancel()
                moved.clear()
        finally:
            self._clock.watchers.remove(moved.set)


@dataclass(frozen=True, slots=True)
class PlaygroundOptions:
    """The sandbox's folder and address; ``port=None`` takes the default port or another one."""

    folder: Path
    port: int | None = None
    address: str = "127.0.0.1"
    fresh: bool = False


@dataclass(slots=True)
class Playground:
    """A running sandbox; ``link`` opens its page."""

    server: LoopbackDiscord
    guild: Guild
    bot: Seneschal
    work: asyncio.Task[None]
    link: str
    starter: Starter


@asynccontextmanager
async def playground(
    settings: Settings, options: PlaygroundOptions, pool: Pool | None = None
) -> AsyncIterator[Playground]:
    """Run a sandbox with the bot online until the context ends.

    Raises:
        InUse: another process uses the folder.
        CannotRead: the folder is damaged.
        PortTaken: the port cannot be used.
        OSError: the folder cannot be written to.
    """
    async with AsyncExitStack() as stack:
        folder = Folder(options.folder)
        database = f"sqlite:///{(folder.path / DATABASE).absolute()}"
        publish_address = stack.enter_context(single_instance(database))
        if options.fresh:
            folder.clear(DATABASE)
        folder.private_file(DATABASE)
        server, host = LoopbackDiscord(keep_files=False, keep_requests=REQUESTS), PlayHost()
        guard = Guard(options.address)
        Site(server, guard=guard, host=host)
        await _listen(server, options)
        stack.push_async_callback(server.stop)
        keeper = Keeper(server, folder)
        stack.callback(keeper.close)
        guild = _add_first_guild(server) if keeper.new else next(iter(server.world.guilds.values()))
        key = "?" + urlencode({"key": guard.new_key()}) if guard.shared else ""
        link = f"{guard.outside_url(server.url)}/{key}"
        publish_address(server.url)
        store = Store(database)
        await store.open()
        stack.push_async_callback(store.close)
        settings = settings.model_copy(update={"database_url": database, "discord_token": None})
        clock = WorldClock(server.clock)
        bot = Seneschal(settings, store, clock, pool, rates=FULL_SPEED, guild_ready_timeout=0)
        await _serve_pages(bot, server)
        stack.push_async_callback(bot.web.stop)
        server.clock.watchers.append(bot.outages.beat)  # hours that pass at once are no outage
        starter = Starter(guild, bot)
        await starter.resume()
        host.set_bot(bot, starter)
        stack.enter_context(point_client_at(server))
        work = await stack.enter_async_context(run_client(server, bot))
        yield Playground(server, guild, bot, work, link, starter)


async def _listen(server: LoopbackDiscord, options: PlaygroundOptions) -> None:
    first, why = PORT if options.port is None else options.port, ""
    ports = [first] if options.port is not None else [*range(first, first + NEARBY), 0]
    for port in ports:
        try:
            await server.start(port, options.address)
            return
        except OSError as error:
            why = error.strerror or str(error)
    await server.stop()
    raise PortTaken(f"cannot listen on {options.address}, port {first}: {why}")


async def _serve_pages(bot: Seneschal, server: LoopbackDiscord) -> None:
    """Serve the web pages of tables to this machine, on the usual port or another one.

    The person who uses the sandbox can log in there, as with Discord.
    """
    os.environ.setdefault("OAUTHLIB_INSECURE_TRANSPORT", "1")  # loopback has no certificate
    api = server.url + transport.BASE
    application = Application(str(server.world.me.id), server.oauth.secret, api)
    for port in (*range(WEB_PORT, WEB_PORT + NEARBY), 0):
        try:
            await bot.serve_pages(f"127.0.0.1:{port}", application=application)
            break
        except OSError:
            if not port:
                raise
    server.oauth.redirects = {bot.web.url + CALLBACK}


def _add_first_guild(server: LoopbackDiscord) -> Guild:
    """Add the guild that a new folder begins with, and its people."""
    owner = server.world.add_user(PEOPLE[0])
    guild = server.add_guild("The hall", owner=owner)
    for name in PEOPLE[1:]:
        guild.add_member(name)
    guild.add_text_channel("games")
    return guild
