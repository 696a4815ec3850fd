"""OAuth2 as Discord offers it: the authorization code grant with PKCE, for one application."""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import yarl
from aiohttp import BasicAuth, web

from bot.sandbox import payloads
from bot.sandbox.model import User
from bot.sandbox.world import World

Json = dict[str, Any]

AUTHORIZE: Final = "/oauth2/authorize"
"""The page where a user agrees; an application's own page leads there."""
BROWSER: Final = "seneschal-browser"
"""The cookie that tells the browsers of one machine apart."""
SCOPES: Final = ("identify",)
CODE_LIFETIME: Final = timedelta(minutes=1)
TOKEN_LIFETIME: Final = timedelta(days=7)
UNAUTHORIZED: Final = {"message": "401: Unauthorized", "code": 0}


@dataclass(frozen=True)
class Grant:
    """A code that Discord has given out, and what the application has to send with it."""

    user: User
    redirect_uri: str
    challenge: str
    expires: float


class OAuth:
    """The pages and endpoints where a user lets an application know who they are."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._grants: dict[str, Grant] = {}
        self._tokens: dict[str, User] = {}
        self.secret = secrets.token_urlsafe(24)
        """The application's secret."""
        self.redirects: set[str] = set()
        """The addresses that Discord may send users back to."""
        self.visitor: User | None = None
        """Who agrees at a browser without a known cookie; with ``None``, they refuse."""
        self._logged_in: dict[str, User] = {}

    def install(self, app: web.Application, base: str) -> None:
        """Add the pages and endpoints to a web application."""
        app.router.add_get(base + AUTHORIZE, self._authorize)
        app.router.add_post(f"{base}/oauth2/token", self._token)
        app.router.add_get(f"{base}/oauth2/@me", self._who)

    def log_in(self, browser: str, user: User) -> None:
        """Let a user be logged in at the browser with this cookie."""
        self._logged_in[browser] = user

    async def _authorize(self, request: web.Request) -> web.Response:
        """Answer as the page does once the user has agreed or refused."""
        asked = request.query
        redirect_uri = asked.get("redirect_uri", "")
        known = asked.get("client_id") == str(self._world.me.id)
        if not known or redirect_uri not in self.redirects:
            return web.Response(status=400, text="Invalid OAuth2 redirect_uri")
        problem = self._problem(asked)
        user = self._logged_in.get(request.cookies.get(BROWSER, ""), self.visitor)
        if problem is None and user is None:
            problem = "access_denied", "The user denied the request"
        answer = {"state": asked["state"]} if "state" in asked else {}
        if problem is not None:
            answer["error"], answer["error_description"] = problem
        else:
            assert user is not None
            code = secrets.token_urlsafe(22)
            expires = self._world.clock.now() + CODE_LIFETIME.total_seconds()
            challenge = asked.get("code_challenge", "")
            self._grants[code] = Grant(user, redirect_uri, challenge, expires)
            answer["code"] = code
        to = yarl.URL(redirect_uri).update_query(answer)
        return web.Response(status=302, headers={"Location": str(to)})

    def _problem(self, asked: Any) -> tuple[str, str] | None:
        """Return the error and its description, if an application asks wrongly."""
        if asked.get("response_type") != "code":
            return "unsupported_response_type", "The authorization server does not support it."
        if asked.get("scope") not in SCOPES:
            return "invalid_scope", "The requested scope is invalid, unknown, or malformed."
        if "code_challenge" in asked and asked.get("code_challenge_method") != "S256":
            return "invalid_request", "Only S256 is supported."
        return None

    async def _token(self, request: web.Request) -> web.Response:
        """Exchange a code, once, for a token."""
        if request.content_type != "application/x-www-form-urlencoded":
            return _error(400, "invalid_request")
        form = await request.post()
        client = (form.get("client_id"), form.get("client_secret"))
        if header := request.headers.get("Authorization"):
            login = BasicAuth.decode(header)
            client = (login.login, login.password)
        if client != (str(self._world.me.id), self.secret):
            return _error(401, "invalid_client")
        if form.get("grant_type") != "authorization_code":
            return _error(400, "unsupported_grant_type")
        grant = self._grants.pop(str(form.get("code")), None)
        wrong = "code" if grant is None else self._wrong_in(form, grant)
        if grant is None or wrong is not None:
            return _error(400, "invalid_grant", f'Invalid "{wrong}" in request.')
        token = secrets.token_urlsafe(22)
        self._tokens[token] = grant.user
        return web.json_response(
            {
                "token_type": "Bearer",
                "access_token": token,
                "expires_in": int(TOKEN_LIFETIME.total_seconds()),
                "refresh_token": secrets.token_urlsafe(22),
                "scope": " ".join(SCOPES),
            }
        )

    def _wrong_in(self, form: Mapping[str, Any], grant: Grant) -> str | None:
        """Return which field does not go with a grant, if any."""
        if grant.expires <= self._world.clock.now():
            return "code"
        if form.get("redirect_uri") != grant.redirect_uri:
            return "redirect_uri"
        verifier = str(form.get("code_verifier"))
        return "code_verifier" if grant.challenge not in ("", _challenge(verifier)) else None

    async def _who(self, request: web.Request) -> web.Response:
        """Tell who has authorized."""
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        user = self._tokens.get(token) if kind == "Bearer" else None
        if user is None:
            return web.json_response(UNAUTHORIZED, status=401)
        bot = self._world.me
        application = {"id": str(bot.id), "name": bot.name, "icon": None, "description": ""}
        expires = datetime.fromtimestamp(self._world.clock.now(), UTC) + TOKEN_LIFETIME
        return web.json_response(
            {
                "application": application,
                "scopes": [*SCOPES],
                "expires": expires.isoformat(),
                "user": payloads.user(user),
            }
        )


def _challenge(verifier: str) -> str:
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _error(status: int, error: str, description: str = "") -> web.Response:
    answer = {"error": error, **({"error_description": description} if description else {})}
    return web.json_response(answer, status=status)
