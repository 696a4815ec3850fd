"""Limit what users do per minute: commands and presses, pictures, animations, suggestions.

The counts are kept in memory, by each process for itself.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.admin.limits import Quota
from bot.tables.background.scheduling import Clock
from bot.tables.domain.errors import TableError

RATES_PER_MINUTE: Mapping[str, Quota] = MappingProxyType(
    {
        "commands": Quota(person=60, channel=300, server=1200),
        "pictures": Quota(person=30, channel=120, server=480),
        "animations": Quota(person=2, channel=4, server=8),
        "suggestions": Quota(person=240, channel=1200, server=4800),
    }
)
"""Commands, buttons and menus; pictures and animations rendered for one user; autocompletions."""

MAX_BUCKETS = 20_000
"""Maximum number of token buckets in memory; the least recently used one is dropped first."""
MINUTE = timedelta(minutes=1)


class _Bucket(NamedTuple):
    left: float
    at: datetime


class RateLimiter:
    """Limit rates per minute by user, channel and server, with token buckets."""

    def __init__(self, clock: Clock, rates: Mapping[str, Quota] = RATES_PER_MINUTE) -> None:
        self._clock = clock
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str, str], _Bucket] = OrderedDict()

    def take(self, kind: str, *, person: str, channel: str, server: str) -> None:
        """Count one use of a kind; above the limit, raise ``TableError`` with the time to wait."""
        now = self._clock.now()
        used: dict[tuple[str, str, str], _Bucket] = {}
        for scope, owner in (("person", person), ("channel", channel), ("server", server)):
            key, rate = (kind, scope, owner), getattr(self._rates[kind], scope)
            bucket = self._buckets.get(key, _Bucket(rate, now))
            elapsed = max(timedelta(), now - bucket.at)
            left = min(rate, bucket.left + rate * (elapsed / MINUTE))
            if left < 1:
                seconds = math.ceil((1 - left) * MINUTE.total_seconds() / rate)
                raise TableError.because(f"limit-{kind}", scope=scope, seconds=seconds)
            used[key] = _Bucket(left - 1, now)
        for key, bucket in used.items():
            self._buckets[key] = bucket
            self._buckets.move_to_end(key)
        while len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
