"""The bot seen from outside: ``/healthz`` for whoever restarts it, ``/metrics`` for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime, timedelta
from ipaddress import ip_address
from typing import Any

from aiohttp import web
from aiohttp.http import HttpProcessingError
from discord.ext import commands
from discord.gateway import KeepAliveHandler
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest
from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.http_limits import HttpGuard
from bot.metrics import REGISTRY
from bot.store import StoreError
from bot.store.models.process import LeaseRow
from bot.store.models.table import OutboxRow, SettingRow, TableRow, TimerRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

HEART_STOPS = 120.0
"""Seconds without an answer to a heartbeat; Discord wants one every 41."""
HOST = re.compile(r"(?P<name>\[[\da-fA-F:.]+\]|[\w.-]+)(:\d+)?")
"""A Host header."""
CACHED_S = 1.0
"""Seconds for which a report is kept."""
LATE = timedelta(minutes=5)
"""A timer that is overdue for so long has been forgotten."""
PROBE = "probe"
"""The note that is written to see whether the database can be."""
PATIENCE = 3.0
"""Seconds the database may take; whoever asks how the bot is does not wait for it longer."""
SILENT = "silent"
"""What is said of a database that has not answered by then."""
PARTING = 1.0
"""Seconds that an answer under way may take once the bot leaves; a silent database may hold one."""


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Health:
    """A small server, for one address; off unless the settings name one."""

    def __init__(
        self, bot: commands.AutoShardedBot, tables: TableService, requests: HttpGuard
    ) -> None:
        self._bot, self._tables, self._requests = bot, tables, requests
        self._runner: web.AppRunner | None = None
        self._host = ""
        self._reporting = asyncio.Lock()
        self._reported: tuple[float, dict[str, Any]] | None = None
        self.url = ""

    async def start(self, address: str) -> None:
        """Listen on ``host:port``.

        Raises:
            OSError: the address is taken, or not of this machine.
        """
        app = web.Application(middlewares=[self._require_host])
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        host, _, port = address.rpartition(":")
        self._host = host.strip("[]")
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=PARTING)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, int(port)).start()
        at, number = self._runner.addresses[0][:2]
        self.url = f"http://{at}:{number}"
        log.info("health", extra={"address": f"{at}:{number}"})

    async def stop(self) -> None:
        """Close the address again."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @web.middleware
    async def _require_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse other sites' names, which a page in a browser could point at this machine."""
        header = HOST.fullmatch(request.headers.get("Host", ""))
        name = header["name"].strip("[]") if header else None
        if name is None or (name != self._host and not _is_local(name)):
            raise web.HTTPMisdirectedRequest
        return await handler(request)

    async def _healthz(self, _: web.Request) -> web.Response:
        found = await self.report()
        return web.json_response(found, status=200 if found["well"] else 503)

    async def report(self) -> dict[str, Any]:
        """Report what works and what doesn't, without secrets and names.

        A report is kept for a second, so that many requests cost the database no more than one.
        """
        async with self._reporting:
            if self._reported is None or time.monotonic() - self._reported[0] >= CACHED_S:
                found = await self._report()
                self._reported = time.monotonic(), found
            return self._reported[1]

    async def _report(self) -> dict[str, Any]:
        bot = self._bot
        found: dict[str, Any] = {
            "gateway_ready": bot.is_ready(),
            "heartbeat_seconds": round(max(self._hearts(), default=0.0), 1),
            "posting_closed_seconds": round(self._requests.closed_for, 1),
            "shards": sorted(self._tables.leases.mine),
        }
        try:
            async with asyncio.timeout(PATIENCE):
                found |= await self._tables.read(self._waiting)
                found["database"] = await self._probe()
        except TimeoutError:
            found["database"] = SILENT
        except TableError:
            found["database"] = "not read"
        found["well"] = (
            found["gateway_ready"]
            and found["heartbeat_seconds"] < HEART_STOPS
            and not found["posting_closed_seconds"]
            and found["database"] == "written"
        )
        return found

    def _hearts(self) -> Iterator[float]:
        """For how long each connection has not had an answer to its heartbeat."""
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and self._is_ours(thread):
                yield time.perf_counter() - thread._last_ack

    def _is_ours(self, thread: KeepAliveHandler) -> bool:
        return thread.ws._connection is self._bot._connection

    async def _probe(self) -> str:
        now = self._tables.clock.now().isoformat()
        try:
            await self._tables.store.write(lambda s: s.merge(SettingRow(key=PROBE, value=now)))
        except StoreError:
            return "not written"
        return "written"

    def _waiting(self, session: Session) -> dict[str, Any]:
        """How long the oldest parcel waits, and how many timers are overdue."""
        now = self._tables.clock.now()
        waiting = (
            select(func.min(col(OutboxRow.created_at)), func.count(col(OutboxRow.id)))
            .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
            .where(col(OutboxRow.status) == "waiting", col(TableRow.status) != Status.PAUSED)
        )
        late = (
            select(func.count(col(TimerRow.id)))
            .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
            .where(col(TimerRow.done_at).is_(None), col(TimerRow.due_at) < now - LATE)
            .where(col(TableRow.status) == Status.RUNNING)
        )
        oldest, depth = session.execute(waiting).one()
        age = (now - oldest).total_seconds() if isinstance(oldest, datetime) else 0.0
        return {
            "oldest_parcel_seconds": round(age, 1),
            "parcels": depth,
            "late_timers": session.scalar(late) or 0,
        }

    async def _metrics(self, _: web.Request) -> web.Response:
        now = CollectorRegistry()
        found = await self.report()
        for name, about in _FIGURES.items():
            Gauge(f"seneschal_{name}", about, registry=now).set(float(found.get(name, "nan")))
        try:
            async with asyncio.timeout(0 if found["database"] == SILENT else PATIENCE):
                await self._count(now)
        except (TableError, TimeoutError):
            log.warning("metrics without counts")
        body = generate_latest(REGISTRY) + generate_latest(now)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count(self, now: CollectorRegistry) -> None:
        by_status = select(col(TableRow.status), func.count()).group_by(col(TableRow.status))
        by_process = select(col(LeaseRow.process), func.count()).group_by(col(LeaseRow.process))
        tables = await self._tables.read(lambda s: s.execute(by_status).all())
        leases = await self._tables.read(lambda s: s.execute(by_process).all())
        for name, about, label, rows in (
            ("tables", "Tables by their state", "status", tables),
            ("leases", "Shards by the number of the process that has them", "process", leases),
        ):
            gauge = Gauge(f"seneschal_{name}", about, [label], registry=now)
            for value, count in rows:
                gauge.labels(str(value)).set(count)


def _is_local(name: str) -> bool:
    """Whether no foreign site can have that name: an address, or one word as in a container's net.

    A site that wants a browser to read these pages has to use a name with a dot in it.
    """
    try:
        return "." not in name or bool(ip_address(name))
    except ValueError:
        return False


def shorten_malformed(record: logging.LogRecord) -> bool:
    """Log a request that is not HTTP in one line: it is the client's fault, not one of ours."""
    if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
        record.msg, record.args = "http.request.malformed", ()
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = None
    return True


logging.getLogger("aiohttp.server").addFilter(shorten_malformed)

_FIGURES = {
    "well": "1 where all is well",
    "gateway_ready": "1 where Discord is connected",
    "heartbeat_seconds": "Since Discord last answered a heartbeat",
    "posting_closed_seconds": "For how long nothing is posted, after too many refused requests",
    "oldest_parcel_seconds": "How long the oldest parcel waits",
    "parcels": "Parcels that wait",
    "late_timers": "Timers overdue for five minutes",
}
"""Of the report, what is a figure."""
