"""Tell open pages that what they show has changed, over server-sent events.

An event says only which version the visitor's turn has now; the page then fetches it. So nothing
is sent that the visitor may not see, nothing can get lost, and nothing comes twice.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress

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
HEADERS = {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
}


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
        self._waiting: dict[int, set[asyncio.Event]] = {}
        self._waking: set[asyncio.Task[None]] = set()
        self._stopping = False

    def routes(self) -> list[web.RouteDef]:
        """Return the address of a table's events."""
        return [web.get("/t/{page}/events", self._events)]

    def notify(self, table_id: int) -> None:
        """Wake the pages of a table that has changed, here or in another process."""
        self._access.forget(table_id)
        self._pages.forget(table_id)
        if waiting := self._waiting.get(table_id):
            task = asyncio.create_task(self._wake(table_id, [*waiting]), name="wake open web pages")
            self._waking.add(task)
            task.add_done_callback(self._waking.discard)

    def stop(self) -> None:
        """End all streams; the pages connect again after the restart."""
        self._stopping = True
        for events in self._waiting.values():
            for changed in events:
                changed.set()

    async def _wake(self, table_id: int, waiting: Sequence[asyncio.Event]) -> None:
        """Wake pages in batches, and more slowly while the event loop has too much to do.

        The page that made the move gets its answer first.
        """
        loop = asyncio.get_running_loop()
        for first in range(0, len(waiting), BATCH):
            due = loop.time() + PAUSE_S
            await asyncio.sleep(PAUSE_S)
            await asyncio.sleep(max(0.0, loop.time() - due))
            await self._pages.settle(table_id)  # else all that were woken meanwhile go on together
            for changed in waiting[first : first + BATCH]:
                changed.set()

    async def _events(self, request: web.Request) -> web.StreamResponse:
        visit = await self._access.visit(request)
        owners = self._limits.open_stream(request, visit.visitor.session)
        changed, table_id = asyncio.Event(), visit.table.id
        self._waiting.setdefault(table_id, set()).add(changed)
        response = web.StreamResponse(headers=HEADERS)
        self._guard.protect(response)
        try:
            await response.prepare(request)
            await response.write(f"retry: {RETRY_MS}\n\n".encode())
            with suppress(ConnectionError):
                await self._follow(request, response, visit, changed)
        finally:
            self._limits.close_stream(owners)
            self._waiting[table_id].discard(changed)
            if not self._waiting[table_id]:
                del self._waiting[table_id]
        return response

    async def _follow(
        self,
        request: web.Request,
        response: web.StreamResponse,
        visit: Visit,
        changed: asyncio.Event,
    ) -> None:
        """Send each new version until the visitor leaves or may not see the table any more."""
        sent = request.headers.get("Last-Event-ID", "")
        while not self._stopping:
            changed.clear()
            version = (await self._pages.read(visit)).version
            if version != sent:
                data = json.dumps({"version": version})
                text = f"event: changed\nid: {version}\ndata: {data}\n\n"
                await response.write(text.encode())
                sent = version
            try:
                spread_s = secrets.randbelow(MAX_SPREAD_MS) / 1000
                async with asyncio.timeout(MIN_KEEPALIVE_S + spread_s):
                    await changed.wait()
            except TimeoutError:
                again = await self._still(visit, request.match_info["page"])
                if again is None:
                    await response.write(b"event: closed\ndata: {}\n\n")
                    return
                visit = again
                await response.write(b": still here\n\n")

    async def _still(self, visit: Visit, page: str) -> Visit | None:
        """Return the same visit by today's rules; ``None`` if the session or the right ended."""
        if not await self._sessions.is_open(visit.visitor):
            return None
        try:
            return await self._access.to_table(visit.visitor, page)
        except Refused:
            return None
