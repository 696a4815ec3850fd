"""Protect every request: our own host and pages only, strict headers, errors without details."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.web.answers import Refused, forbidden, json_answer
from bot.web.pacing import Pacer

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
ONE_YEAR_OF_HTTPS: Final = "max-age=31536000"


class Guard:
    """Refuses requests for another host, and changes from another site."""

    def __init__(self, url: str) -> None:
        """``url`` is the public address of the pages, without a path."""
        self._origin = url
        self._pacer = Pacer()
        parts = urlsplit(url)
        self._host = parts.netloc.lower()
        self._headers = dict(HEADERS)
        if parts.scheme == "https":
            self._headers["Strict-Transport-Security"] = ONE_YEAR_OF_HTTPS

    def require_own(self, request: web.Request) -> None:
        """Raise ``Refused`` unless a request is for our host and, if it changes something, ours.

        A page elsewhere could make its name resolve to this machine, or send forms here with the
        visitor's cookie.
        """
        if request.headers.get("Host", "").lower() != self._host:
            raise Refused(421, "unknown")
        if request.method in ("GET", "HEAD"):
            return
        if request.headers.get("Origin") != self._origin:
            raise forbidden()
        if request.headers.get("Sec-Fetch-Site", "same-origin") != "same-origin":
            raise forbidden()
        if request.content_type != "application/json":
            raise forbidden()

    def protect(self, response: web.StreamResponse) -> None:
        """Add the headers that every response has."""
        for name, value in self._headers.items():
            response.headers.setdefault(name, value)

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Answer a request, or say why not in a word."""
        await self._pacer.admit()
        try:
            self.require_own(request)
            response = await handler(request)
        except Refused as refused:
            response = json_answer(refused.answer, refused.status)
        except web.HTTPException as error:
            response = json_answer({"error": "unknown"}, error.status)
        except Exception:
            log.exception("web.request.failed", extra={"path": request.match_info.route.name})
            response = json_answer({"error": "failed"}, 500)
        if not response.prepared:
            self.protect(response)
        return response
