"""How often somebody may come in a minute: buckets that fill again as time goes by.

They live in memory, a process each; the longest unused makes room for a new one.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import NamedTuple

from bot.tables.admin.limits import A_MINUTE, Figures
from bot.tables.domain.clock import Clock
from bot.tables.domain.errors import TableError

MAX_BUCKETS = 20_000
MINUTE = timedelta(minutes=1)


_TOO_OFTEN = {
    "commands": "limit-commands",
    "pictures": "limit-pictures",
    "animations": "limit-animations",
    "suggestions": "limit-suggestions",
}


class _Bucket(NamedTuple):
    """What could be taken at a moment."""

    left: float
    at: datetime


class Limiter:
    """Counts what people do, by person, channel and server."""

    def __init__(self, clock: Clock, rates: Mapping[str, Figures] = A_MINUTE) -> None:
        self._clock = clock
        self._rates = rates
        self._buckets: OrderedDict[tuple[str, str, str], _Bucket] = OrderedDict()

    def take(self, kind: str, *, person: str, channel: str, server: str) -> None:
        """Count one of a kind (:data:`~bot.tables.admin.limits.A_MINUTE`), if it may be.

        Raises:
            TableError: it came too often, saying in how many seconds there is room again.
        """
        now, most = self._clock.now(), self._rates[kind]
        scopes = {"person": person, "channel": channel, "server": server}
        for scope, whose in scopes.items():
            figure: int = getattr(most, scope)
            left = self._left((kind, scope, whose), figure, now)
            if left < 1:
                seconds = math.ceil((1 - left) * MINUTE.total_seconds() / figure)
                raise TableError.because(_TOO_OFTEN[kind], scope=scope, seconds=seconds)
        for scope, whose in scopes.items():
            key = (kind, scope, whose)
            self._keep(key, _Bucket(self._left(key, getattr(most, scope), now) - 1, now))

    def _left(self, key: tuple[str, str, str], most: int, now: datetime) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return most
        passed = max(timedelta(), now - bucket.at)
        return min(most, bucket.left + most * (passed / MINUTE))

    def _keep(self, key: tuple[str, str, str], bucket: _Bucket) -> None:
        self._buckets[key] = bucket
        self._buckets.move_to_end(key)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
