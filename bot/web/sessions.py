"""Who a visitor is: by a cookie that a one-time link has set. There are no passwords."""

from __future__ import annotations

from dataclasses import dataclass

from aiohttp import web

from bot.tables.exports import SESSION_LIFETIME, SignedIn
from bot.tables.facade import Tables
from bot.web.addresses import Addresses
from bot.web.answers import body_of, forbidden, json_answer
from bot.web.limits import Limits
from engine.core.words.catalogue import LANGUAGES, language_of_locale

COOKIE = "seneschal-session"
SECURE_COOKIE = "__Host-seneschal-session"
"""The name on https; browsers then refuse it from other hosts and without encryption."""
MAX_TOKEN = 100


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person at a browser; without a session, ``user_id`` and ``session`` are ``None``."""

    language: str
    user_id: str | None = None
    name: str | None = None
    session: str | None = None


class Sessions:
    """Signs visitors in and out, and knows them again."""

    def __init__(self, tables: Tables, addresses: Addresses, limits: Limits, url: str) -> None:
        self._tables, self._addresses, self._limits = tables, addresses, limits
        self._secure = url.startswith("https:")
        self._cookie = SECURE_COOKIE if self._secure else COOKIE

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses where visitors sign in and out."""
        return [web.post("/session", self._sign_in), web.post("/session/end", self._sign_out)]

    async def visitor(self, request: web.Request, kind: str = "read") -> Visitor:
        """Return who makes a request, and count it by its kind.

        Raises:
            Refused: the visitor makes too many requests.
        """
        token = request.cookies.get(self._cookie, "")[:MAX_TOKEN]
        user = await self._tables.web.user_of(token) if token else None
        self._limits.take(kind, request, None if user is None else token)
        if user is None:
            return Visitor(accepted_language(request))
        chosen = self._tables.preferences.of(user.id).language
        language = chosen or accepted_language(request)
        return Visitor(language, user.id, user.name, token)

    async def is_open(self, visitor: Visitor) -> bool:
        """Return whether a visitor's session goes on; visitors without one have none to lose."""
        if visitor.session is None:
            return True
        return await self._tables.web.user_of(visitor.session) is not None

    async def _sign_in(self, request: web.Request) -> web.Response:
        self._limits.take("sign-in", request, None)
        token = (await body_of(request)).get("token")
        if not isinstance(token, str) or len(token) > MAX_TOKEN:
            raise forbidden()
        signed_in = await self._tables.web.sign_in(token)
        if signed_in is None:
            raise forbidden()
        table = signed_in.table_id
        response = json_answer({"to": "/" if table is None else self._addresses.page(table)})
        self.keep(response, signed_in)
        return response

    def keep(self, response: web.Response, signed_in: SignedIn) -> None:
        """Have the browser keep a new session."""
        response.set_cookie(
            self._cookie,
            signed_in.token,
            max_age=int(SESSION_LIFETIME.total_seconds()),
            httponly=True,
            secure=self._secure,
            samesite="Lax",
            path="/",
        )

    async def _sign_out(self, request: web.Request) -> web.Response:
        visitor = await self.visitor(request, "change")
        everywhere = (await body_of(request)).get("everywhere") is True
        if visitor.user_id is not None and visitor.session is not None:
            if everywhere:
                await self._tables.web.sign_out_everywhere(visitor.user_id)
            else:
                await self._tables.web.sign_out(visitor.session)
        response = json_answer({})
        response.del_cookie(
            self._cookie, path="/", secure=self._secure, httponly=True, samesite="Lax"
        )
        return response


def accepted_language(request: web.Request) -> str:
    """Return the first language that the browser accepts and we offer."""
    for entry in request.headers.get("Accept-Language", "")[:200].split(","):
        language = language_of_locale(entry.partition(";")[0].strip())
        if language is not None:
            return language
    return LANGUAGES[0]
