"""Let a few requests begin in each pass of the event loop, so that many do not block it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

MAX_IN_A_PASS: Final = 10
"""Requests that begin before everything else has its turn again."""


class Entrance:
    """Where requests wait until the event loop has time for them."""

    def __init__(self) -> None:
        self._begun = 0
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def enter(self) -> None:
        """Wait for the first pass of the event loop that has a place left."""
        loop = asyncio.get_running_loop()
        if self._begun < MAX_IN_A_PASS:
            if self._begun == 0:
                loop.call_soon(self._next_pass)
            self._begun += 1
            return
        place = loop.create_future()
        self._waiting.append(place)
        await place

    def _next_pass(self) -> None:
        """Let in those who have waited longest."""
        self._begun = 0
        while self._waiting and self._begun < MAX_IN_A_PASS:
            place = self._waiting.popleft()
            if not place.done():
                place.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next_pass)
