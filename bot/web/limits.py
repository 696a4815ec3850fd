"""Limit requests per minute, by session and by network address."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import ip_address
from types import MappingProxyType
from typing import NamedTuple

from aiohttp import web

from bot.web.answers import Refused

PER_MINUTE: Mapping[str, int] = MappingProxyType({"read": 600, "change": 120})
"""Requests of one session."""
PER_MINUTE_OF_ADDRESS: Mapping[str, int] = MappingProxyType(
    {"read": 6000, "change": 600, "sign-in": 30}
)
"""Requests of one address; many people may share one."""
MAX_STREAMS = 12
"""Open streams of one session."""
MAX_STREAMS_OF_ADDRESS = 2000
"""Open streams of one address; then a few hundred people who share one can watch a game."""
MAX_BUCKETS = 50_000
MAX_ADDRESSES = 4096
"""Addresses that have been read and are remembered: reading one takes longer than the rest."""
MAX_ADDRESS = 60
"""Characters of an address that are read; a valid one has fewer."""


class _Bucket(NamedTuple):
    left: float
    at: float


class Limits:
    """Token buckets, and counts of open streams."""

    def __init__(self) -> None:
        self._buckets: OrderedDict[tuple[str, str], _Bucket] = OrderedDict()
        self._streams: dict[str, int] = {}

    def take(self, kind: str, request: web.Request, session: str | None) -> None:
        """Count a request; above a limit, raise ``Refused`` with the seconds to wait."""
        self._take(kind, f"address {address_of(request)}", PER_MINUTE_OF_ADDRESS[kind])
        if session is not None:
            self._take(kind, f"session {session}", PER_MINUTE[kind])

    def _take(self, kind: str, owner: str, rate: int) -> None:
        now = time.monotonic()
        bucket = self._buckets.pop((kind, owner), _Bucket(rate, now))
        left = min(rate, bucket.left + rate * (now - bucket.at) / 60)
        self._buckets[kind, owner] = _Bucket(max(0.0, left - 1) if left >= 1 else left, now)
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise _busy(math.ceil((1 - left) * 60 / rate))

    def open_stream(self, request: web.Request, session: str | None) -> list[str]:
        """Count an open stream; return what :meth:`close_stream` needs.

        Raises:
            Refused: the session or the address has too many.
        """
        limits = {f"address {address_of(request)}": MAX_STREAMS_OF_ADDRESS}
        if session is not None:
            limits[f"session {session}"] = MAX_STREAMS
        if any(self._streams.get(owner, 0) >= most for owner, most in limits.items()):
            raise _busy(60)
        for owner in limits:
            self._streams[owner] = self._streams.get(owner, 0) + 1
        return [*limits]

    def close_stream(self, owners: list[str]) -> None:
        """Count a stream no longer."""
        for owner in owners:
            self._streams[owner] -= 1
            if not self._streams[owner]:
                del self._streams[owner]


def _busy(wait_s: int) -> Refused:
    return Refused(429, "busy", wait_s=wait_s)


def address_of(request: web.Request) -> str:
    """Return the visitor's network address; behind a proxy on a private network, what it says.

    Only the last entry was written by that proxy; the others may be forged.
    """
    forwarded = request.headers.get("X-Forwarded-For", "").rpartition(",")[2].strip()
    return _address(request.remote or "", forwarded[:MAX_ADDRESS])


@lru_cache(MAX_ADDRESSES)
def _address(remote: str, forwarded: str) -> str:
    """Return the forwarded address if the remote one may say it, else the remote one."""
    try:
        if forwarded and ip_address(remote).is_private:
            return str(ip_address(forwarded))
    except ValueError:
        return remote
    return remote
