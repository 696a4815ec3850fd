"""Log in with Discord: OAuth2's authorization code flow with state and PKCE, by oauthlib.

Discord tells who the visitor is and nothing else (scope ``identify``); the token it gives is used
once and not stored. The session that begins is the same as after a one-time link.
"""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Self

import aiohttp
from aiohttp import web
from oauthlib.oauth2 import AccessDeniedError, OAuth2Error, WebApplicationClient

from bot.tables.exports import LINK_LIFETIME, WebUser
from bot.tables.facade import Tables
from bot.web.addresses import Addresses
from bot.web.answers import NO_STORE, Refused
from bot.web.application import Application
from bot.web.limits import Limits
from bot.web.sessions import Sessions

log = logging.getLogger(__name__)

SCOPE = ("identify",)
CALLBACK = "/login/callback"
COOKIE = "seneschal-login"
SECURE_COOKIE = f"__Host-{COOKIE}"
STATE_BYTES, VERIFIER_BYTES = 32, 48
MAX_COOKIE = 400
TIMEOUT = aiohttp.ClientTimeout(total=10)
REFUSED, EXPIRED, FAILED = "login-refused", "login-expired", "login-failed"
BUSY = "busy"
"""The words of the page that say why nobody is logged in."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A login that has begun in a browser, which keeps it in a cookie until Discord answers."""

    state: str
    verifier: str
    until: int
    """When it expires, in seconds since 1970."""
    page: str
    """The address of the page where it began, without our host."""

    def to_cookie(self, addresses: Addresses) -> str:
        """Return the attempt as text with a code that only the bot can make."""
        fields = (self.state, self.verifier, str(self.until), self.page)
        return ".".join((*fields, addresses.code("login", *fields)))

    @classmethod
    def from_cookie(cls, text: str, addresses: Addresses) -> Self | None:
        """Return the attempt in a cookie; ``None`` if it is missing or forged."""
        *fields, code = text[:MAX_COOKIE].split(".")
        if len(fields) != 4 or not secrets.compare_digest(
            code.encode(), addresses.code("login", *fields).encode()
        ):
            return None
        state, verifier, until, page = fields
        return cls(state, verifier, int(until), page)


class DiscordLogin:
    """Sends visitors to Discord, and signs them in when they come back."""

    def __init__(
        self,
        tables: Tables,
        addresses: Addresses,
        sessions: Sessions,
        limits: Limits,
        url: str,
        application: Application,
    ) -> None:
        self._tables, self._addresses = tables, addresses
        self._sessions, self._limits = sessions, limits
        self._url, self._application = url, application
        self._secure = url.startswith("https:")
        self._cookie = SECURE_COOKIE if self._secure else COOKIE

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses where a login begins and where Discord sends the visitor back."""
        return [web.get("/login", self._begin), web.get(CALLBACK, self._end)]

    async def _begin(self, request: web.Request) -> web.Response:
        self._limits.take("read", request, None)
        page = request.query.get("page", "")
        if not self._addresses.is_page(page):
            page = "/"  # only pages of ours are returned to
        client = WebApplicationClient(self._application.id)
        until = self._tables.now() + LINK_LIFETIME
        attempt = Attempt(
            secrets.token_urlsafe(STATE_BYTES),
            secrets.token_urlsafe(VERIFIER_BYTES),
            int(until.timestamp()),
            page,
        )
        address = client.prepare_request_uri(
            f"{self._application.api}/oauth2/authorize",
            redirect_uri=self._url + CALLBACK,
            scope=SCOPE,
            state=attempt.state,
            code_challenge=client.create_code_challenge(attempt.verifier, "S256"),
            code_challenge_method="S256",
            prompt="none",  # no question to those who have agreed before
        )
        response = _redirect(address)
        response.set_cookie(
            self._cookie,
            attempt.to_cookie(self._addresses),
            max_age=int(LINK_LIFETIME.total_seconds()),
            httponly=True,
            secure=self._secure,
            samesite="Lax",
            path="/",
        )
        return response

    async def _end(self, request: web.Request) -> web.Response:
        try:
            self._limits.take("sign-in", request, None)
        except Refused:
            return self._refused(BUSY)
        attempt = self._attempt(request)
        if attempt is None:
            return self._refused(EXPIRED)
        try:
            user = await self._user(attempt, self._url + request.path_qs)
        except AccessDeniedError:
            return self._refused(REFUSED)
        except (OAuth2Error, aiohttp.ClientError, TimeoutError, ValueError) as error:
            log.warning("web.login.failed", extra={"why": type(error).__name__})
            return self._refused(FAILED)
        link = await self._tables.web.new_link(user)
        signed_in = await self._tables.web.sign_in(link)
        if signed_in is None:  # deleted meanwhile by "log out everywhere"
            return self._refused(EXPIRED)
        response = self._redirect_back(attempt.page)
        self._sessions.keep(response, signed_in)
        return response

    def _attempt(self, request: web.Request) -> Attempt | None:
        """Return the attempt that Discord's answer is for; ``None`` if it expired or is forged."""
        cookie = request.cookies.get(self._cookie, "")
        attempt = Attempt.from_cookie(cookie, self._addresses)
        state = request.query.get("state", "")
        if attempt is None or not secrets.compare_digest(attempt.state.encode(), state.encode()):
            return None
        expired = self._tables.now() >= datetime.fromtimestamp(attempt.until, UTC)
        return None if expired else attempt

    async def _user(self, attempt: Attempt, answer: str) -> WebUser:
        """Return the user for whom Discord has answered with a code.

        Raises:
            OAuth2Error: Discord or the user refuses, or the code has been used.
            aiohttp.ClientError, TimeoutError, ValueError: Discord does not answer as it should.
        """
        client, app = WebApplicationClient(self._application.id), self._application
        code = client.parse_request_uri_response(answer, state=attempt.state)["code"]
        form = client.prepare_request_body(
            code=code,
            redirect_uri=self._url + CALLBACK,
            code_verifier=attempt.verifier,
            client_secret=app.secret,
        )
        kind = {"Content-Type": "application/x-www-form-urlencoded"}
        async with aiohttp.ClientSession(timeout=TIMEOUT) as session:
            async with session.post(f"{app.api}/oauth2/token", data=form, headers=kind) as answered:
                token = client.parse_request_body_response(await answered.text())
            bearer = {"Authorization": f"Bearer {token['access_token']}"}
            async with session.get(f"{app.api}/oauth2/@me", headers=bearer) as answered:
                answered.raise_for_status()
                user = (await answered.json()).get("user")
        if not isinstance(user, dict) or not str(user.get("id")).isdecimal():
            raise ValueError("not a user")
        return WebUser(str(user["id"]), str(user.get("global_name") or user.get("username")))

    def _refused(self, word: str) -> web.Response:
        """Lead to the page that says in a sentence why nobody is logged in."""
        return self._redirect_back(f"/enter#{word}")

    def _redirect_back(self, to: str) -> web.Response:
        response = _redirect(to)
        response.del_cookie(
            self._cookie, path="/", secure=self._secure, httponly=True, samesite="Lax"
        )
        return response


def _redirect(to: str) -> web.Response:
    return web.Response(status=302, headers={"Location": to, **NO_STORE})
