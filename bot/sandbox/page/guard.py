"""Access control: this machine's own pages, and links with a key from elsewhere.

A page of another site must not reach the sandbox through the browser of the person who runs it,
neither directly (checked by `Origin`) nor by a name that was made to point here (`Host`).
"""

from __future__ import annotations

import hmac
import ipaddress
import secrets
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from bot.sandbox.oauth import AUTHORIZE

COOKIE: Final = "seneschal-key"
LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})
BOT_PATHS: Final = ("/api/", "/gateway")
"""The bot's own endpoints, which require its token."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

FORBIDDEN: Final = (
    "This sandbox takes only requests from its own page, under the address it printed."
)
MALFORMED: Final = "The Host or Origin of this request is not an address."
NO_KEY: Final = (
    "This sandbox is open to others by a link with a key. Ask the person who runs it for yours."
)


def is_loopback(address: str) -> bool:
    """Return whether an address can only be reached from this machine."""
    return address in LOOPBACK


def outside_host() -> str:
    """Return the host under which other machines reach this one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # chooses the interface that leads outside; sends nothing
        return str(probe.getsockname()[0])
    return socket.gethostname().lower()


@dataclass
class Guard:
    """Decides which requests are served; with keys, only those that have one.

    `keys` are what links carry: each opens the page for one person, or for all (`None`).
    """

    address: str = "127.0.0.1"
    keys: dict[str, int | None] = field(default_factory=dict)

    @property
    def shared(self) -> bool:
        """Return whether other machines may connect."""
        return not is_loopback(self.address)

    def new_key(self, person: int | None = None) -> str:
        """Create a key for one person, or for the sandbox's owner."""
        for key, whose in self.keys.items():
            if whose == person:
                return key
        key = secrets.token_urlsafe(24)
        self.keys[key] = person
        return key

    def takes(self, request: web.Request) -> bool:
        """Return whether a request comes from our own page, under one of our host names.

        Raises:
            HTTPBadRequest: its Host or Origin is malformed.
        """
        origin = request.headers.get("Origin")
        try:
            name = urlsplit(f"//{request.host}").hostname or ""
            sender = None if origin is None else urlsplit(origin).netloc
        except ValueError:
            raise web.HTTPBadRequest(text=MALFORMED) from None
        if not self._own_name(name) or sender not in (None, request.host):
            return False
        if origin is None and "upgrade" in request.headers.get("Connection", "").lower():
            return request.path.startswith(BOT_PATHS)
        site = request.headers.get("Sec-Fetch-Site", "none")
        is_page = request.path == "/" or request.path.endswith(AUTHORIZE)
        going_there = request.headers.get("Sec-Fetch-Mode") == "navigate" and is_page
        return site in ("none", "same-origin") or going_there

    def _own_name(self, name: str) -> bool:
        if name in LOOPBACK:
            return True
        if not self.shared:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name == socket.gethostname().lower()
        return True

    def outside_url(self, url: str) -> str:
        """Return the address of the page for links to others, given its local address."""
        if self.shared and ipaddress.ip_address(self.address).is_unspecified:
            return f"http://{outside_host()}:{urlsplit(url).port}"
        return url

    def person(self, request: web.Request) -> int | None:
        """Return for whom the request's key is; `None` means everybody.

        Raises:
            HTTPForbidden: a key is needed and there is none.
        """
        if not self.shared:
            return None
        given = request.query.get("key") or request.cookies.get(COOKIE, "")
        for key, person in self.keys.items():
            if hmac.compare_digest(key.encode(), given.encode(errors="replace")):
                return person
        raise web.HTTPForbidden(text=NO_KEY)

    @web.middleware
    async def middleware(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse strangers, and store the key of a link in a cookie."""
        if not self.takes(request):
            raise web.HTTPForbidden(text=FORBIDDEN)
        bots = request.path.startswith(BOT_PATHS)
        if not bots and not self.is_the_bot(request):
            self.person(request)
        response = await handler(request)
        if not response.prepared and not bots:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
            if self.shared and (key := request.query.get("key")):
                response.set_cookie(COOKIE, key, httponly=True, samesite="Strict")
        return response

    def is_the_bot(self, request: web.Request) -> bool:
        """Return whether the bot fetches a file, for which it has no key."""
        local = is_loopback(request.remote or "")
        of_files = request.path.startswith("/attachments/")
        return local and of_files and "Sec-Fetch-Site" not in request.headers
