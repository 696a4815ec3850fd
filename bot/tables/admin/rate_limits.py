"""Rate limits per minute: token buckets for users, channels and servers.

Kept in memory per process; the least recently used bucket is dropped first.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.tables.admin.limits import RATES_PER_MINUTE, Quota
from bot.tables.background.wakeups import Clock
from bot.tables.domain.errors import TableError

MAX_BUCKETS = 20_000
MINUTE = timedelta(minutes=1)


_LIMIT_TEXTS = {
    "commands": "limit-commands",
    "pictures": "limit-pictures",
    "animations": "limit-animations",
    "suggestions": "limit-suggestions",
}


class _Bucket(NamedTuple):
    """The tokens left at a moment."""

    left: float
    at: datetime


class RateLimiter:
    """Rate limiter by user, channel and server."""

    def __init__(self, clock: Clock, rates: Mapping[str, Quota] = RATES_PER_MINUTE) -> None:
        self._clock = clock
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str, str], _Bucket] = OrderedDict()

    def take(self, kind: str, *, person: str, channel: str, server: str) -> None:
        """Count one use of a kind (:data:`~bot.tables.admin.limits.RATES_PER_MINUTE`).

        Raises:
            TableError: the limit is reached; says in how many seconds to try again.
        """
        now, quota = self._clock.now(), self._rates[kind]
        scopes = {"person": person, "channel": channel, "server": server}
        for scope, owner in scopes.items():
            rate: int = getattr(quota, scope)
            left = self._left((kind, scope, owner), rate, now)
            if left < 1:
                seconds = math.ceil((1 - left) * MINUTE.total_seconds() / rate)
                raise TableError.because(_LIMIT_TEXTS[kind], scope=scope, seconds=seconds)
        for scope, owner in scopes.items():
            key = (kind, scope, owner)
            self._keep(key, _Bucket(self._left(key, getattr(quota, scope), now) - 1, now))

    def _left(self, key: tuple[str, str, str], most: int, now: datetime) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return most
        elapsed = max(timedelta(), now - bucket.at)
        return min(most, bucket.left + most * (elapsed / MINUTE))

    def _keep(self, key: tuple[str, str, str], bucket: _Bucket) -> None:
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
