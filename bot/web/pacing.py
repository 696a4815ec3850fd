"""Let a few requests begin in each pass of the event loop, so that many do not block it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MAX_IN_A_PASS: Final = 25
"""Requests that begin in one pass; then everything else has its turn."""


class Pacer:
    """Admits a few requests in each pass of the event loop; the others wait in order."""

    def __init__(self) -> None:
        self._admitted = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def admit(self) -> None:
        """Wait for the first pass of the event loop that has a place left."""
        loop = asyncio.get_running_loop()
        if self._admitted < MAX_IN_A_PASS:
            if self._admitted == 0:
                loop.call_soon(self._next_pass)
            self._admitted += 1
            return
        place = loop.create_future()
        self._waiting.append(place)
        await place

    def _next_pass(self) -> None:
        """Admit those who have waited longest."""
        self._admitted = 0
        while self._waiting and self._admitted < MAX_IN_A_PASS:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(None)
                self._admitted += 1
        if self._admitted:
            asyncio.get_running_loop().call_soon(self._next_pass)
