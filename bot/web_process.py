"""The web pages of all tables in a process of their own, without a connection to the gateway.

A move from a page is saved here and announced by the process that serves its channel, which a
wake-up tells of it. Discord is only asked who can read a channel.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import discord

from bot.config import Settings
from bot.discord_ui.common.member_lookup import MemberLookup
from bot.http_limits import HttpGuard
from bot.picture_service import PictureService
from bot.store import Store
from bot.store.wakeups import Wakeups
from bot.tables.background.leases import HEARTBEAT_S, LeaseLost
from bot.tables.domain.errors import log_failure
from bot.tables.exports import Clock
from bot.tables.facade import Tables
from bot.web_pages import COMPUTERS, PageWakeups, application_of, web_server
from bot.workers import Pool, cores
from bot.workers.rendering import first_boards
from bot.workers.replaying import replay_record

log = logging.getLogger(__name__)

SHARE_INTERVAL_S = 30.0
"""Seconds between two exchanges of preferences and active users with the other processes."""


class WebProcess:
    """Serves pages until it is stopped; it posts nothing and rings no timers."""

    def __init__(
        self, settings: Settings, store: Store, clock: Clock | None = None, pool: Pool | None = None
    ) -> None:
        """``pool``: workers to use instead of its own; they are not closed with it."""
        warm = first_boards(settings.language, settings.picture_width)
        self._settings, self._own_pool = settings, Pool(settings.workers or cores(), warm)
        self._pool = pool or self._own_pool
        self.tables = Tables.of_database(store, settings, clock, partial(replay_record, self._pool))
        service = self.tables.service
        self._leases = service.leases
        guard = HttpGuard(self._leases)
        self._client = discord.Client(intents=discord.Intents.none(), http_trace=guard.trace)
        self._wakeups = Wakeups(store, self._woken)
        service.notify_other_processes = self._wakeups.notify
        pictures = PictureService(self._pool, settings.picture_width)
        readers = MemberLookup(self._client)
        self.web = web_server(self.tables, pictures, self._pool, readers)
        self._pages = PageWakeups(self.web, self._wakeups.notify)
        self._stopping = asyncio.Event()
        self.broken = False
        """Whether it failed, so that it must be restarted."""

    async def run(self, token: str, address: str, url: str | None = None) -> None:
        """Serve pages on ``host:port`` until :meth:`stop`.

        Raises:
            discord.DiscordException, aiohttp.ClientError: Discord rejects the token, or is away.
            OSError: the address is in use, or does not belong to this machine.
            TableError: the database cannot be used.
        """
        loops: list[asyncio.Task[None]] = []
        await self._client.login(token)
        try:
            await self._leases.register_without_shards()
            await self.tables.posts.note_restore()
            await self.tables.preferences.refresh()
            self._pool.start()
            work = (self._wakeups.run(), self._beat(), self._share(), self._forward_computers())
            loops += [asyncio.create_task(self._guarded(loop)) for loop in work]
            self.tables.service.on_change = self._pages.changed
            await self.web.start(address, url, application_of(self._client, self._settings))
            await self._stopping.wait()
        finally:
            await self.web.stop()
            self._wakeups.stop()
            for loop in loops:
                loop.cancel()
            await asyncio.gather(*loops, return_exceptions=True)
            await self._end()

    def stop(self) -> None:
        """End; changes in progress are finished."""
        self._stopping.set()

    async def _end(self) -> None:
        with suppress(Exception):  # the others notice without
            await self._leases.leave()
        await self._client.close()
        await self._own_pool.close()

    async def _guarded(self, loop: Coroutine[Any, Any, None]) -> None:
        """Run a loop; if it fails, stop, because the process must be restarted."""
        try:
            await loop
        except Exception:
            log.critical("loop.failed", exc_info=True)
            self.broken = True
            self.stop()

    def _woken(self, word: str) -> None:
        self._pages.hear(word)

    async def _beat(self) -> None:
        """Send heartbeats, so that nobody restores or copies the database meanwhile.

        Raises:
            LeaseLost: the other processes consider this one dead.
        """
        while not self._leases.alone:
            await asyncio.sleep(HEARTBEAT_S)
            try:
                await self._leases.beat()
            except LeaseLost:
                raise
            except Exception:  # no failure of the database may end the loop
                log_failure(log, "lease.heartbeat.failed")

    async def _share(self) -> None:
        """Learn preferences that have been changed in Discord, and tell who is active here."""
        service = self.tables.service
        while True:
            await asyncio.sleep(SHARE_INTERVAL_S)
            try:
                now = service.clock.now()
                await service.transaction(partial(service.last_active.share, now=now))
                await self.tables.preferences.refresh()
            except Exception:
                log_failure(log, "web.share.failed")

    async def _forward_computers(self) -> None:
        """Tell the processes with computer players where one of them must move."""
        wakeup = self.tables.service.computer_wakeup
        while True:
            await wakeup.event.wait()
            wakeup.listen()
            self._wakeups.notify(COMPUTERS)
