"""Guard against Discord's invalid-request ban, and stay within our share of its global rate limit.

Discord bans an IP address for an hour after 10,000 requests refused with 401, 403 or 429 within
ten minutes. We stop posting well before that, until the window has passed. The global limit of 50
requests per second applies to all processes of a bot together; each takes a share proportional to
its shards. Responses to interactions don't count towards either limit.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.tables.background.leases import Leases

log = logging.getLogger(__name__)

REFUSED = (401, 403, 429)
MAX_REFUSED = 1000
"""Refused requests within :data:`WINDOW_S` that suspend posting; several bots may share an IP."""
WINDOW_S = 600.0
REQUESTS_PER_S = 45.0
"""Requests of all processes together; Discord's limit is 50."""
BURST_SIZE = 10
"""Requests that may be sent at once after a quiet period."""
MAX_CONCURRENT_REQUESTS = 64
"""Further requests wait for one to end: that is faster than to open another connection."""
API = "/api/"
JSON = "application/json"
"""The exact Content-Type that discord.py recognises."""
NOT_COUNTED = ("/interactions/", "/webhooks/")


class HttpGuard:
    """Delays requests where necessary, and checks every response."""

    def __init__(self, leases: Leases, elapsed: Callable[[], float] = time.monotonic) -> None:
        self._leases = leases
        self._elapsed = elapsed
        self._slots = asyncio.Semaphore(MAX_CONCURRENT_REQUESTS)
        self._refused: deque[float] = deque(maxlen=MAX_REFUSED)
        self._next = -float("inf")
        self._logged = False

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """Return the callbacks for aiohttp."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._on_start)
        trace.on_request_end.append(self._on_end)
        trace.on_request_exception.append(self._on_exception)
        return trace

    async def _on_start(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(part in request.url.path for part in NOT_COUNTED):
            await asyncio.sleep(self.reserve())
        await self._slots.acquire()

    async def _on_end(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        response = request.response
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if response.status in REFUSED and not shared:
            self.count_refused()
        # An endpoint of the API answers with JSON or without a body; of errors only the status
        # matters.
        matters = API in response.url.path and response.status not in (204, 429)
        if matters and response.status < 500 and response.headers.get("Content-Type") != JSON:
            response.close()
            raise aiohttp.ClientPayloadError("a proxy answered instead of Discord")
        self._slots.release()

    async def _on_exception(self, *_: object) -> None:
        self._slots.release()  # also after the error that :meth:`_on_end` raises

    def reserve(self) -> float:
        """Reserve a request, and return the seconds to wait before it may be sent."""
        share = self._leases.share
        if share >= 1:
            return 0.0
        now, step = self._elapsed(), 1 / (REQUESTS_PER_S * max(share, 1 / REQUESTS_PER_S))
        self._next = max(self._next, now - BURST_SIZE * step) + step
        return max(0.0, self._next - now)

    def count_refused(self) -> None:
        """Count a request that Discord has refused."""
        self._refused.append(self._elapsed())
        if self.suspended_for and not self._logged:
            log.critical("posting.suspended", extra={"refused": MAX_REFUSED})
            self._logged = True

    @property
    def suspended_for(self) -> float:
        """Return the seconds until posting resumes; 0 if it is not suspended."""
        if len(self._refused) < MAX_REFUSED:
            return 0.0
        remaining = max(0.0, self._refused[0] + WINDOW_S - self._elapsed())
        self._logged = self._logged and remaining > 0
        return remaining
