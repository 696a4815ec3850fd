"""What is asked of Discord over HTTP: no ban for refused requests, a fair share of its limit.

Discord bans an address for an hour after 10,000 requests refused with 401, 403 or 429 in ten
minutes. Long before that nothing more is posted until the ten minutes have gone by. Its limit of
50 requests a second holds for a bot's processes together: each takes a share that goes by its
shards. Answers to interactions count in neither.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

log = logging.getLogger(__name__)

REFUSED = (401, 403, 429)
MOST_REFUSED = 1000
"""So many in :data:`WITHIN` seconds, and nothing more is posted; an address may have many bots."""
WITHIN = 600.0
A_SECOND = 45.0
"""Requests of all processes together; Discord's limit is 50."""
AT_ONCE = 10
"""So many may come together."""
API = "/api/"
"""What Discord answers there is JSON, or nothing."""
JSON = "application/json"
"""To the letter: discord.py takes nothing else for it."""
NOT_COUNTED = ("/interactions/", "/webhooks/")


class HttpGuard:
    """Looks at every request and its answer."""

    def __init__(
        self, share: Callable[[], float], elapsed: Callable[[], float] = time.monotonic
    ) -> None:
        """``share``: which part of the bot's shards is served here, 0 to 1."""
        self._share = share
        self._elapsed = elapsed
        self._refused: deque[float] = deque(maxlen=MOST_REFUSED)
        self._next = -float("inf")
        self._told = False

    @property
    def trace(self) -> aiohttp.TraceConfig:
        """What aiohttp tells of each request."""
        made = aiohttp.TraceConfig()
        made.on_request_start.append(self._begins)
        made.on_request_end.append(self._ended)
        return made

    async def _begins(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not any(part in request.url.path for part in NOT_COUNTED):
            await asyncio.sleep(self.wait())

    async def _ended(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        answer = request.response
        shared = answer.headers.get("X-RateLimit-Scope") == "shared"
        if answer.status in REFUSED and not shared:
            self.refused()
        if _is_a_strangers(answer):
            answer.close()
            raise aiohttp.ClientPayloadError("this is not Discord's answer")

    def wait(self) -> float:
        """Seconds until the next request may go; it counts as gone then."""
        share = self._share()
        if share >= 1:
            return 0.0
        now, step = self._elapsed(), 1 / (A_SECOND * max(share, 1 / A_SECOND))
        self._next = max(self._next, now - AT_ONCE * step) + step
        return max(0.0, self._next - now)

    def refused(self) -> None:
        """Discord has refused a request."""
        self._refused.append(self._elapsed())
        if self.closed_for and not self._told:
            log.critical("too many refused requests: nothing is posted for a while")
            self._told = True

    @property
    def closed_for(self) -> float:
        """Seconds for which nothing is to be posted; 0 while all is well."""
        if len(self._refused) < MOST_REFUSED:
            return 0.0
        left = max(0.0, self._refused[0] + WITHIN - self._elapsed())
        self._told = self._told and left > 0
        return left


def _is_a_strangers(answer: aiohttp.ClientResponse) -> bool:
    """Whether something before Discord has answered; what it says of errors is known by status."""
    if API not in answer.url.path or answer.status == 204:
        return False
    passing = answer.status == 429 or answer.status >= 500
    return not passing and answer.headers.get("Content-Type") != JSON
