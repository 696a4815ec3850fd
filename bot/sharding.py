"""Discord's shards among the processes of one database, followed as these come and go."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import discord
from discord.ext import commands
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.gateway_backoff import GatewayBackoff
from bot.store.models.table import SettingRow
from bot.tables.background.leases import HEARTBEAT_S, LeaseLost
from bot.tables.domain.errors import TableError, log_failure
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

IDENTIFY_INTERVAL_S = 5.0
"""Seconds between two IDENTIFYs of the same bucket, by Discord's rule."""
HAND_OVER = 15.0
"""Seconds the other processes have to take over the shards of one that leaves."""
TAKEOVER_SHARE = 0.5
"""Seconds between two looks at whether they have."""
SIGNING_OFF = 5.0
"""Seconds the database may take to note that this process has left; the others notice it anyway."""


class Shards:
    """The shards of this process.

    One that comes connects before it takes a lease: for a moment two sessions hear the same
    interactions, and each is answered by whoever has claimed it. So nobody waits for a deploy.
    """

    def __init__(
        self, bot: commands.AutoShardedBot, tables: TableService, count: int | None
    ) -> None:
        """``count``: how many shards all processes have together, where it is not for Discord."""
        self._bot = bot
        self._tables = tables
        self._count = count
        self._leases = tables.leases
        self._concurrency = 1
        self._launched: set[int] = set()
        self._launching: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self.connected: set[int] = set()
        """Those Discord has let in; one that loses its line for a while stays."""

    async def come(self) -> None:
        """Find out which shards are to be served here, before any is connected.

        Where there are more processes than shards it waits for one of the others to go.

        Raises:
            TableError: the database cannot be written.
            discord.HTTPException: Discord does not say how many shards there are to be.
        """
        bot = self._bot
        recommended, _, limits = await bot.http.get_bot_gateway()
        self._concurrency = max(1, limits.get("max_concurrency", 1))
        await self._leases.come(self._count or recommended)
        while not self._leases.wanted and not self._stopping.is_set():
            await asyncio.sleep(HEARTBEAT_S)
            await self._leases.beat()
        bot.shard_count = self._leases.shards
        bot.shard_ids = list(self._leases.wanted)
        self._launched = set(self._leases.wanted)
        bot.add_listener(self._connected, "on_shard_connect")
        bot.add_listener(self._gone, "on_shard_disconnect")

    async def before_identify(self, shard: int) -> None:
        """Wait until Discord accepts an IDENTIFY in the shard's bucket, and claim that moment.

        The moment is stored before Discord sees the IDENTIFY, so the next one waits for it even if
        this process is killed. While the database is away, the shard waits.
        """
        GatewayBackoff.identifies += 1
        bucket = shard % self._concurrency
        while True:
            try:
                wait = await self._tables.transaction(lambda s: _claim_identify(s, bucket))
            except TableError:  # the store has logged it
                wait = IDENTIFY_INTERVAL_S
            if not wait:
                return
            await asyncio.sleep(wait)

    async def run(self) -> None:
        """Send heartbeats until :meth:`stop`; a process that is alone on its database sends none.

        Raises:
            Deposed: the other processes took this one for dead.
        """
        if self._leases.alone:
            await self._stopping.wait()
        while not self._stopping.is_set():
            await self._beat()
            try:
                async with asyncio.timeout(HEARTBEAT_S):
                    await self._stopping.wait()
            except TimeoutError:
                continue

    async def _beat(self) -> None:
        had = self._leases.mine
        try:
            await self._leases.beat(self.connected)
        except LeaseLost:
            raise
        except Exception:  # the loop outlives whatever befalls the database
            log_failure(log, "lease.heartbeat.failed")
            return
        if self._leases.mine - had:
            self._tables.outbox_wakeup.notify()
            self._tables.timer_wakeup.notify()
        if self._launched and self._bot.is_ready():
            await self._follow()

    async def _follow(self) -> None:
        """Connect what is to be served here, and let go what another process serves."""
        wanted, mine = set(self._leases.wanted), self._leases.mine
        for shard in sorted(wanted - self._launched):
            self._launched.add(shard)
            gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
            task = asyncio.create_task(self._bot.launch_shard(gateway, shard), name="shard")
            self._launching.add(task)
            task.add_done_callback(self._launching.discard)
        for shard in sorted(self._launched - wanted - mine):
            self._launched.discard(shard)
            self.connected.discard(shard)
            info = self._bot.get_shard(shard)
            if info is not None:
                await info.disconnect()

    async def _connected(self, shard: int) -> None:
        self.connected.add(shard)
        if shard not in self._leases.mine:
            await self._beat()

    async def _gone(self, shard: int) -> None:
        if shard not in self._leases.mine:
            self.connected.discard(shard)

    async def hand_over(self) -> None:
        """Let those who stay take over; until then all goes on here. Nobody waits where none do."""
        leases = self._leases
        if not leases.others:
            return
        try:
            async with asyncio.timeout(HAND_OVER):
                await leases.start_leaving()
                while leases.mine and leases.heirs:
                    await asyncio.sleep(TAKEOVER_SHARE)
                    await leases.beat(self.connected)
        except Exception as why:  # whoever is left takes them when the beat is missed
            log.warning("shards not handed over", extra={"why": type(why).__name__})

    async def disconnect(self) -> None:
        """Close the gateway sessions, so that no further interactions arrive here."""
        for task in self._launching:
            task.cancel()
        await asyncio.gather(*(shard.disconnect() for shard in self._bot.shards.values()))

    async def leave(self) -> None:
        """Serve nothing any more."""
        try:
            async with asyncio.timeout(SIGNING_OFF):
                await self._leases.leave()
        except Exception as why:
            log.warning("process not signed off", extra={"why": str(why) or type(why).__name__})

    def stop(self) -> None:
        """End the loop."""
        self._stopping.set()


def _claim_identify(session: Session, bucket: int) -> float:
    """Seconds until a bucket is free; 0.0: it was free, and is claimed now."""
    now = _time_of(session)
    note = session.get(SettingRow, f"identify {bucket}") or SettingRow(
        key=f"identify {bucket}", value=""
    )
    with suppress(ValueError):  # the first one, or a damaged note
        # A moment in the future is of a clock that was set back since.
        if (wait := IDENTIFY_INTERVAL_S - abs(now - float(note.value))) > 0:
            return wait
    note.value = repr(now)
    session.add(note)
    return 0.0


def _time_of(session: Session) -> float:
    """The server's time, which all processes share; on SQLite there is one process only."""
    if session.get_bind().dialect.name == "sqlite":
        return time.time()
    return float(session.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
