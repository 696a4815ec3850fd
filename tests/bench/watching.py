"""Spectators without a browser: each follows a table's events and fetches what its page would.

    python -m tests.bench.watching http://127.0.0.1:8662 /t/31-… 1000

Once all have what is new, a line says when each had it, in seconds of the monotonic clock.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import time
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

FRAME = "width=390&shape=tall"
FIRST_ADDRESS = int(ip_address("10.0.0.1"))
MAX_OPENING = 50
"""Spectators who arrive at once."""


class Crowd:
    """All spectators, and which version of the turn each has on the screen."""

    def __init__(self, count: int) -> None:
        self._seen: dict[int, tuple[str, float]] = {}
        self._count, self._told = count, ""

    def saw(self, number: int, version: str) -> None:
        """Note that a spectator has a version on the screen; tell when all have the same."""
        self._seen[number] = version, time.monotonic()
        versions = {seen for seen, _ in self._seen.values()}
        if len(self._seen) == self._count and versions == {version} != {self._told}:
            self._told = version
            print(json.dumps([at for _, at in self._seen.values()]), flush=True)


class Spectator:
    """A page that shows a table to a person without a session."""

    def __init__(self, crowd: Crowd, number: int, url: str, page: str) -> None:
        self._crowd, self._number, self._page = crowd, number, page
        self._host = urlsplit(url).netloc
        self._address = ip_address(FIRST_ADDRESS + number)
        self._had: set[str] = set()

    async def watch(self, slots: asyncio.Semaphore) -> None:
        """Follow the events until the process ends; ``slots`` limits who arrives at once."""
        host, _, port = self._host.partition(":")
        async with slots:
            events, asking = [await asyncio.open_connection(host, int(port)) for _ in range(2)]
            self._ask(events[1], f"{self._page}/events")
            await events[0].readuntil(b"\r\n\r\n")
            await self._wait_for_event(events[0])
            await self._show(*asking)
        while True:
            await self._wait_for_event(events[0])
            await self._show(*asking)

    async def _wait_for_event(self, reader: asyncio.StreamReader) -> None:
        while not (await reader.readline()).startswith(b"event: changed"):
            pass

    async def _show(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Fetch the turn and its picture, as the page does."""
        self._ask(writer, f"{self._page}/turn?{FRAME}")
        turn = json.loads(await self._answer(reader))
        picture = turn["picture"]["address"]
        if picture not in self._had:
            self._had.add(picture)
            self._ask(writer, picture)
            await self._answer(reader)
        self._crowd.saw(self._number, turn["version"])

    def _ask(self, writer: asyncio.StreamWriter, path: str) -> None:
        head = (
            f"GET {path} HTTP/1.1",
            f"Host: {self._host}",
            f"X-Forwarded-For: {self._address}",
            "Accept-Encoding: gzip",
        )
        writer.write("\r\n".join((*head, "\r\n")).encode())

    async def _answer(self, reader: asyncio.StreamReader) -> bytes:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        assert head.startswith("HTTP/1.1 200"), head
        fields = dict(line.lower().split(": ", 1) for line in head.splitlines()[1:] if line)
        body = await reader.readexactly(int(fields["content-length"]))
        return gzip.decompress(body) if fields.get("content-encoding") == "gzip" else body


async def watch(url: str, page: str, count: int) -> None:
    """Watch a table with many spectators until the process is ended."""
    crowd, slots = Crowd(count), asyncio.Semaphore(MAX_OPENING)
    people = [Spectator(crowd, number, url, page) for number in range(count)]
    await asyncio.gather(*(person.watch(slots) for person in people))


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, asyncio.IncompleteReadError, ConnectionError):
        asyncio.run(watch(sys.argv[1], sys.argv[2], int(sys.argv[3])))
