"""The page's routes: its files, and the WebSocket of each tab."""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.sandbox.oauth import BROWSER
from bot.sandbox.page import visible
from bot.sandbox.page.guard import Guard, Handler
from bot.sandbox.page.host import Host, NoHost
from bot.sandbox.page.tab import Tab
from bot.sandbox.page.visitor import Visitor
from bot.sandbox.server import LoopbackDiscord
from bot.sandbox.transcript import Entry

WEB: Final = Path(__file__).parent / "web"
SHARED: Final = Path(__file__).parents[2] / "shared_web"
"""The files that the web page of a table has too."""
KINDS: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
FILE_PATH: Final = re.compile(r"/attachments/(\d{1,20})/")
MAX_FRAME_BYTES: Final = 256 * 1024
"""Maximum size in bytes of a frame from a tab."""
RATE_LIMITED: Final = 429
"""The status of rate limits, which are not faults."""


class Site:
    """The page of one sandbox."""

    def __init__(
        self, server: LoopbackDiscord, *, guard: Guard | None = None, host: Host | None = None
    ) -> None:
        """Add the page to a sandbox that does not listen yet."""
        self._server = server
        self.core = server.core
        self.guard = guard or Guard()
        self.host: Host = host or NoHost()
        self.run = secrets.token_hex(8)
        self._tabs: set[Tab] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        server.app.middlewares.extend((self.guard.middleware, self._check_file))
        server.app.router.add_get("/", self._file)
        server.app.router.add_get("/page/{name}", self._file)
        server.app.router.add_get("/shared/{name}", self._shared_file)
        server.app.router.add_get("/picture/{name}", self._picture)
        server.app.router.add_get("/tab", self._tab)
        server.app.on_shutdown.append(self._close)
        server.transcript.watchers.append(self._answered)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file of the page, as it is on disk now; know the browser again by a cookie."""
        response = self._sent(WEB, request.match_info.get("name", "index.html"))
        if BROWSER not in request.cookies:
            name = secrets.token_urlsafe(12)
            response.set_cookie(BROWSER, name, httponly=True, samesite="Lax")
        return response

    async def _shared_file(self, request: web.Request) -> web.StreamResponse:
        """Serve a file that both pages have, as it is on disk now."""
        return self._sent(SHARED, request.match_info["name"])

    @staticmethod
    def _sent(folder: Path, name: str) -> web.Response:
        path = folder / name
        if path.parent != folder or path.suffix not in KINDS or not path.is_file():
            raise web.HTTPNotFound
        return web.Response(
            body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8"
        )

    @web.middleware
    async def _check_file(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Serve a message's file to a guest only if they may see the message."""
        file = FILE_PATH.match(request.path)
        if file is not None and not self.guard.is_the_bot(request):
            guest = self.guard.person(request)
            if guest is not None and not visible.can_see_file(
                self.core.world.users[guest], int(file[1])
            ):
                raise web.HTTPNotFound
        return await handler(request)

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        """Serve a picture of the welcome page."""
        picture = await self.host.picture(request.match_info["name"])
        if picture is None:
            raise web.HTTPNotFound
        return web.Response(body=picture, content_type="image/png")

    async def _tab(self, request: web.Request) -> web.StreamResponse:
        """Serve a tab as long as it is open."""
        only = self.guard.person(request)
        transport = web.WebSocketResponse(heartbeat=30, max_msg_size=MAX_FRAME_BYTES)
        await transport.prepare(request)
        browser = request.cookies.get(BROWSER, "")
        visitor = Visitor(self._server, self.host, self.guard, browser, only)
        tab = Tab(visitor, transport, self.run)
        self._tabs.add(tab)
        self._sockets.add(transport)
        self.core.world.watchers.append(tab.changed)
        try:
            await tab.serve()
        finally:
            self.core.world.watchers.remove(tab.changed)
            self._sockets.discard(transport)
            self._tabs.discard(tab)
        return transport

    def _answered(self, entry: Entry) -> None:
        if entry.status is not None and entry.status >= 400 and entry.status != RATE_LIMITED:
            for tab in list(self._tabs):
                tab.refused(entry)

    async def _close(self, _: web.Application) -> None:
        for socket in list(self._sockets):
            await socket.close(code=1001)
