"""Divide Discord's shards among the processes of one database, as they start and stop."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from contextlib import suppress
from typing import ClassVar, Literal

import discord
from discord.backoff import ExponentialBackoff
from discord.ext import commands
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.store.models.key_value import KeyValueRow
from bot.tables.background.leases import HEARTBEAT_S, LeaseLost
from bot.tables.domain.errors import TableError, log_failure
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

IDENTIFY_INTERVAL_S = 5.0
"""Minimum seconds between two IDENTIFYs of the same bucket; Discord's rule."""
RECONNECT_S = 3.0
"""Maximum wait between two attempts to reach a gateway that refuses connections."""
TAKEOVER_TIMEOUT_S = 15.0
"""Maximum time for the other processes to take over the shards of one that stops."""
TAKEOVER_POLL_S = 0.5
"""Time between two checks whether they have."""
UNREGISTER_TIMEOUT_S = 5.0
"""Maximum time to delete the lease of this process; the others would notice without."""


class GatewayBackoff(ExponentialBackoff[Literal[False]]):
    """Retries soon while the gateway refuses connections, and waits longer after each IDENTIFY.

    discord.py doubles its wait with each try, so that after an outage it would stay away for up to
    the time the outage took. Discord limits only IDENTIFYs (1,000 a day), not connections.
    """

    identifies: ClassVar[int] = 0
    """IDENTIFYs that this process has sent."""

    _seen = 0

    def delay(self) -> float:
        """Return the seconds until the next attempt."""
        if self._seen == self.identifies:
            return random.uniform(0.5, RECONNECT_S)  # noqa: S311 - spreads load, guards nothing
        self._seen = self.identifies
        return super().delay()


# discord.py has no setting for the class it uses; both are public names.
setattr(discord.shard, "ExponentialBackoff", GatewayBackoff)  # noqa: B010 - mypy rejects "="


class Shards:
    """The shards that this process serves.

    A new process connects before it takes a lease. For a moment two sessions receive the same
    interactions, and the process that claims one answers it, so a deployment delays nobody.
    """

    def __init__(
        self, bot: commands.AutoShardedBot, tables: TableService, count: int | None
    ) -> None:
        """``count``: shards of all processes together; ``None`` for Discord's recommendation."""
        self._bot = bot
        self._tables = tables
        self._count = count
        self._leases = tables.leases
        self._concurrency = 1
        self._launched: set[int] = set()
        self._launching: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        self.connected: set[int] = set()
        """Shards that have identified; a shard that loses its connection for a while stays."""

    async def register(self) -> None:
        """Determine which shards this process serves, before any connects.

        If there are more processes than shards, wait until another process stops.

        Raises:
            TableError: the database cannot be written.
            discord.HTTPException: Discord does not return the recommended number of shards.
        """
        bot = self._bot
        recommended, _, limits = await bot.http.get_bot_gateway()
        self._concurrency = max(1, limits.get("max_concurrency", 1))
        await self._leases.register(self._count or recommended)
        while not self._leases.wanted and not self._stopping.is_set():
            await asyncio.sleep(HEARTBEAT_S)
            await self._leases.beat()
        bot.shard_count = self._leases.shards
        bot.shard_ids = list(self._leases.wanted)
        self._launched = set(self._leases.wanted)
        bot.add_listener(self._shard_connected, "on_shard_connect")
        bot.add_listener(self._shard_disconnected, "on_shard_disconnect")

    async def before_identify(self, shard: int) -> None:
        """Wait until Discord accepts an IDENTIFY in the shard's bucket, and record the time.

        The time is stored before Discord receives the IDENTIFY, so the next process waits even if
        this one is killed. If the database can't be asked, the shard waits for one interval.
        """
        GatewayBackoff.identifies += 1
        bucket = shard % self._concurrency
        while True:
            try:
                wait = await self._tables.transaction(lambda s: _claim_identify(s, bucket))
            except TableError:  # the store has logged it
                await asyncio.sleep(IDENTIFY_INTERVAL_S)
                return
            if not wait:
                return
            await asyncio.sleep(wait)

    async def run(self) -> None:
        """Send heartbeats until :meth:`stop`; the only process of a database sends none.

        Raises:
            LeaseLost: the other processes consider this one dead.
        """
        if self._leases.alone:
            await self._stopping.wait()
        while not self._stopping.is_set():
            await self._beat()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), HEARTBEAT_S)

    async def _beat(self) -> None:
        before = self._leases.mine
        try:
            await self._leases.beat(self.connected)
        except LeaseLost:
            raise
        except Exception:  # no failure of the database may end the loop
            log_failure(log, "lease.heartbeat.failed")
            return
        if self._leases.mine - before:
            self._tables.outbox_wakeup.notify()
            self._tables.timer_wakeup.notify()
        if self._launched and self._bot.is_ready():
            await self._connect_assigned()

    async def _connect_assigned(self) -> None:
        """Connect newly assigned shards, and disconnect those that another process serves."""
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

    async def _shard_connected(self, shard: int) -> None:
        self.connected.add(shard)
        if shard not in self._leases.mine:
            await self._beat()

    async def _shard_disconnected(self, shard: int) -> None:
        if shard not in self._leases.mine:
            self.connected.discard(shard)

    async def hand_over(self) -> None:
        """Let the other processes, if any, take over, and keep serving until they have."""
        leases = self._leases
        if not leases.others:
            return
        try:
            async with asyncio.timeout(TAKEOVER_TIMEOUT_S):
                await leases.start_leaving()
                while leases.mine and leases.staying:
                    await asyncio.sleep(TAKEOVER_POLL_S)
                    await leases.beat(self.connected)
        except Exception as why:  # the others take over when they miss our heartbeats
            log.warning("shards.hand_over.failed", extra={"why": type(why).__name__})

    async def disconnect(self) -> None:
        """Close the gateway sessions, so that no further interactions arrive."""
        for task in self._launching:
            task.cancel()
        await asyncio.gather(*(shard.disconnect() for shard in self._bot.shards.values()))

    async def unregister(self) -> None:
        """Delete the lease of this process."""
        try:
            async with asyncio.timeout(UNREGISTER_TIMEOUT_S):
                await self._leases.leave()
        except Exception as why:
            log.warning("process.unregister.failed", extra={"why": str(why) or type(why).__name__})

    def stop(self) -> None:
        """End the loop."""
        self._stopping.set()


def _claim_identify(session: Session, bucket: int) -> float:
    """Return the seconds to wait for a bucket; 0.0 means that it has been claimed now."""
    now = _database_time(session)
    key = f"identify {bucket}"
    if (row := session.get(KeyValueRow, key)) is not None:
        # A time in the future means that the clock has been set back since.
        wait = IDENTIFY_INTERVAL_S - abs(now - float(row.value))
        if wait > 0:
            return wait
    session.merge(KeyValueRow(key=key, value=repr(now)))
    return 0.0


def _database_time(session: Session) -> float:
    """Return the database server's time, which all processes share; SQLite has one process."""
    if session.get_bind().dialect.name == "sqlite":
        return time.time()
    return float(session.scalar(text("SELECT extract(epoch FROM clock_timestamp())")) or 0)
