"""Tell open pages that what they show has changed, over server-sent events.

An event says only which version the visitor's turn has now; the page then fetches it. So nothing
is sent that the visitor may not see, nothing can get lost, and nothing comes twice. Another event
says how many spectators have the page open, and nothing about them.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from aiohttp import web

from bot.web.access import Access, Visit
from bot.web.answers import Refused
from bot.web.guard import Guard
from bot.web.limits import Limits
from bot.web.sessions import Sessions
from bot.web.turn_page import TurnPages

MIN_KEEPALIVE_S, MAX_SPREAD_MS = 15, 10_000
"""Least seconds between two signs of life, and milliseconds that may be added.

A lost wake-up is noticed then too. Pages that were woken together do not all become due together.
"""
RETRY_MS = 1000
BATCH, PAUSE_S = 25, 0.01
"""Pages that are woken at once, and seconds until the next are.

All of them then ask for the new turn; in this way a thousand do not hold up everything else.
"""
COUNT_S = 2.0
"""Seconds between two counts of a table's spectators."""
HEADERS = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
}


@dataclass(slots=True, eq=False)
class _Stream:
    """An open page: whether a spectator has it, and what it does not know yet."""

    request: web.Request
    spectator: bool
    changed: bool = True
    """Whether the table may have changed."""
    woken: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def watched(self) -> bool:
        """Return whether a spectator is still there; writing would show it only later."""
        return self.spectator and self.request.transport is not None


class Streams:
    """Streams of events, one for each open page."""

    def __init__(
        self,
        access: Access,
        sessions: Sessions,
        pages: TurnPages,
        limits: Limits,
        guard: Guard,
    ) -> None:
        self._access, self._sessions, self._guard = access, sessions, guard
        self._pages, self._limits = pages, limits
        self._open: dict[int, set[_Stream]] = {}
        self._spectators: dict[int, int] = {}
        self._counting: dict[int, asyncio.TimerHandle] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._stopping = False

    def routes(self) -> list[web.RouteDef]:
        """Return the address of a table's events."""
        return [web.get("/t/{page}/events", self._events)]

    def notify(self, table_id: int) -> None:
        """Wake the pages of a table that has changed, here or in another process."""
        self._access.forget(table_id)
        self._pages.forget(table_id)
        if streams := self._open.get(table_id):
            for stream in streams:
                stream.changed = True
            self._start_waking(table_id)

    def stop(self) -> None:
        """End all streams; the pages connect again after the restart."""
        self._stopping = True
        for timer in self._counting.values():
            timer.cancel()
        for streams in self._open.values():
            for stream in streams:
                stream.woken.set()

    def _start_waking(self, table_id: int) -> None:
        work = self._wake(table_id, [*self._open[table_id]])
        task = asyncio.create_task(work, name="wake open web pages")
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def _wake(self, table_id: int, streams: Sequence[_Stream]) -> None:
        """Wake pages in batches; the page that made the move gets its answer first."""
        for first in range(0, len(streams), BATCH):
            await asyncio.sleep(PAUSE_S)
            await self._pages.settle(table_id)  # else all that were woken meanwhile go on together
            for stream in streams[first : first + BATCH]:
                stream.woken.set()

    @contextmanager
    def _opened(self, request: web.Request, visit: Visit) -> Iterator[_Stream]:
        """Keep a stream of a table among the others while it is open."""
        stream, table_id = _Stream(request, visit.seat is None), visit.table.id
        self._open.setdefault(table_id, set()).add(stream)
        try:
            yield stream
        finally:
            self._open[table_id].discard(stream)
            if not self._open[table_id]:
                del self._open[table_id]

    def _begin_to_count(self, table_id: int) -> None:
        """Count the spectators of a table from now on, as long as there are any."""
        if table_id not in self._counting:
            later = asyncio.get_running_loop().call_later
            self._counting[table_id] = later(COUNT_S, self._count, table_id)

    def _count(self, table_id: int) -> None:
        """Count the spectators of a table, and tell its open pages if there are more or fewer."""
        del self._counting[table_id]
        streams, before = self._open.get(table_id, set()), self._spectators.pop(table_id, 0)
        if now := sum(stream.watched for stream in streams):
            self._spectators[table_id] = now
            self._begin_to_count(table_id)
        if streams and now != before:
            self._start_waking(table_id)

    async def _events(self, request: web.Request) -> web.StreamResponse:
        visit = await self._access.visit(request)
        owners = self._limits.open_stream(request, visit.visitor.session)
        response = web.StreamResponse(headers=HEADERS)
        self._guard.protect(response)
        try:
            await response.prepare(request)
            await response.write(f"retry: {RETRY_MS}\n\n".encode())
            with suppress(ConnectionError), self._opened(request, visit) as stream:
                await self._follow(response, visit, stream)
        finally:
            self._limits.close_stream(owners)
        return response

    async def _follow(self, response: web.StreamResponse, visit: Visit, stream: _Stream) -> None:
        """Send what is new until the visitor leaves or may not see the table any more."""
        request, table_id = stream.request, visit.table.id
        sent, told = request.headers.get("Last-Event-ID", ""), None
        while not self._stopping:
            stream.woken.clear()
            if stream.changed:
                stream.changed = False
                version = (await self._pages.read(visit)).version
                if version != sent:
                    data = json.dumps({"version": version})
                    text = f"event: changed\nid: {version}\ndata: {data}\n\n"
                    await response.write(text.encode())
                    sent = version
            if stream.spectator:
                self._begin_to_count(table_id)
            count = self._spectators.get(table_id, 0)
            if count != told:
                await response.write(f'event: spectators\ndata: {{"count": {count}}}\n\n'.encode())
                told = count
            try:
                spread_s = secrets.randbelow(MAX_SPREAD_MS) / 1000
                async with asyncio.timeout(MIN_KEEPALIVE_S + spread_s):
                    await stream.woken.wait()
            except TimeoutError:
                again = await self._still(visit, request.match_info["page"])
                if again is None:
                    await response.write(b"event: closed\ndata: {}\n\n")
                    return
                visit, stream.changed, stream.spectator = again, True, again.seat is None
                await response.write(b": still here\n\n")

    async def _still(self, visit: Visit, page: str) -> Visit | None:
        """Return the same visit by today's rules; ``None`` if the session or the right ended."""
        if not await self._sessions.is_open(visit.visitor):
            return None
        try:
            return await self._access.to_table(visit.visitor, page)
        except Refused:
            return None
