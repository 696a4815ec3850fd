"""Serve ``/healthz`` for supervisors and ``/metrics`` for Prometheus."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from ipaddress import ip_address
from typing import Any

from aiohttp import web
from aiohttp.http import HttpProcessingError
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest
from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.http_limits import HttpGuard
from bot.metrics import REGISTRY
from bot.store import StoreError
from bot.store.models.process import LeaseRow
from bot.store.models.table import OutboxRow, TableRow, TimerRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import OutboxStatus
from bot.tables.domain.table import Status
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

MAX_LATENCY_S = 30.0
"""Maximum time for Discord to answer a heartbeat; discord.py reconnects after 60."""
HOST_HEADER = re.compile(r"(?P<name>\[[\da-fA-F:.]+\]|[\w.-]+)(:\d+)?")
"""A Host header."""
CACHE_S = 1.0
"""Time for which a report is reused."""
OVERDUE_AFTER = timedelta(minutes=5)
"""Count a timer as overdue after this time; a working bot is never so late."""
PROBE = "probe"
"""Key of the value that is written to test the database."""
DATABASE_TIMEOUT_S = 3.0
"""Maximum wait for the database, so that a health check gets its answer in time."""
NO_ANSWER = "silent"
"""State of a database that has not answered within :data:`DATABASE_TIMEOUT_S`."""
SHUTDOWN_TIMEOUT_S = 1.0
"""Maximum wait for open requests on shutdown; a silent database may delay one."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Health:
    """HTTP server for one address; it only runs if the settings name one."""

    def __init__(
        self, bot: commands.AutoShardedBot, tables: TableService, http_guard: HttpGuard
    ) -> None:
        self._bot, self._tables, self._http_guard = bot, tables, http_guard
        self._runner: web.AppRunner | None = None
        self._host = ""
        self._reporting = asyncio.Lock()
        self._reported: tuple[float, dict[str, Any]] | None = None
        self.url = ""

    async def start(self, address: str) -> None:
        """Listen on ``host:port``.

        Raises:
            OSError: the address is in use, or does not belong to this machine.
        """
        app = web.Application(middlewares=[self._require_host])
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        host, _, port = address.rpartition(":")
        self._host = host.strip("[]")
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN_TIMEOUT_S)
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, int(port)).start()
        at, number = self._runner.addresses[0][:2]
        self.url = f"http://{at}:{number}"
        log.info("health.listening", extra={"address": f"{at}:{number}"})

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    @web.middleware
    async def _require_host(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse foreign host names: a web page could make them resolve to this machine."""
        header = HOST_HEADER.fullmatch(request.headers.get("Host", ""))
        name = header["name"].strip("[]") if header else None
        if name is None or (name != self._host and not _is_local(name)):
            raise web.HTTPMisdirectedRequest
        return await handler(request)

    async def _healthz(self, _: web.Request) -> web.Response:
        report = await self.report()
        return web.json_response(report, status=200 if report["healthy"] else 503)

    async def report(self) -> dict[str, Any]:
        """Return the health report, cached so that frequent requests do not load the database."""
        async with self._reporting:
            if self._reported is None or time.monotonic() - self._reported[0] >= CACHE_S:
                report = await self._report()
                self._reported = time.monotonic(), report
            return self._reported[1]

    async def _report(self) -> dict[str, Any]:
        bot, leases = self._bot, self._tables.leases
        # A shard that has had no answer yet has no finite latency.
        latencies = filter(math.isfinite, (shard.latency for shard in bot.shards.values()))
        report: dict[str, Any] = {
            "gateway_ready": bot.is_ready(),
            "heartbeat_seconds": round(max(latencies, default=0), 1),
            "posting_suspended_seconds": round(self._http_guard.suspended_for, 1),
            "shards": sorted(leases.mine) if leases.number else [],
        }
        try:
            async with asyncio.timeout(DATABASE_TIMEOUT_S):
                report |= await self._tables.read(self._backlog)
                await self._tables.store.remember(PROBE, self._tables.clock.now().isoformat())
            report["database"] = "written"
        except TimeoutError:
            report["database"] = NO_ANSWER
        except TableError:
            report["database"] = "not read"
        except StoreError:
            report["database"] = "not written"
        report["healthy"] = (
            report["gateway_ready"]
            and report["heartbeat_seconds"] < MAX_LATENCY_S
            and not report["posting_suspended_seconds"]
            and report["database"] == "written"
        )
        return report

    def _backlog(self, session: Session) -> dict[str, Any]:
        """Measure what waits to be posted, and count the overdue timers."""
        now = self._tables.clock.now()
        waiting = (
            select(func.min(col(OutboxRow.created_at)), func.count(col(OutboxRow.id)))
            .join(TableRow, col(TableRow.id) == col(OutboxRow.table_id))
            .where(
                col(OutboxRow.status) == OutboxStatus.PENDING, col(TableRow.status) != Status.PAUSED
            )
        )
        overdue = (
            select(func.count(col(TimerRow.id)))
            .join(TableRow, col(TableRow.id) == col(TimerRow.table_id))
            .where(col(TimerRow.done_at).is_(None), col(TimerRow.due_at) < now - OVERDUE_AFTER)
            .where(col(TableRow.status) == Status.RUNNING)
        )
        oldest, depth = session.execute(waiting).one()
        age = (now - oldest).total_seconds() if isinstance(oldest, datetime) else 0.0
        return {
            "outbox_oldest_age_seconds": round(age, 1),
            "outbox_pending": depth,
            "timers_overdue": session.scalar(overdue) or 0,
        }

    async def _metrics(self, _: web.Request) -> web.Response:
        registry = CollectorRegistry()
        report = await self.report()
        for name, about in _GAUGES.items():
            Gauge(f"seneschal_{name}", about, registry=registry).set(report.get(name, math.nan))
        timeout = 0 if report["database"] == NO_ANSWER else DATABASE_TIMEOUT_S
        try:
            async with asyncio.timeout(timeout):
                await self._count(registry)
        except (TableError, TimeoutError):
            log.warning("metrics.counts.failed")
        body = generate_latest(REGISTRY) + generate_latest(registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count(self, registry: CollectorRegistry) -> None:
        by_status = select(col(TableRow.status), func.count()).group_by(col(TableRow.status))
        by_process = select(col(LeaseRow.process), func.count()).group_by(col(LeaseRow.process))
        tables = await self._tables.read(lambda s: s.execute(by_status).all())
        leases = await self._tables.read(lambda s: s.execute(by_process).all())
        for name, about, label, rows in (
            ("tables", "Tables by status", "status", tables),
            ("leases", "Shards by the number of the process that serves them", "process", leases),
        ):
            gauge = Gauge(f"seneschal_{name}", about, [label], registry=registry)
            for value, count in rows:
                gauge.labels(str(value)).set(count)


def _is_local(name: str) -> bool:
    """Return whether the host is an IP address, or a name without a dot as in a container network.

    No public web site has such a name, so none can use it to let a browser read these pages.
    """
    try:
        return "." not in name or bool(ip_address(name))
    except ValueError:
        return False


def shorten_malformed(record: logging.LogRecord) -> bool:
    """Log a request that is not HTTP as one line without a trace: it is the client's fault."""
    if record.exc_info and isinstance(record.exc_info[1], HttpProcessingError):
        record.msg, record.args = "http.request.malformed", ()
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.exc_info = record.exc_text = None
    return True


logging.getLogger("aiohttp.server").addFilter(shorten_malformed)

_GAUGES = {
    "healthy": "1 if the bot works",
    "gateway_ready": "1 if the bot is connected to Discord",
    "heartbeat_seconds": "Time Discord took to answer the last heartbeat, for the slowest shard",
    "posting_suspended_seconds": "Time until posting resumes after too many refused requests",
    "outbox_oldest_age_seconds": "Age of the oldest outbox message that waits",
    "outbox_pending": "Outbox messages that wait",
    "timers_overdue": "Timers overdue for five minutes",
}
"""The numbers of the report, with their help texts."""
